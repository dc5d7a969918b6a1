import { Suspense } from 'react';
import { CONFIRMED_COUNT_REASON } from '../../../domain/floor/confirmedCountReason.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { CoupleCount } from '../../kit/parts/couple/CoupleCount.tsx';
import { LazySendAnyway, LazySheetNews } from './lazyParts.tsx';
import { HeatTabs, RecallTiles, useHeat } from './RecallTiles.tsx';
import { SheetFooter } from './SheetFooter.tsx';
import { SheetHead } from './SheetHead.tsx';
import { isUnsent } from '../../../store/models/judge/currentSheet.ts';
import type { RecallSheetProps } from './sheetProps.ts';
import { findRecallHint } from './recallHint.ts';
import { useRecallSheet } from './useRecallSheet.ts';
import { useSheetWords } from './useSheetWords.ts';

/** A preliminary round: exactly N couples are recalled, or another number on purpose. */
export function RecallSheet(props: RecallSheetProps & { readonly heatNow: number }) {
  const { round, sheet, heatNow, hand } = props;
  const words = useSheetWords();
  const recall = useRecallSheet(props);
  const { couples, chosen, wanted, tap, pencil, send } = recall;
  // A reopened sheet shows the heat of the late couple.
  const looked = useHeat(couples, recall.newcomers[0]?.heat ?? heatNow);
  const isNews =
    recall.newcomers.length > 0 && recall.newcomers.every(({ number }) => !sheet.numbers.includes(number));

  /** A typed number may be in a hidden heat: show it. */
  const inSight =
    (act: (number: LeadNumber) => void) =>
    (number: LeadNumber): void => {
      const couple = couples.find((one) => one.number === number);
      if (couple !== undefined) looked.lookAt(couple.heat);
      act(number);
    };
  const other =
    recall.out.length > 0 && chosen < wanted ? (
      <Button size="tall" onClick={() => send(CONFIRMED_COUNT_REASON)}>
        {words.sendAsIs}
      </Button>
    ) : (
      <Suspense>
        <LazySendAnyway chosen={chosen} wanted={wanted} onSend={() => send(CONFIRMED_COUNT_REASON)} />
      </Suspense>
    );
  return (
    <main className="sheet" data-hand={hand}>
      <SheetHead {...props} wanted={wanted} />
      <div className="sheet-count">
        {sheet.sent ? (
          <p className="count" data-unsent={isUnsent(sheet) ? '' : undefined}>
            <b className="number count-figure">{chosen}</b>
            <span className="count-of tabular">
              {isUnsent(sheet) ? words.ofSavedHere(round.recallSize) : words.ofSent(round.recallSize)}
            </span>
            <span className="count-bar" />
          </p>
        ) : (
          <CoupleCount chosen={chosen} wanted={wanted} />
        )}
      </div>
      <HeatTabs couples={couples} sheet={sheet} heatNow={heatNow} {...looked} />
      <div className="sheet-body">
        <RecallTiles
          couples={couples}
          newcomers={recall.newcomers}
          sheet={sheet}
          onTap={tap}
          onPencil={pencil}
          {...looked}
        />
        <Suspense>
          <LazySheetNews {...props} gone={recall.gone} />
        </Suspense>
      </div>
      <SheetFooter
        {...props}
        hint={findRecallHint(recall, sheet, words)}
        keys={{ couples, onTap: inSight(tap), onPencil: inSight(pencil) }}
        send={{
          verb: isNews ? words.notRecalled(chosen) : words.send(chosen),
          blocked: recall.isComplete ? undefined : words.recallExactly(wanted),
          press: () => send(),
        }}
        other={recall.isComplete ? undefined : other}
      />
    </main>
  );
}
