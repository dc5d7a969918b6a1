import { toLocalDay } from '../../../domain/registration/calendar.ts';
import { findUpcomingDays, type DaysAhead } from '../../../domain/floor/startQuestions.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { getCompetitionTime, type CompetitionDates } from '../../kit/clock/now.ts';

/** After a start this recent, the question is not asked again. */
const RECENT_START_MS = 12 * 3_600_000;

/**
 * The days of the competition, if a start must be confirmed because they are still to come. Asked once: not after
 * another round was started, as in a rehearsal or on a day with a wrong date.
 * @param now in ms
 */
export function findDaysAhead(
  competition: CompetitionDates | undefined,
  day: readonly ScheduledRound[],
  now: number,
): DaysAhead | undefined {
  if (competition === undefined) return undefined;
  const { days, timeZone } = getCompetitionTime(competition, now);
  const today = toLocalDay(timeZone, now);
  const isUnderWay = day.some(
    ({ round: { startedAt } }) => startedAt !== undefined && now - startedAt < RECENT_START_MS,
  );
  return today === undefined || isUnderWay ? undefined : findUpcomingDays(days, today);
}
