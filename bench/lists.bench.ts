import { chromium, type Page } from '@playwright/test';
import { createEmbeddedConfiguration } from '../src/store/connection/eventConfiguration.ts';
import { openAdministrator } from '../src/server/start/openAdministrator.ts';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/** From a typed letter to the filtered list, in ms. */
const LIMIT_MS = 100;
/** CPU slowdown of an old phone. */
const CPU_RATE = 4;
const DANCERS = 1000;
const SEARCHES = 9;
/** Rows that the list draws before "Show all". */
const SHOWN = 100;
const EVENT = 'development';

/** A competition with a thousand dancers of forty schools. */
async function aThousand(dataFolder: string): Promise<void> {
  const configuration = createEmbeddedConfiguration(EVENT);
  const administrator = await openAdministrator({ dataFolder, namespace: configuration.projectId });
  const dancers = Array.from({ length: DANCERS }, (_, n) => [
    `competitors/dancer-${n}`,
    { name: `Dancer ${n}`, affiliation: `School ${n % 40}` },
  ]);
  await administrator.update(Object.fromEntries(dancers));
  await administrator.close();
}

/** Milliseconds from typing to the frame in which only the matching dancer is listed. */
async function searched(page: Page, typed: string): Promise<number> {
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (from: number): void => {
          if (document.querySelectorAll('.lists-person').length === 1) resolve(performance.now() - from);
          else requestAnimationFrame(() => look(from));
        };
        const typing = (): void => look(performance.now());
        document.querySelector('input[type=search]')?.addEventListener('input', typing, { once: true });
      }),
  );
  await page.getByRole('searchbox').fill(typed);
  return took;
}

/** A search among a thousand dancers, on an old phone. */
export async function benchLists(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const server = await builtServer({ event: EVENT, fill: aThousand });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`http://localhost:${server.port}/competitors`);
    await page.getByRole('button', { name: /Show all/ }).click();
    await page
      .locator('.lists-person')
      .nth(DANCERS - 1)
      .waitFor({ state: 'attached' });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const took: number[] = [];
    for (let n = 1; n <= SEARCHES; n += 1) {
      took.push(await searched(page, `dancer ${n}99`));
      await page.getByRole('searchbox').fill('dancer');
      await page.waitForFunction((most) => document.querySelectorAll('.lists-person').length >= most, SHOWN);
    }
    console.log(formatLine('one of 1000 dancers, 4 times slower', 'median', 'longest', `of ${LIMIT_MS} ms`));
    console.log(
      formatLine(
        'found',
        formatMs(getPercentile(took, 0.5)),
        formatMs(Math.max(...took)),
        formatRatio(getPercentile(took, 0.5), LIMIT_MS),
      ),
    );
  } finally {
    await browser.close();
    server.close();
  }
}
