import type { Page } from '@playwright/test';
import { buildDeviceOptions, expect, PHONE, startDay, test, type CompetitionDay } from '../competitionDay.ts';

const RESULT = '/results/Silver%20Standard%20Waltz%20Quickstep';

let day: CompetitionDay;
test.beforeAll(async () => {
  day = await startDay();
});
test.afterAll(async () => {
  await day.stop();
});

/** True if the font of the digits has loaded, and the layout shift since the page opened. */
const face = (page: Page) =>
  page.evaluate(() => ({
    isHere: [...document.fonts].some(
      ({ family, status }) => family.includes('Archivo') && status === 'loaded',
    ),
    moved: Number(document.documentElement.dataset['moved'] ?? 0),
  }));

/** Resolves after this many milliseconds without a change of the page. */
const stillFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, milliseconds);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, milliseconds);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test('numbers use Archivo’s tabular digits, on a page that requests nothing else', async ({ browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto(day.origin + RESULT);
  await expect(page.locator('.place-row').first()).toBeVisible();
  await expect.poll(async () => (await face(page)).isHere).toBe(true);
  expect(asked).toEqual([expect.stringContaining('archivo-digits')]);
  const widths = await page.evaluate(() => {
    const line = document.createElement('span');
    line.className = 'number';
    line.style.fontSize = '100px';
    document.body.append(line);
    return ['1111', '0000', '8888'].map((text) => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    });
  });
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  // A digit is half as wide as high: so this is Archivo at this weight and width.
  expect((widths[0] ?? 0) / 400).toBeCloseTo(0.5, 1);
});

test('the digits are requested before any script or style needs them', async ({ browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  // Scripts and styles never arrive: the page itself requests the digits.
  await page.route(/\.(js|css)$/, () => undefined);
  const digits = page.waitForRequest(/archivo-digits/);
  await page.goto(day.origin + RESULT, { waitUntil: 'commit' });
  expect((await digits).resourceType()).toBe('font');
});

test('digits that load late cause no layout shift @full', async ({ browser }) => {
  for (const address of [RESULT, '/results', day.linkOf('Judge B')]) {
    const context = await buildDeviceOptions(browser, PHONE);
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    await context.route(/archivo-digits/, async (asked) => {
      await coming;
      await asked.continue();
    });
    const page = await context.newPage();
    await page.goto(address.startsWith('/') ? day.origin + address : address, { waitUntil: 'commit' });
    await expect(page.locator('.number, .card, .tile').first()).toBeVisible();
    // Late content may still shift the page: measure only after it.
    await page.evaluate(stillFor, 800);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const shift of list.getEntries())
          dataset['moved'] = String(Number(dataset['moved'] ?? 0) + Number(Reflect.get(shift, 'value')));
      }).observe({ type: 'layout-shift' });
    });
    expect((await face(page)).isHere).toBe(false);
    come();
    await expect.poll(async () => (await face(page)).isHere).toBe(true);
    // The font is painted two frames later.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    expect([address, (await face(page)).moved]).toEqual([address, 0]);
    await context.close();
  }
});
