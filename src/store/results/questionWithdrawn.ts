import type { ScheduledRound } from '../../domain/round/day.ts';
import type { Author, WithdrawnBecause } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { inRound } from '../rounds/ofRound.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { SERVER_TIME } from '../tree/patch.ts';
import type { Approval, Asked } from './approvals.ts';
import { approvalAt } from './resultAt.ts';

/** A question needs no answer any more. It goes with what made it so, in one patch, and the chairman is told. */
export const questionWithdrawn = (
  by: Author,
  { event, round }: ScheduledRound,
  { what }: Asked,
  because: WithdrawnBecause,
): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'question withdrawn', question: what, because },
  patch: {
    [`${approvalAt(event.key, round.number)}/withdrawn`]: {
      uid: by.uid,
      name: by.who,
      at: SERVER_TIME,
      because,
    },
  },
});

/** What the chairman is asked at the moment; undefined when nothing waits. */
export const openQuestion = (approval: Approval): Asked | undefined =>
  approval.kind === 'waits' ? approval.asked : undefined;

/**
 * What waits for the chairman and is overtaken when judges mark again: whatever was asked about what their sheets come to,
 * and a short sheet that goes back to its judge.
 * @param sheet the one that is reopened; missing when judging as a whole is
 */
export function overtakenByReopening(
  approval: Approval,
  sheet: Pick<Asked, 'judge' | 'dance'> | undefined,
): Asked | undefined {
  const asked = openQuestion(approval);
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
