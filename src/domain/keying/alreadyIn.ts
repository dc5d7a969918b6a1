import { mapDefined } from '../defined.ts';
import type { LeadNumber } from '../ids.ts';
import type { KeyedSoFar } from './keyedSoFar.ts';
import { inOrderOfNumbers, type PaperSheet, type Typed } from './paperSheet.ts';
import { saidOf, type KeyedAs } from './twice.ts';

/** A couple of which the paper says something else than the sheet that is in. */
export interface PaperDifference {
  readonly couple: LeadNumber;
  readonly paper: KeyedAs;
  readonly isIn: KeyedAs;
}

/** A typing that came to its end; undefined while the first is under way. */
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

/** What the first typing says so far, of the couples it has come to. */
function saidSoFar(
  sheet: PaperSheet,
  { layout, couples, places }: KeyedSoFar,
): readonly (readonly [LeadNumber, KeyedAs])[] {
  if (sheet.kind === 'final' && layout === 'places')
    return mapDefined(inOrderOfNumbers(sheet), (couple, at) => {
      const place = places[at];
      return place === undefined ? undefined : ([couple, place] as const);
    });
  return couples.map((couple) => [couple, saidOf(sheet, couples, couple)] as const);
}

/** Where what is typed of a paper says something else than the sheet that has come in meanwhile. */
export function differencesFrom(
  sheet: PaperSheet,
  soFar: KeyedSoFar,
  isIn: Typed,
): readonly PaperDifference[] {
  const whole = typedWhole(soFar);
  const said =
    whole === undefined
      ? saidSoFar(sheet, soFar)
      : inOrderOfNumbers(sheet).map((couple) => [couple, saidOf(sheet, whole, couple)] as const);
  return said
    .map(([couple, paper]) => ({ couple, paper, isIn: saidOf(sheet, isIn, couple) }))
    .filter((one) => one.paper !== one.isIn);
}
