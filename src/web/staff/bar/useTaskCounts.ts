import { useMemo } from 'react';
import type { CompetitionEvent, Judge } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { allEvents } from '../../../store/events/events.ts';
import { approvals } from '../../../store/results/approvals.ts';
import { roundSheetsPath } from '../../../store/sheets/sheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import type { Approvals } from '../approvals/inbox.ts';
import { isUnposted, countTasks, type UnpostedRound, type TaskCounts } from './taskCounts.ts';

const NO_EVENTS: readonly CompetitionEvent[] = [];
const NO_JUDGES: readonly Judge[] = [];
const NO_APPROVALS: Approvals = new Map();

/** The waiting tasks that have loaded. */
export interface LoadedTaskCounts extends TaskCounts {
  /** False until everything is loaded. Until then a missing number may not mean zero. */
  readonly isKnown: boolean;
}

/**
 * Live numbers of waiting tasks by screen. Tasks outside this account's roles are not counted.
 * @param isShown false: nothing is followed
 */
export function useTaskCounts(isShown: boolean): LoadedTaskCounts {
  const { staff } = useStore();
  const heard = {
    events: useLive(staff, isShown ? allEvents : undefined),
    competition: useLive(staff, isShown ? competitionBasics : undefined),
    approvals: useLive(staff, isShown ? approvals : undefined),
  };
  const all = valueOr(heard.events, NO_EVENTS);
  const judges = valueOr(heard.competition, undefined)?.judges ?? NO_JUDGES;
  const asked = valueOr(heard.approvals, NO_APPROVALS);
  const day = useMemo(() => listRoundsOfDay(all), [all]);
  const inHand = useMemo(() => day.filter(isUnposted), [day]);
  // Stable paths while the rounds are the same, even if their events change.
  const keys = inHand.map(({ event, round }) => `${event.key}/${round.number}`).join();
  const paths = useMemo(
    () => inHand.map(({ event, round }) => roundSheetsPath(event.key, round.number)),
    // oxlint-disable-next-line react/exhaustive-deps -- the keys say which rounds
    [keys],
  );
  const sheets = useEachLive(staff, paths);
  const isKnown = [...Object.values(heard), ...sheets].every(({ kind }) => kind !== 'waiting');
  return useMemo(
    () => ({
      isKnown,
      ...countTasks({
        day,
        judges,
        approvals: asked,
        inHand: mapDefined(inHand, (at, place): UnpostedRound | undefined => {
          const known = sheets[place];
          return known?.kind === 'known' ? { at, sheets: known.value } : undefined;
        }),
      }),
    }),
    [isKnown, day, judges, asked, inHand, sheets],
  );
}
