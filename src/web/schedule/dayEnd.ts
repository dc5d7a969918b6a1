import type { DayEnd } from '../../domain/schedule/times/times.ts';
import { timeOfDay } from '../words/dates.ts';

/** When the last day ends, as a clock shows it. */
export function endOf(days: readonly DayEnd[]): string {
  const last = days.at(-1);
  return last === undefined ? '–' : timeOfDay(last.end?.likely ?? last.planned.to);
}
