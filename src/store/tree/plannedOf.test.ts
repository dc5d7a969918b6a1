import { expect, test } from 'vitest';
import { plannedOf } from './path.ts';

test('reads the time of something planned', () => {
  expect(plannedOf(1_790_000_000_000)).toBe(1_790_000_000_000);
  expect(plannedOf('1790000000000')).toBe(1_790_000_000_000);
});

test('reads a count from 1970 or an impossible time as no time', () => {
  for (const raw of [0, 20_000, 9 * 3_600_000, '32400000', -1, 1e15, null, 'soon'])
    expect(plannedOf(raw)).toBeUndefined();
});
