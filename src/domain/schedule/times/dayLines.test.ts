import { expect, test } from 'vitest';
import { buildNamedBlock, buildMadeUpDay, MORNING, insertBlock } from '../testing/madeUpDay.ts';
import {
  listUpcomingLines,
  buildDayLines,
  calculateMinutesUntil,
  calculateHeatTime,
  type TimeRange,
} from './dayLines.ts';
import { DEFAULT_TIMING } from './timing.ts';

const MINUTE = 60_000;
const band = (earliest: number, latest: number): TimeRange => ({
  likely: ((earliest + latest) / 2) * MINUTE,
  earliest: earliest * MINUTE,
  latest: latest * MINUTE,
});

test('a time range is rounded to whole minutes and never negative', () => {
  expect(calculateMinutesUntil(band(19, 24), 10 * MINUTE)).toEqual({ from: 9, to: 14 });
  expect(calculateMinutesUntil(band(9.5, 13.2), 0)).toEqual({ from: 9, to: 14 });
  expect(calculateMinutesUntil(band(1, 2), 5 * MINUTE)).toEqual({ from: 0, to: 0 });
});

test('a later heat comes after the earlier ones have danced the first dance', () => {
  const event = { level: 'Bronze' } as const;
  expect(calculateHeatTime(band(10, 12), event, 1, DEFAULT_TIMING)).toEqual(band(10, 12));
  expect(calculateHeatTime(band(10, 12), event, 3, DEFAULT_TIMING)).toEqual(band(13, 15));
});

test('a day without a start is listed in order, without times', () => {
  const { events, blocks } = insertBlock(
    buildMadeUpDay('S', 1).plan,
    0,
    buildNamedBlock('Opening', { minutes: 10 }),
  );
  const lines = buildDayLines({ events, blocks, live: [], timing: DEFAULT_TIMING }, MORNING);
  expect(lines.every(({ when }) => when === undefined)).toBe(true);
  expect(listUpcomingLines(lines)[0]).toMatchObject({ kind: 'block', isOver: false });
});
