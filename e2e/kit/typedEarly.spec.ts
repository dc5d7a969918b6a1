import { deviceOf, expect, PHONE, test } from '../competitionDay.ts';

test('what is typed into a drawn search stays, whenever the app takes it over @full', async ({
  day,
  browser,
}) => {
  const page = await (await deviceOf(browser, PHONE)).newPage();
  // The app comes when the story says so.
  let letCome = (): void => undefined;
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  let coming = Promise.resolve();
  for (const early of [true, false]) {
    coming = early ? new Promise((resolve) => (letCome = resolve)) : Promise.resolve();
    // Between two drawings the server rests; what it has drawn it keeps.
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

test('a language that is chosen on a drawn page is the one it is read in, whenever the app takes it over @full', async ({
  day,
  browser,
}) => {
  // At moments before, while and after it does: in each the list is drawn by somebody else.
  for (const wait of [0, 60, 120, 180, 240, 320, 500]) {
    const device = await deviceOf(browser, PHONE);
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
