import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';
import { firstVisit, type Visit } from './firstVisit.ts';
import { at, line, ms, times } from './table.ts';

/** The largest paint of the home page and of the live ones (design budget), in ms. */
const LIMIT_MS = 1000;
/** As much as a page may move under a reader's eye (design budget). */
const MOST_MOVED = 0.02;
const VISITS = 5;

/** What is opened, and what stands there once the app follows. */
const PAGES = [
  ['home', '/', '.trace-lead-now'],
  ['live', '/live', '.connection-light-live'],
  ['callbacks of 51', '/live/Newcomer%20Rhythm%20ChaCha/4', '.connection-light-live'],
] as const;

/** The pages of the day on an old phone on a slow line, from the embedded server. */
export async function benchHome(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const demo = await builtServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(
      line(
        'largest paint, slow 4G, 4 times slower',
        'median',
        'longest',
        `of ${LIMIT_MS} ms`,
        `moved, of ${MOST_MOVED}`,
      ),
    );
    for (const [name, path, ready] of PAGES) {
      const visits: Visit[] = [];
      for (let n = 0; n < VISITS; n += 1)
        visits.push(await firstVisit(browser, `http://localhost:${demo.port}${path}`, ready));
      const paints = visits.map(({ largest }) => largest);
      const median = at(paints, 0.5);
      console.log(
        line(
          `  ${name}`,
          ms(median),
          ms(Math.max(...paints)),
          times(median, LIMIT_MS),
          Math.max(...visits.map(({ moved }) => moved)).toFixed(3),
        ),
      );
    }
  } finally {
    await browser.close();
    demo.close();
  }
}
