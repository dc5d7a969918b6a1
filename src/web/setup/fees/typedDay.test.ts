import { expect, test } from 'vitest';
import { dayTyped, endOfDay } from './typedDay.ts';

test('a day ends at its midnight, also where the clocks are changed', () => {
  expect(endOfDay('2026-10-19')).toBe(new Date(2026, 9, 20).getTime());
  expect(endOfDay('2026-12-31')).toBe(new Date(2027, 0, 1).getTime());
  expect(endOfDay('')).toBeUndefined();
  expect(endOfDay('19 October')).toBeUndefined();
});

test.each(['2026-01-01', '2026-03-08', '2026-11-01', '2028-02-29'])('%s is read as it is shown', (day) => {
  const end = endOfDay(day);
  expect(end === undefined ? undefined : dayTyped(end - 1)).toBe(day);
});
