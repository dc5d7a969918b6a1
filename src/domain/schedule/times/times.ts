import { mapDefined } from '../../mapDefined.ts';
import type { EventKey } from '../../ids.ts';
import { toLocalDay } from '../../registration/calendar.ts';
import { TimeForecast, calculatePace, type Band, type Pace } from './estimate.ts';
import { areSideBySide, isOnOtherFloor } from './floors.ts';
import { calculateItemLength, hasNoLength } from './lengths.ts';
import {
  listItems,
  toItemRef,
  type ItemRef,
  type Plan,
  type PlanItem,
  type PlannedEvent,
  type TimedEvent,
} from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import type { Timing } from './timing.ts';

/** A span between two times in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The actual or estimated time of a line; its start is between earliest and latest. */
export interface ExpectedTimes extends TimeSpan {
  readonly earliest: number;
  readonly latest: number;
}

export interface TimedItem<E extends TimedEvent = PlannedEvent> {
  readonly ref: ItemRef;
  readonly item: PlanItem<E>;
  /** The fixed time, or computed from the lines above. Undefined in a plan without a start. */
  readonly planned: TimeSpan | undefined;
  /** Undefined for a line that is not danced, in a plan without a start until a round has started, and without `now`. */
  readonly expected: ExpectedTimes | undefined;
  /** True if the day has moved past this line, or the line is never danced. False without `now`. */
  readonly isOver: boolean;
}

export interface DayFinish {
  readonly planned: TimeSpan;
  /** The end of its last line. */
  readonly end: Band | undefined;
  /** Delay in milliseconds; negative: ahead of the plan. Undefined without `now`, and for a day long past. */
  readonly late: number | undefined;
  /** Milliseconds after the hall closes, expected if known, otherwise planned; 0: in time, or no hours are set. */
  readonly overHours: number;
}

/** A problem of the planned times, shown beside the line; nothing is repaired. */
export type TimesProblem =
  /** The day has no start, so there are no planned times. */
  | { readonly kind: 'noStart' }
  /** The planned start is before that of the line above, or before that line ends. */
  | { readonly kind: 'backwards' | 'overlap'; readonly ref: ItemRef; readonly by: number }
  /** The floor is unused before this line, without a planned break. */
  | { readonly kind: 'gap'; readonly ref: ItemRef; readonly by: number }
  /** Other rounds have a planned start, and this round has none. */
  | { readonly kind: 'untimed'; readonly ref: ItemRef };

export interface Times<E extends TimedEvent = PlannedEvent> {
  readonly items: readonly TimedItem<E>[];
  /** The days; empty for a plan without a start. */
  readonly days: readonly DayFinish[];
  readonly problems: readonly TimesProblem[];
  /** Undefined if no expected times were requested. */
  readonly pace: Pace | undefined;
}

/** A round's planned start, as set by autoAssignTimes. */
export interface AssignedTime {
  readonly event: EventKey;
  readonly round: number;
  readonly startTime: number;
}

/** The shortest night between two days: a gala may end at three, and the next day begin at eight. */
const NIGHT_MS = 5 * 3_600_000;
/** Smaller problems are not reported. */
const MIN_REPORTED_MS = 10 * 60_000;
/** A plan that ended this long ago, without a round since, has no delay. */
const LONG_PAST_MS = 12 * 3_600_000;
const SECOND_MS = 1000;
/** Tolerance in either direction. */
const ROUNDING_MS = 60_000;

type Item = PlanItem<TimedEvent>;

const promisedStart = (item: Item): number | undefined =>
  item.kind === 'round' ? item.round.startTime : item.block.notBefore;

/** The start of the plan: the first line's fixed time, otherwise the hall's opening, otherwise the first time set. */
function beginning(items: readonly Item[], timing: Timing): number | undefined {
  const [first] = items;
  const opens = timing.hours[0]?.from;
  if (first?.kind === 'block' && first.block.notBefore !== undefined) return first.block.notBefore;
  const said = mapDefined(items, (item) => promisedStart(item));
  const earliest = said.length === 0 ? undefined : said.reduce((a, b) => Math.min(a, b));
  return (first === undefined ? undefined : promisedStart(first)) ?? opens ?? earliest;
}

/** Selects the planned starts to keep: all, those of danced rounds, or none. */
type Keeps = (item: Item) => boolean;

