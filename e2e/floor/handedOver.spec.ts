import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  signedIn,
  signIn,
  test,
} from '../competitionDay.ts';
import { journalKinds } from '../journal.ts';

const TABLET = { width: 820, height: 1180 } as const;

test('a tablet that is handed over keeps its captain’s work, names the captain, and sends it only as that captain @full', async ({
  day,
  browser,
}) => {
  const tablet = await buildDeviceOptions(browser, TABLET, WITH_SERVICE_WORKERS);
  const page = await tablet.newPage();
  await signedIn(page, day, 'Deck captain');
  await page.goto(`${day.origin}/admin/deckcaptain`);
  await expect(page.getByText('of 8 checked in')).toBeVisible();
  const tile = (number: number) => page.getByRole('button', { name: new RegExp(`^${number},`) });
  const asks = page.getByRole('dialog', { name: '2 changes of yours haven’t been sent yet' });
  const waits = page.getByText(/^2 changes by .+ \(deck captain\) wait here until they sign in again\.$/);

  await test.step('signing out with unsent changes asks first', async () => {
    // The note and the question load after the screen.
    await waitForOfflineCache(page, '/admin/deckcaptain');
    await page.waitForLoadState('networkidle');
    await tablet.setOffline(true);
    await tile(614).click();
    await tile(639).click();
    await expect(page.getByText('2 saved here', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(asks).toBeVisible();
    await expectAccessible(page, 'before signing out with changes unsent');
    await asks.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(asks).toHaveCount(0);
    await expect(page.getByText('2 saved here', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await asks.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('the next captain sees the unsent work and sends none of it', async () => {
    await tablet.setOffline(false);
    await signIn(page, day, 'Organizer');
    await expect(page.getByText('of 8 checked in')).toBeVisible();
    await expect(waits).toBeVisible();
    await expectAccessible(page, 'with changes of somebody else');
    await tile(649).click();
    await expect
      .poll(async () => journalKinds(await readFromDatabase(day, 'journal')))
      .toEqual(['649 present']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('the unsent work is sent once its captain signs in again', async () => {
    await signIn(page, day, 'Deck captain');
    await expect
      .poll(async () => (await journalKinds(await readFromDatabase(day, 'journal'))).toSorted())
      .toEqual(expect.arrayContaining(['614 present', '639 present', '649 present']));
    await expect(waits).toHaveCount(0);
  });
});
