import { askedFor, isFinal, type Round } from '../../domain/competition.ts';
import { numbersOn, type DeskSheet } from '../staff/round/deskSheets.ts';

/** How far a sheet is, in a word of the hall. */
export type SheetStateWord =
  | 'missing'
  | 'on device'
  | 'sent'
  | 'paper'
  /** In, with fewer or more marks than asked, and nobody has decided about it. */
  | 'short'
  | 'long'
  /** Short, and the chairman lets it count. */
  | 'accepted'
  | 'wants to change';

export function sheetStateOf(one: DeskSheet, round: Round, couples: number): SheetStateWord {
  const { sheet, card } = one;
  if (one.seat === 'empty') return 'missing';
  if (one.seat === 'part' || sheet === undefined) return 'on device';
  if (sheet.changeRequested === true) return 'wants to change';
  if (sheet.state === 'short') return 'accepted';
  const asked = askedFor(round, couples);
  const marks = numbersOn(card).length;
  if (marks < asked) return 'short';
  if (marks > asked && !isFinal(round)) return 'long';
  return sheet.state === 'paper' ? 'paper' : 'sent';
}
