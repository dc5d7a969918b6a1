import type { CalendarDay } from '../../../domain/registration/calendar.ts';
import type { DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { TimeFormatters } from '../../kit/words/times.ts';

const timeOfLine = (line: DayLine): number | undefined =>
  line.when?.likely ?? (line.kind === 'round' ? (line.round.startedAt ?? line.round.startTime) : undefined);

export const isRunning = (line: DayLine): boolean => line.kind === 'round' && line.round.state === 'running';

/**
 * The lines of the current calendar day, and of the day before while one of its rounds is still danced after
 * midnight. Lines without a time stay with their neighbors.
 */
export function listTodaysLines(
  day: readonly DayLine[],
  now: number,
  { dayOf }: Pick<TimeFormatters, 'dayOf'>,
): readonly DayLine[] {
  const dayOfLine = (line: DayLine): CalendarDay | undefined => {
    const at = timeOfLine(line);
    return at === undefined ? undefined : dayOf(at);
  };
  const shown = new Set([dayOf(now), ...day.filter(isRunning).map(dayOfLine)]);
  let isShown = false;
  return day.filter((line) => {
    const at = dayOfLine(line);
    if (at !== undefined) isShown = shown.has(at);
    return isShown || isRunning(line);
  });
}
