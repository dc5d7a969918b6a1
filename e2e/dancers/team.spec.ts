import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

const [CAPTAINS, ANNS, BOS] = ['Cap2345', 'Ann2345', 'Bob2345'] as const;
const NAME = 'Ann Łukasz';
const [RUMBA, SAMBA, TANGO] = ['Gold Latin Rumba', 'Silver Latin Samba', 'Bronze Standard Tango'] as const;
const MONTH = 30 * 86_400_000;

/**
 * A captain registered Ann and Bo early: they dance the rumba together, and Ann dances the samba with another partner.
 */
async function teamIsIn(day: CompetitionDay): Promise<void> {
  const at = Date.now();
  const own = (name: string, competitor: string) => ({
    contact: { name, email: `${competitor}@example.org` },
    createdAt: at - 2 * MONTH,
    feeCategory: 'student',
    competitor,
  });
  const entered = { affiliation: 'MIT', registeredTime: at - 2 * MONTH, leadName: NAME, leadId: 'ann' };
  await writeToDatabase(day, {
    'settings/eligibility': {
      edition: 1,
      rules: { points: { scheme: 'YCN', byRole: false, checkedAfterwards: false } },
    },
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
    'competitionMetadata/dateRegistrationEarly': at - MONTH,
    'competitionMetadata/dateRegistrationOpen': at + MONTH,
    [`registrations/${CAPTAINS}`]: {
      contact: { name: 'Cap Tain', email: 'cap@example.org' },
      consents: { risk: { version: '1', at } },
      createdAt: at - 2 * MONTH,
      feeCategory: 'student',
      dancers: { 0: 'ann', 1: 'bo' },
      // The organizer has removed the third registration.
      codes: { 0: ANNS, 1: BOS, 2: 'Gone234' },
      entries: { 0: `${RUMBA}/ann-r`, 1: `${SAMBA}/ann-s` },
    },
    [`registrations/${ANNS}`]: own(NAME, 'ann'),
    [`registrations/${BOS}`]: own('Bo', 'bo'),
    'competitors/ann': { name: NAME, affiliation: 'MIT', slot: 0 },
    'competitors/bo': { name: 'Bo', affiliation: 'MIT', slot: 1 },
    'owners/competitors/ann': CAPTAINS,
    'owners/competitors/bo': CAPTAINS,
    'owners/own/ann': ANNS,
    'owners/own/bo': BOS,
    [`events/${RUMBA}/entries/ann-r`]: {
      ...entered,
      entryId: 'ann-r',
      followName: 'Bo',
      followId: 'bo',
      slot: 0,
    },
    [`events/${SAMBA}/entries/ann-s`]: { ...entered, entryId: 'ann-s', followName: 'Cy', slot: 1 },
    [`events/${RUMBA}/pairs/ann_bo`]: 'ann-r',
    [`owners/entries/${RUMBA}/ann-r`]: CAPTAINS,
    [`owners/entries/${SAMBA}/ann-s`]: CAPTAINS,
    [`entered/${RUMBA}/lead/ann`]: 'ann-r',
    [`entered/${RUMBA}/follow/bo`]: 'ann-r',
    [`entered/${SAMBA}/lead/ann`]: 'ann-s',
  });
}

const entryAt = (day: CompetitionDay, event: string, id: string) =>
  readFromDatabase(day, `events/${event}/entries/${id}`);
const chip = (page: Page, event: string) => page.getByRole('button', { name: event, exact: true });
const style = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const save = (page: Page, changes: string) => page.getByRole('button', { name: `Save ${changes}` }).click();
const isSaved = (page: Page) => expect(page.getByText('Saved. This is what you’re in now.')).toBeVisible();

