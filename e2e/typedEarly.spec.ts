import { deviceOf, expect, PHONE, test } from './competitionDay.ts';

test('what is typed into a drawn search stays, whenever the app takes it over', async ({ day, browser }) => {
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
