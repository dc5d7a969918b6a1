import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { LeadNumber } from '../../domain/ids.ts';
import { Button } from '../parts/button/Button.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { Ordinal } from '../parts/marks/Ordinal.tsx';
import { Tile, type TileState } from '../parts/couple/Tile.tsx';
import { ordinal } from '../../domain/round/rounds.ts';
import { couplesOnSheet, wornTwice } from './couplesOnSheet.ts';
import { placeNext, swap, takeOut, type Order } from './finalOrder.ts';
import { shake } from './haptics.ts';
import { SentFooter, SheetKeys, SheetNews } from './later.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { SheetProps } from './sheetProps.ts';
import { useSteady } from './useSteady.ts';

type Swapping =
  | { readonly kind: 'no' }
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: LeadNumber };

/** A final: every couple gets a place by being tapped from the best down. Two cannot have the same. */
export default function FinalSheet(props: SheetProps) {
  const { event, round, dance, sheet, onChange, hand } = props;
  const [swapping, setSwapping] = useState<Swapping>({ kind: 'no' });
  const inFinal = useMemo(() => couplesOnSheet(event, round, dance), [event, round, dance]);
  const twice = useMemo(() => wornTwice(event, round), [event, round]);
  // What reached the tree by another way may name strangers or repeat itself: only real places are built upon.
  const order: Order = [...new Set(sheet.numbers)].filter((number) =>
    inFinal.some((couple) => couple.number === number),
  );
  const couples = inFinal
    .filter(({ number, isHere }) => isHere || order.includes(number))
    .map(({ number }) => number);
  const absent = inFinal
    .filter(({ number, isHere }) => !isHere && order.includes(number))
    .map(({ number }) => number);
  const gone = sheet.numbers.filter((number) => !order.includes(number));
  // A couple that comes late has a place only on sheets that are not sent yet.
  const placesGiven = sheet.sent ? order.length : couples.length;
  const open = placesGiven - order.length;
  const places = Array.from({ length: placesGiven }, (_, at) => at + 1);

  const keep = (next: Order) => {
    shake(next.length === couples.length && next.length > order.length ? 'complete' : 'chosen');
    onChange({ numbers: next, pencilled: [], sent: false });
  };
  const send = () => {
    shake('sent');
    onChange({ numbers: order, pencilled: [], sent: true });
  };
  const tap = (number: LeadNumber) => {
    if (sheet.sent) return;
    if (swapping.kind === 'second') {
      setSwapping({ kind: 'no' });
      if (swapping.first !== number) keep(swap(order, swapping.first, number));
    } else if (order.includes(number)) setSwapping({ kind: 'second', first: number });
    else if (swapping.kind === 'no') keep(placeNext(order, number));
  };
  const steadyTap = useSteady(tap);
  const tileState = (number: LeadNumber): TileState => {
    if (swapping.kind === 'second' && swapping.first === number) return 'chosen';
    const place = order.indexOf(number) + 1;
    return place === 0 ? 'open' : { place };
  };

  const syncOf = (number: LeadNumber) => {
    const { delivery, there } = sheet;
    if (delivery.kind === 'refused') return 'refused';
    const isOnTheWay = delivery.kind === 'saving' || delivery.kind === 'here';
    return isOnTheWay && order.indexOf(number) !== there.indexOf(number) ? 'saving' : 'saved';
  };
  const footer = [
    <Button
      key="swap"
      size="tall"
      blocked={order.length < 2 ? 'Swap' : undefined}
      aria-pressed={swapping.kind !== 'no'}
      onClick={() => setSwapping(swapping.kind === 'no' ? { kind: 'first' } : { kind: 'no' })}
    >
      <ArrowLeftRight size={20} strokeWidth={1.6} aria-hidden />
      Swap
    </Button>,
    <Button
      key="send"
      look="main"
      size="tall"
      className="sheet-send-main"
      blocked={open === 0 ? undefined : open === 1 ? '1 place open' : `${open} places open`}
      onClick={send}
    >
      Send {dance}
    </Button>,
  ];

  return (
    <main className="sheet" data-hand={hand}>
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
                sync={syncOf(number)}
                hint={order.includes(number) ? 'tap to swap' : undefined}
                onTap={steadyTap}
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
        <Suspense>
          <SheetNews {...props} absent={absent} gone={gone} twice={twice} />
          {!sheet.sent && <SheetKeys couples={inFinal} onTap={tap} onSend={open === 0 ? send : undefined} />}
        </Suspense>
      </div>
      <footer className="sheet-send">
        {sheet.sent ? (
          <Suspense>
            <SentFooter {...props} />
          </Suspense>
        ) : hand === 'left' ? (
          footer.toReversed()
        ) : (
          footer
        )}
      </footer>
    </main>
  );
}
