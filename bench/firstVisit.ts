import type { Browser } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s, and 150 ms to every answer. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;
/** A phone of some years ago beside this machine. */
const CPU_RATE = 4;

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

export interface Visit {
  /** In milliseconds from the navigation. */
  readonly largest: number;
  readonly moved: number;
}

/**
 * A first visit, on a phone that has nothing of ours; the app has taken the page over when it ends.
 * @param ready what stands on the page once that has been done
 */
export async function firstVisit(browser: Browser, address: string, ready: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
  );
  // Whatever still moves shall have moved.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Visit);
  await context.close();
  return seen;
}
