import { expect, test } from 'vitest';
import { parseTypedTime, formatTypedTime } from './typedTime.ts';

test.each([
  ['UTC', '2026-11-26T19:30', '2026-11-26T19:30:00Z'],
  ['America/New_York', '2026-11-26T19:30', '2026-11-26T19:30:00-05:00'],
  ['Asia/Kathmandu', '2026-11-26T00:05', '2026-11-26T00:05:00+05:45'],
  // If a clock time occurs twice, the second one is meant.
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T01:30:00-05:00'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T02:30:00+01:00'],
])('a time typed in %s as %s is that time there, and reads the same', (timeZone, typed, moment) => {
  expect(parseTypedTime(timeZone, typed)).toBe(Date.parse(moment));
  expect(formatTypedTime(timeZone, Date.parse(moment))).toBe(typed);
});

test.each([
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
])('the hour skipped in %s counts as the one after it', (timeZone, typed, moment) => {
  expect(parseTypedTime(timeZone, typed)).toBe(Date.parse(moment));
});

test.each(['', '2026-02-30T10:00', '2026-11-26'])('the text “%s” is not a time yet', (typed) => {
  expect(parseTypedTime('UTC', typed)).toBeUndefined();
});
