import { useEffect, useMemo, useState } from 'react';
import type { EventDance } from '../../domain/event/dances.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';
import { competition } from '../../store/competition/competition.ts';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { EVENTS, eventAt } from '../../store/events/eventAt.ts';
import { event as eventPath } from '../../store/events/events.ts';
import { live, type OnTheFloor } from '../../store/floor/live.ts';
import type { JudgesSheets, Marked } from '../../store/sheets/judgesSheets.ts';
import { marksOfJudge } from '../../store/sheets/marks.ts';
import { marksAt, sheetsAt, type SheetPlace } from '../../store/sheets/sheetAt.ts';
import { sheetsOfJudge } from '../../store/sheets/sheets.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useObserved, type Live } from '../app/useLive.ts';
import {
  judgesDay,
  lookedAt,
  roundKey,
  type JudgeHears,
  type JudgesDay,
  type Looked,
  type SheetOfRound,
} from './judgesDay.ts';
import { numbersOf, sheetNow, type SheetAtBackend, type SheetNow } from './sheetNow.ts';
import { useEachLastKnown, useLastKnown } from './useLastKnown.ts';

/** A judge's sheets as this device knows them, and the way to change one. */
export interface SheetsNow {
  /**
   * False while neither this device nor the backend has said what is marked already: a tap on a sheet that only looks
   * empty would send it as if it were.
   */
  readonly isKnown: (place: SheetPlace) => boolean;
  readonly sheetOf: (place: SheetPlace) => SheetNow;
  readonly change: (place: SheetPlace, marked: Marked) => void;
  /** The backend does not let this device look any more: its access code is an old one. */
  readonly isShutOut: boolean;
}

/** Whether it is known who this device is: before that the backend would refuse whatever is the judge's own. */
function useIsIdentified(): boolean {
  const { device } = useStore();
  const who = useObserved(device.who);
  return who.kind === 'device' || who.kind === 'account';
}

const EMPTY_FLOOR: readonly OnTheFloor[] = [];

/** The rounds on the floor, and the events they belong to. The list is the same until another round starts or one ends. */
function useFloor() {
  const heard = useLastKnown(live);
  const floor = knownOr(heard, EMPTY_FLOOR);
  const names = JSON.stringify(floor.map(({ event, round }) => [event, round]));
  const places = useMemo(
    () => floor.map(({ event, round }) => ({ event, round })),
    // eslint-disable-next-line react/exhaustive-deps -- the names say which rounds they are: their dances and heats do not matter here
    [names],
  );
  const keys = useMemo(() => [...new Set(places.map(({ event }) => event))], [places]);
  const events = useEachLastKnown(useMemo(() => keys.map(eventPath), [keys]));
  return { isHeard: heard.kind === 'known', floor, places, keys, events };
}

