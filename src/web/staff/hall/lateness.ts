import type { DayEnd } from '../../../domain/schedule/times/times.ts';

const MINUTE = 60_000;

/** The day that is danced at this time: the last one that has begun, else the first. */
export const today = (days: readonly DayEnd[], now: number): DayEnd | undefined =>
  days.findLast(({ planned }) => planned.from <= now) ?? days[0];

/** Whole minutes behind the schedule, below 0 ahead of it; nobody says seconds. `late` in milliseconds. */
export const minutesLate = (late: number): number =>
  Math.sign(late) * Math.round(Math.abs(late) / MINUTE) || 0;
