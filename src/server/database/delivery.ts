import { ByteCache } from '../byteCache.ts';
import { getNode, getChild, type BranchNode, type Tree, type TreeNode } from '../tree/node.ts';
import { isWithin, type KeyPath } from '../tree/paths.ts';
import { selectChildren } from '../tree/query.ts';
import { estimateWeight } from '../tree/weight.ts';
import type { ChangedPath, ChangeNews, QueryWindow } from './listens.ts';

/** A completed write: the trees before and after, and where they differ. */
export interface CompletedWrite {
  readonly before: Tree;
  readonly after: Tree;
  /** Path of the write; the places of an update are below it. */
  readonly path: KeyPath;
  /** Places that really changed, none within another. */
  readonly changed: readonly KeyPath[];
}

/** News for a listener of all of `place`; undefined if nothing there changed. */
export function findNews(happening: CompletedWrite, place: KeyPath): ChangeNews | undefined {
  const { before, after, changed } = happening;
  if (changed.some((path) => isWithin(place, path))) {
    const node = getNode(after, place);
    return getNode(before, place) === node ? undefined : { kind: 'value', path: place, node };
  }
  // Paths within the listened place only: an update may touch siblings this listener must not see.
  const inside = changed.filter((path) => isWithin(path, place));
  const [only, second] = inside;
  if (only === undefined) return undefined;
  if (second === undefined) return { kind: 'value', path: only, node: getNode(after, only) };
  const base = isWithin(happening.path, place) ? happening.path : place;
  return {
    kind: 'children',
    path: base,
    changes: inside.map((path) => ({ path: path.slice(base.length), node: getNode(after, path) })),
  };
}

const MAX_WINDOW_BYTES = 32_000_000;
/** Computed windows by node and query, shared by all listeners of a query. */
const windows = new ByteCache<BranchNode | null>('windows', MAX_WINDOW_BYTES);
/** Ids for nodes in cache keys, so the cache keeps no old tree alive. */
const nodeNumbers = new WeakMap<TreeNode, number>();
let nodesNumbered = 0;

function numberOf(node: TreeNode): number {
  const known = nodeNumbers.get(node);
  if (known !== undefined) return known;
  nodesNumbered += 1;
  nodeNumbers.set(node, nodesNumbered);
  return nodesNumbered;
}

/** The children a query selects. */
export function selectWindow(tree: Tree, window: QueryWindow): BranchNode | null {
  if (tree === null) return null;
  const key = `${numberOf(tree)} ${window.text}`;
  const known = windows.get(key);
  if (known !== undefined) return known;
  const view = selectChildren(tree, window.query);
  // After a change the view may be all that keeps its nodes alive, so they count in full.
  windows.set(key, view, estimateWeight(view));
  return view;
}

/** News for a listener of a window: children that left, entered or changed, in one message. */
export function findWindowNews(
  happening: CompletedWrite,
  place: KeyPath,
  window: QueryWindow,
): ChangeNews | undefined {
  const before = selectWindow(getNode(happening.before, place), window);
  const after = selectWindow(getNode(happening.after, place), window);
  const changes: ChangedPath[] = [];
  before?.children.each((key) => {
    if (getChild(after, key) === null) changes.push({ path: [key], node: null });
  });
  after?.children.each((key, node) => {
    if (getChild(before, key) !== node) changes.push({ path: [key], node });
  });
  return changes.length === 0 ? undefined : { kind: 'children', path: place, changes };
}
