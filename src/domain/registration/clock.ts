import { calendarDay, dayIn, daysBetween, type CalendarDay } from './calendar.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

const FIRST_DAY = calendarDay('1970-01-01');

/** Milliseconds at midnight of a day in Greenwich. */
const midnight = (day: CalendarDay): number =>
  FIRST_DAY === undefined ? 0 : daysBetween(FIRST_DAY, day) * DAY * MINUTE;

/** What a clock shows somewhere at a moment. */
export interface ClockReading {
  readonly day: CalendarDay;
  /** Since midnight. */
  readonly minutes: number;
}

/** The day and the time of day that it is somewhere at a moment in milliseconds. */
export function clockIn(timeZone: string, at: number): ClockReading | undefined {
  const day = dayIn(timeZone, at);
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  return day === undefined ? undefined : { day, minutes: part('hour') * 60 + part('minute') };
}

/**
 * The moment at which a clock somewhere shows this, in milliseconds. 24 hours is the midnight that ends the day. What the clock
 * shows twice counts the second time, and what it jumps over when it has jumped: nothing ends sooner than it was said.
 */
export function momentIn(timeZone: string, { day, minutes }: ClockReading): number {
  const asInGreenwich = midnight(day) + minutes * MINUTE;
  const aheadAt = (at: number): number => {
    const shown = clockIn(timeZone, at);
    return shown === undefined ? 0 : midnight(shown.day) + shown.minutes * MINUTE - at;
  };
  const tried = [-DAY, DAY].map((around) => asInGreenwich - aheadAt(asInGreenwich + around * MINUTE));
  const shown = tried.filter((at) => at + aheadAt(at) === asInGreenwich);
  return Math.max(...(shown.length > 0 ? shown : tried));
}
