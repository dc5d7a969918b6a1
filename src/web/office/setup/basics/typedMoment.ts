import { parseCalendarDay } from '../../../../domain/registration/calendar.ts';
import { readLocalClock, toMoment } from '../../../../domain/registration/clock.ts';
import { formatTime, parseMinutes } from '../../../../domain/registration/timeOfDay.ts';

const END_OF_DAY = 24 * 60;

/** A moment as its two fields show it: '2026-11-02' and '23:59'. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

/** The conventional way to write the midnight that ends a day. */
export const LAST_MINUTE = '23:59';

/** A moment as typed in the competition's time zone: a midnight end is 23:59 of the day before. */
export function formatTypedMoment(timeZone: string, at: number): TypedMoment | undefined {
  const shown = readLocalClock(timeZone, at);
  if (shown === undefined) return undefined;
  if (shown.minutes > 0) return { day: shown.day, time: formatTime(shown.minutes) };
  const before = readLocalClock(timeZone, at - 1);
  return before === undefined ? undefined : { day: before.day, time: LAST_MINUTE };
}

/** The typed moment in ms; undefined if it is incomplete. */
export function parseTypedMoment(timeZone: string, { day, time }: TypedMoment): number | undefined {
  const on = parseCalendarDay(day);
  const minutes = parseMinutes(time);
  if (on === undefined || minutes === undefined) return undefined;
  return toMoment(timeZone, { day: on, minutes: time === LAST_MINUTE ? END_OF_DAY : minutes });
}

/** The same day and time in another zone: the organizer means the typed text. */
export function moveToZone(from: string, to: string, at: number | undefined): number | undefined {
  const typed = at === undefined ? undefined : formatTypedMoment(from, at);
  return typed === undefined ? at : parseTypedMoment(to, typed);
}
