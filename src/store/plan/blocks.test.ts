import { expect, test } from 'vitest';
import { blocks } from './blocks.ts';

test('a break planned in 1970 is not announced', () => {
  const [early, promised] = blocks.parse({
    b1: { title: 'Breakfast', notBefore: 8 * 3_600_000 },
    b2: { title: 'Lunch', notBefore: 1_790_000_000_000 },
  });
  expect(early?.notBefore).toBeUndefined();
  expect(promised?.notBefore).toBe(1_790_000_000_000);
});
