import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ENTRIES_EXAMPLE } from '../../src/cli/import/examples.ts';
import { ALL_SCREENS, isForStaff, type Screen } from '../../src/web/kit/screens/screens.ts';
import { deviceOf, expect, goesTo, startEmpty, test, type EmptyCompetition } from '../competitionDay.ts';

let empty: EmptyCompetition;
test.beforeEach(async () => {
  empty = await startEmpty();
});
test.afterEach(async () => {
  await empty.stop();
});

/** Fills names in paths with a value that does not exist. */
const addressOf = ({ path }: Screen) => path.replaceAll(/:\w+/g, 'X');

/** Waits until nothing on the page says that it is loading. */
async function settles(page: Page, address: string): Promise<void> {
  await expect(page.locator('main, h1').first(), address).toBeVisible();
  await expect(page.locator('body'), address).not.toContainText(/loading/i);
  await expect(page.locator('.loading-bars'), address).toHaveCount(0);
}

/** Expects each of these screens to finish loading. Reloads those that read the database; navigates to the others. */
async function allSettle(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    const address = addressOf(screen);
    if (screen.opens === undefined) await goesTo(page, address);
    else await page.goto(empty.origin + address);
    await expect(page).toHaveURL(empty.origin + address);
    await settles(page, address);
  }
}

test('every address of an empty competition finishes loading @full', async ({ browser }) => {
  test.slow();
  const page = await (await deviceOf(browser)).newPage();
  await page.goto(`${empty.origin}/nowhere`);
  await settles(page, '/nowhere');
  await allSettle(
    page,
    ALL_SCREENS.filter((each) => !isForStaff(each)),
  );
  await page.goto(`${empty.origin}/login`);
  await page.getByLabel('Email').fill(empty.organizer.email);
  await page.getByLabel('Password').fill(empty.organizer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
  await allSettle(page, ALL_SCREENS.filter(isForStaff));
});

test('a fresh competition says what to do next, from the terminal to the first round on the schedule', async ({
  browser,
}, about) => {
  expect(empty.said).toContain('user add you@example.org --role admin');
  expect(empty.said).toContain('import FILE');
  const page = await (await deviceOf(browser)).newPage();
  await page.goto(empty.origin);
  await expect(page.getByRole('banner')).toContainText('New competition');
  await page.getByRole('link', { name: 'Organizer? Sign in to get started.' }).click();
  await page.getByLabel('Email').fill(empty.organizer.email);
  await page.getByLabel('Password').fill(empty.organizer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  const first = page.locator('.dashboard-first', { has: page.getByRole('heading', { name: 'Get started' }) });
  // Two short lists, and no command to type.
  await expect(first.getByRole('heading', { name: '7 missing to open' })).toBeVisible();
  await expect(first.getByRole('heading', { name: '6 missing to run the day' })).toBeVisible();
  await expect(first).not.toContainText('npm');
  await first.getByRole('link', { name: 'Schedule' }).first().click();
  await expect(page.getByText('No events yet.')).toBeVisible();
  await page.getByRole('link', { name: 'How to get started' }).click();
  await expect(first).toBeVisible();

  const file = about.outputPath('event.json');
  writeFileSync(file, ENTRIES_EXAMPLE);
  expect(empty.type('', 'import', file)).toContain(
    'Bronze Waltz: 3 couples, 2 rounds to dance, no marks yet.',
  );
  await expect(first.getByRole('heading', { name: '6 missing to open' })).toBeVisible();
  await page.goto(`${empty.origin}/admin/eventschedule`);
  await expect(page.getByText('Bronze Waltz').first()).toBeVisible();
});

test('a new organizer creates the account from the printed link, and the link then leads to the sign-in', async ({
  browser,
}) => {
  await empty.stop();
  empty = await startEmpty({ hasOrganizer: false });
  const [link = ''] = /http\S+first-account#\w+/.exec(empty.said) ?? [];
  const page = await (await deviceOf(browser)).newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await page.getByLabel('Your name').fill('Maya Fitzgerald-Osei');
  await page.getByLabel('Email').fill('maya@school.test');
  await page.getByLabel('Password').fill('quickstep');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await page.getByLabel('Password').fill('quickstep before breakfast');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
  await expect(page.getByText('maya@school.test')).toBeVisible();

  const other = await (await deviceOf(browser)).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'There’s an organizer already' })).toBeVisible();
  await other.goto(link.replace(/#.*/, '#wrong'));
  await expect(other.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