test('a dancer registered by a captain agrees, states wins and drops out with their own code, and the captain sees it at once @full', async ({
  day,
  browser,
}) => {
  await teamIsIn(day);
  const laptop = await (await buildDeviceOptions(browser)).newPage();
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await laptop.goto(`${day.origin}/updateEntries#${CAPTAINS}`);
  const codes = laptop.getByRole('region', { name: 'Codes of your dancers' });
  await expect(codes.getByRole('listitem')).toHaveText([/Ann2345/, /Bob2345/]);
  await laptop.getByLabel('Whose entries').selectOption(NAME);
  await phone.goto(`${day.origin}/updateEntries#${ANNS}`);
  await expect(phone.getByText('Somebody else registered you.')).toBeVisible();

  await test.step('the captain reads the dancer’s statements, and simultaneous statements of both are kept', async () => {
    const both = [phone, laptop].map((page) =>
      page.getByRole('region', { name: 'What you’ve danced before' }),
    );
    const [anns, captains] = both;
    if (anns === undefined || captains === undefined) throw new Error('two pages');
    const states = async (page: Page, competition: string): Promise<void> => {
      const own = page.getByRole('region', { name: 'What you’ve danced before' });
      await own.getByRole('button', { name: 'Add a result' }).click();
      const dialog = page.getByRole('dialog', { name: 'Which result?' });
      await dialog.getByLabel('Competition').fill(competition);
      await dialog.getByLabel('Where can it be looked up?').fill('https://results.example.org/1');
      await dialog.getByRole('button', { name: 'Add result' }).click();
    };
    await states(laptop, 'Brown');
    await states(phone, 'Harvard');
    await anns.getByRole('button', { name: 'Save' }).click();
    await expect(anns.getByText('Saved.')).toBeVisible();
    await expect(captains.getByText(/Harvard/)).toBeVisible();
    await captains.getByRole('button', { name: 'Save' }).click();
    await expect(anns.getByText(/Brown/)).toBeVisible();
    await expectAccessible(phone, 'a dancer of a team');
  });

  await test.step('a dancer who drops an event sees the price before; the partner stays in it, and the captain sees it after', async () => {
    await expect(phone.getByRole('list', { name: 'What it costs' })).toHaveText('Student, early$40');
    await expect(phone.getByText('This is on the bill of whoever registered you.')).toBeVisible();
    await expect(phone.getByRole('button', { name: `${RUMBA}: change partner` })).toBeHidden();
    await style(phone, 'Latin');
    await expect(chip(phone, 'Gold Latin Samba')).toBeHidden();
    await chip(phone, RUMBA).click();
    await expect(phone.getByText('Bo stays in and looks for a partner')).toBeVisible();
    await expect(phone.getByRole('list', { name: 'What it costs' })).toHaveText('Student, regular$45');
    await expect(chip(laptop, RUMBA)).toHaveAttribute('aria-pressed', 'true');
    await save(phone, '1 change');
    await isSaved(phone);
    await expect(chip(laptop, RUMBA)).toHaveAttribute('aria-pressed', 'false');
    await expect(laptop.getByRole('list', { name: 'What it costs' })).toHaveText('Student, regular$45');
    await expect.poll(() => entryAt(day, RUMBA, 'ann-r')).toMatchObject({ leadName: 'TBA', followId: 'bo' });
    await expect.poll(() => entryAt(day, RUMBA, 'ann-r')).not.toHaveProperty('leadId');
  });

  await test.step('when captain and dancer save at once, one change is saved, and the other person is notified', async () => {
    await laptop.context().setOffline(true);
    await chip(laptop, SAMBA).click();
    await chip(laptop, TANGO).click();
    await save(laptop, '2 changes');
    await expect(laptop.getByText('No connection. Keep this page open')).toBeVisible();
    await chip(phone, SAMBA).click();
    await save(phone, '1 change');
    await isSaved(phone);
    await expect.poll(() => entryAt(day, SAMBA, 'ann-s')).toBeNull();
    await laptop.context().setOffline(false);
    await expect(laptop.getByText('changed on another device')).toBeVisible();
    expect(Object.values((await readFromDatabase(day, `events/${TANGO}/entries`)) ?? {})).not.toContainEqual(
      expect.objectContaining({ leadId: 'ann' }),
    );
    await save(laptop, '1 change');
    await isSaved(laptop);
    await expect(phone.getByText(TANGO).first()).toBeVisible();
  });

  await test.step('after closing, a dancer can still drop everything, and the partner returns to his earlier place', async () => {
    await writeToDatabase(day, { 'competitionMetadata/registrationStatus': 'CLOSED' });
    await expect(phone.getByText('Registration isn’t open, but you can still drop out')).toBeVisible();
    await phone.getByRole('button', { name: 'Drop everything' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Drop everything' }).click();
    await save(phone, '1 change');
    await isSaved(phone);
    await expect(laptop.getByRole('list', { name: 'What it costs' })).toHaveText('Not dancing$0');
    await expect.poll(() => entryAt(day, RUMBA, 'ann-r')).toMatchObject({ followId: 'bo' });
  });

  await test.step('a name of sixty letters does not make a page wider than the phone', async () => {
    const long = 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Ruiz';
    await writeToDatabase(day, { [`registrations/${ANNS}/contact/name`]: long });
    await expect(phone.getByRole('heading', { level: 1, name: long })).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
