import {
  isFinal,
  listRecalledPlaces,
  type CompetitionEvent,
  type ProgramEvent,
  type ProgramRound,
} from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { sortEventDances, type EventDance } from '../../../domain/event/dances.ts';
import { buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import { compareNumbers, type EventKey, type LeadNumber } from '../../../domain/ids.ts';
import { countRecalled } from '../../../domain/round/countRecalled.ts';
import { countProgramField } from '../../../domain/round/countField.ts';
import { listDancingCouples } from '../../../domain/round/rounds.ts';
import { areCouplesKnown } from '../../../domain/round/knownCouples.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { arePlacingsPublic, type ReleaseTime } from '../../../domain/round/release.ts';
import type { Place } from '../../../domain/skating/working.ts';
import { findContentByHand, type Display, type DisplayOnAir } from '../../../store/floor/displays.ts';
import { getFinalPostingRecord, type PlacesReadOut } from '../../../store/results/readOut.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import { describeHeats, type HeatSplit } from './split.ts';
import {
  MAX_SIDE_BY_SIDE,
  pickManualContent,
  pickFloorContent,
  findRecallRound,
  PAGE_MS,
  countPages,
  listUpcomingRounds,
  type BoardHall,
  type RoundOnProgram,
  type RunningRoundOnBoard,
  type BoardContent,
} from './boardContent.ts';

/** The expected start of a round, in milliseconds; undefined if unknown. */
export type ExpectedStart = (event: EventKey, round: number) => number | undefined;

/** All data that a display has. Places that are closed or not loaded are undefined. */
export interface BoardData extends BoardHall {
  readonly event: (key: EventKey) => CompetitionEvent | undefined;
  readonly final: (key: EventKey) => SavedResult | undefined;
  readonly readOut: (key: EventKey) => PlacesReadOut | undefined;
  readonly sponsors: readonly string[];
  readonly expected: ExpectedStart;
  readonly usualRelease: ReleaseTime;
}

export interface UpcomingRound {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  /** Undefined until it is decided who dances. */
  readonly couples: number | undefined;
  readonly at: number | undefined;
}

/** A round on the floor, as displayed. */
export interface RoundOnBoard {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  /** Undefined if the event has no such dance. */
  readonly dance: EventDance | undefined;
  readonly danceOf: { readonly number: number; readonly of: number };
  readonly heat: number;
  readonly heats: number;
  readonly recall: number | undefined;
  readonly couples: number;
  /** Defined only while two floors are in use. */
  readonly floor: number | undefined;
  /** Undefined until the couples are known. */
  readonly numbers: readonly LeadNumber[] | undefined;
}

/** A couple whose place is released. */
export interface PlacedCouple {
  readonly number: LeadNumber;
  readonly names: readonly string[];
  readonly school: string | undefined;
}

export interface PlaceGroup {
  readonly place: Place;
  readonly couples: readonly PlacedCouple[];
}

/** A page of several; held: it does not turn automatically. */
export interface BoardPage {
  readonly page: number;
  readonly pages: number;
  readonly isHeld: boolean;
}

/** The content of a display. */
export type Board =
  | {
      readonly kind: 'dancing';
      readonly rounds: readonly RoundOnBoard[];
      readonly next: UpcomingRound | undefined;
    }
  | ({
      readonly kind: 'deck';
      readonly coming: UpcomingRound;
      readonly heat: number;
      readonly numbers: readonly LeadNumber[] | undefined;
    } & BoardPage)
  | ({
      readonly kind: 'callbacks';
      readonly event: ProgramEvent;
      readonly into: UpcomingRound | undefined;
      readonly couples: number;
      readonly numbers: readonly LeadNumber[] | undefined;
      /** The heats of the next round; undefined until known. */
      readonly split: HeatSplit | undefined;
    } & BoardPage)
  /** `open`: the revealed places, from the last up. `closed`: the others, first place first. */
  | {
      readonly kind: 'results';
      readonly event: ProgramEvent;
      /** The stored name of the round. */
      readonly round: string;
      readonly open: readonly PlaceGroup[];
      readonly closed: readonly Place[];
    }
  /** The requested content is not posted, was unposted, or does not exist. */
  | {
      readonly kind: 'coming';
      readonly event: ProgramEvent;
      readonly what: 'callbacks' | 'results' | 'no final';
    }
  | {
      readonly kind: 'schedule';
      readonly running: readonly UpcomingRound[];
      readonly rounds: readonly UpcomingRound[];
    }
  | { readonly kind: 'message'; readonly words: string }
  | ({ readonly kind: 'sponsors'; readonly lines: readonly string[] } & BoardPage)
  | { readonly kind: 'clock' }
  | { readonly kind: 'blank' };

/** Rounds shown on the schedule board. */
const MAX_SCHEDULE_ROUNDS = 5;
const SPONSORS_PER_PAGE = 6;
/** Minimum duration: a page must be readable from the back of the hall. */
const MIN_PAGE_MS = 10_000;

const comingOf = ({ event, round }: RoundOnProgram, expected: ExpectedStart): UpcomingRound => ({
  event,
  round,
  couples: areCouplesKnown(event, round) ? countProgramField(event, round).couples : undefined,
  at: expected(event.key, round.number),
});

/** Orders rounds as the hall will see them: by expected time, or by the plan if the time is unknown. */
const byTime = (a: UpcomingRound, b: UpcomingRound): number =>
  (a.at ?? Infinity) - (b.at ?? Infinity) || a.round.scheduleIndex - b.round.scheduleIndex;

/** The current page: a held one, or the one whose turn it is. */
function pageNow(
  pages: number,
  held: number | undefined,
  { since, now, each = PAGE_MS }: { readonly since: number; readonly now: number; readonly each?: number },
): BoardPage {
  if (held !== undefined) return { page: Math.min(held, pages - 1), pages, isHeld: true };
  return { page: Math.floor(Math.max(0, now - since) / each) % pages, pages, isHeld: false };
}

/** Pages differ by at most one item, so that the last page is not nearly empty. */
const pageIn = <T>(all: readonly T[], { page, pages }: BoardPage): readonly T[] => {
  const size = Math.ceil(all.length / pages);
  return all.slice(page * size, (page + 1) * size);
};

/**
 * Time per page of the sponsors. If they are shown for a limited time, each page appears equally long and
 * often.
 */
function sponsorsPageMs(pages: number, air: DisplayOnAir | undefined): number {
  if (air?.seconds === undefined) return PAGE_MS;
  const time = air.seconds * 1000;
  return time / (pages * Math.max(1, Math.floor(time / (pages * MIN_PAGE_MS))));
}

function dancingNow(
  { at, now }: RunningRoundOnBoard,
  { event: known }: BoardData,
  isOfTwo: boolean,
): RoundOnBoard {
  const { event, round } = at;
  const dances = sortEventDances(event);
  const dance = dances[now.dance];
  const whole = known(event.key);
  const roundWithCouples = whole?.rounds.find(({ number }) => number === round.number);
  // A couple's heats are stored in the order of the event's dances, which may differ from that of the floor.
  const stored = dance === undefined ? 0 : Math.max(0, event.dances.indexOf(dance));
  return {
    event,
    round,
    dance,
    danceOf: { number: Math.min(now.dance + 1, Math.max(1, dances.length)), of: dances.length },
    heat: Math.min(now.heat, round.numHeats),
    heats: round.numHeats,
    recall: isFinal(round) ? undefined : round.recallSize,
    couples: listDancingCouples(roundWithCouples ?? round),
    floor: isOfTwo ? now.floor : undefined,
    numbers:
      whole === undefined || roundWithCouples === undefined
        ? undefined
        : buildDancingCouples(whole, roundWithCouples, stored)
            .filter(({ heat }) => heat === Math.min(now.heat, round.numHeats))
            .map(({ number }) => number),
  };
}

/** The numbers recalled from a round into another one, sorted. */
function numbersRecalled(
  event: CompetitionEvent | undefined,
  from: number,
  into: number,
): readonly LeadNumber[] | undefined {
  const round = event?.rounds.find(({ number }) => number === from);
  const next = event?.rounds.find(({ number }) => number === into);
  if (event === undefined || round === undefined || next === undefined) return undefined;
  const recalled = new Set(listRecalledPlaces(event, round, next).map(({ id }) => id));
  return mapDefined(event.entries, ({ id, number }) =>
    number !== undefined && recalled.has(id) ? number : undefined,
  ).toSorted(compareNumbers);
}

/** Placeholders for no school. */
const NO_SCHOOL: ReadonlySet<string> = new Set(['', 'other', 'tba', 'unaffiliated', 'independent']);

function placedCouple(event: CompetitionEvent | undefined, number: LeadNumber): PlacedCouple {
  const entry = event?.entries.find((one) => one.number === number);
  const school = entry?.affiliation.trim() ?? '';
  return {
    number,
    names: entry === undefined ? [] : listPublicNames(entry),
    school: NO_SCHOOL.has(school.toLowerCase()) ? undefined : school,
  };
}

/** Couples by place, last place first; tied couples together. */
export function groupLastFirst(
  placings: Iterable<readonly [LeadNumber, Place]>,
): readonly { readonly place: Place; readonly couples: readonly LeadNumber[] }[] {
  const byPlace = new Map<Place, readonly LeadNumber[]>();
  for (const [couple, place] of placings) byPlace.set(place, [...(byPlace.get(place) ?? []), couple]);
  return [...byPlace]
    .map(([place, couples]) => ({ place, couples: couples.toSorted(compareNumbers) }))
    .toSorted((a, b) => b.place - a.place);
}

/**
 * The places of a final, from the last up, as far as they are public. Never shows an unreleased place, or one
 * not read out.
 */
function resultsNow(event: ProgramEvent, heard: BoardData, page: number | undefined): Board {
  const final = event.rounds.find((round) => isFinal(round));
  if (final === undefined) return { kind: 'coming', event, what: 'no final' };
  if (!isFinal(final) || final.state !== 'posted') return { kind: 'coming', event, what: 'results' };
  const whole = heard.event(event.key);
  const shown = (groups: ReturnType<typeof groupLastFirst>): readonly PlaceGroup[] =>
    groups.map(({ place, couples }) => ({
      place,
      couples: couples.map((couple) => placedCouple(whole, couple)),
    }));
  const saved = heard.final(event.key);
  if (arePlacingsPublic(final, heard.usualRelease)) {
    if (saved?.kind !== 'final') return { kind: 'coming', event, what: 'results' };
    const groups = groupLastFirst(saved.result.placings.map(({ couple, place }) => [couple, place] as const));
    const open = groups.slice(0, page ?? groups.length);
    return {
      kind: 'results',
      event,
      round: final.name,
      open: shown(open),
      closed: groups
        .slice(open.length)
        .toReversed()
        .flatMap(({ place, couples }) => couples.map(() => place)),
    };
  }
  const said = heard.readOut(event.key);
  const isOfThis = whole !== undefined && said?.of === getFinalPostingRecord(whole);
  const open = isOfThis ? groupLastFirst(said.places) : [];
  const finalWithCouples = whole?.rounds.find((round) => isFinal(round));
  return {
    kind: 'results',
    event,
    round: final.name,
    open: shown(open),
    closed: Array.from(
      { length: placesAhead(open.at(-1), listDancingCouples(finalWithCouples ?? final)) },
      (_, at) => at + 1,
    ).filter((place) => !isOfThis || !said.empty.has(place)),
  };
}

/**
 * The number of places ahead of those read out. Derived from the best of these and not from the couples,
 * because a scratched couple leaves its place empty.
 * @param best the best place read out; undefined before the first one
 */
function placesAhead(best: ReturnType<typeof groupLastFirst>[number] | undefined, couples: number): number {
  if (best === undefined) return couples;
  const { place, couples: placed } = best;
  // Two couples share a place such as 2.5, even if only one of them is in the result.
  const sharing = Math.max(placed.length, Number.isInteger(place) ? 1 : 2);
  return Math.max(0, Math.ceil(place - (sharing - 1) / 2) - 1);
}

/** The content of a display: set by hand, or by the floor. */
export function chooseContent(hall: BoardHall, display: Pick<Display, 'follows' | 'air'>): BoardContent {
  const air = findContentByHand(display, hall.now);
  return air === undefined ? pickFloorContent(hall) : pickManualContent(hall, air, air.at);
}

/** The board of a display: a pure function of its data. */
export function buildBoard(heard: BoardData, display: Pick<Display, 'follows' | 'air'>): Board {
  const showing = chooseContent(heard, display);
  const { now, expected, program } = heard;
  const air = findContentByHand(display, now);
  // Only content set by hand holds a page; a display that follows the floor turns its pages.
  const held = air?.page;
  const since = air?.at ?? 0;
  const next = listUpcomingRounds(program)[0];
  switch (showing.kind) {
    case 'dancing': {
      const rounds = showing.running.slice(-MAX_SIDE_BY_SIDE);
      const floors = new Set(rounds.map((one) => one.now.floor));
      return {
        kind: 'dancing',
        rounds: rounds.map((one) => dancingNow(one, heard, floors.size > 1)),
        next: next === undefined ? undefined : comingOf(next, expected),
      };
    }
    case 'deck': {
      const { event, round } = showing.at;
      const page = pageNow(Math.max(1, round.numHeats), held, { since, now });
      const whole = heard.event(event.key);
      const roundWithCouples = whole?.rounds.find(({ number }) => number === round.number);
      return {
        kind: 'deck',
        coming: comingOf(showing.at, expected),
        heat: page.page + 1,
        numbers:
          whole === undefined || roundWithCouples === undefined
            ? undefined
            : buildDancingCouples(whole, roundWithCouples)
                .filter(({ heat }) => heat === page.page + 1)
                .map(({ number }) => number),
        ...page,
      };
    }
    case 'callbacks': {
      const { event, round } = showing.at;
      if (round.state !== 'posted') return { kind: 'coming', event, what: 'callbacks' };
      const into = findRecallRound(showing.at);
      const whole = heard.event(event.key);
      const numbers =
        into === undefined ? undefined : numbersRecalled(whole, round.number, into.round.number);
      const next = whole?.rounds.find(({ number }) => number === into?.round.number);
      const couples = numbers?.length ?? (into === undefined ? 0 : countRecalled(event, round, into.round));
      const page = pageNow(countPages(couples), held, { since: showing.since, now });
      return {
        kind: 'callbacks',
        event,
        into: into === undefined ? undefined : comingOf(into, expected),
        couples,
        numbers: numbers === undefined ? undefined : pageIn(numbers, page),
        split: whole === undefined || next === undefined ? undefined : describeHeats(whole, next),
        ...page,
      };
    }
    case 'results':
      return resultsNow(showing.event, heard, held);
    case 'schedule':
      return {
        kind: 'schedule',
        running: [],
        rounds: listUpcomingRounds(program)
          .map((at) => comingOf(at, expected))
          .toSorted(byTime)
          .slice(0, MAX_SCHEDULE_ROUNDS),
      };
    case 'sponsors': {
      const { sponsors } = heard;
      const pages = Math.max(1, Math.ceil(sponsors.length / SPONSORS_PER_PAGE));
      const page = pageNow(pages, held, { since, now, each: sponsorsPageMs(pages, air) });
      return { kind: 'sponsors', lines: pageIn(sponsors, page), ...page };
    }
    case 'message':
      return { kind: 'message', words: showing.words };
    case 'clock':
    case 'blank':
      return { kind: showing.kind };
    default:
      return unreachable(showing);
  }
}
