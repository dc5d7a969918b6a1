import type { DayFinish } from '../../../domain/schedule/times/times.ts';

const MINUTE = 60_000;

/** The current day: the last one that has begun, else the first. */
export const findToday = (days: readonly DayFinish[], now: number): DayFinish | undefined =>
  days.findLast(({ planned }) => planned.from <= now) ?? days[0];

/** Whole minutes behind the schedule, negative if ahead. `late` in ms. */
export const countMinutesLate = (late: number): number =>
  Math.sign(late) * Math.round(Math.abs(late) / MINUTE) || 0;
