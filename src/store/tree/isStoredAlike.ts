import { listRawChildren } from './path.ts';

/** Sorts keys, turns lists into nodes with number keys, and drops empty nodes. */
function ordered(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw ?? null;
  const children = listRawChildren(raw)
    .map(([key, value]) => [key, ordered(value)] as const)
    .filter(([, value]) => value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return children.length === 0 ? null : children;
}

/** True if the tree stores both the same. */
export const isStoredAlike = (a: unknown, b: unknown): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
