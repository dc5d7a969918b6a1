import { expect, test } from 'vitest';
import { countByWeek, countOverTime, roundUpForChart } from './signUps.ts';

const DAY = 24 * 60 * 60_000;

test('the chart of sign-ups goes from zero to all of them now', () => {
  expect(countOverTime([30, 10, 20], 100)).toEqual([
    { at: 9, count: 0 },
    { at: 10, count: 1 },
    { at: 20, count: 2 },
    { at: 30, count: 3 },
    { at: 100, count: 3 },
  ]);
  expect(countOverTime([], 100)).toEqual([]);
});

test('the chart of sign-ups has no more points than pixels, and the last one is the total', () => {
  const line = countOverTime(
    Array.from({ length: 3001 }, (_, at) => at * 1000),
    4_000_000,
  );
  expect(line.length).toBeLessThan(260);
  expect(line.at(-1)).toEqual({ at: 4_000_000, count: 3001 });
  expect(line.every(({ count }, at) => at === 0 || count >= (line[at - 1]?.count ?? 0))).toBe(true);
});

test('weeks of sign-ups begin with the first registration, and empty weeks are left out', () => {
  const from = 5 * DAY;
  expect(countByWeek([from + 16 * DAY, from, from + 6 * DAY])).toEqual([
    { at: from, count: 2 },
    { at: from + 14 * DAY, count: 1 },
  ]);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 10],
  [240, 400],
  [412, 1000],
  [1999, 2000],
])('the top line of the chart above %i is %i', (highest, top) => expect(roundUpForChart(highest)).toBe(top));
