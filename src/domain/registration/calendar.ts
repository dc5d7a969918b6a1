/* oxlint-disable no-restricted-globals -- moments and days come in as arguments, none is “now” */
import { aheadOfUtc } from './zone.ts';

/** A day on the calendar, as '2026-11-22'. */
export type CalendarDay = string & { readonly is: 'CalendarDay' };

const DAY_MS = 24 * 3_600_000;

/** The midnight in UTC at which a day begins, in milliseconds. */
export const startInUtc = (day: CalendarDay): number => Date.parse(day);

/** The day in UTC at a moment in milliseconds. */
function dayInUtc(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** Parses a day, '2026-11-22'; undefined where the calendar has none, as on '2026-02-30'. */
export function calendarDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || dayInUtc(Date.parse(text)) !== text) return undefined;
  // The form above makes it one.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return text as CalendarDay;
}

/**
 * The day that it is somewhere at a moment.
 * @param timeZone as IANA names it, 'America/New_York'
 * @param at in milliseconds
 */
export const dayIn = (timeZone: string, at: number): CalendarDay | undefined =>
  calendarDay(dayInUtc(at + aheadOfUtc(timeZone, at)) ?? '');

/** A day as somebody has said it: by the calendar, or by a moment of it in milliseconds. */
export type SaidDay = CalendarDay | number;

/** Which day is meant, where the competition is danced. */
export const dayMeant = (said: SaidDay, timeZone: string): CalendarDay | undefined =>
  typeof said === 'number' ? dayIn(timeZone, said) : said;

/** How many days it is from one day to another; negative where that one is past. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (startInUtc(to) - startInUtc(from)) / DAY_MS;