const keepsAll: Keeps = () => true;
const keepsDanced: Keeps = (item) => item.kind === 'block' || isDanced(item.round);

/**
 * Planned times line by line. A line follows the one above; a block does not begin before its fixed time; a round with
 * a kept time begins then, regardless of the lines above.
 */
function plannedSpans(
  items: readonly Item[],
  timing: Timing,
  keeps: Keeps,
  begins: number,
): readonly TimeSpan[] {
  let free = begins;
  return items.map((item) => {
    const { danced, stopped, pause } = calculateItemLength(item, timing);
    const said = promisedStart(item);
    if (item.kind === 'block') free = Math.max(free, said ?? free);
    // A line without length stays in place. A time set for it earlier moves no other line.
    else if (said !== undefined && keeps(item) && !hasNoLength(item)) free = said;
    const span = { from: free, to: free + danced + stopped };
    free = span.to + pause;
    return span;
  });
}

/** The end of a started round, past or future. The next start on its floor ends an overdue one. */
function endOfStarted(
  { item, start, nextStart }: { item: Item; start: number; nextStart: number | undefined },
  timing: Timing,
  pace: Pace,
  now: number,
): number {
  const likely = start + calculateItemLength(item, timing).danced * pace.dancing;
  if (item.kind === 'round' && item.round.state === 'running') return Math.max(likely, now);
  return Math.max(start, Math.min(likely, nextStart ?? now));
}

const actualStart = (item: Item): number | undefined =>
  item.kind === 'round' && isDanced(item.round) ? item.round.startedAt : undefined;

/** Started rounds by index, with their actual or estimated ends. */
function startedSpans(
  items: readonly Item[],
  timing: Timing,
  pace: Pace,
  now: number,
): ReadonlyMap<number, TimeSpan> {
  const starts = mapDefined(items, (item, at) => {
    const start = actualStart(item);
    return start === undefined ? undefined : { at, item, start };
  }).toSorted((a, b) => a.start - b.start);
  return new Map(
    starts.map(({ at, item, start }, place) => {
      const next = starts.slice(place + 1).find((one) => !isOnOtherFloor(one.item));
      const to = endOfStarted({ item, start, nextStart: next?.start }, timing, pace, now);
      return [at, { from: start, to }];
    }),
  );
}

/** A line's estimate. The times are undefined for a line that is over or can't be estimated. */
interface Coming {
  readonly expected: ExpectedTimes | undefined;
  readonly end: Band | undefined;
  readonly isOver: boolean;
}

/** Moves the outlook over one line and its pause. */
function passOver(outlook: TimeForecast, item: Item, timing: Timing): Coming {
  if (item.kind === 'block' && item.block.notBefore !== undefined) outlook.notBefore(item.block.notBefore);
  const { likely, earliest, latest } = outlook.at;
  const { danced, stopped } = calculateItemLength(item, timing);
  if (danced > 0) outlook.dance(danced);
  outlook.wait(stopped);
  const end = outlook.at;
  if (danced > 0) outlook.pause();
  return { expected: { from: likely, to: end.likely, earliest, latest }, end, isOver: false };
}

/**
 * True if the day has moved past a block: rounds on both sides of it have begun, or two after it. A single
 * later one may have been started too early and does not end the break, and neither do rounds on another
 * floor.
 */
function isBehindUs(items: readonly Item[], at: number): boolean {
  const isTimed = (item: Item): boolean => item.kind === 'round' && !hasNoLength(item);
  const begun = (item: Item | undefined): boolean => item?.kind === 'round' && isDanced(item.round);
  const above = items.slice(0, at).findLast(isTimed);
  const behind = items.slice(at + 1).filter(isTimed);
  const isBetween = begun(behind[0]) && (above === undefined || begun(above));
  if (isBetween && !areSideBySide(above, behind[0])) return true;
  return behind.filter((item) => begun(item) && !isOnOtherFloor(item)).length > 1;
}

