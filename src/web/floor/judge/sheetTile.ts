import type { LeadNumber } from '../../../domain/ids.ts';
import type { TileProps, TileState } from '../../kit/parts/couple/Tile.tsx';
import type { CoupleOnSheet } from '../../../store/models/judge/couplesOnSheet.ts';
import type { SheetNow } from '../../../store/models/judge/sheetNow.ts';

/** A tile shows that a change of it is on its way until the backend knows of it. */
export function syncOf({ delivery }: SheetNow, isChanged: boolean): TileProps['sync'] {
  if (delivery.kind === 'refused') return 'refused';
  const isOnTheWay = delivery.kind === 'saving' || delivery.kind === 'here';
  return isOnTheWay && isChanged ? 'saving' : 'saved';
}

/** How a couple stands on the sheet of a preliminary round. */
export function recallTile({ number }: CoupleOnSheet, sheet: SheetNow): TileState {
  if (sheet.numbers.includes(number)) return 'chosen';
  return !sheet.sent && sheet.pencilled.includes(number) ? 'pencilled' : 'open';
}

/** Whether a couple is recalled here and not at the backend, or the other way round. */
export const isRecallChanged = (number: LeadNumber, { numbers, there }: SheetNow): boolean =>
  numbers.includes(number) !== there.includes(number);
