import { useMemo } from 'react';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { isFinal, type CompetitionEvent } from '../../../domain/competition.ts';
import { parseEventKey, type EventKey } from '../../../domain/ids.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { timing } from '../../../store/competition/timing.ts';
import { eventPath } from '../../../store/events/events.ts';
import { programPath } from '../../../store/events/program.ts';
import { sponsors, type Display } from '../../../store/floor/displays.ts';
import { livePath } from '../../../store/floor/live.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { placesReadOutPath } from '../../../store/results/readOut.ts';
import { savedResultPath } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, type LiveValue } from '../../kit/cache/useLive.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { buildBoard, chooseContent, type Board, type ExpectedStart, type BoardData } from './buildBoard.ts';
import { listContentEvents, type BoardContent } from './boardContent.ts';

/** The kind of reader: a display starts from its cache after a reload; a controller belongs to the staff. */
export type BoardReader = 'display' | 'staff';

/** The state of the hall, without couples. */
export type BoardHallData = Omit<BoardData, 'event' | 'final' | 'readOut'>;

const NOWHERE: readonly never[] = [];
const TICK_MS = 1000;
const ONE_MINUTE = 60_000;
const WAITING = { kind: 'waiting' } as const;

/** Server time in milliseconds, updated once a second: pages of all displays turn together. */
export const useHallClock = (): number => useNow(TICK_MS);

function useFollowed<T>(side: BoardReader, paths: readonly TreePath<T>[]): readonly LiveValue<T>[] {
  const { staff } = useStore();
  const kept = useEachLastKnown<T>(side === 'display' ? paths : NOWHERE);
  const live = useEachLive<T>(staff, side === 'staff' ? paths : NOWHERE);
  return side === 'display' ? kept : live;
}

/** Follows one path of the tree for that reader. */
function useOne<T>(side: BoardReader, path: TreePath<T> | undefined): LiveValue<T> {
  const paths = useMemo(() => (path === undefined ? NOWHERE : [path]), [path]);
  return useFollowed<T>(side, paths)[0] ?? WAITING;
}

/** Undefined until the program loads. */
export function useBoardHall(side: BoardReader, now: number): BoardHallData | undefined {
  const { backend } = useStore();
  const program = useOne(
    side,
    useMemo(() => programPath(backend), [backend]),
  );
  const floor = valueOr(useOne(side, livePath), NOWHERE);
  const others = valueOr(useOne(side, blocks), NOWHERE);
  const timed = valueOr(useOne(side, timing), DEFAULT_TIMING);
  const lines = valueOr(useOne(side, sponsors), NOWHERE);
  const settings = valueOr(useOne(side, eventSettingsPath), undefined);
  // Times stay hidden until the setting loads.
  const hidesTimes = settings?.hideLiveSchedule ?? true;
  const events = valueOr(program, undefined);
  const minute = Math.floor(now / ONE_MINUTE);
  const expected = useMemo((): ExpectedStart => {
    const plan = { events: events ?? NOWHERE, blocks: others };
    const starts = new Map(
      mapDefined(calculateTimes(plan, timed, minute * ONE_MINUTE).items, ({ ref, expected: its, planned }) =>
        ref.kind === 'round' ? ([`${ref.event}/${ref.round}`, (its ?? planned)?.from] as const) : undefined,
      ),
    );
    return (event, round) => (hidesTimes ? undefined : starts.get(`${event}/${round}`));
  }, [events, others, timed, minute, hidesTimes]);
  if (events === undefined) return undefined;
  return {
    program: events,
    floor,
    now,
    expected,
    sponsors: lines,
    // The safe default until the setting loads: places wait for the awards.
    usualRelease: settings?.release ?? 'awards',
  };
}

/** @param keys event keys, joined by a slash, which no key contains */
function useEvents(side: BoardReader, keys: string): readonly (CompetitionEvent | undefined)[] {
  const paths = useMemo(
    () => mapDefined(keys.split('/'), (key) => parseEventKey(key)).map((key) => eventPath(key)),
    [keys],
  );
  return useFollowed(side, paths).map((live) => valueOr(live, undefined));
}

const useSaved = (side: BoardReader, key: EventKey | undefined) =>
  useOne(
    side,
    useMemo(() => (key === undefined ? undefined : savedResultPath(key, 0)), [key]),
  );

const useSaid = (side: BoardReader, key: EventKey | undefined) =>
  useOne(
    side,
    useMemo(() => (key === undefined ? undefined : placesReadOutPath(key)), [key]),
  );

/** The source of a final's places: the saved result if released, else those read out. */
function placesFrom(hall: BoardHallData | undefined, showing: BoardContent | undefined) {
  if (hall === undefined || showing?.kind !== 'results') return {};
  const { key, rounds } = showing.event;
  const isOut = rounds.some((round) => isFinal(round) && arePlacingsPublic(round, hall.usualRelease));
  return isOut ? { finalOf: key } : { saidOf: key };
}

/** The board of a display; undefined until enough is loaded. */
export function useBoard(
  side: BoardReader,
  hall: BoardHallData | undefined,
  display: Pick<Display, 'follows' | 'air'> | undefined,
): Board | undefined {
  const showing = hall === undefined || display === undefined ? undefined : chooseContent(hall, display);
  const known = useEvents(side, showing === undefined ? '' : listContentEvents(showing).join('/'));
  const { finalOf, saidOf } = placesFrom(hall, showing);
  const saved = useSaved(side, finalOf);
  const said = useSaid(side, saidOf);
  if (hall === undefined || display === undefined) return undefined;
  const heard: BoardData = {
    ...hall,
    event: (key) => known.find((one) => one?.key === key),
    final: (key) => (key === finalOf ? valueOr(saved, undefined) : undefined),
    readOut: (key) => (key === saidOf ? valueOr(said, undefined) : undefined),
  };
  return buildBoard(heard, display);
}