/** The time a round's couples leave another floor, where a round of their event still runs. */
function comesOff(
  items: readonly Item[],
  started: ReadonlyMap<number, TimeSpan>,
  item: Item,
): number | undefined {
  const ends = mapDefined(started, ([at, { to }]) => {
    const one = items[at];
    const feeds = one?.kind === 'round' && item.kind === 'round' && one.event.key === item.event.key;
    return feeds && isOnOtherFloor(one) ? to : undefined;
  });
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** The time the floor is free. Undefined if no round is under way and the plan has no start, or is long past. */
function floorFree(
  items: readonly Item[],
  planned: readonly TimeSpan[],
  started: ReadonlyMap<number, TimeSpan>,
  now: number,
): number | undefined {
  const isLongPast = ({ to }: TimeSpan): boolean => now - to > LONG_PAST_MS;
  const isUnderWay = [...started.values()].some((span) => !isLongPast(span));
  if (!isUnderWay && planned.every(isLongPast)) return undefined;
  const ends = [...started].filter(([at]) => !isOnOtherFloor(items[at])).map(([, { to }]) => to);
  const [first] = planned;
  return Math.max(...ends, first?.from ?? (ends.length === 0 ? now : -Infinity));
}

/**
 * Expected times: started rounds as they were; all others on the first floor after those started there, in plan order,
 * at today's pace, and never before now. A waiting line above the last started one was passed over and still comes. A
 * round on another floor delays only the next one of its event.
 */
function expectedSpans(
  { items, planned }: { items: readonly Item[]; planned: readonly TimeSpan[] },
  timing: Timing,
  pace: Pace,
  now: number,
): readonly Coming[] {
  const started = startedSpans(items, timing, pace, now);
  const free = floorFree(items, planned, started, now);
  const outlook = free === undefined ? undefined : new TimeForecast(pace, free);
  if ([...started.keys()].some((at) => !isOnOtherFloor(items[at]))) outlook?.pause();
  outlook?.notBefore(now);
  return items.map((item, at): Coming => {
    const span = started.get(at);
    if (span !== undefined) {
      const end = { likely: span.to, earliest: span.to, latest: span.to };
      const isOver = item.kind === 'round' && item.round.state !== 'running';
      return { expected: { ...span, earliest: span.from, latest: span.from }, end, isOver };
    }
    const isOver = item.kind === 'block' ? isBehindUs(items, at) : isDanced(item.round) || hasNoLength(item);
    if (isOver || outlook === undefined) return { expected: undefined, end: undefined, isOver };
    const off = comesOff(items, started, item);
    if (off !== undefined) outlook.notBefore(off + pace.pause);
    return passOver(outlook, item, timing);
  });
}

/**
 * Index of the first line of each day: after a night, or where another day's hall hours begin. A long free
 * afternoon before the gala is no night, because the date is the same; a gala past midnight begins no day.
 */
function firstOfDays(spans: readonly TimeSpan[], timing: Timing): readonly number[] {
  const dateOf = (time: number) => toLocalDay(timing.timeZone ?? 'UTC', time);
  const opened = (time: number): number => timing.hours.findLastIndex(({ from }) => from <= time);
  const firsts: number[] = [];
  let morning: TimeSpan | undefined;
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    const isFirst =
      before === undefined ||
      morning === undefined ||
      (span.from - before.to > NIGHT_MS && dateOf(span.from) !== dateOf(morning.from)) ||
      opened(span.from) > Math.max(0, opened(before.from));
    if (!isFirst) continue;
    firsts.push(at);
    morning = span;
  }
  return firsts;
}

/** The hall hours that open nearest to the start of the day. */
const hoursOf = (begins: number, timing: Timing): TimeSpan | undefined =>
  timing.hours.toSorted((a, b) => Math.abs(a.from - begins) - Math.abs(b.from - begins))[0];

function dayEnd(
  planned: readonly TimeSpan[],
  ends: readonly (Band | undefined)[],
  timing: Timing,
  now: number | undefined,
): DayFinish {
  const from = planned[0]?.from ?? 0;
  const to = planned.reduce((latest, span) => Math.max(latest, span.to), from);
  const end = ends.reduce(
    (latest, band) =>
      latest === undefined || (band !== undefined && band.likely > latest.likely) ? band : latest,
    undefined,
  );
  const closes = hoursOf(from, timing)?.to;
  const isLongPast = now !== undefined && now - to > LONG_PAST_MS;
  return {
    planned: { from, to },
    end,
    late: end === undefined || isLongPast ? undefined : end.likely - to,
    overHours: closes === undefined ? 0 : Math.max(0, (end?.likely ?? to) - closes),
  };
}

