import { expect, test } from 'vitest';
import { parsePlannedTime } from './path.ts';

test('a planned time is parsed', () => {
  expect(parsePlannedTime(1_790_000_000_000)).toBe(1_790_000_000_000);
  expect(parsePlannedTime('1790000000000')).toBe(1_790_000_000_000);
});

test('a time in 1970 or an impossible one counts as no planned time', () => {
  for (const raw of [0, 20_000, 9 * 3_600_000, '32400000', -1, 1e15, null, 'soon'])
    expect(parsePlannedTime(raw)).toBeUndefined();
});
