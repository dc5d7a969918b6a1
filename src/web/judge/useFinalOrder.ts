import { useMemo, useState } from 'react';
import type { LeadNumber } from '../../domain/ids.ts';
import type { TileState } from '../parts/couple/Tile.tsx';
import { couplesOnSheet, outOf, wornTwice, type CoupleOnSheet } from './couplesOnSheet.ts';
import { lateWithoutPlace, orderOn, placeAt, placeNext, swap, takeOut, type Order } from './finalOrder.ts';
import { shake } from './haptics.ts';
import type { SheetProps } from './sheetProps.ts';

export type Swapping =
  | { readonly kind: 'no' }
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: LeadNumber };

export interface FinalOrder {
  readonly inFinal: readonly CoupleOnSheet[];
  readonly couples: readonly LeadNumber[];
  readonly order: Order;
  /** How many places there are to give, and how many are not given yet. */
  readonly places: number;
  readonly open: number;
  /** Placed, and not in this final. */
  readonly gone: readonly LeadNumber[];
  /** Worn by two couples. */
  readonly twice: readonly LeadNumber[];
  readonly swapping: Swapping;
  readonly toggleSwap: () => void;
  /** The couple that came late and is still without a place, when nobody else is: it can go between the others. */
  readonly late: LeadNumber | undefined;
  readonly insert: (place: number) => void;
  /** Placed, and out of the final since. */
  readonly out: readonly LeadNumber[];
  readonly tap: (number: LeadNumber) => void;
  readonly remove: (number: LeadNumber) => void;
  readonly send: () => void;
  readonly tileState: (number: LeadNumber) => TileState;
}

const NOT_SWAPPING: Swapping = { kind: 'no' };

/** A judge's order in one dance of a final, and what a thumb does to it. */
export function useFinalOrder({
  event,
  round,
  dance,
  sheet,
  onChange,
}: Pick<SheetProps, 'event' | 'round' | 'dance' | 'sheet' | 'onChange'>): FinalOrder {
  const [swapping, setSwapping] = useState(NOT_SWAPPING);
  const inFinal = useMemo(() => couplesOnSheet(event, round, dance), [event, round, dance]);
  const twice = useMemo(() => wornTwice(event, round), [event, round]);
  const order = orderOn(sheet.numbers, inFinal);
  const couples = inFinal.map(({ number }) => number);
  // A couple that comes late has a place only on sheets that are not sent yet.
  const places = sheet.sent ? order.length : couples.length;

  const keep = (next: Order) => {
    shake(next.length === couples.length && next.length > order.length ? 'complete' : 'chosen');
    onChange({ numbers: next, pencilled: [], sent: false });
  };
  const late = sheet.sent ? undefined : lateWithoutPlace(order, inFinal);
  const out = outOf(event, inFinal, sheet.numbers);
  return {
    inFinal,
    couples,
    order,
    places,
    open: places - order.length,
    late,
    insert: (place) => {
      setSwapping(NOT_SWAPPING);
      if (late !== undefined) keep(placeAt(order, late, place));
    },
    out,
    gone: sheet.numbers.filter((number) => !order.includes(number) && !out.includes(number)),
    twice,
    swapping,
    toggleSwap: () => setSwapping(swapping.kind === 'no' ? { kind: 'first' } : NOT_SWAPPING),
    tap: (number) => {
      if (sheet.sent) return;
      if (swapping.kind === 'second') {
        setSwapping(NOT_SWAPPING);
        // The first one may be out of the final since.
        if (swapping.first !== number && order.includes(swapping.first))
          keep(swap(order, swapping.first, number));
      } else if (order.includes(number)) setSwapping({ kind: 'second', first: number });
      else if (swapping.kind === 'no') keep(placeNext(order, number));
    },
    remove: (number) => {
      setSwapping(NOT_SWAPPING);
      keep(takeOut(order, number));
    },
    send: () => {
      shake('sent');
      onChange({ numbers: order, pencilled: [], sent: true });
    },
    tileState: (number) => {
      if (swapping.kind === 'second' && swapping.first === number) return 'chosen';
      const place = order.indexOf(number) + 1;
      return place === 0 ? 'open' : { place };
    },
  };
}
