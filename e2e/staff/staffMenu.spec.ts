import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  expect,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

/** Signs a new device in as the role, opens a desk there, and waits until it is live. */
async function open(
  browser: Browser,
  day: CompetitionDay,
  desk: readonly [role: string, address: string],
  viewport?: Parameters<typeof openStaffPage>[3],
): Promise<Page> {
  const page = await openStaffPage(browser, day, desk, viewport);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  return page;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Screens', exact: true });

test('an organizer switches desks in one step, by mouse and by keyboard, and sees where tasks wait @full', async ({
  day,
  browser,
}) => {
  const page = await open(browser, day, ['Organizer', screens.scrutineer.link()]);
  await expect(menu(page).getByRole('link')).toHaveText([
    'Schedule',
    'Deck captain',
    'Scrutineer',
    'Chairman',
    'MC',
    'Boards',
    'Competitors',
    'Officials',
    'Results',
    'Setup',
    'Settings',
    'Print',
    'Invoices',
  ]);
  await expect(menu(page).getByRole('link', { name: 'Scrutineer' })).toHaveAttribute('aria-current', 'page');

  await expectThumbSized(page.locator('.staff-bar'));

  await menu(page).getByRole('link', { name: 'Schedule' }).click();
  await expect(title(page, 'Schedule')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page');

  await expect(page.getByText('Up next').first()).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: 'Where to?' })).toBeVisible();
  await expectAccessible(page, 'the list of screens');
  await page.keyboard.press('m');
  await expect(title(page, 'MC')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Tab'); // the staff home
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Schedule')).toBeVisible();

  await test.step('the help is about the current desk, and every desk has its card', async () => {
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(title(page, 'Help')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Schedule' })).toBeVisible();
    await page.getByRole('link', { name: 'All cards' }).click();
    await expect(page.getByRole('article')).toHaveCount(15);
    await menu(page).getByRole('link', { name: 'Schedule' }).click();
    await expect(title(page, 'Schedule')).toBeVisible();
  });

  await test.step('every desk shows how many tasks wait at the others', async () => {
    const chairman = menu(page).getByRole('link', { name: 'Chairman' });
    await expect(chairman).toHaveText('Chairman');
    await writeToDatabase(day, {
      'events/Bronze Latin Rumba/rounds/2/roundState': 4,
      'approvals/Bronze Latin Rumba/2/asked': {
        uid: 'scrutineer',
        name: 'Scrutineer',
        at: Date.now(),
        what: 'tie',
        count: 14,
        couples: { 601: true, 612: true },
      },
      'sheets/Newcomer Rhythm ChaCha/1/B/ChaCha': { state: 'sent', count: 6, at: 1, changeRequested: true },
    });
    await expect(chairman).toHaveAccessibleName('Chairman 2 questions need you');
    await expect(menu(page).getByRole('link', { name: 'Scrutineer' })).toHaveAccessibleName(
      'Scrutineer 1 round needs you',
    );
    await page.keyboard.press('g');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Chairman' })).toContainText(
      '2 questions need you',
    );
    await expectAccessible(page, 'the list of screens with what waits');
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('navigation', { name: 'All your screens' })).toBeVisible();
    await writeToDatabase(day, { 'events/Bronze Latin Rumba/rounds/2/roundState': 5 });
    const foot = page.getByRole('navigation', { name: 'All your screens' });
    await expect(foot.getByRole('link', { name: 'Chairman' })).toHaveAccessibleName(
      'Chairman 1 question needs you',
    );
  });
});

test('names in the menu do not overlap on a tablet, and the current one is visible', async ({
  day,
  browser,
}) => {
  const page = await open(browser, day, ['Organizer', screens.printInvoices.link()], {
    width: 820,
    height: 1180,
  });
  const here = menu(page).getByRole('link', { name: 'Invoices' });
  await expect(here).toBeInViewport({ ratio: 0.9 });
  // The tablet is turned, and turned back.
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(here).toBeInViewport({ ratio: 0.9 });
  const boxes = await menu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const { left, right } = words.getBoundingClientRect();
        return { left, right };
      }),
    );
  for (const [at, { left }] of boxes.entries())
    expect(left).toBeGreaterThan(boxes[at - 1]?.right ?? -Infinity);
});

test('the screens of the menu are within thumb reach on a phone, and cover nothing @full', async ({
  day,
  browser,
}) => {
  const page = await open(browser, day, ['Organizer', screens.deck.link()], PHONE);
  const foot = page.getByRole('navigation', { name: 'All your screens' });
  await expect(foot.getByRole('link')).toHaveText(['Schedule', 'Deck', 'Scrutineer', 'Chairman']);
  const [ready, screensAt] = [
    await page.getByRole('button', { name: 'Walk-on' }).boundingBox(),
    await foot.boundingBox(),
  ];
  expect((ready?.y ?? 0) + (ready?.height ?? 0)).toBeLessThanOrEqual(screensAt?.y ?? 0);
  await expectAccessible(page, 'the deck with its screens at the foot');
  for (const part of [foot, page.locator('.staff-bar')]) await expectThumbSized(part);
  await foot.getByRole('link', { name: 'Chairman' }).click();
  await expect(title(page, 'Chairman')).toBeVisible();
  await foot.getByRole('button', { name: 'All' }).click();
  await page.getByRole('dialog', { name: 'Where to?' }).getByRole('link', { name: 'MC' }).click();
  await expect(title(page, 'MC')).toBeVisible();
});

test('a scrutineer reaches the results from the desk in one step, and a chairman on a phone @full', async ({
  day,
  browser,
}) => {
  const desk = await open(browser, day, ['Scrutineer', screens.scrutineer.link()]);
  await expect(menu(desk).getByRole('link')).toHaveText([
    'Schedule',
    /^Scrutineer/,
    'Results',
    'Settings',
    'Print',
  ]);
  await menu(desk).getByRole('link', { name: 'Results' }).click();
  await expect(title(desk, 'Results')).toBeVisible();

  const phone = await open(browser, day, ['Chairman', screens.chairman.link()], PHONE);
  const foot = phone.getByRole('navigation', { name: 'All your screens' });
  await expect(foot.getByRole('link')).toHaveText(['Schedule', /^Chairman/, 'Results']);
  await expect(foot.getByRole('button', { name: 'All' })).toHaveCount(0);
  await expectAccessible(phone, 'the chairman with the screens at the foot');
  await foot.getByRole('link', { name: 'Results' }).click();
  await expect(title(phone, 'Results')).toBeVisible();
});

test('a person with one desk has no menu, and the schedule is one step away @full', async ({
  day,
  browser,
}) => {
  const page = await open(browser, day, ['Deck captain', screens.deck.link()], PHONE);
  await expect(title(page, 'Deck captain')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);

  await test.step('opening a screen offline that was never cached does not lose the desk', async () => {
    const noConnection = page.getByRole('heading', { name: 'No connection' });
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Schedule' }).click();
    await expect(noConnection).toBeVisible();
    await expectAccessible(page, 'a screen that did not come');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(title(page, 'Deck captain')).toBeVisible();

    await page.getByRole('link', { name: 'Schedule' }).click();
    await expect(noConnection).toBeVisible();
    await page.context().setOffline(false);
    await expect(title(page, 'Schedule')).toBeVisible();
    await page.getByRole('link', { name: 'Deck captain' }).click();
    await expect(title(page, 'Deck captain')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Schedule' }).click();
  await expect(title(page, 'Schedule')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Deck captain' }).click();
  await expect(title(page, 'Deck captain')).toBeVisible();
});
