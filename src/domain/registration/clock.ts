import { localDay, startInUtc, type CalendarDay } from './calendar.ts';
import { aheadOfUtc } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60 * MINUTE_MS;

/** A local date and time. */
export interface ClockReading {
  readonly day: CalendarDay;
  /** Since midnight. */
  readonly minutes: number;
}

/** Local date and time at a moment in milliseconds. */
export function localClock(timeZone: string, at: number): ClockReading | undefined {
  const day = localDay(timeZone, at);
  if (day === undefined) return undefined;
  const sinceMidnight = at + aheadOfUtc(timeZone, at) - startInUtc(day);
  return { day, minutes: Math.floor(sinceMidnight / MINUTE_MS) };
}

/**
 * The moment, in milliseconds, of a local time. Minute 24*60 is the midnight that ends the day. For a time that occurs
 * twice takes the second one, and for a skipped time the moment after the jump, so that no deadline comes early.
 */
export function momentOfLocal(timeZone: string, { day, minutes }: ClockReading): number {
  const asInUtc = startInUtc(day) + minutes * MINUTE_MS;
  const tried = [-DAY, DAY].map((around) => asInUtc - aheadOfUtc(timeZone, asInUtc + around));
  const shown = tried.filter((at) => at + aheadOfUtc(timeZone, at) === asInUtc);
  return Math.max(...(shown.length > 0 ? shown : tried));
}
