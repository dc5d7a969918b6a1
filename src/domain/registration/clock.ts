import { dayIn, startInUtc, type CalendarDay } from './calendar.ts';
import { aheadOfUtc } from './zone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a clock shows somewhere at a moment. */
export interface ClockReading {
  readonly day: CalendarDay;
  /** Since midnight. */
  readonly minutes: number;
}

/** The day and the time of day that it is somewhere at a moment in milliseconds. */
export function clockIn(timeZone: string, at: number): ClockReading | undefined {
  const day = dayIn(timeZone, at);
  if (day === undefined) return undefined;
  const sinceMidnight = at + aheadOfUtc(timeZone, at) - startInUtc(day);
  return { day, minutes: Math.floor(sinceMidnight / MINUTE) };
}

/**
 * The moment at which a clock somewhere shows this, in milliseconds. 24 hours is the midnight that ends the day. What the clock
 * shows twice counts the second time, and what it jumps over when it has jumped: nothing ends sooner than it was said.
 */
export function momentIn(timeZone: string, { day, minutes }: ClockReading): number {
  const asInUtc = startInUtc(day) + minutes * MINUTE;
  const tried = [-DAY, DAY].map((around) => asInUtc - aheadOfUtc(timeZone, asInUtc + around));
  const shown = tried.filter((at) => at + aheadOfUtc(timeZone, at) === asInUtc);
  return Math.max(...(shown.length > 0 ? shown : tried));
}
