import { dayIn, type CalendarDay } from '../../domain/registration/calendar.ts';

/** A day of the calendar has no clock: it is written by that of its middle in Greenwich. */
const noonOf = (day: CalendarDay): Date => new Date(`${day}T12:00:00Z`);

/** Chinese writes a range in figures alone: 2025/11/15星期六至2025/11/16星期日. Nobody says it so. */
const isInFigures = (range: string): boolean => /\d\/\d/.test(range);

/** The days it is danced on: 'Saturday, November 15, 2025'; of several the first and the last. */
export function daysIn(language: string): (first: CalendarDay, last: CalendarDay) => string {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (first, last) => {
    const [from, to] = [noonOf(first), noonOf(last)];
    if (first >= last) return days.format(from);
    const range = days.formatRange(from, to);
    if (!isInFigures(range)) return range;
    const sameYear = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const isOfOneYear = from.getUTCFullYear() === to.getUTCFullYear();
    const end = isOfOneYear ? new Intl.DateTimeFormat(language, sameYear) : days;
    return `${days.format(from)} – ${end.format(to)}`;
  };
}

const MINUTE = 60_000;

/** The last day of what ends at `end`, in milliseconds, and whether that day is danced out. */
function lastDayOf(end: number, timeZone: string): { readonly at: number; readonly isWhole: boolean } {
  const at = end - 1;
  return { at, isWhole: dayIn(timeZone, at) !== dayIn(timeZone, end + MINUTE) };
}

/**
 * Until when something goes on that ends at a moment: 'Sunday, November 2', which is the whole of that day, or with the
 * time of day. Milliseconds in, on the clock of the competition.
 * @param deviceZone where whoever reads it is: another clock than theirs is named
 */
export function untilIn(language: string, timeZone: string, deviceZone: string): (end: number) => string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  const days = new Intl.DateTimeFormat(language, day);
  const times = new Intl.DateTimeFormat(language, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === deviceZone ? {} : { timeZoneName: 'short' }),
  });
  return (end) => {
    const { at, isWhole } = lastDayOf(end, timeZone);
    return isWhole ? days.format(at) : times.format(end);
  };
}

/** The same day, as short as it can be read: 'Nov 2'. */
export function shortUntilIn(language: string, timeZone: string): (end: number) => string {
  const days = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone });
  return (end) => days.format(lastDayOf(end, timeZone).at);
}
