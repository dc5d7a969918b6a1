import { childOf, childrenOf } from '../tree/path.ts';
import { begunSince } from './begunSince.ts';
import { ITS_RECORD } from '../delivery/operation.ts';
import { PLAN_RECORD, planRevision, undoAt } from './planning.ts';
import { ONE_MORE, type Patch } from '../tree/patch.ts';
import { asJson } from '../tree/asJson.ts';
import { isPatch as isJsonPatch } from '../tree/json.ts';

/** What lies at a path of the tree. */
export type ReadAt = (path: string) => unknown;

/** Lets paths be read out of what was read of the tree at `roots`. */
export const readerOf =
  (roots: ReadonlyMap<string, unknown>): ReadAt =>
  (path) => {
    const root = [...roots.keys()].find((at) => path === at || path.startsWith(`${at}/`));
    if (root === undefined) throw new Error(`${path} has not been read.`);
    return path
      .slice(root.length)
      .split('/')
      .filter((key) => key !== '')
      .reduce((node, key) => childOf(node, key), roots.get(root));
  };

/** Lists and nodes with number keys are one thing to the tree, their order is nothing, and what is empty is not there. */
function ordered(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw ?? null;
  const children = childrenOf(raw)
    .map(([key, value]) => [key, ordered(value)] as const)
    .filter(([, value]) => value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return children.length === 0 ? null : children;
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

/** What is counted on is counted on once more when the publication is taken back: it is not undone. */
const isCount = (value: unknown): boolean => alike(value, ONE_MORE);

const inverseOf = (patch: Patch, read: ReadAt): Patch =>
  Object.fromEntries(
    Object.entries(patch).map(([path, value]) => [path, isCount(value) ? ONE_MORE : asJson(read(path))]),
  );

/**
 * The patch of a published plan: the change itself, what takes it back, and the next revision. The rules take the revision
 * only when it is one more than the one in the tree, and only with its record in the journal.
 * @param revision the one this publication is made on top of
 */
export const published = (patch: Patch, revision: number, read: ReadAt): Patch => ({
  ...patch,
  [planRevision.at]: revision + 1,
  [PLAN_RECORD]: ITS_RECORD,
  // As text: its keys are paths, which no key of the tree can be.
  [undoAt(revision + 1)]: JSON.stringify({ done: patch, back: inverseOf(patch, read) }),
});

export interface Undo {
  readonly done: Patch;
  readonly back: Patch;
}

const isPatch = (raw: unknown): raw is Patch =>
  isJsonPatch(raw) && Object.keys(raw).every((path) => /^[^.#$[\]]+$/.test(path));

/** Why a publication is not taken back. */
export type UndoProblem =
  | { readonly code: 'not kept' }
  | { readonly code: 'unreadable' }
  /** Places it changed have been changed again since: a round was started, a couple checked in. */
  | { readonly code: 'changed since'; readonly places: readonly string[] };

type Found<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: UndoProblem };

/** What takes a publication back, as it was kept. */
export function parseUndo(raw: unknown): Found<Undo> {
  if (typeof raw !== 'string') return { ok: false, problem: { code: 'not kept' } };
  try {
    const kept: unknown = JSON.parse(raw);
    const [done, back] = [childOf(kept, 'done'), childOf(kept, 'back')];
    if (isPatch(done) && isPatch(back)) return { ok: true, value: { done, back } };
  } catch {
    // Not even JSON.
  }
  return { ok: false, problem: { code: 'unreadable' } };
}

/** The places an undo touches, for reading them first. */
export const placesOf = ({ done }: Undo): readonly string[] => Object.keys(done);

/**
 * The patch that takes a publication back. Refused when something it wrote has been changed since: a couple that was
 * checked in, another publication; and when a round whose couples or whose turn would be others has begun since.
 */
export function undone({ done, back }: Undo, read: ReadAt): Found<Patch> {
  const since = [
    ...Object.keys(done).filter((path) => !isCount(done[path]) && !alike(done[path], read(path))),
    ...begunSince(back, read),
  ];
  return since.length === 0
    ? { ok: true, value: back }
    : { ok: false, problem: { code: 'changed since', places: since } };
}
