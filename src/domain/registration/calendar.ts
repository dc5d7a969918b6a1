/** A day on the calendar, as '2026-11-22'. */
export type CalendarDay = string & { readonly is: 'CalendarDay' };

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);

/** A day as it is written, '2026-11-22'; undefined where there is none, as on '2026-02-30'. */
export function calendarDay(text: string): CalendarDay | undefined {
  const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // The form above makes it one.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return day >= 1 && day <= daysOf(year, month) ? (text as CalendarDay) : undefined;
}

/**
 * The day that it is somewhere at a moment.
 * @param timeZone as IANA names it, 'America/New_York'
 * @param at in milliseconds
 */
export function dayIn(timeZone: string, at: number): CalendarDay | undefined {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return calendarDay(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`);
}

/** A day as somebody has said it: by the calendar, or by a moment of it in milliseconds. */
export type SaidDay = CalendarDay | number;

/** Which day is meant, where the competition is danced. */
export const dayMeant = (said: SaidDay, timeZone: string): CalendarDay | undefined =>
  typeof said === 'number' ? dayIn(timeZone, said) : said;

/** How many days lie before it, counted from any fixed one: by the calendar, so that no day is shorter than another. */
function dayNumber(day: CalendarDay): number {
  const [year = 0, month = 0, of = 0] = day.split('-').map(Number);
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const inYear = Array.from({ length: month - 1 }, (_, index) => daysOf(year, index + 1));
  return before * 365 + leapDays + inYear.reduce((sum, days) => sum + days, 0) + of;
}

/** How many days it is from one day to another; negative where that one is past. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from);
