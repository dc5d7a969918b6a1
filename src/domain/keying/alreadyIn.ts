import { mapDefined } from '../defined.ts';
import type { LeadNumber } from '../ids.ts';
import type { KeyedSoFar } from './keyedSoFar.ts';
import { sortCouples, type PaperSheet, type Typed } from './paperSheet.ts';
import { keyedAs, type KeyedAs } from './twice.ts';

/** A couple whose mark on paper differs from the received sheet. */
export interface PaperDifference {
  readonly couple: LeadNumber;
  readonly paper: KeyedAs;
  readonly isIn: KeyedAs;
}

/** A complete typing; undefined while the first is in progress. */
function typedWhole({ keying }: KeyedSoFar): Typed | undefined {
  switch (keying.kind) {
    case 'first':
      return undefined;
    case 'second':
    case 'settle':
      return keying.first;
    case 'read back':
      return keying.marks;
  }
}

/** The couples that the first typing has reached. */
function saidSoFar(
  sheet: PaperSheet,
  { layout, couples, places }: KeyedSoFar,
): readonly (readonly [LeadNumber, KeyedAs])[] {
  if (sheet.kind === 'final' && layout === 'places')
    return mapDefined(sortCouples(sheet), (couple, at) => {
      const place = places[at];
      return place === undefined ? undefined : ([couple, place] as const);
    });
  return couples.map((couple) => [couple, keyedAs(sheet, couples, couple)] as const);
}

/** Differences between the typed paper and the sheet received in the meantime. */
export function differencesFrom(
  sheet: PaperSheet,
  soFar: KeyedSoFar,
  isIn: Typed,
): readonly PaperDifference[] {
  const whole = typedWhole(soFar);
  const said =
    whole === undefined
      ? saidSoFar(sheet, soFar)
      : sortCouples(sheet).map((couple) => [couple, keyedAs(sheet, whole, couple)] as const);
  return said
    .map(([couple, paper]) => ({ couple, paper, isIn: keyedAs(sheet, isIn, couple) }))
    .filter((one) => one.paper !== one.isIn);
}
