import { toLocalDay, toCalendarDay, type CalendarDay } from '../../../domain/registration/calendar.ts';
import {
  findVisitorStage,
  type CompetitionDays,
  type VisitorStage,
} from '../../../domain/registration/moment.ts';
import {
  findRegistrationAvailability,
  type RegistrationAvailability,
} from '../../../domain/registration/phase.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { getDeviceTimeZone } from '../../../store/competition/dates.ts';

/** The fields that decide whether a competition has begun or is over. */
export type CompetitionDates = Pick<Competition, 'startDate' | 'endDate' | 'timeZone' | 'registration'>;

export interface CompetitionTime {
  /** In milliseconds. */
  readonly at: number;
  /** The competition's time zone, or this device's if none is set. */
  readonly timeZone: string;
  readonly days: CompetitionDays;
  readonly registration: RegistrationAvailability;
  readonly moment: VisitorStage;
}

/** Dancing may run past midnight: until 5 a.m. a day is not over, and the next has not begun. */
const NIGHT_MS = 5 * 3_600_000;

export function getCompetitionTime(competition: CompetitionDates, at: number): CompetitionTime {
  const { startDate, endDate, registration: its, timeZone = getDeviceTimeZone() } = competition;
  const meant = (said: typeof startDate): CalendarDay | undefined =>
    said === undefined ? undefined : toCalendarDay(said, timeZone);
  const days = { first: meant(startDate), last: meant(endDate) };
  const registration = findRegistrationAvailability(its, at);
  const evening = toLocalDay(timeZone, at - NIGHT_MS);
  const hasDanced = days.first !== undefined && evening !== undefined && evening >= days.first;
  const today = hasDanced ? evening : toLocalDay(timeZone, at);
  const moment: VisitorStage =
    today === undefined
      ? { kind: 'before opening', daysLeft: undefined }
      : findVisitorStage(days, registration, today);
  return { at, timeZone, days, registration, moment };
}
