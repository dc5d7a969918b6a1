import { expect, test } from 'vitest';
import { countMinutesLate } from './lateness.ts';

const MINUTE = 60_000;

test('half a minute of delay is rounded to one, and less to none, late or early', () => {
  expect(countMinutesLate(4 * MINUTE)).toBe(4);
  expect(countMinutesLate(30_000)).toBe(1);
  expect(countMinutesLate(-30_000)).toBe(-1);
  expect(countMinutesLate(29_999)).toBe(0);
  expect(countMinutesLate(-20_000)).toBe(0);
});
