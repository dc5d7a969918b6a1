import { buildDeviceOptions, expect, LAPTOP, PHONE, test } from '../competitionDay.ts';
import { EVENT } from '../desk.ts';

const ITS = encodeURIComponent(EVENT);
const PAGES = ['/', '/live', `/live/${ITS}/1`, '/results', '/results?number=220', `/results/${ITS}`];

test('a server-drawn page has the style of its language chooser before any script runs @full', async ({
  day,
  browser,
}) => {
  for (const viewport of [PHONE, LAPTOP]) {
    // Without JavaScript: the page as it looks at its first paint.
    const page = await (await buildDeviceOptions(browser, viewport, { javaScriptEnabled: false })).newPage();
    for (const path of PAGES) {
      const chooser = page.locator('.language-choice select').first();
      // The server pauses between two renderings; the next request then triggers one.
      await expect(async () => {
        await page.goto(day.origin + path);
        expect(await chooser.count(), path).toBe(1);
      }).toPass();
      expect((await chooser.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    }
  }
});
