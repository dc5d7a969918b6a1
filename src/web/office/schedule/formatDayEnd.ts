import type { DayFinish } from '../../../domain/schedule/times/times.ts';
import type { TimeFormatters } from '../../kit/words/times.ts';

/** The end of the last day as a clock time. */
export function formatDayEnd(days: readonly DayFinish[], { clockTime }: TimeFormatters): string {
  const last = days.at(-1);
  return last === undefined ? '–' : clockTime(last.end?.likely ?? last.planned.to);
}
