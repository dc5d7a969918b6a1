import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { couplesOnTheFloor } from '../../domain/competition.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { Button } from '../parts/Button.tsx';
import { NumberCard } from '../parts/NumberCard.tsx';
import { Ordinal } from '../parts/Ordinal.tsx';
import { Tile, type TileState } from '../parts/Tile.tsx';
import { ordinal } from '../../domain/rounds.ts';
import { placeNext, swap, takeOut, type Order } from './finalOrder.ts';
import { SheetNews } from './RecallSheet.tsx';
import { SentFooter } from './SentFooter.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { SheetProps } from './sheetProps.ts';

type Swapping =
  | { readonly kind: 'no' }
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: LeadNumber };

/** A final: every couple gets a place by being tapped from the best down. Two cannot have the same. */
export function FinalSheet(props: SheetProps) {
  const { event, round, dance, sheet, onChange } = props;
  const [swapping, setSwapping] = useState<Swapping>({ kind: 'no' });
  const couples = couplesOnTheFloor(event, round, event.dances.indexOf(dance)).map(({ number }) => number);
  // What reached the tree by another way may name strangers or repeat itself: only real places are built upon.
  const order: Order = [...new Set(sheet.numbers)].filter((number) => couples.includes(number));
  const open = couples.length - order.length;
  const places = couples.map((_, at) => at + 1);

  const keep = (next: Order) => onChange({ numbers: next, pencilled: [], sent: false });
  const tap = (number: LeadNumber) => {
    if (sheet.sent) return;
    if (swapping.kind === 'second') {
      setSwapping({ kind: 'no' });
      if (swapping.first !== number) keep(swap(order, swapping.first, number));
    } else if (order.includes(number)) setSwapping({ kind: 'second', first: number });
    else if (swapping.kind === 'no') keep(placeNext(order, number));
  };
  const tileState = (number: LeadNumber): TileState => {
    if (swapping.kind === 'second' && swapping.first === number) return 'chosen';
    const place = order.indexOf(number) + 1;
    return place === 0 ? 'open' : { place };
  };

  return (
    <main className="sheet">
      <SheetHead {...props} words={`${couples.length} couples`} />
      <ol className="sheet-order" aria-label="Your order">
        {places.map((place) => {
          const number = order[place - 1];
          const next = place === order.length + 1 && !sheet.sent;
          return (
            <li
              key={place}
              className={next ? 'is-next' : number === undefined ? 'is-open' : ''}
              aria-current={next}
            >
              <span className="number sheet-order-place">
                <Ordinal place={place} />
              </span>
              {number === undefined ? (
                <span>{next ? `Tap the ${ordinal(place)}` : ''}</span>
              ) : (
                <NumberCard number={number} size="large" pinned />
              )}
              {number !== undefined && !sheet.sent && (
                <button
                  type="button"
                  className="sheet-order-out"
                  aria-label={`Take ${number} out of place ${place}`}
                  onClick={() => {
                    setSwapping({ kind: 'no' });
                    keep(takeOut(order, number));
                  }}
                >
                  <Undo2 size={22} strokeWidth={1.6} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <div className="sheet-couples">
        {!sheet.sent && (
          <div className="sheet-tiles sheet-tiles-final">
            {couples.map((number) => (
              <Tile
                key={number}
                number={number}
                tall
                state={tileState(number)}
                sync={sheet.delivery.kind === 'refused' ? 'refused' : 'saved'}
                hint={order.includes(number) ? 'tap to swap' : undefined}
                onTap={() => tap(number)}
              />
            ))}
          </div>
        )}
        {swapping.kind !== 'no' && (
          <output className="caption sheet-hint">
            {swapping.kind === 'first'
              ? 'Tap two couples to change their places.'
              : `Tap the couple that takes the place of ${swapping.first}.`}
          </output>
        )}
        <SheetNews sheet={sheet} />
      </div>
      <footer className="sheet-send">
        {sheet.sent ? (
          <SentFooter delivery={sheet.delivery} />
        ) : (
          <>
            <Button
              size="tall"
              blocked={order.length < 2 ? 'Swap' : undefined}
              aria-pressed={swapping.kind !== 'no'}
              onClick={() => setSwapping(swapping.kind === 'no' ? { kind: 'first' } : { kind: 'no' })}
            >
              <ArrowLeftRight size={20} strokeWidth={1.6} aria-hidden />
              Swap
            </Button>
            <Button
              look="main"
              size="tall"
              className="sheet-send-main"
              blocked={open === 0 ? undefined : open === 1 ? '1 place open' : `${open} places open`}
              onClick={() => onChange({ numbers: order, pencilled: [], sent: true })}
            >
              Send {dance}
            </Button>
          </>
        )}
      </footer>
    </main>
  );
}
