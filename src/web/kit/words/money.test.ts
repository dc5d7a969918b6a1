import { afterEach, expect, test } from 'vitest';
import { ENGLISH, language } from './language.ts';
import { moneyNow } from './money.ts';

afterEach(() => language.set(ENGLISH));

test.each(['en', 'es', 'zh'])('US dollars are written the same way in %s', (tag) => {
  language.set({ tag, translation: undefined });
  expect([4500, 3750, -2000].map(moneyNow)).toEqual(['$45', '$37.50', '−$20']);
});
