import type { Page } from '@playwright/test';
import {
  buildDeviceOptions,
  expect,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
} from '../competitionDay.ts';

/** Simulates a newer build on the server: the open page requests files that are gone, until it is reloaded. */
async function updateUnder(page: Page): Promise<{ readonly loads: () => number }> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('**/assets/*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return { loads: () => loads };
}

test('a visitor with an outdated page reaches a link’s target with one reload @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  // The SDK has loaded, and everything before it.
  const connected = page.waitForEvent('websocket');
  await page.goto(`${day.origin}/results`);
  await connected;
  const link = page.getByRole('link', { name: 'Silver Standard Waltz + Quickstep' }).first();
  await expect(link).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { loads } = await updateUnder(page);
  await link.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Silver Standard Waltz + Quickstep' }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/results/Silver%20Standard%20Waltz%20Quickstep');
  expect(loads()).toBe(1);
});

test('a judge and a dancer with outdated pages lose no work @full', async ({ day, browser }) => {
  await test.step('a judge with an outdated page goes on marking, and a reload keeps the marks', async () => {
    const judge = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await judge.goto(day.linkOf('Judge B'));
    const tile = (number: string) => judge.locator('.sheet-tiles').getByRole('button', { name: number });
    const saved = judge.getByText('Saved', { exact: true });
    await tile('151').click();
    await expect(saved).toBeVisible();
    await updateUnder(judge);
    await tile('172').click();
    await expect(tile('172')).toHaveAttribute('aria-pressed', 'true');
    // A mark survives a reload once it is on disk, not from the tap on.
    await expect(saved).toBeVisible();
    await judge.reload();
    for (const number of ['151', '172']) await expect(tile(number)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a registration on an outdated page continues at its step', async () => {
    await writeToDatabase(day, {
      'competitionMetadata/registrationStatus': 'OPEN',
      'competitionMetadata/dateRegistrationClosed': null,
    });
    const dancer = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await dancer.goto(`${day.origin}/register`);
    await dancer.getByLabel('Name', { exact: true }).fill('Ann Novák');
    await updateUnder(dancer);
    await dancer.getByLabel('Email').fill('ann@example.org');
    await dancer.getByRole('button', { name: 'Choose events' }).click();
    await expect(dancer.getByRole('heading', { name: 'What will you dance?' })).toBeVisible();
    await dancer.reload();
    await expect(dancer.getByRole('heading', { name: 'What will you dance?' })).toBeVisible();
  });
});

test('typed but unsent text survives a reload @full', async ({ day, browser }) => {
  const forms: readonly (readonly [
    role: string,
    address: string,
    open: string | undefined,
    label: string,
  ])[] = [
    ['MC', '/admin/mc?desk=announce', undefined, 'Announcement'],
    ['Chairman', '/admin/chairman?desk=log', undefined, 'What happened'],
    ['Organizer', '/admin/officials', 'Add an official', 'Bio'],
  ];
  for (const [role, address, open, label] of forms) {
    const page = await openStaffPage(browser, day, [role, address]);
    const field = page.getByRole('textbox', { name: label });
    const opened = async (): Promise<void> => {
      if (open !== undefined) await page.getByRole('button', { name: open }).first().click();
    };
    await opened();
    await field.fill('Half a sentence, and');
    await page.reload();
    await opened();
    await expect(field).toHaveValue('Half a sentence, and');
    await field.fill('');
    await page.reload();
    await opened();
    await expect(field).toHaveValue('');
  }
});
