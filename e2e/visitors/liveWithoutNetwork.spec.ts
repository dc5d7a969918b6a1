import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
} from '../competitionDay.ts';
import { EVENT, EVENT_ON_SCREEN } from '../desk.ts';

const LATIN = 'Silver Latin ChaCha Rumba';
const LATIN_SAID = 'Silver Latin Cha Cha + Rumba';

interface StoredEntry {
  readonly leadNumber?: number;
  readonly leadName?: string;
}

/** The server has drawn the numbers, so they are visible before the app has them. */
const areNumbersKept = (page: Page) =>
  page.evaluate(
    (heats) => Object.keys(localStorage).some((key) => key.endsWith(heats)),
    `derived/heats/${LATIN}`,
  );

test('the live page and a round open offline in their last state, say since when, and catch up @full', async ({
  day,
  browser,
}) => {
  const entries = (await readFromDatabase(day, `events/${LATIN}/entries`)) as Readonly<
    Record<string, StoredEntry>
  >;
  const dancer = Object.values(entries).find(({ leadName }) => leadName?.startsWith('Wojciech'));
  if (dancer?.leadName === undefined) throw new Error('somebody in the quarter-final is known by name');
  const name = dancer.leadName;
  const device = await buildDeviceOptions(browser, PHONE, WITH_SERVICE_WORKERS);
  const page = await device.newPage();
  const mine = page.getByRole('region', { name: 'My dancers' });
  const couple = page.getByRole('button', { name: new RegExp(`^${dancer.leadNumber}\\b`) });
  const onFloor = page.getByRole('region', { name: EVENT_ON_SCREEN });

  await test.step('a visitor follows the hall, and looks at a round', async () => {
    await page.goto(`${day.origin}/live`);
    await expect(page.locator('.connection-light-live')).toBeVisible();
    await page.getByRole('button', { name: 'Follow a dancer' }).click();
    await page.getByLabel('Name, school or number').fill(name);
    await page.getByRole('button', { name: `Follow ${name}` }).click();
    await expect(mine).toContainText('Dances again in');
    await page.goto(`${day.origin}/live/${encodeURIComponent(LATIN)}/2`);
    await expect(couple).toBeVisible();
    await waitForOfflineCache(page, '/live');
    await waitForOfflineCache(page, '/live/:event/:round');
    await expect.poll(() => areNumbersKept(page)).toBe(true);
  });

  await test.step('the round opens offline, with its numbers, and says since when', async () => {
    await device.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: LATIN_SAID })).toBeVisible();
    await expect(couple).toBeVisible();
    await expect(page.getByText(/^Offline since \d/)).toBeVisible();
    await expect(page.getByText('It updates when you’re back online.', { exact: false })).toBeVisible();
    // The names were never requested before.
    await couple.click();
    await expect(page.getByText('Names show when you’re back online.')).toBeVisible();
    await expectAccessible(page, 'a round without network');
  });

  await test.step('the live page opens offline too, with the device’s pinned dancers', async () => {
    await page.goto(`${day.origin}/live`);
    await expect(onFloor).toContainText('Semi-Final');
    await expect(mine).toContainText(name);
    await expect(mine).toContainText('Dances again in');
    await expect(page.getByText(/^Offline since \d/)).toBeVisible();
    await expectAccessible(page, 'the live page without network');
  });

  await test.step('the live page catches up once back online', async () => {
    await writeToDatabase(day, {
      [`live/${EVENT}`]: null,
      [`events/${EVENT}/rounds/1/roundState`]: 4,
      announcement: 'Lunch is served.',
    });
    await device.setOffline(false);
    await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Lunch is served.');
    await expect(onFloor).toHaveCount(0);
    await expect(page.getByText(/^Offline since/)).toHaveCount(0);
    await expect(page.getByText('It updates when you’re back online.', { exact: false })).toHaveCount(0);
  });
});
