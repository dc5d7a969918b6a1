import { marksNeeded, isFinal, type Round } from '../../../domain/competition.ts';
import { acceptShort } from '../../../domain/floor/shortSheet.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../delivery/operation.ts';
import type { Approval } from '../../results/approvals.ts';
import { askForShortSheet, type Question } from '../../results/askChairman.ts';
import { openQuestion } from '../../results/questionWithdrawn.ts';
import { sheetPlace } from '../../sheets/sheetAt.ts';
import { shortAccepted } from '../../sheets/sheetChanges.ts';
import { markedNumbers, type JudgesSheet } from './judgesSheet.ts';
import type { DeskRound, RoundSheets } from './roundSheets.ts';
import { standingOf } from './sheetStanding.ts';

export interface SheetOffered {
  /** Key it from paper. */
  readonly key: boolean;
  /** The button to ask the chairman to let a sheet count with too few marks. */
  readonly ask: 'offered' | 'waits for the chairman' | 'no';
  /** True if the chairman has allowed the sheet to count short. */
  readonly count: boolean;
  /** Give it back to its judge. */
  readonly reopen: boolean;
}

const NOTHING: SheetOffered = { key: false, ask: 'no', count: false, reopen: false };

const mayCount = (approval: Approval, { judge, dance }: JudgesSheet): boolean =>
  approval.kind === 'answered' &&
  approval.decided.verdict === 'approved' &&
  approval.asked?.what === 'short sheet' &&
  approval.asked.judge === judge &&
  approval.asked.dance === dance;

export function sheetOffered(
  round: Round,
  { couples }: RoundSheets,
  sheet: JudgesSheet,
  approval: Approval,
): SheetOffered {
  if (round.state !== 'running' && round.state !== 'marked') return NOTHING;
  const isShort = standingOf(sheet, round, couples.length) === 'short';
  const counts = mayCount(approval, sheet);
  const mayAsk = openQuestion(approval) === undefined ? 'offered' : 'waits for the chairman';
  return {
    key: sheet.seat !== 'in',
    ask: isShort && !isFinal(round) && !counts ? mayAsk : 'no',
    count: isShort && counts,
    reopen: sheet.seat === 'in',
  };
}

/** Asks for a sheet to count with too few marks. */
export const askAboutShort = (
  round: Round,
  { couples }: RoundSheets,
  { judge, dance, marks }: JudgesSheet,
): Question =>
  askForShortSheet(
    { judge, dance, by: marksNeeded(round, couples.length) - markedNumbers(marks).length },
    '',
  );

/** Accepts a short sheet as it is; undefined if it is not short, or without a reason. */
export function shortCounted(
  { event, round, sheets: { couples } }: DeskRound,
  { judge, dance, marks }: JudgesSheet,
  why: string,
): ((by: Author) => readonly Change[]) | undefined {
  const recalled = markedNumbers(marks);
  const asked = marksNeeded(round, couples.length);
  const short = acceptShort(couples, { judge, dance, recalled }, asked, why);
  if (!short.ok) return undefined;
  const place = sheetPlace(event, round, { judge, dance });
  return (by) => [shortAccepted(by, place, { marks: recalled.length, asked, why: short.value.why })];
}
