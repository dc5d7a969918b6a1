import { isFinal, type ProgramEvent } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { countRecalled } from '../../../domain/round/countRecalled.ts';
import { getPostingTime } from '../../../domain/round/postedCallbacks.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';
import type { EventKey } from '../../../domain/ids.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { DisplayContent } from '../../../store/floor/displays.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';

/** A round from the program, as a display knows it. */
export type RoundOnProgram = ScheduledRound<ProgramEvent>;

/** A round on the floor or in judging, with its position. */
export interface RunningRoundOnBoard {
  readonly at: RoundOnProgram;
  readonly now: FloorPosition;
}

/** The content to show, with its event and round. */
export type BoardContent =
  | { readonly kind: 'dancing'; readonly running: readonly RunningRoundOnBoard[] }
  | { readonly kind: 'deck'; readonly at: RoundOnProgram }
  | { readonly kind: 'callbacks'; readonly at: RoundOnProgram; readonly since: number }
  | { readonly kind: 'results'; readonly event: ProgramEvent }
  | { readonly kind: 'message'; readonly words: string }
  | { readonly kind: 'schedule' | 'clock' | 'sponsors' | 'blank' };

/** The data that needs no couples. */
export interface BoardHall {
  readonly program: readonly ProgramEvent[];
  readonly floor: readonly FloorPosition[];
  /** Server time in milliseconds. */
  readonly now: number;
}

/** Callbacks are news for this long after the posting. */
const NEWS_MS = 3 * 60_000;
/** Duration of a page, in milliseconds: readable from the back of the hall. */
export const PAGE_MS = 12_000;
/** Numbers per page of callbacks. */
const NUMBERS_PER_PAGE = 60;

export const countPages = (couples: number): number => Math.max(1, Math.ceil(couples / NUMBERS_PER_PAGE));

/** The rounds on the floor, earliest start first. */
const runningIn = ({
  program,
  floor,
}: Pick<BoardHall, 'program' | 'floor'>): readonly RunningRoundOnBoard[] =>
  listRoundsOfDay(program)
    .filter(({ round }) => round.state === 'running')
    .toSorted((a, b) => (a.round.startedAt ?? 0) - (b.round.startedAt ?? 0))
    .map((at) => {
      const here = { event: at.event.key, round: at.round.number };
      const now = floor.find(({ event, round }) => event === here.event && round === here.round);
      return { at, now: now ?? { ...here, dance: 0, heat: 1, floor: 1, startedAt: undefined } };
    });

/** The waiting rounds in the order of the day, first those that are next in their own event. */
export function listUpcomingRounds(program: readonly ProgramEvent[]): readonly RoundOnProgram[] {
  const rounds = listRoundsOfDay(program).filter(({ round }) => round.state === 'initialized');
  const isNext = ({ event, round }: RoundOnProgram): boolean =>
    event.rounds.every(
      (one) => one.number <= round.number || ['posted', 'skipped', 'empty'].includes(one.state),
    );
  return [...rounds.filter(isNext), ...rounds.filter((at) => !isNext(at))];
}

const roundIn = (
  program: readonly ProgramEvent[],
  event: EventKey | undefined,
  number: number | undefined,
): RoundOnProgram | undefined => {
  const found = program.find(({ key }) => key === event);
  const round = found?.rounds.find((one) => one.number === number);
  return found === undefined || round === undefined ? undefined : { event: found, round };
};

const lastPosted = (
  { program }: BoardHall,
  isMeant: (round: RoundOnProgram['round']) => boolean,
): RoundOnProgram | undefined =>
  listRoundsOfDay(program)
    .filter(({ round }) => round.state === 'posted' && isMeant(round))
    .toSorted((a, b) => getPostingTime(a.round) - getPostingTime(b.round))
    .at(-1);

/** The round that recalled couples dance next; undefined for a final. */
export function findRecallRound({ event, round }: RoundOnProgram): RoundOnProgram | undefined {
  const next = event.rounds
    .filter((one) => one.number < round.number && one.state !== 'skipped')
    .toSorted((a, b) => b.number - a.number)[0];
  return next === undefined ? undefined : { event, round: next };
}

