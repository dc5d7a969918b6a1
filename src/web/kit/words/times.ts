import { toLocalDay, countDaysBetween, type CalendarDay } from '../../../domain/registration/calendar.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const SHORT_WEEKDAY = { weekday: 'short' } as const;
const DAY = { month: 'short', day: 'numeric' } as const;
const DAY_AND_TIME = { ...DAY, ...TIME } as const;
const LONG_DATE = { dateStyle: 'long' } as const;
const LAST_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const LAST_TIME = { ...LAST_DAY, ...TIME } as const;
const NAMED_LAST_TIME = { ...LAST_TIME, timeZoneName: 'short' } as const;
const ZONE = { timeZoneName: 'short' } as const;

const MINUTE = 60_000;
const WEEK = 7;

type Format = (at: number, options: Intl.DateTimeFormatOptions) => string;

/** English has AM and PM after the time; the other languages here use 24 hours. */
function withoutHalf(parts: readonly Intl.DateTimeFormatPart[]): string {
  const bare = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value);
  return bare.join('').trim();
}

/** Within one hour the second time is its minutes alone. */
function shortened(from: string, to: string): string {
  const [hour] = from.split(':');
  const [sameHour, minutes] = to.split(':');
  return hour === sameHour && minutes !== undefined ? minutes : to;
}

/** All formats of a moment, in one language and time zone. Moments are in ms. */
function createTimes(language: string, timeZone: string, today: CalendarDay | undefined) {
  const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
  // Cached: creating a formatter costs more than many uses.
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const format = formats.get(options) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    formats.set(options, format);
    return format;
  };
  // Browsers differ in the space before AM. A no-break space keeps AM on the line of its time.
  const format: Format = (at, options) =>
    formatOf(options)
      .format(at)
      .replaceAll(/[\u202F ](?=[AP]M\b)/g, '\u00A0');
  const bare: Format = (at, options) => withoutHalf(formatOf(options).formatToParts(at));
  const dayOf = (at: number): CalendarDay | undefined => toLocalDay(timeZone, at);
  const onWeekday = (at: number, as: Format): string => `${format(at, SHORT_WEEKDAY)} ${as(at, TIME)}`;
  /** Names any day but today: a near one by its weekday. */
  const dated = (at: number, as: Format): string => {
    const day = dayOf(at);
    if (today === undefined || day === undefined || day === today) return as(at, TIME);
    return Math.abs(countDaysBetween(today, day)) < WEEK ? onWeekday(at, as) : as(at, DAY_AND_TIME);
  };
  const plainTime = (at: number): string => format(at, TIME);
  /** The last day of a period that ends at `end`. */
  const lastDay = (end: number): string => format(end - 1, DAY);
  return {
    timeZone,
    dayOf,
    /** '4:12', for floor views and boards; on another day 'Sat 4:12'. */
    timeOfDay: (at: number): string => dated(at, bare),
    /** '4:12 PM'; on another day 'Sat 4:12 PM' or 'Oct 12, 4:12 PM'. */
    clockTime: (at: number): string => dated(at, format),
    /** '4:12 PM', where the day is shown elsewhere. */
    plainTime,
    /** 'Sat 4:12 PM' */
    weekdayTime: (at: number): string => onWeekday(at, format),
    /** '4:21–26 PM', '11:56 AM–12:02 PM' */
    band: (from: number, to: number): string => {
      const [first, last] = [plainTime(from), plainTime(to)];
      if (first === last) return first;
      const [start, end] = [bare(from, TIME), bare(to, TIME)];
      const isSameHalf = first.slice(start.length) === last.slice(end.length);
      return isSameHalf ? `${start}–${shortened(start, end)}${last.slice(end.length)}` : `${first}–${last}`;
    },
    /** 'Saturday' */
    weekday: (at: number): string => format(at, WEEKDAY),
    /** 'Oct 12' */
    monthAndDay: (at: number): string => format(at, DAY),
    /** 'November 22, 2026' */
    longDate: (at: number): string => format(at, LONG_DATE),
    lastDay,
    /**
     * The end of a period in full: 'Sunday, November 2' if it ends with that day, or with the time of day.
     * @param isZoneNamed for readers in other time zones
     */
    until: (end: number, isZoneNamed = false): string =>
      dayOf(end - 1) === dayOf(end + MINUTE)
        ? format(end, isZoneNamed ? NAMED_LAST_TIME : LAST_TIME)
        : format(end - 1, LAST_DAY),
    /** The short name of the time zone: 'EST'. */
    zoneName: (at: number): string =>
      formatOf(ZONE)
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}

export type TimeFormatters = ReturnType<typeof createTimes>;

const known = new Map<string, TimeFormatters>();

/**
 * The formatters of one language and time zone.
 * @param language as a BCP 47 tag, 'en-US'
 * @param today moments on other days name their day; undefined: none do
 */
export function getTimeFormatters(language: string, timeZone: string, today?: CalendarDay): TimeFormatters {
  const key = `${language} ${timeZone} ${today}`;
  const times = known.get(key) ?? createTimes(language, timeZone, today);
  known.set(key, times);
  return times;
}
