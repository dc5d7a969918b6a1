import { Suspense, useEffect } from 'react';
import { buildSheetKey } from '../../../store/models/judge/judgesRounds.ts';
import { isFinal } from '../../../domain/competition.ts';
import type { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { JudgeModel, OpenSheet as OpenSheetNow } from '../../../store/models/judge/judgeModel.ts';
import { LoadingSheet } from './LoadingSheet.tsx';
import type { RoundNews } from './earlierRounds.ts';
import { LazyDeviceNotes, LazyFinalSheet } from './lazyParts.tsx';
import { RecallSheet } from './RecallSheet.tsx';
import type { SheetProps } from './sheetProps.ts';
import { useThumbHand } from './useHand.ts';
import type { useTapGate } from './useTapGate.ts';
import { useWakeLock } from '../../kit/shell/useWakeLock.ts';

/** Keeps the screen on while a round is marked, and disables pull-to-refresh (judge.css). */
function useLitScreen(): void {
  useWakeLock();
  useEffect(() => {
    document.documentElement.dataset['marking'] = '';
    return () => {
      delete document.documentElement.dataset['marking'];
    };
  }, []);
}

interface Props {
  readonly own: JudgesSheets;
  readonly model: JudgeModel;
  readonly judge: JudgeKey;
  readonly open: OpenSheetNow;
  readonly news: readonly RoundNews[];
  readonly isLast: boolean;
  readonly later: string | undefined;
  readonly onRenew: (() => void) | undefined;
  readonly gate: ReturnType<typeof useTapGate>;
}

/** The heat to assume if the floor is at another dance: none yet, or all danced. */
const HEAT = { ahead: 0, behind: Infinity } as const;

export function OpenSheetView({ own, model, judge, open: shown, news, isLast, later, onRenew, gate }: Props) {
  const [hand, setHand] = useThumbHand();
  useLitScreen();
  const { round, event, onFloor } = shown.round;
  const { dance } = shown;
  const { rounds } = model.day;
  const props: SheetProps = {
    event,
    round,
    judge,
    dance,
    shown,
    rounds,
    onGo: model.goTo,
    hand,
    onHand: setHand,
    sheet: shown.sheet,
    onChange: (marked) => void model.change(shown, marked),
    onAsk: () => model.askBack(shown),
    onRenew,
    onShift: gate.onShift,
    isLast,
    later,
    onTryAgain: () => void own.queue.tryAllAgain(),
    notes: (
      <Suspense>
        <LazyDeviceNotes own={own} judge={judge} rounds={rounds} news={news} />
      </Suspense>
    ),
  };
  const key = buildSheetKey(shown);
  return (
    <div className="judge">
      {isFinal(round) ? (
        <Suspense fallback={<LoadingSheet />}>
          <LazyFinalSheet key={key} {...props} />
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
