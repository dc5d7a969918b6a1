import { expect, test } from 'vitest';
import { measureLetters } from './measureLetters.ts';

test.each([
  ['', 0],
  ['Cha Cha', 7],
  ['Łukasz 𝒜', 8],
  ['华尔兹、快步', 12],
  ['新手组 21', 9],
  ['さいとう', 8],
])('the text “%s” is as wide as %i letters', (text, letters) => {
  expect(measureLetters(text)).toBe(letters);
});
