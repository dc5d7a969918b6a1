import type { CalendarDay } from '../../../domain/registration/calendar.ts';

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
