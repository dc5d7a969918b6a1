import { toLocalDay, getUtcStart, type CalendarDay } from './calendar.ts';
import { getUtcOffset } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60 * MINUTE_MS;

/** A local date and time. */
export interface ClockReading {
  readonly day: CalendarDay;
  /** Since midnight. */
  readonly minutes: number;
}

/** Local date and time at a moment in milliseconds. */
export function readLocalClock(timeZone: string, at: number): ClockReading | undefined {
  const day = toLocalDay(timeZone, at);
  if (day === undefined) return undefined;
  const sinceMidnight = at + getUtcOffset(timeZone, at) - getUtcStart(day);
  return { day, minutes: Math.floor(sinceMidnight / MINUTE_MS) };
}

/**
 * The moment, in milliseconds, of a local time. Minute 24*60 is the midnight that ends the day. For a time that occurs
 * twice takes the second one, and for a skipped time the moment after the jump, so that no deadline comes early.
 */
export function toMoment(timeZone: string, { day, minutes }: ClockReading): number {
  const asInUtc = getUtcStart(day) + minutes * MINUTE_MS;
  const tried = [-DAY, DAY].map((around) => asInUtc - getUtcOffset(timeZone, asInUtc + around));
  const shown = tried.filter((at) => at + getUtcOffset(timeZone, at) === asInUtc);
  return Math.max(...(shown.length > 0 ? shown : tried));
}
