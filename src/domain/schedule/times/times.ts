import { mapDefined } from '../../defined.ts';
import type { EventKey } from '../../ids.ts';
import { dayIn } from '../../registration/calendar.ts';
import { Outlook, paceOf, type Band, type Pace } from './estimate.ts';
import { areSideBySide, runsElsewhere } from './floors.ts';
import { lengthOf, takesNoTime } from './lengths.ts';
import {
  itemsOf,
  refOf,
  type ItemRef,
  type Plan,
  type PlanItem,
  type PlannedEvent,
  type TimedEvent,
} from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import type { Timing } from './timing.ts';

/** From and to in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a line really begins and ends, as far as is known; its beginning lies between earliest and latest. */
export interface Expected extends Span {
  readonly earliest: number;
  readonly latest: number;
}

export interface TimedItem<E extends TimedEvent = PlannedEvent> {
  readonly ref: ItemRef;
  readonly item: PlanItem<E>;
  /** The time promised for it, else worked out from what stands above. Undefined in a plan without a start. */
  readonly planned: Span | undefined;
  /** Undefined for a line that is not danced, in a plan without a start until a round has started, and without `now`. */
  readonly expected: Expected | undefined;
  /** The day has gone past it, or it is never danced. False without `now`. */
  readonly isOver: boolean;
}

/** A day of the competition. */
export interface DayEnd {
  readonly planned: Span;
  /** When its last line ends. */
  readonly end: Band | undefined;
  /** Milliseconds behind the plan; below 0: ahead of it. Undefined without `now`, and for a day that is long past. */
  readonly late: number | undefined;
  /** Milliseconds after the hall is closed, expected where that is known, else planned; 0: in time, or nobody has said. */
  readonly overHours: number;
}

/** What is wrong with the planned times. It is said beside the line; nothing is repaired. */
export type TimesProblem =
  /** Nobody has said when the day begins: nothing has a planned time. */
  | { readonly kind: 'noStart' }
  /** Its planned start lies before that of the line above, or while that is still danced. */
  | { readonly kind: 'backwards' | 'overlap'; readonly ref: ItemRef; readonly by: number }
  /** The floor is empty before it, and no break says why. */
  | { readonly kind: 'gap'; readonly ref: ItemRef; readonly by: number }
  /** Others have a planned start, it has none. */
  | { readonly kind: 'untimed'; readonly ref: ItemRef };

export interface Times<E extends TimedEvent = PlannedEvent> {
  readonly items: readonly TimedItem<E>[];
  /** None in a plan without a start. */
  readonly days: readonly DayEnd[];
  readonly problems: readonly TimesProblem[];
  /** Undefined when nobody has asked what is expected. */
  readonly pace: Pace | undefined;
}

/** A round's planned start, as autoAssignTimes writes it. */
export interface AssignedTime {
  readonly event: EventKey;
  readonly round: number;
  readonly startTime: number;
}

/** The least a night takes out of the days; when a gala ends at three they begin again at eight. */
const NIGHT = 5 * 3_600_000;
/** Nobody wonders about less. */
const WORTH_A_WORD = 10 * 60_000;
/** A plan that ended so long ago, with no round danced since, is not danced anymore: nobody is late for it. */
const LONG_PAST = 12 * 3_600_000;
const SECOND_MS = 1000;
/** A minute each way is rounding. */
const ROUNDING = 60_000;

/** A line, of a plan or of a program. */
type Item = PlanItem<TimedEvent>;

const promisedStart = (item: Item): number | undefined =>
  item.kind === 'round' ? item.round.startTime : item.block.notBefore;

/** When the whole begins: what the first line promises, else when the hall opens, else the first time anybody has said. */
function beginning(items: readonly Item[], timing: Timing): number | undefined {
  const [first] = items;
  const opens = timing.hours[0]?.from;
  if (first?.kind === 'block' && first.block.notBefore !== undefined) return first.block.notBefore;
  const said = mapDefined(items, (item) => promisedStart(item));
  const earliest = said.length === 0 ? undefined : said.reduce((a, b) => Math.min(a, b));
  return (first === undefined ? undefined : promisedStart(first)) ?? opens ?? earliest;
}

