import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ENTRIES_EXAMPLE } from '../../src/cli/import/examples.ts';
import { ALL_SCREENS, isForStaff, type Screen } from '../../src/web/kit/screens/screens.ts';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  PHONE,
  startEmpty,
  test,
  type EmptyCompetition,
} from '../competitionDay.ts';

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
  const page = await (await buildDeviceOptions(browser)).newPage();
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

test('a fresh competition says what to do next, from the terminal to the first round on the schedule @full', async ({
  browser,
}, about) => {
  expect(empty.said).toContain('user add you@example.org --role admin');
  expect(empty.said).toContain('import FILE');
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(empty.origin);
  await expect(page.getByRole('banner')).toContainText('New competition');
  await page.getByRole('link', { name: 'Organizer? Sign in to get started.' }).click();
  await page.getByLabel('Email').fill(empty.organizer.email);
  await page.getByLabel('Password').fill(empty.organizer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  const first = page.locator('.dashboard-first', { has: page.getByRole('heading', { name: 'Get started' }) });
  // The organizer sees two short lists, and no command to type.
  await expect(first.getByRole('heading', { name: '8 missing to open' })).toBeVisible();
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
  await expect(first.getByRole('heading', { name: '7 missing to open' })).toBeVisible();
  await page.goto(`${empty.origin}/admin/eventschedule`);
  await expect(page.getByText('Bronze Waltz').first()).toBeVisible();
});

test('a new organizer creates the account from the printed link, and the link then leads to the sign-in @full', async ({
  browser,
}) => {
  await empty.stop();
  empty = await startEmpty({ hasOrganizer: false });
  const [link = ''] = /http\S+first-account#\w+/.exec(empty.said) ?? [];
  const page = await (await buildDeviceOptions(browser)).newPage();
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

  const other = await (await buildDeviceOptions(browser)).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'There’s an organizer already' })).toBeVisible();
  await other.goto(link.replace(/#.*/, '#wrong'));
  await expect(other.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('a scrutineer signs up by an organizer’s link with exactly that role, and the link works once @full', async ({
  browser,
}) => {
  const desk = await (await buildDeviceOptions(browser)).newPage();
  await desk.goto(`${empty.origin}/login?redirect=${encodeURIComponent('/admin/settings')}`);
  await desk.getByLabel('Email').fill(empty.organizer.email);
  await desk.getByLabel('Password').fill(empty.organizer.password);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('heading', { name: 'Who can do what' })).toBeVisible();
  const dialog = desk.locator('dialog:modal');
  const invite = async (name: string, role: string): Promise<string> => {
    await desk.getByRole('button', { name: 'Invite somebody' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Role').selectOption(role);
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog.getByRole('figure', { name: 'QR code of the link' })).toBeVisible();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await expectAccessible(desk, 'a link to a staff account');
    await dialog.getByRole('button', { name: 'Done' }).click();
    return link;
  };
  const opened = async (link: string) => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await page.goto(link);
    return page;
  };

  const link = await invite('Ann Lee', 'scrutineer');
  const ann = await opened(link);
  await expect(ann.getByRole('heading', { name: 'You’re invited as scrutineer' })).toBeVisible();
  await expect(ann.getByLabel('Your name')).toHaveValue('Ann Lee');
  await expectAccessible(ann, 'an invitation');
  await ann.getByLabel('Email').fill(empty.organizer.email);
  await ann.getByLabel('Password').fill('foxtrot after lunch');
  await ann.getByRole('button', { name: 'Create my account' }).click();
  await expect(ann.getByText('This email has an account already.')).toBeVisible();
  await ann.getByLabel('Email').fill('ann@hall.test');
  await ann.getByRole('button', { name: 'Create my account' }).click();
  await expect(ann.getByText('ann@hall.test')).toBeVisible();
  await ann.goto(`${empty.origin}/admin/scrutineer`);
  await expect(ann.getByRole('heading', { name: /This is for the/ })).toHaveCount(0);
  await ann.goto(`${empty.origin}/admin/setup`);
  await expect(ann.getByRole('heading', { name: /This is for the organizer/ })).toBeVisible();
  await expect((await opened(link)).getByRole('heading', { name: 'This link was used' })).toBeVisible();

  const row = (name: string) => desk.getByRole('listitem').filter({ hasText: name });
  await expect(row('Ann Lee').getByRole('button', { name: 'scrutineer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const second = await invite('Ben Ortiz', 'mc');
  await row('Ben Ortiz').getByRole('button', { name: 'Cancel link' }).click();
  await expect((await opened(second)).getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();

  await row('Ann Lee').getByRole('button', { name: 'Edit Ann Lee' }).click();
  await dialog.getByRole('button', { name: 'Make a link for a new password' }).click();
  const third = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const again = await opened(third);
  await again.getByLabel('Password').fill('viennese waltz at dawn');
  await again.getByRole('button', { name: 'Save password' }).click();
  await expect(again.getByText('ann@hall.test')).toBeVisible();

  await row('Ann Lee').getByRole('button', { name: 'Edit Ann Lee' }).click();
  await dialog.getByRole('button', { name: 'Remove from staff' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row('Ann Lee')).toHaveCount(0);
  await again.goto(`${empty.origin}/admin/scrutineer`);
  await expect(again.getByRole('heading', { name: /This is for the/ })).toBeVisible();
});
