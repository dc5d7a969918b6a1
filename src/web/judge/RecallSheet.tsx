import { Suspense } from 'react';
import { ON_PURPOSE } from '../../domain/floor/onPurpose.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { Button } from '../parts/button/Button.tsx';
import { Count } from '../parts/couple/Count.tsx';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { useWords } from '../words/language.ts';
import { SendAnyway, SheetKeys, SheetNews } from './later.tsx';
import { HeatTabs, RecallTiles, useHeat } from './RecallTiles.tsx';
import { SheetFooter } from './SheetFooter.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { RecallSheetProps } from './sheetProps.ts';
import { useRecall } from './useRecall.ts';

/** A preliminary round: exactly N couples are recalled, or another number on purpose. */
export function RecallSheet(props: RecallSheetProps & { readonly heatNow: number }) {
  const { event, round, dance, dances, sheet, heatNow, hand } = props;
  const words = useWords(judgeSheet);
  const recall = useRecall(props);
  const { couples, chosen, wanted, tap, pencil, send } = recall;
  const looked = useHeat(couples, heatNow);

  /** What is typed may be in a heat that is not shown: the judge sees what became of it. */
  const inSight =
    (act: (number: LeadNumber) => void) =>
    (number: LeadNumber): void => {
      const couple = couples.find((one) => one.number === number);
      if (couple !== undefined) looked.lookAt(couple.heat);
      act(number);
    };
  const buttons = [
    chosen !== wanted && (
      <Suspense key="anyway">
        <SendAnyway chosen={chosen} wanted={wanted} onSend={() => send(ON_PURPOSE)} />
      </Suspense>
    ),
    <Button
      key="send"
      look="main"
      size="tall"
      className="sheet-send-main"
      blocked={chosen === wanted ? undefined : words.recallExactly(wanted)}
      onClick={() => send()}
    >
      {words.send(chosen)}
    </Button>,
  ];

  return (
    <main className="sheet" data-hand={hand}>
      <SheetHead
        {...props}
        about={dances.length > 1 ? words.danceOf(event.dances.indexOf(dance) + 1, dances.length) : undefined}
      />
      <div className="sheet-count">
        {sheet.sent ? (
          <p className="count">
            <b className="number count-figure">{chosen}</b>
            <span className="count-of tabular">{words.ofSent(round.recallSize)}</span>
          </p>
        ) : (
          <Count chosen={chosen} wanted={wanted} />
        )}
      </div>
      <HeatTabs couples={couples} sheet={sheet} heatNow={heatNow} {...looked} />
      <div className="sheet-body">
        <RecallTiles couples={couples} sheet={sheet} onTap={tap} onPencil={pencil} {...looked} />
        <Suspense>
          <SheetNews {...props} gone={recall.gone} twice={recall.twice} />
          {!sheet.sent && (
            <SheetKeys
              couples={couples}
              onTap={inSight(tap)}
              onPencil={inSight(pencil)}
              onSend={chosen === wanted ? () => send() : undefined}
            />
          )}
        </Suspense>
      </div>
      <SheetFooter {...props} buttons={buttons} />
    </main>
  );
}
