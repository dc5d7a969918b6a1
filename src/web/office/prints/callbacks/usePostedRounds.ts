import { useMemo } from 'react';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import { savedResultPath } from '../../../../store/results/results.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../../kit/cache/useEachLive.ts';
import { valueOr } from '../../../kit/cache/useLive.ts';
import type { PostedRound } from './callbackSheets.ts';

/** The rounds with their results, and a flag for completeness. */
export function usePostedRounds(rounds: readonly ScheduledRound[]): {
  readonly isComplete: boolean;
  readonly posted: readonly PostedRound[];
} {
  const { staff } = useStore();
  const paths = useMemo(
    () => rounds.map(({ event, round }) => savedResultPath(event.key, round.number)),
    [rounds],
  );
  const each = useEachLive(staff, paths);
  return useMemo(
    () => ({
      isComplete: each.every(({ kind }) => kind !== 'waiting'),
      posted: rounds.map((at, place) => {
        const live = each[place];
        return { ...at, saved: live === undefined ? undefined : valueOr(live, undefined) };
      }),
    }),
    [rounds, each],
  );
}
