import { expect, test } from 'vitest';
import { livePath } from './live.ts';

const standing = (raw: unknown) =>
  livePath.parse(raw).map(({ event, round, dance, heat, floor }) => [event, round, dance, heat, floor]);

test('every round on each floor is parsed', () => {
  expect(
    standing({
      'Gold Waltz': { 0: { dance: 1, heat: 2, floor: 2, startedAt: 5 } },
      'Bronze Tango': { 1: { dance: 0, heat: 1 }, 2: { dance: 3, heat: 1, floor: 1 } },
    }),
  ).toEqual([
    ['Gold Waltz', 0, 1, 2, 2],
    ['Bronze Tango', 1, 0, 1, 1],
    ['Bronze Tango', 2, 3, 1, 1],
  ]);
});

test('malformed rounds on a floor are skipped', () => {
  for (const raw of [null, 'x', { 'Gold Waltz': 'x' }, { 'Gold Waltz': { x: {} } }, { round: 1 }])
    expect(standing(raw)).toEqual([]);
});
