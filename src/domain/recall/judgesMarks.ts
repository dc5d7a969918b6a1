import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type JudgeKey, type LeadNumber } from '../ids.ts';
import type { DanceMarks } from '../skating/working.ts';

export interface RecallMarks {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly recalled: readonly LeadNumber[];
}

/** One judge's placing in one dance of a final, 1st first. */
export interface FinalMarks {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly placed: readonly LeadNumber[];
}

export type JudgesMarksProblem = { readonly judge: JudgeKey; readonly dance: EventDance } & (
  | { readonly kind: 'short'; readonly by: number }
  | { readonly kind: 'long'; readonly by: number }
  | { readonly kind: 'stranger'; readonly couple: LeadNumber }
  | { readonly kind: 'double'; readonly couple: LeadNumber }
  | { readonly kind: 'missing'; readonly couple: LeadNumber }
);

const numbersOnce = (numbers: readonly LeadNumber[]): readonly LeadNumber[] => [...new Set(numbers)];

const doubles = (numbers: readonly LeadNumber[]): readonly LeadNumber[] =>
  numbersOnce(numbers.filter((couple, at) => numbers.indexOf(couple) !== at));

const strangers = (numbers: readonly LeadNumber[], couples: ReadonlySet<LeadNumber>): readonly LeadNumber[] =>
  numbersOnce(numbers).filter((couple) => !couples.has(couple));

/**
 * Problems of a judge's marks in a preliminary round (Rule 1): unknown numbers, repeated numbers, and a wrong count of
 * valid marks. The count asked for is at most the number of couples. Problems never stop the counting: the judge is
 * asked, or the sheet accepted as it is.
 */
export function findRecallMarksProblems(
  couples: readonly LeadNumber[],
  own: RecallMarks,
  wanted: number,
): readonly JudgesMarksProblem[] {
  const { judge, dance, recalled } = own;
  const inRound = new Set(couples);
  const marks = numbersOnce(recalled).filter((couple) => inRound.has(couple)).length;
  const asked = Math.min(wanted, inRound.size);
  return [
    ...strangers(recalled, inRound).map((couple) => ({ kind: 'stranger', couple, judge, dance }) as const),
    ...doubles(recalled).map((couple) => ({ kind: 'double', couple, judge, dance }) as const),
    ...(marks < asked ? [{ kind: 'short', by: asked - marks, judge, dance } as const] : []),
    ...(marks > asked ? [{ kind: 'long', by: marks - asked, judge, dance } as const] : []),
  ];
}

/** Problems of a judge's marks in a final (Rules 2-4): every couple has to be placed exactly once, and no others. */
export function findFinalMarksProblems(
  couples: readonly LeadNumber[],
  own: FinalMarks,
): readonly JudgesMarksProblem[] {
  const { judge, dance, placed } = own;
  const inFinal = new Set(couples);
  const given = new Set(placed);
  return [
    ...strangers(placed, inFinal).map((couple) => ({ kind: 'stranger', couple, judge, dance }) as const),
    ...doubles(placed).map((couple) => ({ kind: 'double', couple, judge, dance }) as const),
    ...[...inFinal]
      .filter((couple) => !given.has(couple))
      .toSorted(compareNumbers)
      .map((couple) => ({ kind: 'missing', couple, judge, dance }) as const),
  ];
}

/**
 * All judges' marks in one dance of a final, by couple: its place in a judge's order is the mark. If any sheet has
 * problems, returns all problems instead, and the sheets go back to the judges through the chairman (Rules 2-4).
 */
export function collectDanceMarks(
  dance: EventDance,
  couples: readonly LeadNumber[],
  finalMarks: readonly FinalMarks[],
):
  | { readonly ok: true; readonly value: DanceMarks }
  | { readonly ok: false; readonly problems: readonly JudgesMarksProblem[] } {
  const ofDance = finalMarks.filter((one) => one.dance === dance);
  const problems = ofDance.flatMap((one) => findFinalMarksProblems(couples, one));
  if (problems.length > 0) return { ok: false, problems };
  const marks = new Map<LeadNumber, readonly number[]>();
  for (const couple of couples)
    marks.set(
      couple,
      ofDance.map((one) => one.placed.indexOf(couple) + 1),
    );
  return { ok: true, value: { dance, judges: ofDance.map((one) => one.judge), marks } };
}
