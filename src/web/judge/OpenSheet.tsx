import { Suspense } from 'react';
import { asWritten } from '../../domain/event/asWritten.ts';
import { isFinal } from '../../domain/competition.ts';
import type { JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import type { SheetPlace } from '../../store/sheets/sheetAt.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { useWords } from '../words/language.ts';
import type { RoundNews } from './earlierRounds.ts';
import type { Shown } from './judgesDay.ts';
import type { JudgesRound, SheetOfRound } from './judgesRounds.ts';
import { DeviceNotes, FinalSheet } from './later.tsx';
import { RecallSheet } from './RecallSheet.tsx';
import type { SheetProps } from './sheetProps.ts';
import type { SheetsNow } from './useSheets.ts';
import { useHand } from './useHand.ts';
import { useLitScreen } from './useLitScreen.ts';
import type { useTapGate } from './useTapGate.ts';

interface Props {
  readonly own: JudgesSheets;
  readonly place: SheetPlace;
  readonly rounds: readonly JudgesRound[];
  readonly shown: Shown;
  readonly news: readonly RoundNews[];
  readonly isLast: boolean;
  readonly sheets: SheetsNow;
  readonly onGo: (sheet: SheetOfRound) => void;
  readonly onRenew: (() => void) | undefined;
  readonly gate: ReturnType<typeof useTapGate>;
}

/** Before the dance of a sheet no heat is on the floor, after it all have been. */
const HEAT = { ahead: 0, behind: Infinity } as const;

/** The sheet under the thumb: a recall or a final. */
export function OpenSheet({ own, place, rounds, shown, news, isLast, sheets, onGo, onRenew, gate }: Props) {
  const { loading } = useWords(judgeSheet);
  const [hand, setHand] = useHand();
  useLitScreen();
  const { round, event, onFloor } = shown.round;
  const { judge, dance } = place;
  const props: SheetProps = {
    event,
    round,
    judge,
    dance,
    shown,
    rounds,
    onGo,
    hand,
    onHand: setHand,
    sheet: sheets.sheetOf(place),
    onChange: (marked) => {
      // From the first mark on this sheet is where the thumb is, wherever the floor goes.
      onGo(shown);
      sheets.change(place, marked);
    },
    onAsk: () => own.requestChange(place),
    onRenew,
    onShift: gate.onShift,
    isLast,
    onTryAgain: () => void own.queue.tryAllAgain(),
    notes: (
      <Suspense>
        <DeviceNotes own={own} judge={judge} rounds={rounds} news={news} />
      </Suspense>
    ),
  };
  const key = `${shown.round.key}/${asWritten(dance)}`;
  return (
    <div className="judge">
      {isFinal(round) ? (
        <Suspense fallback={<LoadingBars label={loading} />}>
          <FinalSheet key={key} {...props} />
        </Suspense>
      ) : (
        <RecallSheet
          key={key}
          {...props}
          round={round}
          heatNow={shown.step.kind === 'together' ? onFloor.heat : HEAT[shown.step.kind]}
        />
      )}
    </div>
  );
}
