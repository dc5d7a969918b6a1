import { afterEach, expect, test } from 'vitest';
import { ENGLISH, language } from './language.ts';
import { moneyNow } from './money.ts';

afterEach(() => language.set(ENGLISH));

test('an amount follows the language, with the plain dollar sign', () => {
  expect([4500, 3750, -2000].map(moneyNow)).toEqual(['$45', '$37.50', '−$20']);
  language.set({ tag: 'es', translation: undefined });
  expect([4500, 3750].map((cents) => moneyNow(cents).replaceAll(/\s/g, ' '))).toEqual(['45 $', '37,50 $']);
});
