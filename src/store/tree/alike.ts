import { childrenOf } from './path.ts';

/** Lists and nodes with number keys are one thing to the tree, their order is nothing, and what is empty is not there. */
function ordered(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw ?? null;
  const children = childrenOf(raw)
    .map(([key, value]) => [key, ordered(value)] as const)
    .filter(([, value]) => value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return children.length === 0 ? null : children;
}

/** Whether two are the same to the tree. */
export const alike = (a: unknown, b: unknown): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
