import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Approval, Asked } from '../results/approvals.ts';
import { overtakenByReopening, questionWithdrawn } from '../results/questionWithdrawn.ts';
import { sheetPlace } from '../sheets/sheetAt.ts';
import { sheetReopened } from '../sheets/sheetChanges.ts';
import { markingReopened } from './marking.ts';

const withdrawn = (
  by: Author,
  event: CompetitionEvent,
  round: Round,
  asked: Asked | undefined,
): readonly Change[] =>
  asked === undefined ? [] : [questionWithdrawn(by, event, round, asked, 'judging reopened')];

/** Judging is reopened, and what was asked about what the sheets come to needs no answer any more. */
export const judgingReopened = (
  by: Author,
  event: CompetitionEvent,
  round: Round,
  approval: Approval,
  why: string,
): readonly Change[] => [
  markingReopened(by, event, round, why),
  ...withdrawn(by, event, round, overtakenByReopening(approval, undefined)),
];

/** One sheet goes back to its judge, and with it judging where it was closed: a judge can only mark in a round that runs. */
export const sheetGivenBack = (
  by: Author,
  event: CompetitionEvent,
  round: Round,
  { judge, dance }: { readonly judge: JudgeKey; readonly dance: EventDance },
  approval: Approval,
  why: string,
): readonly Change[] => [
  sheetReopened(by, sheetPlace(event, round, { judge, dance }), why),
  ...(round.state === 'marked' ? [markingReopened(by, event, round, why)] : []),
  ...withdrawn(by, event, round, overtakenByReopening(approval, { judge, dance })),
];
