import type { CalendarDay } from '../../../domain/registration/calendar.ts';
import type { DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { Times } from '../../kit/words/times.ts';

const timeOfLine = (line: DayLine): number | undefined =>
  line.when?.likely ?? (line.kind === 'round' ? (line.round.startedAt ?? line.round.startTime) : undefined);

export const isRunning = (line: DayLine): boolean => line.kind === 'round' && line.round.state === 'running';

/**
 * The lines of the calendar day that is now, and of the one before while something of it is still danced after midnight;
 * those without a time go with what stands around them.
 */
export function linesOfToday(
  day: readonly DayLine[],
  now: number,
  { dayOf }: Pick<Times, 'dayOf'>,
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
