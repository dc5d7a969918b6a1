import { ByteCache } from '../byteCache.ts';
import { at, child, type Branch, type Tree, type TreeNode } from '../tree/node.ts';
import { isWithin, type Path } from '../tree/paths.ts';
import { select } from '../tree/query.ts';
import { weightOf } from '../tree/weight.ts';
import type { Changed, News, Window } from './listens.ts';

/** A write that happened: the trees before and after, and the places where they differ. */
export interface Happening {
  readonly before: Tree;
  readonly after: Tree;
  /** The path the write was made at; several places of one update lie below it. */
  readonly path: Path;
  /** The places written that really changed, none within another. */
  readonly changed: readonly Path[];
}

/** What somebody who follows all of `place` is told; undefined when nothing there changed. */
export function newsAt(happening: Happening, place: Path): News | undefined {
  const { before, after, changed } = happening;
  if (changed.some((path) => isWithin(place, path))) {
    const node = at(after, place);
    return at(before, place) === node ? undefined : { kind: 'value', path: place, node };
  }
  // Only what lies within the place: an update may touch neighbours this listener must not see.
  const inside = changed.filter((path) => isWithin(path, place));
  const [only, second] = inside;
  if (only === undefined) return undefined;
  if (second === undefined) return { kind: 'value', path: only, node: at(after, only) };
  const base = isWithin(happening.path, place) ? happening.path : place;
  return {
    kind: 'children',
    path: base,
    changes: inside.map((path) => ({ path: path.slice(base.length), node: at(after, path) })),
  };
}

const MAX_WINDOW_BYTES = 32_000_000;
/** Windows already worked out, by node and query: all who share a query share the work, before and after. */
const windows = new ByteCache<Branch | null>('windows', MAX_WINDOW_BYTES);
/** Names nodes in the keys of the cache, which must not keep a node of an older tree alive. */
const nodeNumbers = new WeakMap<TreeNode, number>();
let nodesNumbered = 0;

function numberOf(node: TreeNode): number {
  const known = nodeNumbers.get(node);
  if (known !== undefined) return known;
  nodesNumbered += 1;
  nodeNumbers.set(node, nodesNumbered);
  return nodesNumbered;
}

/** What a query shows of a node. */
export function windowOnto(tree: Tree, window: Window): Branch | null {
  if (tree === null) return null;
  const key = `${numberOf(tree)} ${window.text}`;
  const known = windows.get(key);
  if (known !== undefined) return known;
  const view = select(tree, window.query);
  // Of a tree that has changed since, the view may be all that keeps its nodes: they count in full.
  windows.set(key, view, weightOf(view));
  return view;
}

/** What somebody who follows a window onto `place` is told: who left, who entered, who changed, together. */
export function newsInWindow(happening: Happening, place: Path, window: Window): News | undefined {
  const before = windowOnto(at(happening.before, place), window);
  const after = windowOnto(at(happening.after, place), window);
  const changes: Changed[] = [];
  before?.children.each((key) => {
    if (child(after, key) === null) changes.push({ path: [key], node: null });
  });
  after?.children.each((key, node) => {
    if (child(before, key) !== node) changes.push({ path: [key], node });
  });
  return changes.length === 0 ? undefined : { kind: 'children', path: place, changes };
}
