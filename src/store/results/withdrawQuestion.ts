import type { ScheduledRound } from '../../domain/round/day.ts';
import type { Author, WithdrawalReason } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { toRecordRound } from '../rounds/roundNumbers.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { SERVER_TIME } from '../tree/patch.ts';
import type { Approval, ChairmanQuestion } from './approvals.ts';
import { approvalAt } from './resultAt.ts';

/** Withdraws a question, in one patch with the change that made it superfluous. */
export const withdrawQuestion = (
  by: Author,
  { event, round }: ScheduledRound,
  { what }: ChairmanQuestion,
  because: WithdrawalReason,
): Change => ({
  record: { ...by, ...toRecordRound(event, round), kind: 'question withdrawn', question: what, because },
  patch: {
    [`${approvalAt(event.key, round.number)}/withdrawn`]: {
      uid: by.uid,
      name: by.who,
      at: SERVER_TIME,
      because,
    },
  },
});

/** The question that waits for the chairman. */
export const findOpenQuestion = (approval: Approval): ChairmanQuestion | undefined =>
  approval.kind === 'waits' ? approval.asked : undefined;

/**
 * The open question that reopened sheets make superfluous: one about their result, or about the short sheet itself.
 * @param sheet the reopened one; undefined: judging as a whole
 */
export function findSupersededQuestion(
  approval: Approval,
  sheet: Pick<ChairmanQuestion, 'judge' | 'dance'> | undefined,
): ChairmanQuestion | undefined {
  const asked = findOpenQuestion(approval);
  if (asked === undefined) return undefined;
  switch (asked.what) {
    case 'cut':
    case 'tie':
    case 'final':
      return asked;
    case 'short sheet':
      return sheet !== undefined && sheet.judge === asked.judge && sheet.dance === asked.dance
        ? asked
        : undefined;
    case 'disqualification':
      return undefined;
    default:
      return unreachable(asked.what);
  }
}
