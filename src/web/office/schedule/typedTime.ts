import { parseCalendarDay } from '../../../domain/registration/calendar.ts';
import { readLocalClock, toMoment } from '../../../domain/registration/clock.ts';
import { formatTime, parseMinutes } from '../../../domain/registration/timeOfDay.ts';

/** A moment in ms as the fields of day and time show it, in a time zone: '2026-11-26T19:30'. */
export function formatTypedTime(timeZone: string, at: number): string {
  const shown = readLocalClock(timeZone, at);
  if (shown === undefined) return '';
  return `${shown.day}T${formatTime(shown.minutes)}`;
}

/** The moment of such fields in ms; undefined while they are empty or incomplete. */
export function parseTypedTime(timeZone: string, typed: string): number | undefined {
  const [date = '', time = ''] = typed.split('T');
  const day = parseCalendarDay(date);
  const minutes = parseMinutes(time);
  return day === undefined || minutes === undefined ? undefined : toMoment(timeZone, { day, minutes });
}
