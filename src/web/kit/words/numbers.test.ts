import { afterEach, expect, test } from 'vitest';
import { ENGLISH, language } from './language.ts';
import { numberNow } from './numbers.ts';

afterEach(() => language.set(ENGLISH));

test.each([
  ['en', '12,500', '6.0'],
  ['de', '12.500', '6,0'],
])('numbers are written as in the language %s', (tag, thousands, digits) => {
  language.set({ tag, translation: undefined });
  expect(numberNow(12_500)).toBe(thousands);
  expect(numberNow(6.04, 1)).toBe(digits);
});