/**
 * The callbacks that are news now. A round that has started since takes over, but only after each page was
 * shown. Several postings take turns, latest first.
 */
function news({ program, now }: BoardHall): BoardContent | undefined {
  const started = Math.max(0, ...runningIn({ program, floor: [] }).map(({ at }) => at.round.startedAt ?? 0));
  const still = mapDefined(
    program.flatMap((event) => event.rounds.map((round): RoundOnProgram => ({ event, round }))),
    (at) => {
      const { state, postedAt: since } = at.round;
      if (isFinal(at.round) || state !== 'posted' || since === undefined) return undefined;
      const into = findRecallRound(at)?.round;
      const turn = countPages(into === undefined ? 0 : countRecalled(at.event, at.round, into)) * PAGE_MS;
      const until = started > since ? since + turn : since + NEWS_MS;
      return now < until ? { at, turn, since } : undefined;
    },
  ).toSorted((a, b) => b.since - a.since);
  const [first] = still;
  if (first === undefined) return undefined;
  const round = still.reduce((sum, { turn }) => sum + turn, 0);
  let into = Math.max(0, now - first.since) % round;
  for (const { at, turn } of still) {
    // Starts at its first page on each turn.
    if (into < turn) return { kind: 'callbacks', at, since: now - into };
    into -= turn;
  }
  return { kind: 'callbacks', at: first.at, since: first.since };
}

/** The content for the state of the floor: recent callbacks, else the round on the floor, else the next one. */
export function pickFloorContent(hall: BoardHall): BoardContent {
  const fresh = news(hall);
  if (fresh !== undefined) return fresh;
  const running = runningIn(hall);
  return running.length > 0 ? { kind: 'dancing', running } : { kind: 'schedule' };
}

/** Content set by hand. If its event is gone, the floor decides. */
export function pickManualContent(hall: BoardHall, shown: DisplayContent, since: number): BoardContent {
  switch (shown.layout) {
    case 'dancing': {
      const running = runningIn(hall);
      return running.length > 0 ? { kind: 'dancing', running } : { kind: 'schedule' };
    }
    case 'deck': {
      const asked = roundIn(hall.program, shown.event, shown.round);
      const at = asked?.round.state === 'initialized' ? asked : listUpcomingRounds(hall.program)[0];
      return at === undefined ? pickFloorContent(hall) : { kind: 'deck', at };
    }
    case 'callbacks': {
      const at =
        roundIn(hall.program, shown.event, shown.round) ?? lastPosted(hall, (round) => !isFinal(round));
      return at === undefined || isFinal(at.round)
        ? pickFloorContent(hall)
        : { kind: 'callbacks', at, since };
    }
    case 'results': {
      const event = hall.program.find(({ key }) => key === shown.event) ?? lastPosted(hall, isFinal)?.event;
      return event === undefined ? pickFloorContent(hall) : { kind: 'results', event };
    }
    case 'message':
      return shown.words === undefined ? pickFloorContent(hall) : { kind: 'message', words: shown.words };
    case 'schedule':
    case 'clock':
    case 'sponsors':
    case 'blank':
      return { kind: shown.layout };
    default:
      return unreachable(shown.layout);
  }
}

/** The events whose couples the content needs: those on the floor, or its own. */
export function listContentEvents(showing: BoardContent): readonly EventKey[] {
  switch (showing.kind) {
    case 'dancing':
      // Shows only as many as fit side by side: the latest ones.
      return [...new Set(showing.running.slice(-MAX_SIDE_BY_SIDE).map(({ at }) => at.event.key))];
    case 'deck':
    case 'callbacks':
      return [showing.at.event.key];
    case 'results':
      return [showing.event.key];
    case 'message':
    case 'schedule':
    case 'clock':
    case 'sponsors':
    case 'blank':
      return [];
    default:
      return unreachable(showing);
  }
}

/** Number of rounds shown side by side, each with its couples. */
export const MAX_SIDE_BY_SIDE = 2;
