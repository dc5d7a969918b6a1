import { mapDefined } from '../../../domain/mapDefined.ts';

/** The number of registrations up to a moment, in ms. */
export interface SignUpCount {
  readonly at: number;
  readonly count: number;
}

const DAY = 24 * 60 * 60_000;

/** The largest number of points that a line on a screen can show. */
const MAX_POINTS = 240;

/**
 * The line of registrations, from zero before the first to all of them now.
 * @param times when each was made, in ms, in any order
 */
export function countOverTime(times: readonly number[], now: number): readonly SignUpCount[] {
  const inOrder = times.toSorted((a, b) => a - b);
  const [first] = inOrder;
  if (first === undefined) return [];
  const every = Math.max(1, Math.ceil(inOrder.length / MAX_POINTS));
  const line = mapDefined(inOrder, (at, place) =>
    (place + 1) % every === 0 ? { at, count: place + 1 } : undefined,
  );
  return [{ at: first - 1, count: 0 }, ...line, { at: Math.max(now, first), count: inOrder.length }];
}

/** Registrations per week, counted from the first one's day: the chart as text. */
export function countByWeek(times: readonly number[]): readonly SignUpCount[] {
  const inOrder = times.toSorted((a, b) => a - b);
  const [first] = inOrder;
  if (first === undefined) return [];
  const weeks = new Map<number, number>();
  for (const at of inOrder) {
    const week = Math.floor((at - first) / (7 * DAY));
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
  }
  return [...weeks].map(([week, count]) => ({ at: first + week * 7 * DAY, count }));
}

/** A round number above the highest one, for the top line of the chart: twice 1, 2, 5, 10, 20, 50, … */
export function roundUpForChart(highest: number): number {
  const wanted = Math.max(2, highest);
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) {
      const half = step * power;
      if (2 * half >= wanted) return 2 * half;
    }
}
