import { localDay, toCalendarDay, type CalendarDay } from '../../../domain/registration/calendar.ts';
import {
  visitorMoment,
  type CompetitionDays,
  type VisitorMoment,
} from '../../../domain/registration/moment.ts';
import { registrationStands, type RegistrationStands } from '../../../domain/registration/phase.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { deviceZone } from '../../../store/competition/dates.ts';

/** The fields that decide whether a competition has begun or is over. */
export type CompetitionDates = Pick<Competition, 'startDate' | 'endDate' | 'timeZone' | 'registration'>;

export interface Now {
  /** In milliseconds. */
  readonly at: number;
  /** The competition's time zone, or this device's if none is set. */
  readonly timeZone: string;
  readonly days: CompetitionDays;
  readonly registration: RegistrationStands;
  readonly moment: VisitorMoment;
}

/** Dancing may run past midnight: until 5 a.m. a day is not over, and the next has not begun. */
const NIGHT_MS = 5 * 3_600_000;

export function getNow(competition: CompetitionDates, at: number): Now {
  const { startDate, endDate, registration: its, timeZone = deviceZone() } = competition;
  const meant = (said: typeof startDate): CalendarDay | undefined =>
    said === undefined ? undefined : toCalendarDay(said, timeZone);
  const days = { first: meant(startDate), last: meant(endDate) };
  const registration = registrationStands(its, at);
  const evening = localDay(timeZone, at - NIGHT_MS);
  const hasDanced = days.first !== undefined && evening !== undefined && evening >= days.first;
  const today = hasDanced ? evening : localDay(timeZone, at);
  const moment: VisitorMoment =
    today === undefined
      ? { kind: 'before opening', daysLeft: undefined }
      : visitorMoment(days, registration, today);
  return { at, timeZone, days, registration, moment };
}
