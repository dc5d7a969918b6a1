import { useMemo } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { roundSheetsPath } from '../../../store/sheets/sheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { countSheets, type SheetCount } from './dayFigures.ts';

export interface RunningSheets {
  readonly at: ScheduledRound;
  readonly sheets: SheetCount;
}

/** The sheets of every round on the floor, live; only those open to this account. */
export function useRunningSheets(
  day: readonly ScheduledRound[],
  judges: readonly Judge[],
): readonly RunningSheets[] {
  const { staff } = useStore();
  const running = useMemo(() => day.filter(({ round }) => round.state === 'running'), [day]);
  // Stable paths while the same rounds run, even if their events change.
  const keys = running.map(({ event, round }) => `${event.key}/${round.number}`).join();
  const paths = useMemo(
    () => running.map(({ event, round }) => roundSheetsPath(event.key, round.number)),
    // oxlint-disable-next-line react/exhaustive-deps -- the keys say which rounds
    [keys],
  );
  const sheets = useEachLive(staff, paths);
  return useMemo(
    () =>
      mapDefined(running, (at, place) => {
        const known = sheets[place];
        return known?.kind === 'known' ? { at, sheets: countSheets(at, judges, known.value) } : undefined;
      }),
    [running, judges, sheets],
  );
}
