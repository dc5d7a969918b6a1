import { expect, test } from 'vitest';
import { parseTypedMoment, moveToZone, formatTypedMoment } from './typedMoment.ts';

const NEW_YORK = 'America/New_York';

test('a midnight end is typed as the last minute of the day', () => {
  const midnight = Date.UTC(2026, 10, 3, 5);
  expect(formatTypedMoment(NEW_YORK, midnight)).toEqual({ day: '2026-11-02', time: '23:59' });
  expect(parseTypedMoment(NEW_YORK, { day: '2026-11-02', time: '23:59' })).toBe(midnight);
});

test('any other time is typed as it is', () => {
  const five = Date.UTC(2026, 10, 2, 22);
  expect(formatTypedMoment(NEW_YORK, five)).toEqual({ day: '2026-11-02', time: '17:00' });
  expect(parseTypedMoment(NEW_YORK, { day: '2026-11-02', time: '17:00' })).toBe(five);
});

test('an incomplete time is not accepted as a moment', () => {
  for (const [day, time] of [
    ['', '17:00'],
    ['2026-02-30', '17:00'],
    ['2026-11-02', ''],
  ] as const)
    expect(parseTypedMoment(NEW_YORK, { day, time })).toBeUndefined();
});

test('the day and the time stay as typed when the time zone changes', () => {
  const midnight = Date.UTC(2026, 10, 3, 5);
  expect(moveToZone(NEW_YORK, 'America/Los_Angeles', midnight)).toBe(Date.UTC(2026, 10, 3, 8));
  expect(moveToZone(NEW_YORK, 'America/Los_Angeles', undefined)).toBeUndefined();
});
