import { language } from './language.ts';

/**
 * A day in full: 'November 22, 2026'. Milliseconds in, on the calendar of the device.
 * @param language as a BCP 47 tag, 'en-US'
 */
export function longDateIn(language: string): (at: number) => string {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (at) => dates.format(at);
}

/**
 * A time of day as the hall says it, without am and pm: 4:12, in Spanish 16:12. Milliseconds in, on the clock of the
 * device.
 */
function timeIn(language: string): (at: number) => string {
  const times = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
  return (at) => withoutHalf(times, at);
}

/** Nobody in a hall says am and pm. */
const withoutHalf = (times: Intl.DateTimeFormat, at: number): string =>
  times
    .formatToParts(at)
    .filter(({ type, value }) => type === 'hour' || type === 'minute' || value === ':')
    .map(({ value }) => value)
    .join('');

/**
 * The same on the clock of the competition: '4:12'; where it is danced on several days with the day before it, 'Sat 4:12'.
 * @param timeZone undefined: this device's
 */
export function planTimeIn(
  language: string,
  timeZone: string | undefined,
  isOfSeveralDays: boolean,
): (at: number) => string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const times = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', ...zone });
  const days = new Intl.DateTimeFormat(language, { weekday: 'short', ...zone });
  return (at) => {
    const time = withoutHalf(times, at);
    return isOfSeveralDays ? `${days.format(at)} ${time}` : time;
  };
}

/** Making a formatter costs more than using it many times. */
const formatters = new Map<string, (at: number) => string>();

/** The same in the language of this page, or of a part of it. */
export function timeOfDay(at: number, tag: string = language.now.tag): string {
  const format = formatters.get(tag) ?? timeIn(tag);
  formatters.set(tag, format);
  return format(at);
}

/** A day of the week in the language of this page: 'Saturday'. Milliseconds in, on the calendar of the device. */
export const weekdayOf = (at: number): string =>
  new Intl.DateTimeFormat(language.now.tag, { weekday: 'long' }).format(at);

/** A number as the language of this page writes it: '12,500', in German '12.500'; with so many digits behind the point. */
export const numberNow = (value: number, digits = 0): string =>
  value.toLocaleString(language.now.tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * The last day before a moment, without its year, in the language of this page: what ends at midnight ends 'Oct 19'.
 * Milliseconds in, on the calendar of the device.
 */
export const dayBefore = (end: number): string =>
  new Intl.DateTimeFormat(language.now.tag, { month: 'short', day: 'numeric' }).format(end - 1);

let dayNow = { tag: 'en', format: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }) };

/** A day without its year, in the language of this page: 'Oct 12'. Milliseconds in, on the calendar of the device. */
export function monthAndDay(at: number): string {
  const { tag } = language.now;
  // Making a formatter costs more than using it many times.
  if (tag !== dayNow.tag)
    dayNow = { tag, format: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }) };
  return dayNow.format.format(at);
}
