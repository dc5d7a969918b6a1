import { useEffect, useMemo, useState } from 'react';
import { eventKey } from '../../domain/ids.ts';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { EVENTS, eventAt } from '../../store/events/eventAt.ts';
import { event as eventPath } from '../../store/events/events.ts';
import { live, type OnTheFloor } from '../../store/floor/live.ts';
import { marksAt, SEEN, sheetsAt } from '../../store/sheets/sheetAt.ts';
import { childOf, countOf, numberOf, textOf } from '../../store/tree/path.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr } from '../app/useLive.ts';
import type { HadRound, JudgeHears } from './judgesDay.ts';
import { roundKey, type RoundPlace } from './judgesRounds.ts';
import { useEachLastKnown, useLastKnown } from '../app/useLastKnown.ts';

/** Under what name the device keeps which rounds were on this phone last. */
const HAD = 'had';
const NOTHING: readonly OnTheFloor[] = [];

const parseHad = (raw: unknown): readonly HadRound[] =>
  (Array.isArray(raw) ? raw : []).flatMap((one: unknown) => {
    const event = eventKey(textOf(childOf(one, 'event')) ?? '');
    const round = countOf(childOf(one, 'round'));
    return event === undefined || round === undefined
      ? []
      : [{ event, round, startedAt: numberOf(childOf(one, 'startedAt')) }];
  });

/** The rounds that were on this phone last, also after the page is loaded anew. */
export function useHadRounds(): readonly [readonly HadRound[], (had: readonly HadRound[]) => void] {
  const { eventName } = useStore();
  const [had, setHad] = useState(() => {
    const heard = new LastKnown(eventName).of(HAD);
    return parseHad(heard.kind === 'known' ? heard.raw : undefined);
  });
  useEffect(() => new LastKnown(eventName).keep(HAD, had), [eventName, had]);
  return [had, setHad];
}

export interface RoundsHeard {
  /** False until the floor and its events are heard of, from the backend or an earlier visit. */
  readonly isHeard: boolean;
  readonly floor: readonly OnTheFloor[];
  /** The same list until another round starts, or one ends. */
  readonly places: readonly RoundPlace[];
  readonly eventOf: JudgeHears['eventOf'];
}

/** Follows the floor, and the events whose rounds are on it or concern this phone besides. */
export function useRoundsHeard(besides: readonly RoundPlace[]): RoundsHeard {
  const heard = useLastKnown(live);
  const floor = knownOr(heard, NOTHING);
  const all = [...floor, ...besides].map(({ event, round }): RoundPlace => ({ event, round }));
  // Each once: with every tap a sheet of a round on the floor waits for a moment, and nothing is to be asked for anew.
  const rounds = [...new Map(all.map((place) => [roundKey(place), place])).values()];
  const places = useMemo(
    () => rounds,
    // eslint-disable-next-line react/exhaustive-deps -- which rounds they are: their dances and heats do not matter here
    [JSON.stringify(rounds)],
  );
  const keys = useMemo(() => [...new Set(places.map(({ event }) => event))], [places]);
  const events = useEachLastKnown(useMemo(() => keys.map(eventPath), [keys]));
  useKeptOnly(places);
  return {
    isHeard:
      heard.kind === 'known' && floor.every(({ event }) => events[keys.indexOf(event)]?.kind !== 'waiting'),
    floor,
    places,
    eventOf: (key) => knownOr(events[keys.indexOf(key)] ?? { kind: 'waiting' }, undefined),
  };
}

/** What was kept of other rounds is let go of. */
function useKeptOnly(places: readonly RoundPlace[]): void {
  const { eventName } = useStore();
  useEffect(() => {
    if (places.length === 0) return;
    const last = new LastKnown(eventName);
    last.keepOnly(
      `${EVENTS}/`,
      places.map(({ event }) => eventAt(event)),
    );
    for (const root of [marksAt(), sheetsAt(), SEEN])
      last.keepOnly(
        `${root}/`,
        places.map((place) => `${root}/${roundKey(place)}/`),
      );
  }, [eventName, places]);
}
