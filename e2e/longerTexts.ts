import type { Page } from '@playwright/test';

/**
 * Lengthens every sentence of the Spanish page by 40 % before the page is opened, to stand in for languages
 * that are not translated yet. Each word grows by doubling its own vowels, including names inserted into a
 * sentence.
 */
export async function withLongerTexts(page: Page): Promise<void> {
  await page.route(/\/assets\/es-[\w-]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `
        import spanish from '${pathname}?as-it-is';
        const letters = (text) => text.match(/\\p{L}/gu)?.length ?? 0;
        const longerWord = (word) => {
          let owed = Math.ceil(letters(word) * 0.4);
          let grown = word;
          while (owed > 0) {
            const before = grown.length;
            grown = grown.replace(/[aeiouáéíóú]/gu, (vowel) => (owed-- > 0 ? vowel + vowel : vowel));
            if (grown.length === before) break;
          }
          return grown;
        };
        const longer = (said) => {
          if (typeof said === 'string') return said.replace(/\\p{L}+/gu, longerWord);
          if (typeof said === 'function') return (...values) => longer(said(...values));
          if (Array.isArray(said)) return said.map((part) => (typeof part === 'string' ? longer(part) : part));
          return Object.fromEntries(Object.entries(said).map(([name, below]) => [name, longer(below)]));
        };
        export default longer(spanish);`,
    });
  });
}