/** Which of a round's planned starts hold: all that are said, only those of danced rounds, or none. */
type Keeps = (item: Item) => boolean;

const keepsAll: Keeps = () => true;
const keepsDanced: Keeps = (item) => item.kind === 'block' || isDanced(item.round);

/**
 * The planned times, line by line. A line follows the one above; a promised block does not begin before its time; a
 * round for which a time is kept begins then, whatever stands above.
 */
function plannedSpans(items: readonly Item[], timing: Timing, keeps: Keeps, begins: number): readonly Span[] {
  let free = begins;
  return items.map((item) => {
    const { danced, stopped, pause } = lengthOf(item, timing);
    const said = promisedStart(item);
    if (item.kind === 'block') free = Math.max(free, said ?? free);
    // A line that takes no time stands where it is; a time it was once given moves nobody.
    else if (said !== undefined && keeps(item) && !takesNoTime(item)) free = said;
    const span = { from: free, to: free + danced + stopped };
    free = span.to + pause;
    return span;
  });
}

/** Until when a started round was or will be on the floor. What began next on it ends one that is over. */
function endOfStarted(
  { item, start, nextStart }: { item: Item; start: number; nextStart: number | undefined },
  timing: Timing,
  pace: Pace,
  now: number,
): number {
  const likely = start + lengthOf(item, timing).danced * pace.dancing;
  if (item.kind === 'round' && item.round.state === 'running') return Math.max(likely, now);
  return Math.max(start, Math.min(likely, nextStart ?? now));
}

const actualStart = (item: Item): number | undefined =>
  item.kind === 'round' && isDanced(item.round) ? item.round.startedAt : undefined;

/** What has started, with the end it had or will have; at its place in the order. */
function startedSpans(
  items: readonly Item[],
  timing: Timing,
  pace: Pace,
  now: number,
): ReadonlyMap<number, Span> {
  const starts = mapDefined(items, (item, at) => {
    const start = actualStart(item);
    return start === undefined ? undefined : { at, item, start };
  }).toSorted((a, b) => a.start - b.start);
  return new Map(
    starts.map(({ at, item, start }, place) => {
      const next = starts.slice(place + 1).find((one) => !runsElsewhere(one.item));
      const to = endOfStarted({ item, start, nextStart: next?.start }, timing, pace, now);
      return [at, { from: start, to }];
    }),
  );
}

/** When a line is expected, and when it ends. Undefined for a line that is over, and where nothing can be expected. */
interface Coming {
  readonly expected: Expected | undefined;
  readonly end: Band | undefined;
  readonly isOver: boolean;
}

/** One line goes over the outlook, which stands behind its pause afterwards. */
function passOver(outlook: Outlook, item: Item, timing: Timing): Coming {
  if (item.kind === 'block' && item.block.notBefore !== undefined) outlook.notBefore(item.block.notBefore);
  const { likely, earliest, latest } = outlook.at;
  const { danced, stopped } = lengthOf(item, timing);
  if (danced > 0) outlook.dance(danced);
  outlook.wait(stopped);
  const end = outlook.at;
  if (danced > 0) outlook.pause();
  return { expected: { from: likely, to: end.likely, earliest, latest }, end, isOver: false };
}

/**
 * Whether the day has gone past a block: the rounds on both sides of it have begun, or two behind it. One alone may have
 * been started too early, and takes no break away; nor do rounds on another floor, while those on this one are before it.
 */
function isBehindUs(items: readonly Item[], at: number): boolean {
  const isTimed = (item: Item): boolean => item.kind === 'round' && !takesNoTime(item);
  const begun = (item: Item | undefined): boolean => item?.kind === 'round' && isDanced(item.round);
  const above = items.slice(0, at).findLast(isTimed);
  const behind = items.slice(at + 1).filter(isTimed);
  const isBetween = begun(behind[0]) && (above === undefined || begun(above));
  if (isBetween && !areSideBySide(above, behind[0])) return true;
  return behind.filter((item) => begun(item) && !runsElsewhere(item)).length > 1;
}

