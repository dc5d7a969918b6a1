import { expectAccessible } from '../axe.ts';
import { expect, PHONE, writeToDatabase, openStaffPage, test } from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const DAY = 24 * 60 * 60_000;

test('before the day, the organizer sees open problems with links, and an MC sees no registrations @full', async ({
  day,
  browser,
}) => {
  const soon = Date.now() + 23 * DAY;
  await writeToDatabase(day, {
    'competitionMetadata/startDate': soon,
    'competitionMetadata/endDate': soon,
    'events/Newcomer Rhythm ChaCha/rounds/1/roundState': 0,
    'competitors/k1': { name: 'José Álvarez', affiliation: 'Rutgers' },
    'competitors/k2': { name: 'Jose Alvarez', affiliation: 'Rutgers' },
    'registrations/aaaaaa1': {
      contact: { name: 'José Álvarez', email: 'jose@rutgers.example' },
      createdAt: Date.now() - 9 * DAY,
      competitor: 'k1',
    },
  });
  const page = await openStaffPage(browser, day, ['Organizer', screens.dashboard.link()]);
  const needs = page.getByRole('region', { name: /thing.* you$/ });
  await expect(needs.getByText('José Álvarez and Jose Alvarez')).toBeVisible();
  await expect(needs.getByText('hasn’t given consent')).toBeVisible();
  await expect(page.locator('.dashboard-figure')).toHaveText('23');
  await expect(page.getByRole('img', { name: /^1 registered from/ })).toBeVisible();
  await page.getByText('Week by week').click();
  await expect(page.getByRole('columnheader', { name: 'Week from' })).toBeVisible();
  await expectAccessible(page, 'the dashboard before the day');
  await test.step('each line of the dashboard opens the competitors desk filtered to it, also after a reload and Back', async () => {
    await needs.getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/admin\/competitors\?show=duplicates$/);
    await expect(page.getByRole('radio', { name: /Duplicates/ })).toBeChecked();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('radio', { name: /No consent/ }).check();
    await expect(page).toHaveURL(/show=no-consent$/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Duplicates/ })).toBeChecked();
    await page.goBack();
    await expect(needs).toBeVisible();
  });
  await needs.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible();

  const phone = await openStaffPage(browser, day, ['MC', screens.dashboard.link()], PHONE);
  await expect(phone.getByRole('heading', { name: 'Event sizes' })).toBeVisible();
  await expect(phone.getByText('Sign-ups')).toHaveCount(0);
  await expect(phone.getByText('consent')).toHaveCount(0);
  await expectThumbSized(phone.locator('main'));
  await expectAccessible(phone, 'the dashboard of an MC before the day');
});
