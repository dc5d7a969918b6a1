import { childrenOf, countOf, type Path } from '../tree/path.ts';

/** The numbers that are somebody's. */
export const numbers: Path<ReadonlySet<number>> = {
  at: 'numbers',
  parse: (raw) => new Set(childrenOf(raw).flatMap(([number]) => countOf(number, 1) ?? [])),
};
