import { MAX_COUNT } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { Patch } from '../tree/patch.ts';
import { listRawChildren, toCount, type TreePath } from '../tree/path.ts';

const NUMBERS = 'numbers';

/** Numbers that are in use. */
export const numbersInPool: TreePath<ReadonlySet<number>> = {
  at: NUMBERS,
  parse: (raw) => new Set(mapDefined(listRawChildren(raw), ([number]) => toCount(number, 1))),
};

/** Numbers that a patch gives out, with their dancers. */
export const findAssignedNumbers = (patch: Patch): readonly (readonly [at: string, dancer: string])[] =>
  mapDefined(Object.entries(patch), ([at, dancer]) =>
    at.startsWith(`${NUMBERS}/`) && typeof dancer === 'string' ? ([at, dancer] as const) : undefined,
  );

export const numberSlotsAt = (uid: string): string => `numberedFrom/${uid}`;

/** Slots in which a device can still take a lead number. */
export const freeNumberSlotsPath = (uid: string): TreePath<readonly number[]> => ({
  at: numberSlotsAt(uid),
  parse: (raw) => {
    const used = new Set(listRawChildren(raw).map(([slot]) => Number(slot)));
    return Array.from({ length: MAX_COUNT.numbersPerDevice }, (_, slot) => slot).filter(
      (slot) => !used.has(slot),
    );
  },
});
