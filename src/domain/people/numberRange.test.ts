import { expect, test } from 'vitest';
import { countNumbers, parseNumbers, formatNumbers } from './numberRange.ts';

test.each([
  ['113, 666', [113, 666]],
  ['600-603 113', [113, 600, 601, 602, 603]],
  ['5–6,6 , 5', [5, 6]],
  ['', []],
])('the text “%s” is read as a list of numbers', (text, numbers) => {
  expect(parseNumbers(text)).toEqual(numbers);
});

test.each(['0', '9999', '13a', '20-10', '1-', '12345'])(
  'the text “%s” is rejected as a list of numbers',
  (text) => {
    expect(parseNumbers(text)).toBeUndefined();
  },
);

test('a list of numbers is written as short as possible, and is read back unchanged', () => {
  const numbers = [113, 600, 601, 602, 604];
  expect(formatNumbers(numbers)).toBe('113, 600–602, 604');
  expect(parseNumbers(formatNumbers(numbers))).toEqual(numbers);
});

test('reserved numbers are subtracted only inside the range', () => {
  expect(countNumbers({ from: 100, to: 199, kept: [] })).toBe(100);
  expect(countNumbers({ from: 100, to: 199, kept: [113, 666] })).toBe(99);
  expect(countNumbers({ from: 200, to: 100, kept: [] })).toBe(0);
});
