import { mapDefined } from '../mapDefined.ts';
import type { LeadNumber } from '../ids.ts';
import type { KeyingProgress } from './keyingProgress.ts';
import { sortCouples, type PaperSheet, type TypedMarks } from './paperSheet.ts';
import { findKeyedMark, type KeyedMark } from './compareTypings.ts';

/** A couple whose mark on paper differs from the received sheet. */
export interface PaperDifference {
  readonly couple: LeadNumber;
  readonly paper: KeyedMark;
  readonly isIn: KeyedMark;
}

/** A complete typing; undefined while the first is in progress. */
function typedWhole({ keying }: KeyingProgress): TypedMarks | undefined {
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
  { layout, couples, places }: KeyingProgress,
): readonly (readonly [LeadNumber, KeyedMark])[] {
  if (sheet.kind === 'final' && layout === 'places')
    return mapDefined(sortCouples(sheet), (couple, at) => {
      const place = places[at];
      return place === undefined ? undefined : ([couple, place] as const);
    });
  return couples.map((couple) => [couple, findKeyedMark(sheet, couples, couple)] as const);
}

/** Differences between the typed paper and the sheet received in the meantime. */
export function compareWithPaper(
  sheet: PaperSheet,
  soFar: KeyingProgress,
  isIn: TypedMarks,
): readonly PaperDifference[] {
  const whole = typedWhole(soFar);
  const said =
    whole === undefined
      ? saidSoFar(sheet, soFar)
      : sortCouples(sheet).map((couple) => [couple, findKeyedMark(sheet, whole, couple)] as const);
  return said
    .map(([couple, paper]) => ({ couple, paper, isIn: findKeyedMark(sheet, isIn, couple) }))
    .filter((one) => one.paper !== one.isIn);
}
