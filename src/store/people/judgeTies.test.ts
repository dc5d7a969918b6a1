import { expect, test } from 'vitest';
import { judgeTies } from './judgeTies.ts';

test('lists the ties of judges who have any', () => {
  expect(
    judgeTies.parse({
      A: { name: 'Ann', ties: { schools: ['Brown', ''], people: { 0: 'Lee Fay' } } },
      B: { name: 'Bob' },
      C: { name: 'Cy', ties: { schools: 7 } },
    }),
  ).toEqual([{ judge: 'A', schools: ['Brown'], people: ['Lee Fay'] }]);
});
