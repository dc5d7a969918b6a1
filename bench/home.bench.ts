import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';
import { at, line, ms, times } from './table.ts';

/** The largest paint of the home page (design budget), in ms. */
const LIMIT_MS = 1000;
/** Slow 4G: 1.6 Mbit/s, and 150 ms to every answer. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;
/** A phone of some years ago beside this machine. */
const CPU_RATE = 4;
const VISITS = 5;

/** Watches for the largest paint of the page it runs in, and for what moves there. */
function watch(): void {
  const seen = { largest: 0, moved: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.moved += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Visit {
  /** In milliseconds from the navigation. */
  readonly largest: number;
  readonly moved: number;
}

/** A first visit, on a phone that has nothing of ours; the app has taken the page over when it ends. */
async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(watch);
  await page.goto(origin);
  await page.locator('.trace-lead-now').waitFor();
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Visit);
  await context.close();
  return seen;
}

/** The home page on an old phone on a slow line, from the embedded server. */
export async function benchHome(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const demo = await builtServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(line('home, slow 4G, 4 times slower', 'median', 'longest', `of ${LIMIT_MS} ms`, 'moved'));
    const visits: Visit[] = [];
    for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, `http://localhost:${demo.port}`));
    const paints = visits.map(({ largest }) => largest);
    const median = at(paints, 0.5);
    console.log(
      line(
        'largest paint',
        ms(median),
        ms(Math.max(...paints)),
        times(median, LIMIT_MS),
        Math.max(...visits.map(({ moved }) => moved)).toFixed(3),
      ),
    );
  } finally {
    await browser.close();
    demo.close();
  }
}
