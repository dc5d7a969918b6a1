import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
} from '../competitionDay.ts';

const RUMBA = 'Gold Latin Rumba';
const LONG = `${'Bartholomew '.repeat(5)}Łukasiewicz-Núñez`;

interface StoredEvent {
  readonly entries: Readonly<Record<string, { readonly leadNumber: number; readonly leadId: string }>>;
  readonly rounds: readonly { readonly roundState: number }[];
}
const POSTED = 5;

test('a competitor is found by three letters among a thousand, by event and by school', async ({
  day,
  browser,
}) => {
  const many = Array.from({ length: 1000 }, (_, at) => [
    `competitors/many-${at}`,
    { name: `Dancer ${at}`, affiliation: `School ${at % 40}` },
  ]);
  await writeToDatabase(day, {
    ...Object.fromEntries(many),
    'competitors/long': { name: LONG, affiliation: 'Łódź Dance Club' },
    [`events/${RUMBA}/entries/alone`]: {
      entryId: 'alone',
      leadName: LONG,
      leadId: 'long',
      followName: 'TBA',
      affiliation: 'Łódź Dance Club',
      registeredTime: 1,
    },
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();

  await test.step('the list of competitors finds names typed without accents and in part', async () => {
    await page.goto(`${day.origin}/competitors`);
    await expect(page.getByText('1201 dancers from 63 schools')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 1201' }).click();
    await expect(page.locator('.lists-person')).toHaveCount(1201);
    const search = page.getByRole('searchbox');
    await search.fill('dancer');
    await search.fill('lukasi nun');
    await expect(page.locator('.lists-person')).toHaveCount(1);
    await expectAccessible(page, 'one of a thousand');
    await search.fill('nobody at all');
    await expect(page.getByText('Nobody found for “nobody at all”.')).toBeVisible();
    await search.fill('lukasi');
    await page.getByRole('link', { name: /Łukasiewicz/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: LONG })).toBeVisible();
    await expect(page).toHaveTitle(`${LONG}, competitor`);
    await expect(page.getByText('looking for a partner', { exact: false }).first()).toBeVisible();
    await expectAccessible(page, 'a competitor with a long name');
  });

  await test.step('the list of entries marks dancers without a partner, by event and by school', async () => {
    await goesTo(page, '/entries');
    await expect(page.getByText(/1 looking for a partner$/).first()).toBeVisible();
    await page.getByRole('searchbox').fill('lodz');
    await expect(page.getByText(`${LONG}, looking for a partner`)).toBeVisible();
    await page.getByRole('radio', { name: 'By school' }).check();
    await expect(page.locator('summary').filter({ hasText: 'Łódź Dance Club' })).toContainText(
      '1 looking for a partner',
    );
    await expectAccessible(page, 'the entries of a school');
  });

  await test.step('couples without names are not grouped as one person, and no list links to them', async () => {
    for (const key of ['Adhoc', '~dummy', '~tba']) {
      await goesTo(page, `/competitors/${key}`);
      await expect(page.getByRole('heading', { name: 'Nobody at this address' })).toBeVisible();
    }
    for (const list of ['/competitors', '/entries', '/results']) {
      await goesTo(page, list);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('a[href*="Adhoc"], a[href*="dummy"]')).toHaveCount(0);
    }
  });

  await test.step('a placing held for the awards is on the page only after its release', async () => {
    const all = (await readFromDatabase(day, 'events')) as Readonly<Record<string, StoredEvent>>;
    // Skip the event whose couples have numbers only.
    const [key = '', event] =
      Object.entries(all).find(
        ([, { rounds, entries }]) =>
          rounds[0]?.roundState === POSTED &&
          Object.values(entries).every(({ leadId }) => leadId !== 'Adhoc'),
      ) ?? [];
    const { placements } = (await readFromDatabase(day, `resultsSaved/${key}/finalResults`)) as {
      readonly placements: Readonly<Record<string, number>>;
    };
    const [number = ''] = Object.entries(placements).find(([, place]) => place === 2) ?? [];
    const second = Object.values(event?.entries ?? {}).find(
      ({ leadNumber }) => String(leadNumber) === number,
    );
    await writeToDatabase(day, { 'settings/events/release': 'awards' });
    await goesTo(page, `/competitors/${second?.leadId}`);
    const row = page
      .locator('.day-list li')
      .filter({ has: page.locator(`a[href*="${encodeURIComponent(key)}?round=0"]`) });
    await expect(row).toContainText('placings come out at the awards');
    await expect(row).not.toContainText('2nd');
    await writeToDatabase(day, { [`events/${key}/rounds/0/released`]: Date.now() });
    await expect(row).toContainText('2nd');
  });
});
