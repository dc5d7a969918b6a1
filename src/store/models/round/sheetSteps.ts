import { countMarksNeeded, isFinal, type Round } from '../../../domain/competition.ts';
import { acceptShort } from '../../../domain/floor/shortSheet.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../delivery/operation.ts';
import type { Approval } from '../../results/approvals.ts';
import { buildShortSheetQuestion, type Question } from '../../results/askChairman.ts';
import { findOpenQuestion } from '../../results/withdrawQuestion.ts';
import { createSheetPlace } from '../../sheets/sheetAt.ts';
import { acceptShortSheet } from '../../sheets/sheetChanges.ts';
import { listMarkedNumbers, type JudgesSheet } from './judgesSheet.ts';
import type { DeskRound, RoundSheets } from './roundSheets.ts';
import { findSheetStatus } from './sheetStanding.ts';

export interface SheetActions {
  /** Key it from paper. */
  readonly key: boolean;
  /** The button to ask the chairman to let a sheet count with too few marks. */
  readonly ask: 'offered' | 'waits for the chairman' | 'no';
  /** True if the chairman has allowed the sheet to count short. */
  readonly count: boolean;
  /** Give it back to its judge. */
  readonly reopen: boolean;
}

const NOTHING: SheetActions = { key: false, ask: 'no', count: false, reopen: false };

const mayCount = (approval: Approval, { judge, dance }: JudgesSheet): boolean =>
  approval.kind === 'answered' &&
  approval.decided.verdict === 'approved' &&
  approval.asked?.what === 'short sheet' &&
  approval.asked.judge === judge &&
  approval.asked.dance === dance;

export function findSheetActions(
  round: Round,
  { couples }: RoundSheets,
  sheet: JudgesSheet,
  approval: Approval,
): SheetActions {
  if (round.state !== 'running' && round.state !== 'marked') return NOTHING;
  const isShort = findSheetStatus(sheet, round, couples.length) === 'short';
  const counts = mayCount(approval, sheet);
  const mayAsk = findOpenQuestion(approval) === undefined ? 'offered' : 'waits for the chairman';
  return {
    key: sheet.seat !== 'in',
    ask: isShort && !isFinal(round) && !counts ? mayAsk : 'no',
    count: isShort && counts,
    reopen: sheet.seat === 'in',
  };
}

/** Asks for a sheet to count with too few marks. */
export const askAboutShortSheet = (
  round: Round,
  { couples }: RoundSheets,
  { judge, dance, marks }: JudgesSheet,
): Question =>
  buildShortSheetQuestion(
    { judge, dance, by: countMarksNeeded(round, couples.length) - listMarkedNumbers(marks).length },
    '',
  );

/** Accepts a short sheet as it is; undefined if it is not short, or without a reason. */
export function countShortSheet(
  { event, round, sheets: { couples } }: DeskRound,
  { judge, dance, marks }: JudgesSheet,
  why: string,
): ((by: Author) => readonly Change[]) | undefined {
  const recalled = listMarkedNumbers(marks);
  const asked = countMarksNeeded(round, couples.length);
  const short = acceptShort(couples, { judge, dance, recalled }, asked, why);
  if (!short.ok) return undefined;
  const place = createSheetPlace(event, round, { judge, dance });
  return (by) => [acceptShortSheet(by, place, { marks: recalled.length, asked, why: short.value.why })];
}
