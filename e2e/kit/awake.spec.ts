import { screens } from '../../src/web/kit/screens/screens.ts';
import { buildDeviceOptions, expect, goesTo, opensAs, test } from '../competitionDay.ts';

test('the screens of deck captain, MC and board stay on while they are open @full', async ({
  day,
  browser,
}) => {
  for (const [role, address] of [
    ['Deck captain', screens.deck.link()],
    ['MC', screens.mc.link()],
    ['MC', screens.jumbotron.link()],
  ] as const) {
    const page = await (await buildDeviceOptions(browser)).newPage();
    await page.addInitScript(() => {
      const held = { locks: 0 };
      Object.assign(window, { held });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => {
            held.locks += 1;
            return Promise.resolve({ release: () => Promise.resolve((held.locks -= 1)) });
          },
        },
      });
    });
    const locks = () =>
      page.evaluate(() => (window as unknown as { readonly held: { readonly locks: number } }).held.locks);
    await opensAs(page, day, role, address);
    await expect.poll(locks, address).toBe(1);
    await goesTo(page, '/about');
    await expect.poll(locks, 'after it was left').toBe(0);
    await page.close();
  }
});