/** Problems of the planned times, line by line. */
function problemsOf(
  items: readonly Item[],
  planned: readonly TimeSpan[],
  timing: Timing,
): readonly TimesProblem[] {
  const problems: TimesProblem[] = [];
  if (beginning(items, timing) === undefined && items.length > 0) problems.push({ kind: 'noStart' });
  const someAreTimed = items.some((item) => item.kind === 'round' && item.round.startTime !== undefined);
  let above: TimeSpan | undefined;
  for (const [at, item] of items.entries()) {
    const span = planned[at];
    if (span === undefined || hasNoLength(item)) continue;
    const ref = toItemRef(item);
    if (item.kind === 'round' && someAreTimed && item.round.startTime === undefined && !isDanced(item.round))
      problems.push({ kind: 'untimed', ref });
    if (above !== undefined && span.from < above.from)
      problems.push({ kind: 'backwards', ref, by: above.from - span.from });
    else if (above !== undefined && span.from < above.to - ROUNDING_MS)
      problems.push({ kind: 'overlap', ref, by: above.to - span.from });
    else if (above !== undefined && item.kind === 'round' && span.from - above.to > MIN_REPORTED_MS)
      problems.push({ kind: 'gap', ref, by: span.from - above.to });
    above = span;
  }
  return problems;
}

function timesWith<E extends TimedEvent>(
  plan: Plan<E>,
  timing: Timing,
  { now, keeps, otherwise }: { now: number | undefined; keeps: Keeps; otherwise: number | undefined },
): Times<E> {
  const items = listItems(plan);
  const begins = beginning(items, timing) ?? otherwise;
  const planned = begins === undefined ? [] : plannedSpans(items, timing, keeps, begins);
  const pace = now === undefined ? undefined : calculatePace(items, timing);
  const ahead =
    now === undefined || pace === undefined
      ? undefined
      : expectedSpans({ items, planned }, timing, pace, now);
  const firsts = firstOfDays(planned, timing);
  return {
    items: items.map((item, at) => ({
      ref: toItemRef(item),
      item,
      planned: planned[at],
      expected: ahead?.[at]?.expected,
      isOver: ahead?.[at]?.isOver ?? false,
    })),
    days: firsts.map((first, day) => {
      const spans = planned.slice(first, firsts[day + 1]);
      return dayEnd(
        spans,
        spans.map((_, at) => ahead?.[first + at]?.end),
        timing,
        now,
      );
    }),
    problems: problemsOf(items, planned, timing),
    pace,
  };
}

/**
 * The times of all days: planned, and with `now` also expected. Reports problems instead of throwing. A plan without a
 * start has no planned times.
 * @param now in milliseconds since 1970
 * @param otherwise the start to assume if the plan has none: for lengths and gaps, never shown as a time
 */
export const calculateTimes = <E extends TimedEvent>(
  plan: Plan<E>,
  timing: Timing,
  now?: number,
  otherwise?: number,
): Times<E> => timesWith(plan, timing, { now, keeps: keepsAll, otherwise });

/** Times all waiting rounds again, to compare plans: fixed times of the old one would hide the difference. */
export const recalculateTimes = (plan: Plan, timing: Timing, now?: number, otherwise?: number): Times =>
  timesWith(plan, timing, { now, keeps: keepsDanced, otherwise });

/**
 * Planned starts for all waiting rounds, in whole seconds, from the start of the day, or with `now` from its actual
 * state. Danced rounds keep their planned time; skipped and empty ones get none.
 * @param start the start of the day if the plan has none; without either, no round gets a time
 */
export function autoAssignTimes(
  plan: Plan,
  timing: Timing,
  now?: number,
  start?: number,
): readonly AssignedTime[] {
  return mapDefined(recalculateTimes(plan, timing, now, start).items, ({ item, planned, expected }) => {
    const from = expected?.from ?? planned?.from;
    if (from === undefined || item.kind === 'block' || isDanced(item.round) || hasNoLength(item))
      return undefined;
    return {
      event: item.event.key,
      round: item.round.number,
      startTime: Math.round(from / SECOND_MS) * SECOND_MS,
    };
  });
}

export const hasStart = ({ problems }: Pick<Times, 'problems'>): boolean =>
  problems.every(({ kind }) => kind !== 'noStart');
