import { at, child, type Branch, type Tree } from '../tree/node.ts';
import { isWithin, type Path } from '../tree/paths.ts';
import { select } from '../tree/query.ts';
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

/** Windows already worked out, by the node they look onto: all who share a query share the work, before and after. */
const MOST_VIEWS = 64;
const known = new WeakMap<object, Map<string, Branch | null>>();

/** What a query shows of a node. */
export function windowOnto(tree: Tree, window: Window): Branch | null {
  if (tree === null) return null;
  const views = known.get(tree) ?? new Map<string, Branch | null>();
  known.set(tree, views);
  const view = views.get(window.text);
  if (view !== undefined) return view;
  // Somebody who asks ever other questions of one node must not fill the memory with the answers.
  if (views.size >= MOST_VIEWS) views.clear();
  const fresh = select(tree, window.query);
  views.set(window.text, fresh);
  return fresh;
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
