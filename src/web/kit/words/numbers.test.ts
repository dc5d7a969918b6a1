import { afterEach, expect, test } from 'vitest';
import { ENGLISH, pageLanguage } from './language.ts';
import { formatNumber } from './numbers.ts';

afterEach(() => pageLanguage.set(ENGLISH));

test.each([
  ['en', '12,500', '6.0'],
  ['de', '12.500', '6,0'],
])('numbers are written as in the language %s', (tag, thousands, digits) => {
  pageLanguage.set({ tag, translation: undefined });
  expect(formatNumber(12_500)).toBe(thousands);
  expect(formatNumber(6.04, 1)).toBe(digits);
});
