import { MAX_COUNT } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/defined.ts';
import type { Patch } from '../tree/patch.ts';
import { childrenOf, countOf, type TreePath } from '../tree/path.ts';

const NUMBERS = 'numbers';

/** Numbers that are in use. */
export const numbersInPool: TreePath<ReadonlySet<number>> = {
  at: NUMBERS,
  parse: (raw) => new Set(mapDefined(childrenOf(raw), ([number]) => countOf(number, 1))),
};

/** Numbers that a patch gives out, with their dancers. */
export const assignedNumbers = (patch: Patch): readonly (readonly [at: string, dancer: string])[] =>
  mapDefined(Object.entries(patch), ([at, dancer]) =>
    at.startsWith(`${NUMBERS}/`) && typeof dancer === 'string' ? ([at, dancer] as const) : undefined,
  );

export const numberedFromAt = (uid: string): string => `numberedFrom/${uid}`;

/** Slots in which a device can still take a lead number. */
export const freeNumberSlots = (uid: string): TreePath<readonly number[]> => ({
  at: numberedFromAt(uid),
  parse: (raw) => {
    const used = new Set(childrenOf(raw).map(([slot]) => Number(slot)));
    return Array.from({ length: MAX_COUNT.numbersPerDevice }, (_, slot) => slot).filter(
      (slot) => !used.has(slot),
    );
  },
});
