import { expect, test } from 'vitest';
import { numbersIn, numbersTyped, numbersWritten } from './numberRange.ts';

test.each([
  ['113, 666', [113, 666]],
  ['600-603 113', [113, 600, 601, 602, 603]],
  ['5–6,6 , 5', [5, 6]],
  ['', []],
])('“%s” is a list of numbers', (text, numbers) => {
  expect(numbersTyped(text)).toEqual(numbers);
});

test.each(['0', '9999', '13a', '20-10', '1-', '12345'])('“%s” is none', (text) => {
  expect(numbersTyped(text)).toBeUndefined();
});

test('a list is written as short as it can be, and read again', () => {
  const numbers = [113, 600, 601, 602, 604];
  expect(numbersWritten(numbers)).toBe('113, 600–602, 604');
  expect(numbersTyped(numbersWritten(numbers))).toEqual(numbers);
});

test('numbers that nobody wears are not given out; those outside the range were none of it', () => {
  expect(numbersIn({ from: 100, to: 199, kept: [] })).toBe(100);
  expect(numbersIn({ from: 100, to: 199, kept: [113, 666] })).toBe(99);
  expect(numbersIn({ from: 200, to: 100, kept: [] })).toBe(0);
});
