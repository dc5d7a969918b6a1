import { useMemo } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import { buildJudgesRoundKey, type RoundPlace } from '../../../store/models/judge/judgesRounds.ts';
import type { ReceivedSheets } from '../../../store/models/judge/sheetsOnPhone.ts';
import { judgesMarksPath } from '../../../store/sheets/marks.ts';
import { marksAt } from '../../../store/sheets/sheetAt.ts';
import { judgeSheetsPath } from '../../../store/sheets/sheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useIsIdentified } from './useIsIdentified.ts';

export function useSheets(
  judge: JudgeKey,
  rounds: readonly RoundPlace[],
): {
  readonly heardOf: (round: RoundPlace) => ReceivedSheets;
  /** The server refuses this device's reads: its access code is out of date. */
  readonly isShutOut: boolean;
} {
  const { device } = useStore();
  const mayAsk = useIsIdentified();
  const paths = useMemo(
    () => ({
      marks: rounds.map(({ event, round }) => judgesMarksPath(event, round, judge)),
      sheets: rounds.map(({ event, round }) => judgeSheetsPath(event, round, judge)),
    }),
    [rounds, judge],
  );
  const marks = useEachLastKnown(paths.marks, { mayAsk });
  const sheets = useEachLastKnown(paths.sheets, { mayAsk });
  return {
    heardOf: (place) => {
      const at = rounds.findIndex((round) => buildJudgesRoundKey(round) === buildJudgesRoundKey(place));
      const isFresh = device.peek(marksAt(place.event, place.round, judge)).kind === 'known';
      return { marks: marks[at], sheets: sheets[at], isFresh };
    },
    isShutOut: marks.some(({ kind }) => kind === 'refused'),
  };
}
