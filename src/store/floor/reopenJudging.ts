import type { ScheduledRound } from '../../domain/round/day.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Approval, ChairmanQuestion } from '../results/approvals.ts';
import { findSupersededQuestion, withdrawQuestion } from '../results/withdrawQuestion.ts';
import { createSheetPlace } from '../sheets/sheetAt.ts';
import { recordReopenedSheet } from '../sheets/sheetChanges.ts';
import { reopenMarking } from './marking.ts';

const withdrawn = (by: Author, at: ScheduledRound, asked: ChairmanQuestion | undefined): readonly Change[] =>
  asked === undefined ? [] : [withdrawQuestion(by, at, asked, 'judging reopened')];

/** Reopens judging, and withdraws questions about the result. */
export const reopenJudging = (
  by: Author,
  at: ScheduledRound,
  approval: Approval,
  why: string,
): readonly Change[] => [
  reopenMarking(by, at.event, at.round, why),
  ...withdrawn(by, at, findSupersededQuestion(approval, undefined)),
];

/** Returns one sheet to its judge, and reopens judging if it was closed. */
export const returnSheetToJudge = (
  by: Author,
  { event, round, judge, dance }: ScheduledRound & { readonly judge: JudgeKey; readonly dance: EventDance },
  approval: Approval,
  why: string,
): readonly Change[] => [
  recordReopenedSheet(by, createSheetPlace(event, round, { judge, dance }), why),
  ...(round.state === 'marked' ? [reopenMarking(by, event, round, why)] : []),
  ...withdrawn(by, { event, round }, findSupersededQuestion(approval, { judge, dance })),
];
