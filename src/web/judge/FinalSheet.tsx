import { ArrowLeftRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { Tile } from '../parts/couple/Tile.tsx';
import { judge as judgeWords } from '../words/english/judge.ts';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { SheetKeys, SheetNews } from './later.tsx';
import { PlacesGiven } from './PlacesGiven.tsx';
import { SheetFooter } from './SheetFooter.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { SheetProps } from './sheetProps.ts';
import { syncOf } from './sheetTile.ts';
import { useFinalOrder } from './useFinalOrder.ts';
import { useSteady } from './useSteady.ts';

/** A final: every couple gets a place by being tapped from the best down. Two cannot have the same. */
export default function FinalSheet(props: SheetProps) {
  const { dance, sheet, hand } = props;
  const words = useWords(judgeWords);
  const { send } = useWords(judgeSheet);
  const { danceName } = useWords(terms);
  const final = useFinalOrder(props);
  const { couples, order, open, swapping, tap } = final;
  const steadyTap = useSteady(tap);
  const buttons = [
    <Button
      key="swap"
      size="tall"
      blocked={order.length < 2 ? words.swap.verb : undefined}
      aria-pressed={swapping.kind !== 'no'}
      onClick={final.toggleSwap}
    >
      <ArrowLeftRight size={20} strokeWidth={1.6} aria-hidden />
      {words.swap.verb}
    </Button>,
    <Button
      key="send"
      look="main"
      size="tall"
      className="sheet-send-main"
      blocked={open === 0 ? undefined : words.places.open(open)}
      onClick={final.send}
    >
      {send(danceName(dance))}
    </Button>,
  ];

  return (
    <main className="sheet" data-hand={hand}>
      <SheetHead {...props} about={words.couples(couples.length)} />
      <PlacesGiven order={order} places={final.places} sent={sheet.sent} onRemove={final.remove} />
      <div className="sheet-couples">
        {!sheet.sent && (
          <div className="sheet-tiles sheet-tiles-final">
            {couples.map((number) => (
              <Tile
                key={number}
                number={number}
                tall
                state={final.tileState(number)}
                sync={syncOf(sheet, order.indexOf(number) !== sheet.there.indexOf(number))}
                hint={order.includes(number) ? words.swap.hint : undefined}
                onTap={steadyTap}
              />
            ))}
          </div>
        )}
        {swapping.kind !== 'no' && (
          <output className="caption sheet-hint">
            {swapping.kind === 'first' ? words.swap.tapTwo : words.swap.tapOther(swapping.first)}
          </output>
        )}
        <Suspense>
          <SheetNews {...props} gone={final.gone} twice={final.twice} />
          {!sheet.sent && (
            <SheetKeys couples={final.inFinal} onTap={tap} onSend={open === 0 ? final.send : undefined} />
          )}
        </Suspense>
      </div>
      <SheetFooter {...props} buttons={buttons} />
    </main>
  );
}
