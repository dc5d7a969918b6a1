import type { ScheduledRound } from '../../domain/round/day.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Approval, ChairmanQuestion } from '../results/approvals.ts';
import { overtakenByReopening, questionWithdrawn } from '../results/questionWithdrawn.ts';
import { sheetPlace } from '../sheets/sheetAt.ts';
import { sheetReopened } from '../sheets/sheetChanges.ts';
import { markingReopened } from './marking.ts';

const withdrawn = (by: Author, at: ScheduledRound, asked: ChairmanQuestion | undefined): readonly Change[] =>
  asked === undefined ? [] : [questionWithdrawn(by, at, asked, 'judging reopened')];

/** Reopens judging, and withdraws questions about the result. */
export const judgingReopened = (
  by: Author,
  at: ScheduledRound,
  approval: Approval,
  why: string,
): readonly Change[] => [
  markingReopened(by, at.event, at.round, why),
  ...withdrawn(by, at, overtakenByReopening(approval, undefined)),
];

/** Returns one sheet to its judge, and reopens judging if it was closed. */
export const returnedSheet = (
  by: Author,
  { event, round, judge, dance }: ScheduledRound & { readonly judge: JudgeKey; readonly dance: EventDance },
  approval: Approval,
  why: string,
): readonly Change[] => [
  sheetReopened(by, sheetPlace(event, round, { judge, dance }), why),
  ...(round.state === 'marked' ? [markingReopened(by, event, round, why)] : []),
  ...withdrawn(by, { event, round }, overtakenByReopening(approval, { judge, dance })),
];
