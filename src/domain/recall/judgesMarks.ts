import type { EventDance } from '../event/dances.ts';
import { byNumber, type JudgeKey, type LeadNumber } from '../ids.ts';
import type { DanceMarks } from '../skating/working.ts';

/** One judge's recalls in one dance of a preliminary round. */
export interface RecallMarks {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly recalled: readonly LeadNumber[];
}

/** One judge's placing in one dance of a final: the couples from the 1st down. */
export interface FinalMarks {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly placed: readonly LeadNumber[];
}

/** What a scrutineer looks for in a judge's marks, with the judge and the dance it is about. */
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
 * What is wrong with a judge's marks of a preliminary round (Rule 1): numbers that are not in the round, numbers written
 * twice, and how far the marks that count are from the number asked for. A round with fewer couples than asked for
 * asks for all of them. None of it stops the counting: the judge is asked, the sheet may be accepted as it is.
 */
export function recallMarksProblems(
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

/** What is wrong with a judge's marks of a final (Rules 2-4): every couple is placed exactly once, nobody else. */
export function finalMarksProblems(
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
      .toSorted(byNumber)
      .map((couple) => ({ kind: 'missing', couple, judge, dance }) as const),
  ];
}

/**
 * The marks of all judges in one dance of a final, couple by couple: a couple's place in a judge's order is the mark. All
 * must be clean; otherwise all their problems come back and the sheets go to the judges through the chairman (Rules 2-4).
 */
export function danceMarksOf(
  dance: EventDance,
  couples: readonly LeadNumber[],
  finalMarks: readonly FinalMarks[],
):
  | { readonly ok: true; readonly value: DanceMarks }
  | { readonly ok: false; readonly problems: readonly JudgesMarksProblem[] } {
  const ofDance = finalMarks.filter((one) => one.dance === dance);
  const problems = ofDance.flatMap((one) => finalMarksProblems(couples, one));
  if (problems.length > 0) return { ok: false, problems };
  const marks = new Map<LeadNumber, readonly number[]>();
  for (const couple of couples)
    marks.set(
      couple,
      ofDance.map((one) => one.placed.indexOf(couple) + 1),
    );
  return { ok: true, value: { dance, judges: ofDance.map((one) => one.judge), marks } };
}
