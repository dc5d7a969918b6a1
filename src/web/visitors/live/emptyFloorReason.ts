import type { ProgramEvent, ProgramRound } from '../../../domain/competition.ts';
import { toCalendarDay, type CalendarDay } from '../../../domain/registration/calendar.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { getDeviceTimeZone } from '../../../store/competition/dates.ts';
import { getCompetitionTime } from '../../kit/clock/now.ts';
import { isUpcomingLine, type DayLine } from '../../../domain/schedule/times/dayLines.ts';

/** The reason that the floor is empty. */
export type EmptyFloorReason =
  /** The competition has not begun. `first` is the first day, if known. */
  | { readonly kind: 'before'; readonly first: CalendarDay | undefined }
  /** A round follows. `at`: its expected time, in milliseconds. */
  | {
      readonly kind: 'between';
      readonly event: ProgramEvent;
      readonly round: ProgramRound;
      readonly at: number | undefined;
    }
  | { readonly kind: 'over' };

const hasBegun = (line: DayLine): boolean =>
  line.kind === 'round' && ['running', 'marked', 'posted'].includes(line.round.state);

export function findEmptyFloorReason(
  about: Competition,
  day: readonly DayLine[],
  now: number,
): EmptyFloorReason {
  const next = day.find((line) => line.kind === 'round' && isUpcomingLine(line));
  const { kind } = getCompetitionTime(about, now).moment;
  if (next?.kind === 'round' && (kind === 'the day' || day.some(hasBegun)))
    return { kind: 'between', event: next.event, round: next.round, at: next.when?.likely };
  if (kind === 'over' || day.some(hasBegun)) return { kind: 'over' };
  const { startDate, timeZone } = about;
  return {
    kind: 'before',
    first: startDate === undefined ? undefined : toCalendarDay(startDate, timeZone ?? getDeviceTimeZone()),
  };
}
