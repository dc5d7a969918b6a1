import { expect, test } from 'vitest';
import { parseCalendarDay } from './calendar.ts';
import { findDateWarnings } from './dateWarnings.ts';

const warned = (
  [early, open, closed]: readonly (number | undefined)[],
  [first, lastOpenDay]: readonly [string?, string?] = [],
) =>
  findDateWarnings({
    dates: { early, open, closed },
    first: parseCalendarDay(first ?? ''),
    lastOpenDay: parseCalendarDay(lastOpenDay ?? ''),
  });

test('dates in order, and missing dates, give no warning', () => {
  expect(warned([1, 2, 3], ['2026-11-22', '2026-11-22'])).toEqual([]);
  expect(warned([])).toEqual([]);
  expect(warned([1, undefined, 1])).toEqual([]);
});

test.each([
  [[2, 1, 3], 'no regular price'],
  [[1, 1, 3], 'no regular price'],
  [[1, 3, 2], 'closes before a price ends'],
  [[1, 2], 'never closes'],
] as const)('the dates %j give the warning “%s”', (dates, warning) => {
  expect(warned(dates)).toEqual([warning]);
});

test('an organizer is warned if registration is still open during the competition', () => {
  expect(warned([1, 2, 3], ['2026-11-21', '2026-11-22'])).toEqual(['closes after the first day']);
});
