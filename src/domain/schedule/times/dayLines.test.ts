import { expect, test } from 'vitest';
import { block, madeUpDay, MORNING, insertBlock } from '../testing/madeUpDay.ts';
import { comingUp, dayLines, minutesUntil, heatTime, type TimeRange } from './dayLines.ts';
import { USUAL_TIMING } from './timing.ts';

const MINUTE = 60_000;
const band = (earliest: number, latest: number): TimeRange => ({
  likely: ((earliest + latest) / 2) * MINUTE,
  earliest: earliest * MINUTE,
  latest: latest * MINUTE,
});

test('a band is rounded to whole minutes and never negative', () => {
  expect(minutesUntil(band(19, 24), 10 * MINUTE)).toEqual({ from: 9, to: 14 });
  expect(minutesUntil(band(9.5, 13.2), 0)).toEqual({ from: 9, to: 14 });
  expect(minutesUntil(band(1, 2), 5 * MINUTE)).toEqual({ from: 0, to: 0 });
});

test('a later heat comes after the earlier ones have danced the first dance', () => {
  const event = { level: 'Bronze' } as const;
  expect(heatTime(band(10, 12), event, 1, USUAL_TIMING)).toEqual(band(10, 12));
  expect(heatTime(band(10, 12), event, 3, USUAL_TIMING)).toEqual(band(13, 15));
});

test('a day without a start is listed in order, without times', () => {
  const { events, blocks } = insertBlock(madeUpDay('S', 1).plan, 0, block('Opening', { minutes: 10 }));
  const lines = dayLines({ events, blocks, live: [], timing: USUAL_TIMING }, MORNING);
  expect(lines.every(({ when }) => when === undefined)).toBe(true);
  expect(comingUp(lines)[0]).toMatchObject({ kind: 'block', isOver: false });
});
