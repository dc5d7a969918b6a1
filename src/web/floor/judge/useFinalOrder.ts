import { useState } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import { buildFinalModel, NO_SWAP, type PressResult } from '../../../store/models/judge/finalModel.ts';
import type { TileState } from '../../kit/parts/couple/Tile.tsx';
import { vibrate } from './haptics.ts';
import type { SheetProps } from './sheetProps.ts';

/** A final's sheet as state: each press also vibrates. */
export function useFinalOrder({
  onChange,
  ...about
}: Pick<SheetProps, 'event' | 'round' | 'dance' | 'sheet' | 'onChange'>) {
  const [swapping, setSwapping] = useState(NO_SWAP);
  const final = buildFinalModel({ ...about, swapping });
  const { order, couples } = final;
  const take = ({ swapping, marked }: PressResult): void => {
    setSwapping(swapping);
    if (marked === undefined) return;
    const { length } = marked.numbers;
    const isComplete = length === couples.length && length > order.length;
    const touched = isComplete ? 'complete' : 'chosen';
    vibrate(marked.sent ? 'sent' : touched);
    onChange(marked);
  };
  return {
    ...final,
    swapping,
    toggleSwap: () => take(final.toggleSwap()),
    tap: (number: LeadNumber) => take(final.tap(number)),
    insert: (place: number) => take(final.insert(place)),
    remove: (number: LeadNumber) => take(final.remove(number)),
    send: () => take(final.send()),
    tileState: (number: LeadNumber): TileState => {
      if (swapping.kind === 'second' && swapping.first === number) return 'chosen';
      const place = order.indexOf(number) + 1;
      return place === 0 ? 'open' : { place };
    },
  };
}
