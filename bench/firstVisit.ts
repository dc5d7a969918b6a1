import type { Browser } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s, and 150 ms to every answer. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;
/** CPU slowdown of a phone that is some years old. */
const CPU_RATE = 4;

/** Records the largest paint of its page, and layout shifts. */
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

export interface Visit {
  /** Milliseconds from the navigation. */
  readonly largest: number;
  readonly moved: number;
}

/**
 * A first visit from a phone with an empty cache. Ends once the app has hydrated the page.
 * @param ready selector that matches once the app runs; undefined for a page without scripts
 */
export async function firstVisit(browser: Browser, address: string, ready?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(watch);
  await page.goto(address);
  if (ready !== undefined) {
    await page.locator(ready).first().waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
    );
  }
  // Let late layout shifts happen.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Visit);
  await context.close();
  return seen;
}
