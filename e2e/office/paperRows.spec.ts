import type { Page } from '@playwright/test';
import { screens } from '../../src/web/kit/screens/screens.ts';
import { buildDeviceOptions, expect, openStaffPage, test } from '../competitionDay.ts';

/** Rows of a page that a printer may split between two sheets of paper. */
const rowsThatMayBeCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const mayBeCut = (row: Element): boolean => {
      for (let at: Element | null = row; at !== null; at = at.parentElement)
        if (getComputedStyle(at).breakInside.startsWith('avoid')) return false;
      return true;
    };
    return [...document.querySelectorAll('li:not(:has(li)), tr, summary')]
      .filter((row) => row.checkVisibility() && (row.textContent ?? '').trim() !== '')
      .filter(mayBeCut)
      .map((row) => row.outerHTML.slice(0, 120));
  });

/** Parts of a page that scroll on paper: a printer cuts off the rest. */
const partsThatScroll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main :not(.spoken)')]
      .filter((part) => part.checkVisibility() && part.querySelector('li, tr') !== null)
      .filter((part) => {
        const { overflowY } = getComputedStyle(part);
        return overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1;
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );

async function expectWholeRows(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect.soft(await rowsThatMayBeCut(page), `${name}: rows that may be cut`).toEqual([]);
  expect.soft(await partsThatScroll(page), `${name}: parts that scroll on paper`).toEqual([]);
}

const OF_STAFF = [
  ['Organizer', screens.schedule.link()],
  ['Organizer', screens.printInvoices.link()],
  ['Scrutineer', screens.printSheets.link({ kind: 'heats' })],
  ['Organizer', screens.help.link()],
] as const;

for (const [role, address] of OF_STAFF)
  test(`no row of ${address} is cut between two printed pages @full`, async ({ day, browser }) => {
    const page = await openStaffPage(browser, day, [role, address]);
    await page.locator('main :is(li, tr):visible').first().waitFor();
    await expectWholeRows(page, address);
  });

test('no row of a public list is split between two printed pages @full', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  for (const screen of ['entries', 'competitors', 'results'] as const) {
    const address = screens[screen].link();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(day.origin + address);
    if (screen === 'entries') await page.locator('main summary').first().click();
    await page.locator('main :is(li, tr):visible').first().waitFor();
    await expectWholeRows(page, address);
  }
});
