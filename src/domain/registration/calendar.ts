/* oxlint-disable no-restricted-globals -- moments and days come in as arguments, none is “now” */
import { getUtcOffset } from './zone.ts';

/** A day on the calendar, as '2026-11-22'. */
export type CalendarDay = string & { readonly is: 'CalendarDay' };

const DAY_MS = 24 * 3_600_000;

/** Midnight UTC at the start of a day, in milliseconds. */
export const getUtcStart = (day: CalendarDay): number => Date.parse(day);

function dayInUtc(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** Parses '2026-11-22'; undefined for days that do not exist, such as '2026-02-30'. */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || dayInUtc(Date.parse(text)) !== text) return undefined;
  // The regular expression above guarantees the form.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return text as CalendarDay;
}

/**
 * The local day at a moment.
 * @param timeZone IANA name, 'America/New_York'
 * @param at in milliseconds
 */
export const toLocalDay = (timeZone: string, at: number): CalendarDay | undefined =>
  parseCalendarDay(dayInUtc(at + getUtcOffset(timeZone, at)) ?? '');

/** A calendar day, or a moment in it in milliseconds. */
export type DayOrMoment = CalendarDay | number;

/** The local day at the competition. */
export const toCalendarDay = (said: DayOrMoment, timeZone: string): CalendarDay | undefined =>
  typeof said === 'number' ? toLocalDay(timeZone, said) : said;

/** Negative if `to` is earlier. */
export const countDaysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (getUtcStart(to) - getUtcStart(from)) / DAY_MS;
