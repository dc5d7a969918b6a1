import { expect, test } from 'vitest';
import { calculateHeat, countHeatsNeeded, calculateHeatSizes } from './heats.ts';

const sizes = (couples: number, heats: number) => {
  const counts = new Map<number, number>();
  for (let index = 0; index < couples; index += 1) {
    const heat = calculateHeat(index, couples, heats);
    counts.set(heat, (counts.get(heat) ?? 0) + 1);
  }
  return [...counts.values()];
};

test.each([
  { couples: 23, heats: 2, split: [12, 11] },
  { couples: 94, heats: 4, split: [24, 24, 23, 23] },
  { couples: 6, heats: 1, split: [6] },
  { couples: 6, heats: 0, split: [6] },
  { couples: 2, heats: 5, split: [1, 1] },
])(
  'the couples are split evenly into heats: $couples couples in $heats heats give $split',
  ({ couples, heats, split }) => {
    expect(sizes(couples, heats)).toEqual(split);
  },
);

test.each([
  { couples: 94, largestHeat: 20, heats: 5 },
  { couples: 40, largestHeat: 20, heats: 2 },
  { couples: 41, largestHeat: 20, heats: 3 },
  { couples: 0, largestHeat: 20, heats: 1 },
  { couples: 5, largestHeat: 0, heats: 5 },
])(
  'heats are no larger than allowed: $couples couples, at most $largestHeat on the floor, need $heats heats',
  ({ couples, largestHeat, heats }) => {
    expect(countHeatsNeeded(couples, largestHeat)).toBe(heats);
  },
);

test('the sizes of heats match the assignment of couples', () => {
  for (const [couples, heats] of [
    [94, 5],
    [6, 0],
    [2, 5],
  ] as const)
    expect(calculateHeatSizes(couples, heats)).toEqual(sizes(couples, heats));
});
