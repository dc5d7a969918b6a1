import { useMemo } from 'react';
import { isFinal, roundOf } from '../../../domain/competition.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import { emptyPlaces } from '../../../domain/skating/sharedPlace.ts';
import { eventData as eventPath } from '../../../store/events/events.ts';
import type { OnAir } from '../../../store/floor/displays.ts';
import { savedResult } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { groupLastFirst } from '../board/boardNow.ts';
import type { BoardHallData } from '../board/useBoard.ts';

/** The final that is on air by hand, as the controller may read it before the hall. */
export function useReveal(hall: BoardHallData, air: OnAir | undefined) {
  const { staff } = useStore();
  const key = air?.layout === 'results' ? air.event : undefined;
  const saved = useLive(
    staff,
    useMemo(() => (key === undefined ? undefined : savedResult(key, 0)), [key]),
  );
  const whole = valueOr(
    useLive(
      staff,
      useMemo(() => (key === undefined ? undefined : eventPath(key)), [key]),
    ),
    undefined,
  );
  const result = valueOr(saved, undefined);
  const final = whole === undefined ? undefined : roundOf(whole, 0);
  if (air === undefined || whole === undefined || final === undefined || !isFinal(final)) return undefined;
  if (result?.kind !== 'final' || final.state !== 'posted') return undefined;
  const { placings } = result.result;
  const groups = groupLastFirst(placings.map(({ couple, place }) => [couple, place] as const));
  return {
    event: whole,
    groups,
    empty: emptyPlaces(placings.map(({ place }) => place)),
    /** The revealed places, from the last one up. */
    open: Math.min(air.page ?? groups.length, groups.length),
    /** Each step releases a place to everyone. */
    waits: !arePlacingsPublic(final, hall.usualRelease),
  };
}
