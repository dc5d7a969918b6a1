import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { WITHDRAWAL_REASONS } from '../../domain/journal/record.ts';
import { flag, object, optional, addDefault, integer, choice } from '../codec/forms.ts';
import { map, number, text } from '../codec/moreForms.ts';
import { leadKeys } from './keys.ts';

/**
 * Questions to the chairman. `tie`: the cut would split tied couples, so either all of them advance or none.
 */
const QUESTIONS = ['cut', 'tie', 'final', 'short sheet', 'disqualification'] as const;
export type QuestionKind = (typeof QUESTIONS)[number];
/** A signature locks the result; `reopened` withdraws it, with a reason. */
const VERDICTS = ['approved', 'refused', 'signed', 'reopened'] as const;
export type Verdict = (typeof VERDICTS)[number];

const count = optional(integer(0, MAX_COUNT.recalledCouples));
const note = optional(text(MAX_LENGTH.explanation));
const name = (usual: string) => addDefault(text(MAX_LENGTH.title), usual);
// `at` is the server's time. No page reads `uid`, or `of` and `movedFrom` of decisions (results.ts).

/** Fields at `approvals/{event}/{round}/asked`. */
export const questionFields = {
  at: number,
  note,
  name: name('The scrutineer'),
  what: choice(QUESTIONS),
  /** Couples that advance (in a tie: if all tied couples do); on a short sheet, the missing marks. */
  count,
  /** The couples that advance, are tied, or are to be disqualified. */
  couples: optional(map(flag, leadKeys, '$lead')),
  judge: optional(text(MAX_LENGTH.key)),
  dance: optional(text(MAX_LENGTH.name)),
  /** The line-up of the round; missing before it begins. */
  lineUp: optional(integer(0, 9999)),
};
export const question = object(questionFields);

/** Fields at `approvals/{event}/{round}/decided`. */
export const decisionFields = {
  at: number,
  note,
  name: name('The chairman'),
  verdict: choice(VERDICTS),
  /** The number of couples who advance in a tie, as the chairman chose. */
  count,
};
export const decision = object(decisionFields);

/** Fields at `approvals/{event}/{round}/withdrawn`: the question needs no answer. */
export const withdrawalFields = {
  at: number,
  note,
  name: optional(text(MAX_LENGTH.title)),
  because: choice(WITHDRAWAL_REASONS),
};
export const withdrawal = object(withdrawalFields);
