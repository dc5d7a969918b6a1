import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';
import { getPercentile, formatLine, formatRatio } from './table.ts';

/** The time from opening the address to a readable result, with an empty cache. */
const READABLE_MS = 4000;
/** A hall where three hundred phones share one cell tower. */
const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
} as const;
const VISITS = 5;
const RESULT = '/results/Silver%20Standard%20Waltz%20Quickstep';
/** A host name other than localhost: browsers then request brotli only over https. */
const VENUE = 'venue.test';

interface Visit {
  /** Milliseconds until the winner of the final was on the screen. */
  readonly readable: number;
  /** Bytes until then, as transferred. */
  readonly bytes: number;
}

/** A first visit from a phone with an empty cache. */
async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const from = performance.now();
  await page.goto(origin + RESULT, { waitUntil: 'commit' });
  // Checked in every frame: a locator polls in steps of up to half a second.
  const isReadable = () => document.querySelector('.place-row') !== null;
  await page.waitForFunction(isReadable, undefined, { polling: 'raf', timeout: 60_000 });
  const readable = performance.now() - from;
  const seen = { readable, bytes };
  await context.close();
  return seen;
}

/** A result looked up over a slow connection: 50 kB/s and 400 ms latency. */
export async function benchSlowLine(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const demo = await builtServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${VENUE} 127.0.0.1`],
  });
  try {
    console.log(formatLine('a result, at 50 kB/s and 400 ms', 'readable', `of ${READABLE_MS} ms`, 'bytes'));
    for (const [how, host] of [
      ['brotli, as over https', 'localhost'],
      ['gzip, as over plain http', VENUE],
    ] as const) {
      const visits: Visit[] = [];
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, `http://${host}:${demo.port}`));
      const readable = getPercentile(
        visits.map((one) => one.readable),
        0.5,
      );
      const bytes = Math.max(...visits.map((one) => one.bytes));
      console.log(
        formatLine(
          how,
          `${(readable / 1000).toFixed(2)} s`,
          formatRatio(readable, READABLE_MS),
          `${(bytes / 1000).toFixed(0)} kB`,
        ),
      );
    }
  } finally {
    await browser.close();
    demo.close();
  }
}
