import type { Page } from '@playwright/test';
import { buildDeviceOptions, expect, test } from '../competitionDay.ts';

/** Like a browser's page translation: replaces each text by two nested elements. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null)
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '')
        texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.before(font);
      text.remove();
    }
  });

test('a page translated by the browser keeps working: search and links @full', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  const loaded = page.waitForResponse(/startBackgroundWork-/);
  await page.goto(`${day.origin}/competitors`);
  await loaded;
  await expect(page.getByText(/^\d+ dancers/)).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('Nobody found for “nobody at all”.')).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Nobody found')).toHaveCount(0);
  await translate(page);
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  expect(broken).toEqual([]);
});
