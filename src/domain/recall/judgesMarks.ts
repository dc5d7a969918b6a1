import type { EventDance } from '../event/dances.ts';
import { byNumber, type JudgeKey, type LeadNumber } from '../ids.ts';
import type { DanceMarks } from '../skating/working.ts';

/** One judge's recalls in one dance of a preliminary round. */
export interface RecallCard {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly recalled: readonly LeadNumber[];
}

/** One judge's placing in one dance of a final: the couples from the 1st down. */
export interface FinalCard {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly placed: readonly LeadNumber[];
}

/** What a scrutineer looks for on a card, with the judge and the dance it is about. */
export type CardProblem = { readonly judge: JudgeKey; readonly dance: EventDance } & (
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
 * What is wrong with a card of a preliminary round (Rule 1): numbers that are not in the round, numbers written
 * twice, and how far the marks that count are from the number asked for. A round with fewer couples than asked for
 * asks for all of them. None of it stops the counting: the judge is asked, the card may be accepted as it is.
 */
export function cardProblems(
  couples: readonly LeadNumber[],
  card: RecallCard,
  wanted: number,
): readonly CardProblem[] {
  const { judge, dance, recalled } = card;
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

/** What is wrong with a final's card (Rules 2-4): every couple of the final stands on it exactly once, nobody else. */
export function finalCardProblems(couples: readonly LeadNumber[], card: FinalCard): readonly CardProblem[] {
  const { judge, dance, placed } = card;
  const inFinal = new Set(couples);
  const onCard = new Set(placed);
  return [
    ...strangers(placed, inFinal).map((couple) => ({ kind: 'stranger', couple, judge, dance }) as const),
    ...doubles(placed).map((couple) => ({ kind: 'double', couple, judge, dance }) as const),
    ...[...inFinal]
      .filter((couple) => !onCard.has(couple))
      .toSorted(byNumber)
      .map((couple) => ({ kind: 'missing', couple, judge, dance }) as const),
  ];
}

/**
 * The cards of one dance of a final as marks: a couple's place on a judge's card is the mark. Every card must be
 * clean; otherwise all their problems come back and the cards go to the judges through the chairman (Rules 2-4).
 */
export function marksOfCards(
  dance: EventDance,
  couples: readonly LeadNumber[],
  cards: readonly FinalCard[],
):
  | { readonly ok: true; readonly value: DanceMarks }
  | { readonly ok: false; readonly problems: readonly CardProblem[] } {
  const ofDance = cards.filter((card) => card.dance === dance);
  const problems = ofDance.flatMap((card) => finalCardProblems(couples, card));
  if (problems.length > 0) return { ok: false, problems };
  const marks = new Map<LeadNumber, readonly number[]>();
  for (const couple of couples)
    marks.set(
      couple,
      ofDance.map((card) => card.placed.indexOf(couple) + 1),
    );
  return { ok: true, value: { dance, judges: ofDance.map((card) => card.judge), marks } };
}
