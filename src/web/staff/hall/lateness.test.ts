import { expect, test } from 'vitest';
import { minutesLate } from './lateness.ts';

const MINUTE = 60_000;

test('half a minute of delay is rounded to one, and less to none, late or early', () => {
  expect(minutesLate(4 * MINUTE)).toBe(4);
  expect(minutesLate(30_000)).toBe(1);
  expect(minutesLate(-30_000)).toBe(-1);
  expect(minutesLate(29_999)).toBe(0);
  expect(minutesLate(-20_000)).toBe(0);
});
