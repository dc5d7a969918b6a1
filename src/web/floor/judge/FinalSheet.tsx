import { ArrowLeftRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Tile } from '../../kit/parts/couple/Tile.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { LazySheetNews } from './lazyParts.tsx';
import { PlaceList } from './PlaceList.tsx';
import { SheetFooter } from './SheetFooter.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { SheetProps } from './sheetProps.ts';
import { findSyncState } from './sheetTile.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';
import { useFinalOrder } from './useFinalOrder.ts';
import { useStableCallback } from '../../kit/shell/useStableCallback.ts';

/** Up to six couples fit in rows of three; more need rows of four. */
const SIX = 6;
const EIGHT = 8;

/** A longer list needs two columns on a low screen (judge.css). */
function sizeOf(places: number): 'six' | 'eight' | 'more' {
  if (places <= SIX) return 'six';
  return places <= EIGHT ? 'eight' : 'more';
}

/** The most important hint while placing: the effect of a tap, a late couple, or a withdrawn one. */
function hintOf(
  { swapping, late, out }: ReturnType<typeof useFinalOrder>,
  { sent }: CurrentSheet,
  words: typeof judgeWords.english,
): string | undefined {
  if (swapping.kind !== 'no')
    return swapping.kind === 'first' ? words.swap.tapTwo : words.swap.tapOther(swapping.first);
  if (late !== undefined) return words.places.insert(late);
  return out.length > 0 && !sent ? words.outOfFinal(out) : undefined;
}

/** A final: taps place the couples from first to last. No two share a place. */
export default function FinalSheet(props: SheetProps) {
  const { dance, sheet, hand } = props;
  const words = useWords(judgeWords);
  const { send } = useWords(judgeSheetWords);
  const { danceName } = useWords(termsWords);
  const final = useFinalOrder(props);
  const { couples, order, open, swapping, tap } = final;
  const steadyTap = useStableCallback(tap);
  const swap = (
    <Button
      size="tall"
      blocked={order.length < 2 ? words.swap.verb : undefined}
      aria-pressed={swapping.kind !== 'no'}
      onClick={final.toggleSwap}
    >
      <ArrowLeftRight size={20} strokeWidth={1.6} aria-hidden />
      {words.swap.verb}
    </Button>
  );

  return (
    <main className="sheet" data-hand={hand}>
      <SheetHead {...props} about={words.couples(couples.length)} wanted={final.places} />
      <div className="sheet-places" data-places={sizeOf(final.places)}>
        <PlaceList
          order={order}
          places={final.places}
          sent={sheet.sent}
          onRemove={final.remove}
          late={final.late}
          onInsert={final.insert}
        />
        <Suspense>
          <LazySheetNews {...props} gone={final.gone} />
        </Suspense>
      </div>
      <div className="sheet-tiles sheet-tiles-final" data-columns={couples.length > SIX ? 4 : 3}>
        {couples.map((number) => (
          <Tile
            key={number}
            number={number}
            tall
            state={final.tileState(number)}
            sync={findSyncState(sheet, order.indexOf(number) !== sheet.there.indexOf(number))}
            hint={order.includes(number) && !sheet.sent ? words.swap.hint : undefined}
            isNew={number === final.late}
            onTap={steadyTap}
          />
        ))}
      </div>
      <SheetFooter
        {...props}
        hint={hintOf(final, sheet, words)}
        keys={{ couples: final.inFinal, onTap: tap }}
        send={{
          verb: send(danceName(dance)),
          blocked: open === 0 ? undefined : words.places.open(open),
          press: final.send,
        }}
        other={swap}
      />
    </main>
  );
}
