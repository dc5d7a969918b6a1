import { expect, test } from 'vitest';
import {
  parseCalendarDay,
  toLocalDay,
  toCalendarDay,
  countDaysBetween,
  type CalendarDay,
} from './calendar.ts';

const day = (text: string): CalendarDay => {
  const read = parseCalendarDay(text);
  if (read === undefined) throw new Error(text);
  return read;
};

test.each(['2026-11-22', '2024-02-29', '2000-02-29', '2026-12-31'])(
  'the calendar day %s is accepted',
  (text) => {
    expect(parseCalendarDay(text)).toBe(text);
  },
);

test.each(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-2', 'tomorrow', ''])(
  'the calendar day %s is rejected',
  (text) => {
    expect(parseCalendarDay(text)).toBeUndefined();
  },
);

test('the day of a moment depends on the time zone', () => {
  const at = Date.UTC(2026, 10, 22, 3);
  expect(toLocalDay('America/New_York', at)).toBe('2026-11-21');
  expect(toLocalDay('Europe/Madrid', at)).toBe('2026-11-22');
  expect(toLocalDay('Pacific/Kiritimati', Date.UTC(2026, 10, 22, 12))).toBe('2026-11-23');
});

test('a day begins and ends at local midnight, even when clocks change', () => {
  // November 1, 2026 has 25 hours in New York.
  const begins = Date.UTC(2026, 10, 1, 4);
  const ends = begins + 25 * 3_600_000;
  expect([begins - 1, begins, ends - 1, ends].map((at) => toLocalDay('America/New_York', at))).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-01',
    '2026-11-02',
  ]);
});

test('a calendar day is the same in every zone; a moment belongs to the local day', () => {
  expect(toCalendarDay(day('2026-11-22'), 'Pacific/Kiritimati')).toBe('2026-11-22');
  expect(toCalendarDay(Date.UTC(2026, 10, 22, 12), 'Pacific/Kiritimati')).toBe('2026-11-23');
});

test.each([
  ['2026-10-30', '2026-11-02', 3],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-23', '2026-11-22', -1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-02-28', '2026-03-01', 1],
  ['2025-12-31', '2026-01-01', 1],
  ['1999-12-31', '2100-01-01', 36_526],
])('the days from %s to %s are counted: %i', (from, to, days) => {
  expect(countDaysBetween(day(from), day(to))).toBe(days);
});
