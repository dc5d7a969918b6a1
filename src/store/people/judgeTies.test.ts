import { expect, test } from 'vitest';
import { judgeConflictsPath } from './judgeTies.ts';

test('the list of judges’ ties has the judges who have any', () => {
  expect(
    judgeConflictsPath.parse({
      A: { name: 'Ann', ties: { schools: ['Brown', ''], people: { 0: 'Lee Fay' } } },
      B: { name: 'Bob' },
      C: { name: 'Cy', ties: { schools: 7 } },
    }),
  ).toEqual([{ judge: 'A', schools: ['Brown'], people: ['Lee Fay'] }]);
});
