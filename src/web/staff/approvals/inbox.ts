import { mapDefined } from '../../../domain/defined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { EventKey } from '../../../domain/ids.ts';
import type { ChangeRequest } from '../../../store/sheets/changeRequests.ts';
import {
  approvalNow,
  type Approval,
  type Asked,
  type Decided,
  type Withdrawn,
} from '../../../store/results/approvals.ts';

export type Approvals = ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>;

/** A round that waits for the chairman's word. */
export interface Waiting {
  readonly at: ScheduledRound;
  readonly asked: Asked;
}

const NOTHING: Approval = { kind: 'nothing' };

/** Where a round stands with the chairman, whoever took it there. */
export const approvalOfRound = (approvals: Approvals, { event, round }: ScheduledRound): Approval =>
  approvalNow(approvals.get(event.key)?.get(round.number) ?? NOTHING, round);

/** What waits, the newest first: it stands where the eye is. A question about a round that is gone is nobody's. */
export const waitingFor = (day: readonly ScheduledRound[], approvals: Approvals): readonly Waiting[] =>
  mapDefined(day, (at): Waiting | undefined => {
    const approval = approvalOfRound(approvals, at);
    return approval.kind === 'waits' ? { at, asked: approval.asked } : undefined;
  }).toSorted((a, b) => b.asked.at - a.asked.at);

/** A question that needs no answer any more, with its round. */
export interface NotWaiting {
  readonly at: ScheduledRound;
  readonly asked: Asked;
  readonly withdrawn: Withdrawn;
}

/** So long a question that was withdrawn stands where it had been asked: nobody is to wonder where it went. */
const TOLD_MS = 15 * 60_000;

/** What was withdrawn a moment ago, the newest first. */
export const withdrawnLately = (
  day: readonly ScheduledRound[],
  approvals: Approvals,
  now: number,
): readonly NotWaiting[] =>
  mapDefined(day, (at): NotWaiting | undefined => {
    const approval = approvalOfRound(approvals, at);
    return approval.kind === 'withdrawn' && now - approval.withdrawn.at < TOLD_MS
      ? { at, asked: approval.asked, withdrawn: approval.withdrawn }
      : undefined;
  }).toSorted((a, b) => b.withdrawn.at - a.withdrawn.at);

/** The sheets judges want back, each with its round; of a round that is gone, or out already, nobody's any more. */
export const askedBack = (
  day: readonly ScheduledRound[],
  requests: readonly ChangeRequest[],
): readonly { readonly at: ScheduledRound; readonly asked: ChangeRequest }[] =>
  mapDefined(requests, (asked) => {
    const at = day.find(({ event, round }) => event.key === asked.event && round.number === asked.round);
    return at === undefined || at.round.state === 'posted' ? undefined : { at, asked };
  });

/** Results that are out and not signed yet, the last danced first: signing is what locks them. */
export const unsigned = (day: readonly ScheduledRound[], approvals: Approvals): readonly ScheduledRound[] =>
  day
    .filter((at) => at.round.state === 'posted' && at.round.number === 0)
    .filter((at) => {
      const { kind } = approvalOfRound(approvals, at);
      return kind !== 'signed' && kind !== 'waits';
    })
    .toReversed();

/** A decision made, with its round. */
export interface Made {
  readonly at: ScheduledRound;
  readonly asked: Asked | undefined;
  readonly decided: Decided;
}

/** What has been decided, the latest first. */
export const decidedOn = (day: readonly ScheduledRound[], approvals: Approvals): readonly Made[] =>
  mapDefined(day, (at): Made | undefined => {
    const approval = approvalOfRound(approvals, at);
    return approval.kind === 'answered' || approval.kind === 'signed'
      ? { at, asked: approval.asked, decided: approval.decided }
      : undefined;
  }).toSorted((a, b) => b.decided.at - a.decided.at);
