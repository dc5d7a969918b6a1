import { expect, test } from 'vitest';
import { keysFrom } from './forms.ts';

test.each([
  [0, 3],
  [0, 9],
  [1, 12],
  [0, 19],
  [0, 99],
  [0, 149],
  [0, 199],
  [0, 205],
  [1, 599],
  [0, 1000],
] as const)('a pattern for keys takes those from %i to %i and no others', (first, last) => {
  const pattern = new RegExp(keysFrom(first, last).slice(1, -1));
  const numbers = Array.from({ length: 2000 }, (_, at) => at);
  expect(numbers.filter((key) => pattern.test(String(key)))).toEqual(
    numbers.filter((key) => key >= first && key <= last),
  );
  expect(['', '00', '01', '-1', '1.0', ' 1', '1 '].filter((key) => pattern.test(key))).toEqual([]);
});
