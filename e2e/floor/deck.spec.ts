import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  writeToDatabase,
  signedIn,
  signIn,
  startOwnDay,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { journalKinds } from '../journal.ts';

const TABLET = { width: 820, height: 1180 } as const;
const CHACHA = 'Bronze Rhythm ChaCha';
/** The name shown on screens. */
const CHACHA_READ = 'Bronze Rhythm Cha Cha';
const RUMBA = 'Bronze Rhythm Rumba';

const tile = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number},`) });

/** A captain's tablet with the line-up of the round on deck. */
async function captain(
  browser: Browser,
  day: CompetitionDay,
  role = 'Deck captain',
  more = {},
): Promise<{ readonly page: Page; readonly tablet: BrowserContext }> {
  const tablet = await buildDeviceOptions(browser, TABLET, more);
  const page = await tablet.newPage();
  await signedIn(page, day, role);
  await page.goto(`${day.origin}/admin/deckcaptain`);
  await expect(page.getByText('of 8 checked in')).toBeVisible();
  return { page, tablet };
}

/** Key of the entry of the couple with this number. */
async function entryOf(day: CompetitionDay, event: string, number: number): Promise<string> {
  const entries = (await readFromDatabase(day, `events/${event}/entries`)) as Readonly<
    Record<string, { readonly leadNumber?: number }>
  >;
  const found = Object.entries(entries).find(([, entry]) => Number(entry.leadNumber) === number);
  if (found === undefined) throw new Error(`${number} has not entered ${event}`);
  return found[0];
}

const checkedIn = async (day: CompetitionDay, event: string, number: number): Promise<unknown> =>
  readFromDatabase(day, `events/${event}/entries/${await entryOf(day, event, number)}/checkedIn/0`);

test('a round lines up with present, missing and scratched couples, and the missing ones are called', async ({
  day,
  browser,
}) => {
  const { page } = await captain(browser, day);
  await page.getByRole('button', { name: 'Later rounds' }).click();
  await expectAccessible(page, 'before anybody is called');
  // A tile shows the couple's state, and nothing while it has none.
  await expect(tile(page, 614)).toHaveText(/^614 \p{L}+$/u);
  for (const number of [614, 639, 649, 651]) await tile(page, number).click();
  await expect(tile(page, 614)).toHaveText(/^614 \p{L}+$/u);
  await expect(page.locator('.deck-count')).toContainText('4of 8 checked in');
  await tile(page, 651).click();
  await expect(tile(page, 651)).toHaveAccessibleName(/Missing/);
  await expect(page.getByText('1 missing: 651.')).toBeVisible();
  await expect.poll(() => checkedIn(day, CHACHA, 651)).toBe(false);
  await expect.poll(() => checkedIn(day, CHACHA, 614)).toBe(true);

  await tile(page, 693).click({ button: 'right' });
  await page.getByLabel('Scratch', { exact: true }).check();
  await expectAccessible(page, 'a couple opened');
  await page.getByRole('button', { name: 'Scratch from this round' }).click();
  await expect(page.getByText('1 missing, 1 scratched')).toBeVisible();
  const place = `events/${CHACHA}/rounds/0/entries/${await entryOf(day, CHACHA, 693)}`;
  await expect.poll(() => readFromDatabase(day, place)).toBe(null);
  await tile(page, 693).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put them back' }).click();
  await expect(page.locator('.deck-count')).toContainText('4of 8 checked in');
  await expect.poll(() => readFromDatabase(day, place)).toMatchObject({ heat: 1 });

  await page.getByRole('button', { name: 'Call missing' }).click();
  await expect(page.getByText(/The MC was asked at/)).toBeVisible();
  await page.getByRole('button', { name: 'Line-up ready' }).click();
  await expect(page.getByRole('heading', { name: 'Ready without 3 couples?' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark missing and line up' }).click();
  await expect(page.getByRole('button', { name: /^Ready since/ })).toBeVisible();
  await expect(page.getByText('4 missing: 651, 665, 672, 682.')).toBeVisible();
  await expectAccessible(page, 'ready');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'ready, by night', { redrawn: true });
  await expect
    .poll(async () => journalKinds(await readFromDatabase(day, 'journal')))
    .toEqual([
      '614 present',
      '639 present',
      '649 present',
      '651 present',
      '651 missing',
      'scratch',
      'walk-on',
      '665 missing',
      '672 missing',
      '682 missing',
    ]);
});

/** The tablet has the last known day. */
const isDayKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const heard = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('floorcraft-deck-heard-demo');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const places = heard.transaction('places').objectStore('places').getAllKeys();
    return new Promise<boolean>((resolve) => {
      places.addEventListener('success', () => {
        heard.close();
        resolve(['events', 'settings/events'].every((place) => places.result.includes(place)));
      });
    });
  });

test('two captains at once, one of them offline, lose nothing, and the last tap on a couple wins @full', async ({
  day,
  browser,
}) => {
  const { page: one, tablet } = await captain(browser, day, 'Deck captain', WITH_SERVICE_WORKERS);
  const { page: other } = await captain(browser, day, 'Organizer');

  await test.step('each of two captains sees the other’s taps', async () => {
    await tile(one, 614).click();
    await tile(other, 649).click();
    await expect(tile(other, 614)).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(other, 614).getByText('AL')).toBeVisible();
    await expect(tile(one, 649)).toHaveAttribute('aria-pressed', 'true');
    await expect(one.locator('.deck-count')).toContainText('2of 8 checked in');

    await tile(other, 614).click();
    await expect(tile(one, 614)).toHaveAccessibleName(/Missing/);
    await expect(tile(one, 614).getByText('NL')).toBeVisible();
    await tile(one, 614).click();
    await expect(tile(other, 614)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => checkedIn(day, CHACHA, 614)).toBe(true);
    // Taps on one couple stay in order; the order between couples is undefined.
    await expect
      .poll(async () =>
        (await journalKinds(await readFromDatabase(day, 'journal'))).filter((kind) => kind.startsWith('614')),
      )
      .toEqual(['614 present', '614 missing', '614 present']);
    await expect
      .poll(async () => journalKinds(await readFromDatabase(day, 'journal')))
      .toContain('649 present');
  });

  await test.step('taps made offline stay on the tablet, are sent even after it was closed, and lose against newer ones', async () => {
    await waitForOfflineCache(one, '/admin/deckcaptain');
    await expect.poll(() => isDayKept(one)).toBe(true);
    await tablet.setOffline(true);
    for (const number of [639, 665, 651]) await tile(one, number).click();
    await expect(one.getByText('3 saved here', { exact: true })).toBeVisible();
    await expect(tile(one, 665)).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(one, 665).getByText('Saved here')).toBeVisible();
    await expectAccessible(one, 'without a line');
    await expect.poll(() => checkedIn(day, CHACHA, 665)).toBe(null);

    // Later and online, the other captain marks 651 missing.
    await tile(other, 651).click();
    await tile(other, 651).click();
    await expect.poll(() => checkedIn(day, CHACHA, 651)).toBe(false);

    await one.close();
    const again = await tablet.newPage();
    await test.step('a tablet opened again offline shows its taps in the line-up', async () => {
      await again.goto(`${day.origin}/admin/deckcaptain`);
      await expect(tile(again, 665)).toHaveAttribute('aria-pressed', 'true');
      await expect(again.getByText('3 saved here', { exact: true })).toBeVisible();
    });
    await tablet.setOffline(false);
    await expect(tile(again, 665)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => checkedIn(day, CHACHA, 665)).toBe(true);
    await expect(again.getByText('651: another captain’s tap is newer and counts.')).toBeVisible();
    await expect(tile(again, 651)).toHaveAccessibleName(/Missing/);
    await expect(again.getByText(/saved here/i)).toHaveCount(0);
    await expect.poll(() => checkedIn(day, CHACHA, 651)).toBe(false);
    await expect
      .poll(async () => (await journalKinds(await readFromDatabase(day, 'journal'))).toSorted())
      .toEqual([
        '614 missing',
        '614 present',
        '614 present',
        // The couple is present in the later round, too.
        '639 present',
        '639 present',
        '649 present',
        '651 missing',
        '651 present',
        '665 present',
      ]);
  });
});

test('a walk-on with an unused number gets a place in the round at once, and its names later @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { 'competitors/registered1': { name: 'Ann Łukasiewicz', affiliation: 'Yale' } });
  const { page } = await captain(browser, day);
  await page.getByRole('button', { name: 'Walk-on' }).click();
  for (const digit of '614') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText(/614 is already in this round/)).toBeVisible();
  for (const _ of '614') await page.getByRole('button', { name: 'Delete the last digit' }).click();
  for (const digit of '8421') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('Nobody in this event wears 8421. Names can come later.')).toBeVisible();
  await expectAccessible(page, 'a walk-on');
  await page.getByRole('button', { name: 'Add to heat 1' }).click();
  await expect(tile(page, 8421)).toHaveAccessibleName(/walk-on without names, here/);
  await expect(page.locator('.deck-count')).toContainText('1of 9 checked in');
  const id = await expect
    .poll(() => entryOf(day, CHACHA, 8421).catch(() => ''))
    .not.toBe('')
    .then(() => entryOf(day, CHACHA, 8421));
  await expect
    .poll(() => readFromDatabase(day, `events/${CHACHA}/rounds/0/entries/${id}`))
    .toEqual({ heat: 1 });
  await expect
    .poll(() => readFromDatabase(day, `events/${CHACHA}/entries/${id}`))
    .toMatchObject({
      leadId: 'Adhoc',
      leadName: 'dummy',
      affiliation: 'Other',
      checkedIn: [true],
    });

  // The couple is on the floor with the others: the judge sees its number, but no name.
  await writeToDatabase(day, {
    [`events/${CHACHA}/rounds/0/roundState`]: 2,
    live: { [CHACHA]: { 0: { dance: 0, heat: 1, floor: 1, startedAt: 1 } } },
  });
  const judge = await (await buildDeviceOptions(browser)).newPage();
  await judge.goto(day.linkOf('Judge B'));
  await expect(judge.getByRole('button', { name: /^8421/ })).toBeVisible();

  await page.getByRole('tab', { name: /On the floor/ }).click();
  await page.getByRole('radio', { name: `${CHACHA_READ}, Final` }).check();
  await tile(page, 8421).click({ button: 'right' });
  await page.getByRole('button', { name: 'Add names' }).click();
  await page.getByRole('textbox', { name: 'Lead' }).fill('ann lukasiewicz');
  await page.getByRole('textbox', { name: 'Follow' }).fill('Bo Tran');
  // A registered dancer has this name: the desk asks before linking the two.
  const asked = page.getByRole('radiogroup', { name: 'Is this the registered ann lukasiewicz?' });
  await expect(asked).toBeVisible();
  await expect(page.getByText('Choose who it is above')).toBeVisible();
  await expectAccessible(page, 'its names');
  await asked.getByRole('radio', { name: 'Yes, Ann Łukasiewicz, Yale' }).check();
  await page.getByRole('button', { name: 'Save names' }).click();
  await expect(tile(page, 8421)).toHaveAccessibleName(/Ann Łukasiewicz and Bo Tran/);
  await expect
    .poll(() => readFromDatabase(day, `events/${CHACHA}/entries/${id}`))
    .toMatchObject({
      leadName: 'Ann Łukasiewicz',
      leadId: 'registered1',
      followName: 'Bo Tran',
      leadNumber: 8421,
    });
  await expect
    .poll(async () => journalKinds(await readFromDatabase(day, 'journal')))
    .toEqual(['walk-on', 'walk-on named']);
});

test('a check-in also counts for the couple’s next round, and a late couple gets a later heat on request @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { [`events/${CHACHA}/rounds/0/numHeats`]: 2 });
  const { page } = await captain(browser, day);

  await test.step('a check-in counts for the next round, is previewed, applied, and undone', async () => {
    await expect(page.getByText(`A tap also counts in ${RUMBA}, final (2).`)).toBeVisible();
    await expect(tile(page, 639)).toHaveAccessibleName(/counts in 1 later round/);
    await tile(page, 639).click({ button: 'right' });
    await expect(page.getByRole('listitem')).toHaveText([`${RUMBA}, Final`]);
    await page.getByRole('button', { name: 'They’re here' }).click();
    await expect.poll(() => checkedIn(day, RUMBA, 639)).toBe(true);
    await expect.poll(() => checkedIn(day, CHACHA, 639)).toBe(true);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => checkedIn(day, RUMBA, 639)).toBe(null);
    await expect.poll(() => checkedIn(day, CHACHA, 639)).toBe(null);

    await page.getByRole('button', { name: 'Later rounds' }).click();
    await tile(page, 639).click();
    await expect.poll(() => checkedIn(day, CHACHA, 639)).toBe(true);
    await expect.poll(() => checkedIn(day, RUMBA, 639)).toBe(null);
    await expect.poll(async () => journalKinds(await readFromDatabase(day, 'journal'))).toHaveLength(5);
  });

  await test.step('the deck requests a later heat, and the scrutineer moves the couple', async () => {
    await tile(page, 649).click({ button: 'right' });
    await expectAccessible(page, 'a later heat');
    await page.getByRole('button', { name: 'Request heat 2' }).click();
    await expect(tile(page, 649)).toHaveAccessibleName(/heat 2 requested/);
    // The question stays after further taps.
    await tile(page, 649).click();
    await expect(tile(page, 649)).toHaveAccessibleName(/here, heat 2 requested/);
    const place = `events/${CHACHA}/rounds/0/entries/${await entryOf(day, CHACHA, 649)}`;
    await expect.poll(() => readFromDatabase(day, place)).toMatchObject({ heat: 1 });

    const office = await (await buildDeviceOptions(browser)).newPage();
    await signedIn(office, day, 'Scrutineer');
    await office.goto(`${day.origin}/admin/eventschedule`);
    const row = office
      .locator('.schedule-event')
      .and(office.getByRole('button', { name: `${CHACHA_READ} Final` }));
    await row.click();
    await expect(office.getByText('The deck requested heat 2 for 649.')).toBeVisible();
    await office.getByRole('button', { name: 'Move 649' }).click();
    await expect(office.getByText('The deck requested heat 2 for 649.')).toHaveCount(0);
    await office.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect.poll(() => readFromDatabase(day, place)).toMatchObject({ heat: 2 });
    await expect(tile(page, 649)).toHaveAccessibleName(/^649, [^,]+, here$/);
    await expect
      .poll(async () => (await journalKinds(await readFromDatabase(day, 'journal'))).slice(5))
      .toEqual(['heat asked', '649 present', 'plan published']);
  });
});

test('the server is killed while the captain taps: no tap is lost or applied twice @full', async ({
  browser,
}) => {
  const morning = await startOwnDay();
  const page = await (await buildDeviceOptions(browser, TABLET)).newPage();
  await page.goto(`${morning.origin}/admin/deckcaptain`);
  await signIn(page, morning, 'Deck captain');
  await page.getByRole('button', { name: 'Later rounds' }).click();
  for (const number of [614, 639, 649]) await tile(page, number).click();
  await morning.kill();
  for (const number of [651, 665]) await tile(page, number).click();
  await expect(page.locator('.deck-count')).toContainText('5of 8 checked in');
  await expect(page.getByText(/saved here/i).first()).toBeVisible();

  const afternoon = await startOwnDay(morning.dataFolder, new URL(morning.origin).port);
  await expect(page.getByText(/saved here/i)).toHaveCount(0);
  await expect
    .poll(async () => (await journalKinds(await readFromDatabase(afternoon, 'journal'))).toSorted())
    .toEqual(['614 present', '639 present', '649 present', '651 present', '665 present']);
  await afternoon.stop();
});
