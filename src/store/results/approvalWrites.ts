import { asWritten } from '../../domain/event/asWritten.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { EventKey, JudgeKey, LeadNumber } from '../../domain/ids.ts';
import type { Verdict } from './approvals.ts';
import type { QuestionKind } from './approvals.ts';
import { approvalAt } from './resultAt.ts';
import type { Signer } from '../journal/signer.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

interface RoundAt {
  readonly event: EventKey;
  readonly round: number;
}

/** The round as it is when something is asked about it: with another line-up it is another question. */
export interface AskedOf extends RoundAt {
  readonly lineUp?: number | undefined;
}

const signed = ({ uid, name }: Signer) => ({ uid, name, at: SERVER_TIME });

const named = (couples: readonly LeadNumber[]): Json =>
  Object.fromEntries(couples.map((couple) => [couple, true]));

const noted = (note: string): { readonly note?: string } => (note.trim() === '' ? {} : { note: note.trim() });

const ask = (
  { event, round, lineUp }: AskedOf,
  who: Signer,
  what: QuestionKind,
  about: Readonly<Record<string, Json>>,
): Patch => ({
  [`${approvalAt(event, round)}/asked`]: {
    ...signed(who),
    what,
    ...about,
    ...(lineUp === undefined ? {} : { lineUp }),
  },
  // What was withdrawn before was another question.
  [`${approvalAt(event, round)}/withdrawn`]: null,
});

/** The scrutineer proposes a cut: these couples dance on. */
export const askForCut = (at: AskedOf, who: Signer, couples: readonly LeadNumber[], note: string): Patch =>
  ask(at, who, 'cut', { count: couples.length, couples: named(couples), ...noted(note) });

/** A tie across the cut: `through` dance on if all of the tied do. All of them or none (Rule 1): the chairman says. */
export const askForTie = (
  at: AskedOf,
  who: Signer,
  tie: { readonly through: number; readonly tied: readonly LeadNumber[] },
  note: string,
): Patch => ask(at, who, 'tie', { count: tie.through, couples: named(tie.tied), ...noted(note) });

/** The result of a final, before it is posted. */
export const askForFinal = (at: AskedOf, who: Signer, note: string): Patch =>
  ask(at, who, 'final', noted(note));

/** A sheet with `by` marks too few: accepted as it is, or back to the judge. */
export const askForShortSheet = (
  at: AskedOf,
  who: Signer,
  sheet: { readonly judge: JudgeKey; readonly dance: EventDance; readonly by: number },
  note: string,
): Patch =>
  ask(at, who, 'short sheet', {
    judge: sheet.judge,
    dance: asWritten(sheet.dance),
    count: sheet.by,
    ...noted(note),
  });

/** A couple is to be out of a round, whoever else comes in; `why` is what the chairman reads. */
export const askForDisqualification = (at: AskedOf, who: Signer, couple: LeadNumber, why: string): Patch =>
  ask({ ...at, lineUp: undefined }, who, 'disqualification', { couples: named([couple]), ...noted(why) });

/** What the chairman has decided. In a tie `count` says how many go through. */
export const decide = (
  { event, round }: RoundAt,
  who: Signer,
  verdict: Verdict,
  more: { readonly note: string; readonly count?: number | undefined },
): Patch => ({
  [`${approvalAt(event, round)}/decided`]: {
    ...signed(who),
    verdict,
    ...noted(more.note),
    ...(more.count === undefined ? {} : { count: more.count }),
  },
});
