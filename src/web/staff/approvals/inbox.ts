import { mapDefined } from '../../../domain/mapDefined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { EventKey } from '../../../domain/ids.ts';
import type { PendingChange } from '../../../store/sheets/changeRequests.ts';
import {
  resolveApproval,
  type Approval,
  type ChairmanQuestion,
  type ChairmanDecision,
  type QuestionWithdrawal,
} from '../../../store/results/approvals.ts';

export type Approvals = ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>;

export interface OpenQuestion {
  readonly at: ScheduledRound;
  readonly question: ChairmanQuestion;
}

const NOTHING: Approval = { kind: 'nothing' };

/** A round's state of approval, by the latest step of either desk. */
export const findRoundApproval = (approvals: Approvals, { event, round }: ScheduledRound): Approval =>
  resolveApproval(approvals.get(event.key)?.get(round.number) ?? NOTHING, round);

/** Open questions, the newest first. A question about a deleted round is dropped. */
export const listOpenQuestions = (
  day: readonly ScheduledRound[],
  approvals: Approvals,
): readonly OpenQuestion[] =>
  mapDefined(day, (at): OpenQuestion | undefined => {
    const approval = findRoundApproval(approvals, at);
    return approval.kind === 'waits' ? { at, question: approval.asked } : undefined;
  }).toSorted((a, b) => b.question.at - a.question.at);

/** A withdrawn question, with its round. */
export interface WithdrawnQuestion {
  readonly at: ScheduledRound;
  readonly question: ChairmanQuestion;
  readonly withdrawn: QuestionWithdrawal;
}

/** A withdrawn question stays visible this long, so that the chairman need not wonder where it went. */
const WITHDRAWN_SHOWN_MS = 15 * 60_000;

/** Recently withdrawn questions, the newest first. */
export const listWithdrawnQuestions = (
  day: readonly ScheduledRound[],
  approvals: Approvals,
  now: number,
): readonly WithdrawnQuestion[] =>
  mapDefined(day, (at): WithdrawnQuestion | undefined => {
    const approval = findRoundApproval(approvals, at);
    return approval.kind === 'withdrawn' && now - approval.withdrawn.at < WITHDRAWN_SHOWN_MS
      ? { at, question: approval.asked, withdrawn: approval.withdrawn }
      : undefined;
  }).toSorted((a, b) => b.withdrawn.at - a.withdrawn.at);

/** The sheets that judges want back, with their rounds, unless the round is deleted or posted. */
export const listChangeRequests = (
  day: readonly ScheduledRound[],
  requests: readonly PendingChange[],
): readonly { readonly at: ScheduledRound; readonly asked: PendingChange }[] =>
  mapDefined(requests, (asked) => {
    const at = day.find(({ event, round }) => event.key === asked.event && round.number === asked.round);
    return at === undefined || at.round.state === 'posted' ? undefined : { at, asked };
  });

/** Posted results without a signature, the last danced first. Signing locks them. */
export const listUnsigned = (
  day: readonly ScheduledRound[],
  approvals: Approvals,
): readonly ScheduledRound[] =>
  day
    .filter((at) => at.round.state === 'posted' && at.round.number === 0)
    .filter((at) => {
      const { kind } = findRoundApproval(approvals, at);
      return kind !== 'signed' && kind !== 'waits';
    })
    .toReversed();

export interface MadeDecision {
  readonly at: ScheduledRound;
  readonly question: ChairmanQuestion | undefined;
  readonly decided: ChairmanDecision;
}

/** Lists all decisions, the latest first. */
export const listDecisions = (
  day: readonly ScheduledRound[],
  approvals: Approvals,
): readonly MadeDecision[] =>
  mapDefined(day, (at): MadeDecision | undefined => {
    const approval = findRoundApproval(approvals, at);
    return approval.kind === 'answered' || approval.kind === 'signed'
      ? { at, question: approval.asked, decided: approval.decided }
      : undefined;
  }).toSorted((a, b) => b.decided.at - a.decided.at);
