import { expect, test } from 'vitest';
import { nextEpoch, parseEpoch, formatEpoch, isNewer } from './epoch.ts';
import { formatClockTime } from './role.ts';

test('a time in a log line looks like a wall clock, with two digits each', () => {
  const at = Date.parse('2026-01-02T03:04:05Z');
  expect(formatClockTime(at, 'UTC')).toBe('2026-01-02 03:04:05 UTC');
  expect(formatClockTime(at, 'Asia/Kathmandu')).toBe('2026-01-02 08:49:05 GMT+5:45');
});

test('of two epochs the one with the higher number is newer, and of equal ones always the same', () => {
  const [one, other] = [
    { number: 2, id: 'a' },
    { number: 2, id: 'b' },
  ];
  expect([isNewer({ number: 10, id: 'a' }, { number: 9, id: 'f' }), isNewer(one, one)]).toEqual([
    true,
    false,
  ]);
  expect([isNewer(one, other), isNewer(other, one)]).toEqual([false, true]);
  const after = nextEpoch(one, { number: 7, id: 'c' });
  expect(after.number).toBe(8);
  expect(parseEpoch(formatEpoch(after))).toEqual(after);
  for (const text of ['', '8', 'x a', '8 nobody', '-1 a', undefined, ['1 a']])
    expect(parseEpoch(text)).toBeUndefined();
});