/** When the couples of a round come off another floor, where one of its event still runs. */
function comesOff(
  items: readonly Item[],
  started: ReadonlyMap<number, Span>,
  item: Item,
): number | undefined {
  const ends = mapDefined(started, ([at, { to }]) => {
    const one = items[at];
    const feeds = one?.kind === 'round' && item.kind === 'round' && one.event.key === item.event.key;
    return feeds && runsElsewhere(one) ? to : undefined;
  });
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/**
 * Since when the floor is free for the next line. Undefined where nothing can be expected: the plan has no start and no
 * round has started, or its time is long past.
 */
function floorFree(
  items: readonly Item[],
  planned: readonly Span[],
  started: ReadonlyMap<number, Span>,
  now: number,
): number | undefined {
  const isLongPast = ({ to }: Span): boolean => now - to > LONG_PAST;
  const isUnderWay = [...started.values()].some((span) => !isLongPast(span));
  if (!isUnderWay && planned.every(isLongPast)) return undefined;
  const ends = [...started].filter(([at]) => !runsElsewhere(items[at])).map(([, { to }]) => to);
  const [first] = planned;
  return Math.max(...ends, first?.from ?? (ends.length === 0 ? now : -Infinity));
}

/**
 * When everything really comes: what has started, as it did; the rest on the first floor behind what was started there,
 * in the order of the plan, at today's pace, and never before now. A line above the last one started that was not danced
 * was passed over: it still comes. A round on another floor keeps nobody waiting but the next one of its event.
 */
function expectedSpans(
  { items, planned }: { items: readonly Item[]; planned: readonly Span[] },
  timing: Timing,
  pace: Pace,
  now: number,
): readonly Coming[] {
  const started = startedSpans(items, timing, pace, now);
  const free = floorFree(items, planned, started, now);
  const outlook = free === undefined ? undefined : new Outlook(pace, free);
  if ([...started.keys()].some((at) => !runsElsewhere(items[at]))) outlook?.pause();
  outlook?.notBefore(now);
  return items.map((item, at): Coming => {
    const span = started.get(at);
    if (span !== undefined) {
      const end = { likely: span.to, earliest: span.to, latest: span.to };
      const isOver = item.kind === 'round' && item.round.state !== 'running';
      return { expected: { ...span, earliest: span.from, latest: span.from }, end, isOver };
    }
    const isOver = item.kind === 'block' ? isBehindUs(items, at) : isDanced(item.round) || takesNoTime(item);
    if (isOver || outlook === undefined) return { expected: undefined, end: undefined, isOver };
    const off = comesOff(items, started, item);
    if (off !== undefined) outlook.notBefore(off + pace.pause);
    return passOver(outlook, item, timing);
  });
}

/**
 * Where a new day begins: behind a night, or where another day's hours in the hall have come. A long afternoon off
 * before the gala is no night, as the date is still that of the morning; a gala that goes on past midnight begins no day.
 */
function firstOfDays(spans: readonly Span[], timing: Timing): readonly number[] {
  const dateOf = (time: number) => dayIn(timing.timeZone ?? 'UTC', time);
  const opened = (time: number): number => timing.hours.findLastIndex(({ from }) => from <= time);
  const firsts: number[] = [];
  let morning: Span | undefined;
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    const isFirst =
      before === undefined ||
      morning === undefined ||
      (span.from - before.to > NIGHT && dateOf(span.from) !== dateOf(morning.from)) ||
      opened(span.from) > Math.max(0, opened(before.from));
    if (!isFirst) continue;
    firsts.push(at);
    morning = span;
  }
  return firsts;
}

/** The hall's hours of the day that begins at this time: those that open nearest to it. */
const hoursOf = (begins: number, timing: Timing): Span | undefined =>
  timing.hours.toSorted((a, b) => Math.abs(a.from - begins) - Math.abs(b.from - begins))[0];