/** The sheets of a judge in these rounds: on this device, and at the backend. */
function useSheets(
  own: JudgesSheets,
  judge: JudgeKey,
  rounds: readonly Pick<OnTheFloor, 'event' | 'round'>[],
  eventOf: JudgeHears['eventOf'],
): SheetsNow {
  const mayLook = useIsIdentified();
  useObserved(own.sheets);
  const opened = useObserved(own.opened);
  const paths = useMemo(
    () => ({
      marks: rounds.map(({ event, round }) => marksOfJudge(event, round, judge)),
      sheets: rounds.map(({ event, round }) => sheetsOfJudge(event, round, judge)),
    }),
    [rounds, judge],
  );
  const marks = useEachLastKnown(paths.marks, mayLook);
  const sheets = useEachLastKnown(paths.sheets, mayLook);
  const at = (place: SheetPlace): number => rounds.findIndex((round) => roundKey(round) === roundKey(place));
  const of = <T>(each: readonly Live<ReadonlyMap<EventDance, T>>[], place: SheetPlace): T | undefined => {
    const heard = each[at(place)];
    return heard?.kind === 'known' ? heard.value.get(place.dance) : undefined;
  };
  const lineUpOf = ({ event, round }: SheetPlace): number | undefined =>
    eventOf(event)?.rounds.find(({ number }) => number === round)?.lineUp;
  const there = (place: SheetPlace): SheetAtBackend => ({
    isKnown: marks[at(place)]?.kind === 'known',
    marks: of(marks, place),
    sheet: of(sheets, place),
    lineUp: lineUpOf(place),
  });
  const sheetOf = (place: SheetPlace): SheetNow => sheetNow(own.on(place), there(place));
  return {
    isKnown: (place) =>
      opened &&
      (own.on(place) !== undefined || [marks, sheets].every((each) => each[at(place)]?.kind !== 'waiting')),
    sheetOf,
    change: (place, marked) => {
      const { sheet, marks: before, lineUp } = there(place);
      // The first change after a sheet was given back: what stood on it, and why. From then on this device keeps it.
      const reopened =
        sheet?.state === 'draft' && sheet.reason !== undefined
          ? { from: numbersOf(before), why: sheet.reason }
          : undefined;
      void own.change(place, { ...marked, lineUp, there: sheetOf(place).there, reopened });
    },
    isShutOut: marks.some(({ kind }) => kind === 'refused'),
  };
}

/** What was kept of rounds that are not on the floor any more is let go of. */
function useKeptOnly(keys: readonly EventKey[], rounds: readonly Pick<OnTheFloor, 'event' | 'round'>[]) {
  const { eventName } = useStore();
  useEffect(() => {
    if (keys.length === 0) return;
    const last = new LastKnown(eventName);
    last.keepOnly(`${EVENTS}/`, keys.map(eventAt));
    for (const at of [marksAt, sheetsAt])
      last.keepOnly(
        `${at()}/`,
        rounds.map(({ event, round }) => `${at(event, round)}/`),
      );
  }, [eventName, keys, rounds]);
}

/** What was not taken is tried again when the connection is back, and when a round has turned. */
function useTriedAgain({ queue }: JudgesSheets, states: string): void {
  const { device } = useStore();
  const isLost = useObserved(device.connection).kind === 'lost';
  const isIdentified = useIsIdentified();
  useEffect(() => {
    if (isIdentified && !isLost) void queue.tryAllAgain();
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a round that has turned may take what it refused
  }, [queue, isIdentified, isLost, states]);
}

export interface DayOnPhone {
  /** False until the floor is heard of, from the backend or an earlier visit. */
  readonly isHeard: boolean;
  readonly day: JudgesDay;
  readonly sheets: SheetsNow;
  /** The judge goes to a sheet, or marks it. */
  readonly goTo: (sheet: SheetOfRound) => void;
}

/** Follows the floor for a judge: what `judgesDay` says of all that this phone has heard and holds. */
export function useJudgesDay(own: JudgesSheets, judge: JudgeKey): DayOnPhone {
  const { isHeard, floor, places, keys, events } = useFloor();
  const judges = knownOr(useLastKnown(competition), undefined)?.judges ?? [];
  const [looked, setLooked] = useState<Looked>();
  const eventOf: JudgeHears['eventOf'] = (key) =>
    knownOr(events[keys.indexOf(key)] ?? { kind: 'waiting' }, undefined);
  const sheets = useSheets(own, judge, places, eventOf);
  const day = judgesDay({ judge, judges, floor, eventOf, sheetOf: sheets.sheetOf, looked });
  useKeptOnly(keys, places);
  useTriedAgain(
    own,
    floor
      .map(({ event, round }) => eventOf(event)?.rounds.find(({ number }) => number === round)?.state)
      .join(),
  );
  return {
    isHeard: isHeard && !events.some(({ kind }) => kind === 'waiting'),
    day,
    sheets,
    goTo: (sheet) => setLooked(lookedAt(day, sheet)),
  };
}
