import type { Patch } from '../tree/patch.ts';
import { childrenOf, countOf, type Path } from '../tree/path.ts';

const NUMBERS = 'numbers';

/** The numbers that are somebody's. */
export const numbers: Path<ReadonlySet<number>> = {
  at: NUMBERS,
  parse: (raw) => new Set(childrenOf(raw).flatMap(([number]) => countOf(number, 1) ?? [])),
};

/** The numbers that a patch gives out, each with whose it becomes. */
export const numbersGivenBy = (patch: Patch): readonly (readonly [at: string, dancer: string])[] =>
  Object.entries(patch).flatMap(([at, dancer]) =>
    at.startsWith(`${NUMBERS}/`) && typeof dancer === 'string' ? [[at, dancer] as const] : [],
  );
