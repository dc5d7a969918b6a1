import { useMemo } from 'react';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import { roundMarksPath } from '../../../../store/sheets/marks.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../../kit/cache/useEachLive.ts';
import { valueOr } from '../../../kit/cache/useLive.ts';
import { usePostedRounds } from '../callbacks/usePostedRounds.ts';
import type { ResultWithMarks } from './resultSheets.ts';

/** The rounds with their results and all the judges' marks, and a flag for completeness. */
export function useResultsWithMarks(rounds: readonly ScheduledRound[]): {
  readonly isComplete: boolean;
  readonly known: readonly ResultWithMarks[];
} {
  const { staff } = useStore();
  const { isComplete, posted } = usePostedRounds(rounds);
  const paths = useMemo(
    () => rounds.map(({ event, round }) => roundMarksPath(event.key, round.number)),
    [rounds],
  );
  const each = useEachLive(staff, paths);
  return useMemo(
    () => ({
      isComplete: isComplete && each.every(({ kind }) => kind !== 'waiting'),
      known: posted.map((at, place) => {
        const live = each[place];
        return { ...at, marks: live === undefined ? undefined : valueOr(live, undefined) };
      }),
    }),
    [isComplete, posted, each],
  );
}
