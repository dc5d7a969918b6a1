import { expect, test } from 'vitest';
import { formatTypedDay, findEndOfDay } from './typedDay.ts';

const NEW_YORK = 'America/New_York';

test('a day ends at its midnight in the competition’s time zone', () => {
  expect(findEndOfDay(NEW_YORK, '2026-10-19')).toBe(Date.parse('2026-10-20T00:00:00-04:00'));
  expect(findEndOfDay('Asia/Kathmandu', '2026-12-31')).toBe(Date.parse('2027-01-01T00:00:00+05:45'));
  expect(findEndOfDay(NEW_YORK, '')).toBeUndefined();
  expect(findEndOfDay(NEW_YORK, '0002-10-19')).toBeUndefined();
  expect(findEndOfDay(NEW_YORK, '19 October')).toBeUndefined();
});

test('a day of 25 or 23 hours ends at its midnight', () => {
  expect(findEndOfDay(NEW_YORK, '2026-11-01')).toBe(Date.parse('2026-11-02T00:00:00-05:00'));
  expect(findEndOfDay(NEW_YORK, '2026-03-08')).toBe(Date.parse('2026-03-09T00:00:00-04:00'));
  expect(findEndOfDay('Europe/Berlin', '2026-10-25')).toBe(Date.parse('2026-10-26T00:00:00+01:00'));
  expect(findEndOfDay('Europe/Berlin', '2026-03-29')).toBe(Date.parse('2026-03-30T00:00:00+02:00'));
});

test.each(['2026-01-01', '2026-03-08', '2026-11-01', '2028-02-29'])(
  'the typed day %s is read as it is shown',
  (day) => {
    const end = findEndOfDay(NEW_YORK, day);
    expect(end === undefined ? undefined : formatTypedDay(NEW_YORK, end - 1)).toBe(day);
  },
);
