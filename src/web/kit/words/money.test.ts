import { afterEach, expect, test } from 'vitest';
import { ENGLISH, pageLanguage } from './language.ts';
import { formatMoney } from './money.ts';

afterEach(() => pageLanguage.set(ENGLISH));

test.each(['en', 'es', 'zh'])('US dollars are written the same way in %s', (tag) => {
  pageLanguage.set({ tag, translation: undefined });
  expect([4500, 3750, -2000].map(formatMoney)).toEqual(['$45', '$37.50', '−$20']);
});
