import { useMemo } from 'react';
import { eventPath } from '../../../store/events/events.ts';
import { livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import type { JudgeFloorState } from '../../../store/models/judge/judgesDay.ts';
import { buildJudgesRoundKey, type RoundPlace } from '../../../store/models/judge/judgesRounds.ts';
import { useEachLastKnown, useLastKnown } from '../../kit/cache/useLastKnown.ts';

const NOTHING: readonly FloorPosition[] = [];

export interface FollowedRounds {
  /** False until the floor and its events are loaded, from the server or an earlier visit. */
  readonly isHeard: boolean;
  readonly floor: readonly FloorPosition[];
  /** A stable list until another round starts or ends. */
  readonly places: readonly RoundPlace[];
  readonly eventOf: JudgeFloorState['eventOf'];
}

/** Follows the floor, and the events whose rounds are on it or in `besides`. */
export function useFollowedRounds(besides: readonly RoundPlace[]): FollowedRounds {
  const heard = useLastKnown(livePath);
  const floor = valueOr(heard, NOTHING);
  const all = [...floor, ...besides].map(({ event, round }): RoundPlace => ({ event, round }));
  // Deduplicated: each tap leaves a sheet unsent for a moment, which must not cause a new request.
  const rounds = [...new Map(all.map((place) => [buildJudgesRoundKey(place), place])).values()];
  const places = useMemo(
    () => rounds,
    // eslint-disable-next-line react/exhaustive-deps -- which rounds they are: their dances and heats do not matter here
    [JSON.stringify(rounds)],
  );
  const keys = useMemo(() => [...new Set(places.map(({ event }) => event))], [places]);
  const events = useEachLastKnown(useMemo(() => keys.map(eventPath), [keys]));
  return {
    isHeard:
      heard.kind === 'known' && floor.every(({ event }) => events[keys.indexOf(event)]?.kind !== 'waiting'),
    floor,
    places,
    eventOf: (key) => valueOr(events[keys.indexOf(key)] ?? { kind: 'waiting' }, undefined),
  };
}
