import { calendarDay } from '../../domain/registration/calendar.ts';
import { clockIn, momentIn } from '../../domain/registration/clock.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment in milliseconds as a field of date and time has it, on the clock of a time zone: '2026-11-26T19:30'. */
export function timeTyped(timeZone: string, at: number): string {
  const shown = clockIn(timeZone, at);
  if (shown === undefined) return '';
  return `${shown.day}T${two(Math.floor(shown.minutes / 60))}:${two(shown.minutes % 60)}`;
}

/** The moment that is meant by such a field, in milliseconds; undefined while it is empty or in the making. */
export function timeMeant(timeZone: string, typed: string): number | undefined {
  const [, date = '', hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(typed) ?? [];
  const day = calendarDay(date);
  return day === undefined
    ? undefined
    : momentIn(timeZone, { day, minutes: Number(hours) * 60 + Number(minutes) });
}
