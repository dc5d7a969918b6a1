import { parseCalendarDay, toLocalDay } from '../../../../domain/registration/calendar.ts';
import { toMoment } from '../../../../domain/registration/clock.ts';

const END_OF_DAY = 24 * 60;

/** The day of a moment for a date field: '2026-10-19', in a time zone. */
export const formatTypedDay = (timeZone: string, at: number): string => toLocalDay(timeZone, at) ?? '';

/** The midnight at the venue that ends a typed day, in ms; undefined if the day is incomplete. */
export function findEndOfDay(timeZone: string, typed: string): number | undefined {
  const day = parseCalendarDay(typed);
  const end = day === undefined ? -1 : toMoment(timeZone, { day, minutes: END_OF_DAY });
  return end < 0 ? undefined : end;
}
