import type { CalendarDay } from '../../../domain/registration/calendar.ts';

/** A calendar day has no time zone: it is formatted by its noon in UTC. */
const noonOf = (day: CalendarDay): Date => new Date(`${day}T12:00:00Z`);

/** 'Nov 15' */
export const formatShortDay = (language: string, day: CalendarDay): string =>
  new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(noonOf(day));

/** Chinese formats a range in figures: 2025/11/15星期六至2025/11/16星期日, which is not idiomatic. */
const isInFigures = (range: string): boolean => /\d\/\d/.test(range);

/** The competition's days: 'Saturday, November 15, 2025', or the first and the last of several. */
export function createDayRangeFormatter(language: string): (first: CalendarDay, last: CalendarDay) => string {
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
