import { expect, test } from 'vitest';
import { parseCalendarDay } from './calendar.ts';
import { readLocalClock, toMoment } from './clock.ts';

const at = (timeZone: string, text: string, minutes: number): string => {
  const day = parseCalendarDay(text);
  if (day === undefined) throw new Error(text);
  return new Date(toMoment(timeZone, { day, minutes })).toISOString();
};

test.each([
  ['America/New_York', '2026-11-22', 17 * 60, '2026-11-22T22:00:00.000Z'],
  ['America/New_York', '2026-07-04', 0, '2026-07-04T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-04', 90, '2026-07-03T19:45:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', 0, '2025-12-31T10:00:00.000Z'],
  ['UTC', '2026-12-31', 24 * 60, '2027-01-01T00:00:00.000Z'],
])('the local time in %s on %s at minute %i is one moment', (timeZone, day, minutes, moment) => {
  expect(at(timeZone, day, minutes)).toBe(moment);
});

test('a day ends at local midnight when clocks change', () => {
  // 25 hours in November, 23 in March.
  expect(at('America/New_York', '2026-11-01', 24 * 60)).toBe('2026-11-02T05:00:00.000Z');
  expect(at('America/New_York', '2026-03-08', 24 * 60)).toBe('2026-03-09T04:00:00.000Z');
});

test('the second of two equal clock times counts, and a skipped time moves forward', () => {
  expect(at('America/New_York', '2026-11-01', 90)).toBe('2026-11-01T06:30:00.000Z');
  expect(at('America/New_York', '2026-03-08', 150)).toBe('2026-03-08T07:30:00.000Z');
  // In Santiago the clocks jump from midnight to one.
  expect(at('America/Santiago', '2026-09-06', 0)).toBe('2026-09-06T04:00:00.000Z');
});

test.each([
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['America/Santiago', '2026-04-05T03:00:00Z'],
])('the clock time in %s around %s is read back unchanged', (timeZone, change) => {
  for (let minutes = -240; minutes <= 240; minutes += 30) {
    const moment = Date.parse(change) + minutes * 60_000;
    const shown = readLocalClock(timeZone, moment);
    if (shown === undefined) throw new Error(timeZone);
    const meant = toMoment(timeZone, shown);
    expect(readLocalClock(timeZone, meant)).toEqual(shown);
    // The same moment, or the second occurrence of that clock time.
    expect([0, 30, 60]).toContain((meant - moment) / 60_000);
  }
});
