import { mapDefined } from '../mapDefined.ts';
import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type JudgeKey, type LeadNumber } from '../ids.ts';
import type { PanelByDance } from '../panels.ts';
import { collectDanceMarks, type FinalMarks } from '../recall/judgesMarks.ts';
import { countMarks } from '../recall/recall.ts';
import { compareFinal, type CountDifference } from '../secondCount/compareFinal.ts';
import { countSecondTime } from '../secondCount/secondCount.ts';
import { scoreFinal } from '../skating/final.ts';
import type { DanceMarks, FinalResult } from '../skating/working.ts';
import { removeFromFinal, removeFromSheets, removeStruck, type PlaceTreatment } from './coupleOut.ts';

/** A judge's sheet for a dance; undefined if there is no readable one. */
export type MarksLookup = (judge: JudgeKey, dance: EventDance) => readonly LeadNumber[] | undefined;

type Out = ReadonlyMap<LeadNumber, PlaceTreatment>;

/** The result of recounting a posted round from the judges' marks alone. */
export type RecountResult =
  | {
      readonly kind: 'agrees';
      readonly marks: number;
      /** Couples that left the final, and the treatment of their places that makes the counts agree. */
      readonly out: Out;
    }
  | { readonly kind: 'final differs'; readonly differences: readonly CountDifference[] }
  | { readonly kind: 'recall differs'; readonly couples: readonly RecallDifference[] }
  /** The marks do not cover the whole round. */
  | { readonly kind: 'cannot' };

export interface RecallDifference {
  readonly couple: LeadNumber;
  readonly posted: number;
  readonly counted: number;
}

const CANNOT = { kind: 'cannot' } as const;

/** The sheets of all seated judges; undefined if one is missing. */
function sheetsOf(panels: PanelByDance, written: MarksLookup): readonly FinalMarks[] | undefined {
  const sheets = [...panels].flatMap(([dance, panel]) =>
    panel.map((judge) => ({ judge, dance, placed: written(judge, dance) })),
  );
  const read = mapDefined(sheets, ({ judge, dance, placed }) =>
    placed === undefined ? undefined : { judge, dance, placed },
  );
  return sheets.length === 0 || read.length < sheets.length ? undefined : read;
}

const marksOn = (sheets: readonly FinalMarks[]): number =>
  sheets.reduce((sum, { placed }) => sum + placed.length, 0);

/** Compares the marks of each couple, summed over all judges and dances (Rule 1). */
export function recountRecall(
  posted: ReadonlyMap<LeadNumber, number>,
  panels: PanelByDance,
  written: MarksLookup,
): RecountResult {
  const sheets = sheetsOf(panels, written);
  if (sheets === undefined) return CANNOT;
  const again = countMarks(
    [...posted.keys()],
    sheets.map(({ judge, dance, placed }) => ({ judge, dance, recalled: placed })),
  );
  const couples = [...posted]
    .map(([couple, count]) => ({ couple, posted: count, counted: again.get(couple) ?? 0 }))
    .filter((one) => one.posted !== one.counted)
    .toSorted((a, b) => compareNumbers(a.couple, b.couple));
  return couples.length === 0
    ? { kind: 'agrees', marks: marksOn(sheets), out: new Map() }
    : { kind: 'recall differs', couples };
}

/** The dances without the couples that left; undefined if the marks are not a valid final. */
function dancesWithout(
  order: readonly EventDance[],
  couples: readonly LeadNumber[],
  sheets: readonly FinalMarks[],
  out: Out,
): readonly DanceMarks[] | undefined {
  const left = removeFromSheets(sheets, out);
  const dances = order.map((dance) => collectDanceMarks(dance, couples, left));
  let marks: readonly DanceMarks[] = mapDefined(dances, (dance) => (dance.ok ? dance.value : undefined));
  if (marks.length < dances.length) return undefined;
  for (const [couple, place] of out) {
    // A placeholder reason; no journal record is written here.
    const without = removeFromFinal(marks, { kind: 'withdrawn', couple, why: '-' }, place);
    if (without.ok) marks = without.value.dances;
  }
  return marks;
}

/** Differences of both counts from the posted result; undefined if the marks are not a valid final. */
function differencesTo(
  posted: FinalResult,
  marks: readonly DanceMarks[],
  out: Out,
): readonly CountDifference[] | undefined {
  const first = scoreFinal(marks);
  const second = countSecondTime(marks);
  if (!first.ok || !second.ok) return undefined;
  const empty = [...out].filter(([, { kind }]) => kind === 'place stays empty').map(([couple]) => couple);
  const seen = new Set<string>();
  return [first.value, second.value].flatMap((counted) => {
    const placings = empty.reduce((left, couple) => removeStruck(left, couple), counted.placings);
    const comparison = compareFinal(posted, { ...counted, placings });
    // List a difference once if both counts find it.
    return comparison.kind === 'agree'
      ? []
      : comparison.differences.filter((one) => {
          const text = JSON.stringify(one);
          const isNew = !seen.has(text);
          seen.add(text);
          return isNew;
        });
  });
}

/**
 * Possible ways couples left this final. A couple on a sheet but in no dance left with the couples behind moving up. A
 * couple placed in the dances but not in the final left an empty place. A couple last from some dance on has to be tried.
 */
function waysOut(posted: FinalResult, couples: readonly LeadNumber[], sheets: readonly FinalMarks[]): Out[] {
  const placed = new Set(sheets.flatMap((sheet) => sheet.placed));
  const certain = new Map<LeadNumber, PlaceTreatment>([
    ...[...placed]
      .filter((couple) => !couples.includes(couple))
      .map((couple) => [couple, { kind: 'couples behind move up' }] as const),
    ...couples
      .filter((couple) => posted.placings.every((one) => one.couple !== couple))
      .map((couple) => [couple, { kind: 'place stays empty' }] as const),
  ]);
  const others = couples.filter((couple) => !certain.has(couple));
  const later = others.flatMap((couple) =>
    posted.dances.map((_, danced): Out => {
      const last = { kind: 'last in the dances not danced', danced } as const;
      return new Map([...certain, [couple, last]]);
    }),
  );
  return [certain, ...later];
}

/**
 * Counts a final twice from the marks, with two independent programs, and compares both with the posted result.
 * @param posted with its dances in floor order
 */
export function recountFinal(posted: FinalResult, panels: PanelByDance, written: MarksLookup): RecountResult {
  const sheets = sheetsOf(panels, written);
  const [first] = posted.dances;
  if (sheets === undefined || first === undefined) return CANNOT;
  const couples = first.placings.map(({ couple }) => couple).toSorted(compareNumbers);
  const order = posted.dances.map(({ dance }) => dance);
  let found: readonly CountDifference[] | undefined;
  for (const out of waysOut(posted, couples, sheets)) {
    const marks = dancesWithout(order, couples, sheets, out);
    const differences = marks === undefined ? undefined : differencesTo(posted, marks, out);
    if (differences?.length === 0) return { kind: 'agrees', marks: marksOn(sheets), out };
    found ??= differences;
  }
  return found === undefined ? CANNOT : { kind: 'final differs', differences: found };
}
