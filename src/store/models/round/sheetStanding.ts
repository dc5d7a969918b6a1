import { countMarksNeeded, isFinal, type Round } from '../../../domain/competition.ts';
import { mustBeSentAgain } from '../../sheets/sheets.ts';
import { listMarkedNumbers, type JudgesSheet } from './judgesSheet.ts';

export type SheetStatus =
  | 'missing'
  | 'on device'
  /** Returned. */
  | 'reopened'
  | 'sent'
  | 'paper'
  /** Sent with too few or too many marks, and not accepted yet. */
  | 'short'
  | 'long'
  /** Short, but accepted. */
  | 'accepted'
  | 'wants to change';

export function findSheetStatus(one: JudgesSheet, round: Round, couples: number): SheetStatus {
  const { sheet, marks } = one;
  if (one.seat === 'empty') return 'missing';
  if (mustBeSentAgain(sheet, round)) return 'reopened';
  if (one.seat === 'part' || sheet === undefined) return 'on device';
  if (sheet.changeRequested === true) return 'wants to change';
  if (sheet.state === 'short') return 'accepted';
  const asked = countMarksNeeded(round, couples);
  const count = listMarkedNumbers(marks).length;
  if (count < asked) return 'short';
  if (count > asked && !isFinal(round)) return 'long';
  return sheet.state === 'paper' ? 'paper' : 'sent';
}