function dayEnd(
  planned: readonly Span[],
  ends: readonly (Band | undefined)[],
  timing: Timing,
  now: number | undefined,
): DayEnd {
  const from = planned[0]?.from ?? 0;
  const to = planned.reduce((latest, span) => Math.max(latest, span.to), from);
  const end = ends.reduce(
    (latest, band) =>
      latest === undefined || (band !== undefined && band.likely > latest.likely) ? band : latest,
    undefined,
  );
  const closes = hoursOf(from, timing)?.to;
  const isLongPast = now !== undefined && now - to > LONG_PAST;
  return {
    planned: { from, to },
    end,
    late: end === undefined || isLongPast ? undefined : end.likely - to,
    overHours: closes === undefined ? 0 : Math.max(0, (end?.likely ?? to) - closes),
  };
}

/** What is wrong with the times as they are said, line by line. */
function problemsOf(
  items: readonly Item[],
  planned: readonly Span[],
  timing: Timing,
): readonly TimesProblem[] {
  const problems: TimesProblem[] = [];
  if (beginning(items, timing) === undefined && items.length > 0) problems.push({ kind: 'noStart' });
  const someAreTimed = items.some((item) => item.kind === 'round' && item.round.startTime !== undefined);
  let above: Span | undefined;
  for (const [at, item] of items.entries()) {
    const span = planned[at];
    if (span === undefined || takesNoTime(item)) continue;
    const ref = refOf(item);
    if (item.kind === 'round' && someAreTimed && item.round.startTime === undefined && !isDanced(item.round))
      problems.push({ kind: 'untimed', ref });
    if (above !== undefined && span.from < above.from)
      problems.push({ kind: 'backwards', ref, by: above.from - span.from });
    else if (above !== undefined && span.from < above.to - ROUNDING)
      problems.push({ kind: 'overlap', ref, by: above.to - span.from });
    else if (above !== undefined && item.kind === 'round' && span.from - above.to > WORTH_A_WORD)
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
  const items = itemsOf(plan);
  const begins = beginning(items, timing) ?? otherwise;
  const planned = begins === undefined ? [] : plannedSpans(items, timing, keeps, begins);
  const pace = now === undefined ? undefined : paceOf(items, timing);
  const ahead =
    now === undefined || pace === undefined
      ? undefined
      : expectedSpans({ items, planned }, timing, pace, now);
  const firsts = firstOfDays(planned, timing);
  return {
    items: items.map((item, at) => ({
      ref: refOf(item),
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
 * The times of all days: planned, and with `now` also expected. Nothing is thrown: what is odd about the planned times
 * stands in `problems`. A plan without a start has no planned times.
 * @param now in milliseconds since 1970
 * @param otherwise the start to assume where the plan has none: for lengths and gaps, never to be shown as a time
 */
export const timesOf = <E extends TimedEvent>(
  plan: Plan<E>,
  timing: Timing,
  now?: number,
  otherwise?: number,
): Times<E> => timesWith(plan, timing, { now, keeps: keepsAll, otherwise });

/**
 * The times as they would be if every round that waits were timed anew: for weighing one plan against another, where
 * times that somebody said for the old one would hide the difference.
 */
export const freshTimesOf = (plan: Plan, timing: Timing, now?: number, otherwise?: number): Times =>
  timesWith(plan, timing, { now, keeps: keepsDanced, otherwise });

/**
 * A planned start for every round that waits, in whole seconds: worked out from the beginning of the day, or with `now` from where the
 * day really stands. Rounds that are danced keep the time that was promised for them; skipped and empty ones get none.
 * @param start when the day begins, where the plan does not say it: without either no round gets a time
 */
export function autoAssignTimes(
  plan: Plan,
  timing: Timing,
  now?: number,
  start?: number,
): readonly AssignedTime[] {
  return mapDefined(freshTimesOf(plan, timing, now, start).items, ({ item, planned, expected }) => {
    const from = expected?.from ?? planned?.from;
    if (from === undefined || item.kind === 'block' || isDanced(item.round) || takesNoTime(item))
      return undefined;
    return {
      event: item.event.key,
      round: item.round.number,
      startTime: Math.round(from / SECOND_MS) * SECOND_MS,
    };
  });
}

/** Whether anybody has said when the day begins. */
export const hasStart = ({ problems }: Pick<Times, 'problems'>): boolean =>
  problems.every(({ kind }) => kind !== 'noStart');
