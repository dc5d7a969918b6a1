import { buildDeviceOptions, expect, PHONE, test } from '../competitionDay.ts';

test('a menu pressed on a server-drawn page opens once the app runs, in any loading order @full', async ({
  day,
  browser,
}) => {
  for (const late of [
    /\/assets\/TopBar-.*\.js$/,
    /\/assets\/ResultsScreen-.*\.js$/,
    /\/assets\/openApp-.*\.js$/,
  ]) {
    const device = await buildDeviceOptions(browser, PHONE);
    const page = await device.newPage();
    let letCome = (): void => undefined;
    const coming = new Promise<void>((resolve) => (letCome = resolve));
    let isAskedFor = false;
    await page.route(late, async (route) => {
      isAskedFor = true;
      await coming;
      await route.continue();
    });
    await page.goto(`${day.origin}/results`, { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect.poll(() => isAskedFor).toBe(true);
    letCome();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page).toHaveTitle(/^Rules/);
    await device.close();
  }
});
