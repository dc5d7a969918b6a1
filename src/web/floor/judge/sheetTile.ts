import type { LeadNumber } from '../../../domain/ids.ts';
import type { TileProps, TileState } from '../../kit/parts/couple/Tile.tsx';
import type { CoupleOnSheet } from '../../../store/models/judge/couplesOnSheet.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';

/** Marks a tile as saving until the server has its change. */
export function findSyncState({ delivery }: CurrentSheet, isChanged: boolean): TileProps['sync'] {
  if (delivery.kind === 'refused') return 'refused';
  const isOnTheWay = delivery.kind === 'saving' || delivery.kind === 'here';
  return isOnTheWay && isChanged ? 'saving' : 'saved';
}

export function findTileState({ number }: CoupleOnSheet, sheet: CurrentSheet): TileState {
  if (sheet.numbers.includes(number)) return 'chosen';
  return !sheet.sent && sheet.pencilled.includes(number) ? 'pencilled' : 'open';
}

/** True if the recall differs between this device and the server. */
export const isRecallChanged = (number: LeadNumber, { numbers, there }: CurrentSheet): boolean =>
  numbers.includes(number) !== there.includes(number);
