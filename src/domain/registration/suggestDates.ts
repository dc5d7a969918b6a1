import { type CalendarDay, toLocalDay, getUtcStart } from './calendar.ts';
import { toMoment } from './clock.ts';
import type { RegistrationDates } from './phase.ts';

const DAY_MS = 24 * 3_600_000;
const END_OF_DAY = 24 * 60;

/** Days before the competition on which each period ends, as at most collegiate competitions. */
const DAYS_BEFORE = { early: 35, open: 14, closed: 6 } as const;

/** Ends of the prices and of registration for a competition on this day. */
export function suggestDates(first: CalendarDay, timeZone: string): RegistrationDates {
  const endOf = (daysBefore: number): number | undefined => {
    const day = toLocalDay('UTC', getUtcStart(first) - daysBefore * DAY_MS);
    return day === undefined ? undefined : toMoment(timeZone, { day, minutes: END_OF_DAY });
  };
  const { early, open, closed } = DAYS_BEFORE;
  return { early: endOf(early), open: endOf(open), closed: endOf(closed) };
}
