import { MOST } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/defined.ts';
import type { Patch } from '../tree/patch.ts';
import { childrenOf, countOf, type Path } from '../tree/path.ts';

const NUMBERS = 'numbers';

/** The numbers that are somebody's. */
export const numbers: Path<ReadonlySet<number>> = {
  at: NUMBERS,
  parse: (raw) => new Set(mapDefined(childrenOf(raw), ([number]) => countOf(number, 1))),
};

/** The numbers that a patch gives out, each with whose it becomes. */
export const numbersGivenBy = (patch: Patch): readonly (readonly [at: string, dancer: string])[] =>
  mapDefined(Object.entries(patch), ([at, dancer]) =>
    at.startsWith(`${NUMBERS}/`) && typeof dancer === 'string' ? ([at, dancer] as const) : undefined,
  );

/** The lead numbers that a device has taken, by their slots. */
export const numberedFromAt = (uid: string): string => `numberedFrom/${uid}`;

/** The slots in which a device can still take a lead number: a few, so that a stranger does not take them all. */
export const freeNumberSlots = (uid: string): Path<readonly number[]> => ({
  at: numberedFromAt(uid),
  parse: (raw) => {
    const used = new Set(childrenOf(raw).map(([slot]) => Number(slot)));
    return Array.from({ length: MOST.numbered }, (_, slot) => slot).filter((slot) => !used.has(slot));
  },
});
