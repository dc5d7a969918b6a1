import { sortEventDances } from '../../../domain/event/dances.ts';
import {
  collectDanceMarks,
  type JudgesMarksProblem,
  type FinalMarks,
} from '../../../domain/recall/judgesMarks.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { removeFromFinal, removeFromSheets, removeStruck } from '../../../domain/floor/coupleOut.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { compareFinal, type CountComparison } from '../../../domain/secondCount/compareFinal.ts';
import { countSecondTime } from '../../../domain/secondCount/secondCount.ts';
import { scoreFinal } from '../../../domain/skating/final.ts';
import type { DanceMarks, FinalResult } from '../../../domain/skating/working.ts';
import type { CouplesOut } from '../../rounds/couplesOut.ts';
import { listMarkedNumbers } from './judgesSheet.ts';
import { REASON_PLACEHOLDER, type RoundSheets } from './roundSheets.ts';

export type FinalCount =
  | { readonly kind: 'waiting' }
  /** The chairman returns the sheets to the judges; nothing is corrected here (Rules 2-4). */
  | { readonly kind: 'invalid'; readonly problems: readonly JudgesMarksProblem[] }
  | {
      readonly kind: 'computed';
      readonly result: FinalResult;
      readonly marks: readonly DanceMarks[];
      /** Counted again by independent code: a result is posted only if both agree. */
      readonly twice: CountComparison;
    };

/** Counts a final twice once every sheet is in, and compares the counts. */
export function computeFinal(
  event: CompetitionEvent,
  sheets: RoundSheets,
  countAgain: typeof countSecondTime = countSecondTime,
): FinalCount {
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

/** The marks that count, including those of couples that are out but keep a place. */
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
    placed: listMarkedNumbers(marks),
  }));
  const counted = removeFromSheets(asMarked, sheets.out);
  const outButCounted = [...sheets.out.keys()].filter((couple) =>
    counted.some(({ placed }) => placed.includes(couple)),
  );
  // In danced order, because only the first dances count for a couple that is out.
  for (const dance of sortEventDances(event)) {
    const ofDance = collectDanceMarks(dance, [...sheets.couples, ...outButCounted], counted);
    if (ofDance.ok) dances.push(ofDance.value);
    else problems.push(...ofDance.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, dances };
}

/** The marks without couples that are out, and the couples to strike from the result. */
function withoutThoseOut(
  dances: readonly DanceMarks[],
  out: CouplesOut,
): { readonly dances: readonly DanceMarks[]; readonly struck: readonly LeadNumber[] } {
  let left = dances;
  const struck: LeadNumber[] = [];
  for (const [couple, place] of out) {
    const without = removeFromFinal(left, { kind: 'withdrawn', couple, why: REASON_PLACEHOLDER }, place);
    if (!without.ok) continue; // the other couples have already moved up on every sheet
    left = without.value.dances;
    if (without.value.struck !== undefined) struck.push(without.value.struck);
  }
  return { dances: left, struck };
}

/** The couples struck from the result, without those whose place stays empty. */
const struckFrom = (result: FinalResult, struck: readonly LeadNumber[]): FinalResult => ({
  ...result,
  placings: struck.reduce((left, couple) => removeStruck(left, couple), result.placings),
});

/** The reason a final can't be posted yet; undefined: it can. */
export function findFinalPostingProblem(computed: FinalCount): 'not in' | 'counts disagree' | undefined {
  if (computed.kind !== 'computed') return 'not in';
  return computed.twice.kind === 'agree' ? undefined : 'counts disagree';
}
