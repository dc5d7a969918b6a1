import { expect, test } from 'vitest';
import { heatOf } from './heats.ts';

const sizes = (couples: number, heats: number) => {
  const counts = new Map<number, number>();
  for (let index = 0; index < couples; index += 1) {
    const heat = heatOf(index, couples, heats);
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
])('$couples couples in $heats heats: $split', ({ couples, heats, split }) => {
  expect(sizes(couples, heats)).toEqual(split);
});
