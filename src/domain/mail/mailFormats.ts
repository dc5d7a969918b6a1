/* oxlint-disable no-restricted-properties -- always with a time zone, and screens have formats of their own */
import { getUtcStart, type CalendarDay } from '../registration/calendar.ts';

/** Dates and amounts in mails, in one language and the competition's time zone. */
export interface MailFormats {
  /** 'Saturday, November 15' */
  readonly day: (day: CalendarDay) => string;
  /** 'Sunday, November 9, at 11:59 PM EST' of a moment in milliseconds. */
  readonly moment: (at: number) => string;
  /** '9:10 AM' */
  readonly time: (at: number) => string;
  /** '$45' or '$37.50' of cents: as on the screens, the same in every language. */
  readonly money: (cents: number) => string;
}

/** Intl's thin and no-break spaces are odd characters in plain text mails. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** @param timeZone an IANA name */
export function createMailFormats(language: string, timeZone: string): MailFormats {
  const days = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(language, { ...days, timeZone });
  const calendar = new Intl.DateTimeFormat(language, { ...days, timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' });
  // Only English has short names for American zones: others say GMT-5.
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const zoneAt = (at: number): string =>
    zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return {
    day: (named) => plainSpaces(calendar.format(getUtcStart(named))),
    moment: (at) => plainSpaces(`${day.format(at)}, ${clock.format(at)} ${zoneAt(at)}`),
    time: (at) => plainSpaces(clock.format(at)),
    money: (cents) =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100),
  };
}
