import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';
import { firstVisit, type Visit } from './firstVisit.ts';
import { servePlainPage } from './plainPage.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/** The largest paint of a page that visitors open first (design budget), in ms. */
const LIMIT_MS = 900;
/** Limit of the layout shift score (design budget). */
const MOST_MOVED = 0.02;
const VISITS = 5;

/** Address, name in the table, and selector that matches once the page is usable. */
export interface PageVisited {
  readonly path: string;
  readonly called: string;
  readonly ready: string;
}

/**
 * Opens demo pages of the embedded server on an old phone with a slow connection. Prints a table of paint
 * times, each beside a plain HTML page with the same content, measured in the same minute.
 */
export async function firstVisits(heading: string, pages: readonly PageVisited[]): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const demo = await builtServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(
      formatLine(
        heading,
        'median',
        'longest',
        `of ${LIMIT_MS} ms`,
        'of plain HTML',
        `moved, of ${MOST_MOVED}`,
      ),
    );
    for (const { path, called, ready } of pages) {
      const address = `http://localhost:${demo.port}${path}`;
      const plain = await servePlainPage(address);
      const visits: Visit[] = [];
      const plainVisits: Visit[] = [];
      for (let n = 0; n < VISITS; n += 1) {
        visits.push(await firstVisit(browser, address, ready));
        plainVisits.push(await firstVisit(browser, plain.address));
      }
      plain.close();
      const paints = visits.map(({ largest }) => largest);
      const median = getPercentile(paints, 0.5);
      const ofPlain = getPercentile(
        plainVisits.map(({ largest }) => largest),
        0.5,
      );
      const moved = Math.max(...visits.map((visit) => visit.moved)).toFixed(3);
      console.log(
        formatLine(
          called,
          formatMs(median),
          formatMs(Math.max(...paints)),
          formatRatio(median, LIMIT_MS),
          `${formatRatio(median, ofPlain)} (${formatMs(ofPlain)})`,
          moved,
        ),
      );
    }
  } finally {
    await browser.close();
    demo.close();
  }
}
