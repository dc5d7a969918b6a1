import { useMemo } from 'react';
import { isFinal, findRound } from '../../../domain/competition.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import { listEmptyPlaces } from '../../../domain/skating/sharedPlace.ts';
import { eventPath } from '../../../store/events/events.ts';
import type { DisplayOnAir } from '../../../store/floor/displays.ts';
import { savedResultPath } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { groupLastFirst } from '../board/buildBoard.ts';
import type { BoardHallData } from '../board/useBoard.ts';

/** The final that was put on air by hand. The controller may read its places before the hall does. */
export function useReveal(hall: BoardHallData, air: DisplayOnAir | undefined) {
  const { staff } = useStore();
  const key = air?.layout === 'results' ? air.event : undefined;
  const saved = useLive(
    staff,
    useMemo(() => (key === undefined ? undefined : savedResultPath(key, 0)), [key]),
  );
  const whole = valueOr(
    useLive(
      staff,
      useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]),
    ),
    undefined,
  );
  const result = valueOr(saved, undefined);
  const final = whole === undefined ? undefined : findRound(whole, 0);
  if (air === undefined || whole === undefined || final === undefined || !isFinal(final)) return undefined;
  if (result?.kind !== 'final' || final.state !== 'posted') return undefined;
  const { placings } = result.result;
  const groups = groupLastFirst(placings.map(({ couple, place }) => [couple, place] as const));
  return {
    event: whole,
    groups,
    empty: listEmptyPlaces(placings.map(({ place }) => place)),
    /** The revealed places, from the last one up. */
    open: Math.min(air.page ?? groups.length, groups.length),
    /** Each step releases a place to everyone. */
    waits: !arePlacingsPublic(final, hall.usualRelease),
  };
}
