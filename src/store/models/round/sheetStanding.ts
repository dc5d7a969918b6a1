import { marksNeeded, isFinal, type Round } from '../../../domain/competition.ts';
import { isToSendAgain } from '../../sheets/sheets.ts';
import { markedNumbers, type JudgesSheet } from './judgesSheet.ts';

export type SheetStanding =
  | 'missing'
  | 'on device'
  /** Returned. */
  | 'reopened'
  | 'sent'
  | 'paper'
  /** The sheet was sent with another number of marks than asked, and is not decided. */
  | 'short'
  | 'long'
  /** Short, but accepted. */
  | 'accepted'
  | 'wants to change';

export function standingOf(one: JudgesSheet, round: Round, couples: number): SheetStanding {
  const { sheet, marks } = one;
  if (one.seat === 'empty') return 'missing';
  if (isToSendAgain(sheet, round)) return 'reopened';
  if (one.seat === 'part' || sheet === undefined) return 'on device';
  if (sheet.changeRequested === true) return 'wants to change';
  if (sheet.state === 'short') return 'accepted';
  const asked = marksNeeded(round, couples);
  const count = markedNumbers(marks).length;
  if (count < asked) return 'short';
  if (count > asked && !isFinal(round)) return 'long';
  return sheet.state === 'paper' ? 'paper' : 'sent';
}
