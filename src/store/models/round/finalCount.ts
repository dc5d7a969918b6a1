import { inFloorOrder } from '../../../domain/event/dances.ts';
import {
  danceMarksOf,
  type JudgesMarksProblem,
  type FinalMarks,
} from '../../../domain/recall/judgesMarks.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { finalWithout, sheetsWithout, withoutStruck } from '../../../domain/floor/coupleOut.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { compareFinal, type Comparison } from '../../../domain/secondCount/compareFinal.ts';
import { secondCount } from '../../../domain/secondCount/secondCount.ts';
import { scoreFinal } from '../../../domain/skating/final.ts';
import type { DanceMarks, FinalResult } from '../../../domain/skating/working.ts';
import type { RoundChanges } from '../../rounds/roundChanges.ts';
import { numbersOn } from './judgesSheet.ts';
import { IN_THE_JOURNAL, type RoundSheets } from './roundSheets.ts';

export type Computed =
  | { readonly kind: 'waiting' }
  /** The sheets go back to the judges through the chairman; nothing is repaired here (Rules 2-4). */
  | { readonly kind: 'invalid'; readonly problems: readonly JudgesMarksProblem[] }
  | {
      readonly kind: 'computed';
      readonly result: FinalResult;
      readonly marks: readonly DanceMarks[];
      /** Counted a second time by a program that shares nothing with the first: only what agrees is posted. */
      readonly twice: Comparison;
    };

/** The final, once every sheet of it is in: counted twice, and the two counts compared. */
export function computeFinal(
  event: CompetitionEvent,
  sheets: RoundSheets,
  countAgain: typeof secondCount = secondCount,
): Computed {
  if (sheets.missing.length > 0 || sheets.couples.length === 0) return { kind: 'waiting' };
  const marked = marksOfFinal(event, sheets);
  if (!marked.ok) return { kind: 'invalid', problems: marked.problems };
  const { dances, struck } = withoutThoseOut(marked.dances, sheets.out);
  const scored = scoreFinal(dances);
  if (!scored.ok) return { kind: 'invalid', problems: [] };
  const second = countAgain(dances);
  if (!second.ok) return { kind: 'invalid', problems: [] };
  return {
    kind: 'computed',
    result: struckFrom(scored.value, struck),
    marks: dances,
    twice: compareFinal(scored.value, second.value),
  };
}

/** The marks as they count, those of couples that are out and keep a place among them. */
function marksOfFinal(
  event: CompetitionEvent,
  sheets: RoundSheets,
):
  | { readonly ok: true; readonly dances: readonly DanceMarks[] }
  | { readonly ok: false; readonly problems: readonly JudgesMarksProblem[] } {
  const dances: DanceMarks[] = [];
  const problems: JudgesMarksProblem[] = [];
  const asMarked = sheets.all.map(({ judge, dance, marks }): FinalMarks => ({
    judge,
    dance,
    placed: numbersOn(marks),
  }));
  const counted = sheetsWithout(asMarked, sheets.out);
  const outButCounted = [...sheets.out.keys()].filter((couple) =>
    counted.some(({ placed }) => placed.includes(couple)),
  );
  // As they are danced: of a couple that is out the first so many count.
  for (const dance of inFloorOrder(event)) {
    const ofDance = danceMarksOf(dance, [...sheets.couples, ...outButCounted], counted);
    if (ofDance.ok) dances.push(ofDance.value);
    else problems.push(...ofDance.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, dances };
}

/** What is counted after couples are out, and whom to strike from what comes out. */
function withoutThoseOut(
  dances: readonly DanceMarks[],
  out: RoundChanges['out'],
): { readonly dances: readonly DanceMarks[]; readonly struck: readonly LeadNumber[] } {
  let left = dances;
  const struck: LeadNumber[] = [];
  for (const [couple, place] of out) {
    const without = finalWithout(left, { kind: 'withdrawn', couple, why: IN_THE_JOURNAL }, place);
    if (!without.ok) continue; // those behind it have moved up on every sheet
    left = without.value.dances;
    if (without.value.struck !== undefined) struck.push(without.value.struck);
  }
  return { dances: left, struck };
}

/** The result without the couples whose place stays empty. */
const struckFrom = (result: FinalResult, struck: readonly LeadNumber[]): FinalResult => ({
  ...result,
  placings: struck.reduce((left, couple) => withoutStruck(left, couple), result.placings),
});

/** Why a final may not be posted yet; undefined when it may. */
export function whyFinalNotPosted(computed: Computed): 'not in' | 'counts disagree' | undefined {
  if (computed.kind !== 'computed') return 'not in';
  return computed.twice.kind === 'agree' ? undefined : 'counts disagree';
}
