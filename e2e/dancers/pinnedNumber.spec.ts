import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
} from '../competitionDay.ts';
import { EVENT, EVENT_ON_SCREEN } from '../desk.ts';

const LATIN = 'Silver Latin ChaCha Rumba';
const LATIN_SAID = 'Silver Latin Cha Cha + Rumba';

interface StoredEvent {
  readonly entries: Readonly<Record<string, { readonly leadNumber: number }>>;
  readonly rounds: readonly { readonly entries?: Readonly<Record<string, unknown>> }[];
}

test('a number without a name is followed through every event in which it is worn @full', async ({
  day,
  browser,
}) => {
  const { entries, rounds } = (await readFromDatabase(day, `events/${EVENT}`)) as StoredEvent;
  const latin = (await readFromDatabase(day, `events/${LATIN}`)) as StoredEvent;
  const taken = new Set(Object.values(latin.entries).map(({ leadNumber }) => leadNumber));
  const [number] = Object.keys(rounds[1]?.entries ?? {}).flatMap((id) => {
    const worn = entries[id]?.leadNumber;
    return worn === undefined || taken.has(worn) ? [] : [worn];
  });
  if (number === undefined) throw new Error('somebody in the semi-final has a number');
  await writeToDatabase(day, {
    [`events/${LATIN}/entries/walkOn`]: { leadNumber: number, leadName: 'Ida Nowhere', followName: '' },
    [`events/${LATIN}/rounds/2/entries/walkOn`]: { heat: 2 },
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const mine = page.getByRole('region', { name: 'My dancers' });
  const aloud = mine.locator('output[aria-live=polite]');

  await test.step('a number is found by typing it, and pinned', async () => {
    await page.goto(`${day.origin}/live`);
    await expect(page.locator('.connection-light-live')).toBeVisible();
    await page.getByRole('button', { name: 'Follow a dancer' }).click();
    await page.getByLabel('Name, school or number').fill(String(number));
    const found = page.locator('.pinned-found').filter({ hasText: /In \d+ events?/ });
    await expect(found).toHaveCount(1);
    await found.getByRole('button', { name: /^Follow/ }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(mine).toContainText(`${EVENT_ON_SCREEN}, semi-final`);
    await expect(mine).toContainText('On the floor now');
    await expectAccessible(page, 'a pinned number');
  });

  await test.step('a pinned number is remembered by the device, also in the next event of that number', async () => {
    await page.reload();
    await expect(mine).toContainText('On the floor now');
    await writeToDatabase(day, { [`live/${EVENT}`]: null, [`events/${EVENT}/rounds/1/roundState`]: 4 });
    await expect(mine).toContainText(`Dances again in ${LATIN_SAID}, quarter-final, heat 2`);
    await expect(aloud).toHaveText(`Ida Nowhere dances again in ${LATIN_SAID}, quarter-final, heat 2.`);
    await expect(mine.getByRole('link', { name: 'Ida Nowhere' })).toHaveAttribute(
      'href',
      `/results?number=${number}`,
    );
  });

  await test.step('the card of a pinned number is highlighted in a round shown by number', async () => {
    await page.goto(`${day.origin}/live/${encodeURIComponent(LATIN)}/2`);
    await expect(page.locator('.live-number-mine', { hasText: String(number) })).toBeVisible();
  });

  await test.step('a pinned number that is no longer worn says so', async () => {
    await page.goto(`${day.origin}/live`);
    const others = Object.entries(entries).filter(([, { leadNumber }]) => leadNumber === number);
    await writeToDatabase(day, {
      [`events/${LATIN}/entries/walkOn`]: null,
      [`events/${LATIN}/rounds/2/entries/walkOn`]: null,
      ...Object.fromEntries(others.map(([id]) => [`events/${EVENT}/entries/${id}/leadNumber`, 9998])),
    });
    await expect(mine).toContainText('Not in any event');
    await expect(aloud).toHaveText(/: Not in any event\.$/);
  });
});
