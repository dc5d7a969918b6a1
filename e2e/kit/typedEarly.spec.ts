import { buildDeviceOptions, expect, PHONE, test } from '../competitionDay.ts';

test('text typed into a server-drawn search stays when the app takes over @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  // The story decides when the app loads.
  let letCome = (): void => undefined;
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  let coming = Promise.resolve();
  for (const early of [true, false]) {
    coming = early ? new Promise((resolve) => (letCome = resolve)) : Promise.resolve();
    // The server pauses between two renderings, and caches the result.
    await expect(async () => {
      const answer = await fetch(`${day.origin}/results`, { headers: { 'accept-language': 'en-US' } });
      expect(await answer.text()).toContain('results-search');
    }).toPass();
    await page.goto(`${day.origin}/results`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('viennese');
    letCome();
    await expect(page.getByRole('link', { name: /^Silver Standard Tango/ })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('viennese');
    await expect(page.getByRole('link', { name: /Viennese Waltz/ }).first()).toBeVisible();
  }
});

test('a language chosen on a server-drawn page stays when the app takes over @full', async ({
  day,
  browser,
}) => {
  // Before, during and after hydration: each time other code renders the list.
  for (const wait of [0, 60, 120, 180, 240, 320, 500]) {
    const device = await buildDeviceOptions(browser, PHONE);
    const page = await device.newPage();
    await page.goto(`${day.origin}/results`, { waitUntil: 'commit' });
    const list = page.getByRole('combobox', { name: 'Language' });
    await list.waitFor();
    await page.evaluate((ms) => new Promise((later) => setTimeout(later, ms)), wait);
    await list.selectOption('es');
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    await device.close();
  }
});
