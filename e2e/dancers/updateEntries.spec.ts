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

const CODE = 'Ann2345';
const NAME = 'Ann Łukasz';
const [RUMBA, SAMBA, TANGO] = ['Gold Latin Rumba', 'Silver Latin Samba', 'Bronze Standard Tango'] as const;
const MONTH = 30 * 86_400_000;

/** Ann registered early for two events, with the same partner; the regular price applies now. */
async function annIsIn(day: CompetitionDay): Promise<void> {
  const at = Date.now();
  const entered = (id: string, slot: number) => ({
    entryId: id,
    leadName: NAME,
    followName: 'Bo',
    leadId: 'ann',
    affiliation: 'MIT',
    registeredTime: at - 2 * MONTH,
    slot,
  });
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
    'competitionMetadata/dateRegistrationEarly': at - MONTH,
    'competitionMetadata/dateRegistrationOpen': at + MONTH,
    [`registrations/${CODE}`]: {
      contact: { name: NAME, email: 'ann@example.org' },
      createdAt: at - 2 * MONTH,
      feeCategory: 'student',
      competitor: 'ann',
      dancers: { 0: 'ann' },
      entries: { 0: `${RUMBA}/ann-r`, 1: `${SAMBA}/ann-s` },
    },
    'settings/fees/howToPay': 'A check to the Demo Ballroom Club.',
    'competitors/ann': { name: NAME, affiliation: 'MIT', slot: 0 },
    'owners/competitors/ann': CODE,
    [`events/${RUMBA}/entries/ann-r`]: entered('ann-r', 0),
    [`events/${SAMBA}/entries/ann-s`]: entered('ann-s', 1),
    [`owners/entries/${RUMBA}/ann-r`]: CODE,
    [`owners/entries/${SAMBA}/ann-s`]: CODE,
    [`entered/${RUMBA}/lead/ann`]: 'ann-r',
    [`entered/${SAMBA}/lead/ann`]: 'ann-s',
  });
}

interface StoredEntry {
  readonly leadId?: string;
  readonly followName: string;
}

/** Ann's entries in an event, from the tree. */
const annsIn = async (day: CompetitionDay, event: string): Promise<readonly StoredEntry[]> =>
  Object.values(
    ((await readFromDatabase(day, `events/${event}/entries`)) ?? {}) as Readonly<Record<string, StoredEntry>>,
  ).filter(({ leadId }) => leadId === 'ann');

const chip = (page: Page, event: string) => page.getByRole('button', { name: event, exact: true });
const style = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const save = (page: Page, changes: string) => page.getByRole('button', { name: `Save ${changes}` }).click();
const isSaved = (page: Page) => expect(page.getByText('Saved. This is what you’re in now.')).toBeVisible();

test('a dancer changes entries with a code, sees the price before saving, and drops out @full', async ({
  day,
  browser,
}) => {
  await annIsIn(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(`${day.origin}/updateEntries`);

  await test.step('an unknown code is refused with a message, and guessing is slowed down', async () => {
    const shows = async (code: string): Promise<void> => {
      await phone.getByLabel('Your code').fill(code);
      await phone.getByRole('button', { name: 'Open my entries' }).click();
    };
    await shows('Ann');
    await expect(phone.getByText('A code has 7 letters and digits.')).toBeVisible();
    for (let tries = 0; tries < 5; tries += 1) {
      await shows(`Wrong0${tries}`);
      await expect(phone.getByText('No registration has this code.')).toBeVisible();
    }
    await shows(CODE);
    await expect(phone.getByText('Too many wrong codes.')).toBeVisible();
    await expectAccessible(phone, 'the code of a registration');
    await phone.goto('about:blank');
    await phone.goto(`${day.origin}/updateEntries#${CODE}`);
    await expect(
      phone.getByRole('heading', { level: 1, name: `Change your entries, ${NAME}` }),
    ).toBeVisible();
    expect(phone.url()).not.toContain(CODE);
  });

  await test.step('a dancer who was registered by someone else gives consent on the page for entries', async () => {
    await phone.getByRole('button', { name: 'I agree' }).click();
    await expect(phone.getByText('You have to agree to this to dance.')).toBeVisible();
    await phone.getByRole('checkbox', { name: /^I recognize/ }).check();
    await phone.getByRole('button', { name: 'I agree' }).click();
    await expect(phone.getByText('Please read this and agree')).toBeHidden();
    await expect
      .poll(() => readFromDatabase(day, `registrations/${CODE}/consents/risk`))
      .toMatchObject({ version: '1' });
  });

  await test.step('a change of one event added and one dropped shows the difference, at today’s price', async () => {
    await expect(phone.getByRole('list', { name: 'What it costs' })).toHaveText('Student, early$40');
    await style(phone, 'Latin');
    await chip(phone, SAMBA).click();
    await style(phone, 'Standard');
    await chip(phone, TANGO).click();
    await expect(phone.getByLabel(`${TANGO}: partner’s name`)).toHaveValue('Bo');
    await expect(phone.getByRole('list', { name: 'What it costs' })).toHaveText('Student, regular$45');
    await expect(phone.getByText('more, $45 total')).toBeVisible();
    await expect(phone.getByRole('region', { name: 'How to pay' })).toContainText('A check to the Demo');
    await expectAccessible(phone, 'entries that are changed');
    expect(await annsIn(day, SAMBA)).toHaveLength(1);
    await phone.reload();
    await save(phone, '2 changes');
    await isSaved(phone);
    expect(await annsIn(day, SAMBA)).toEqual([]);
    expect(await annsIn(day, TANGO)).toMatchObject([{ followName: 'Bo' }]);
    await expect
      .poll(() => readFromDatabase(day, `registrations/${CODE}/entries`))
      .toMatchObject([`${RUMBA}/ann-r`, null, expect.stringContaining(TANGO)]);
  });

  await test.step('an agreed price and payments appear on the dancer’s page at once', async () => {
    const money = phone.getByRole('list', { name: 'What you’ve paid' });
    await expect(money).toBeHidden();
    await writeToDatabase(day, {
      'agreedPrices/ann': { byHand: { cents: 3000, why: 'Helps all day' } },
      'payments/x1': { at: Date.now(), uid: 'o', cents: 2000, how: 'cash', dancer: 'ann' },
      'payments/x2': { at: Date.now(), uid: 'o', cents: 90_000, how: 'check', school: 'MIT' },
    });
    await expect(phone.getByRole('list', { name: 'What it costs' })).toContainText(
      'Set by the organizer: Helps all day',
    );
    await expect(money).toHaveText(/Paid .*− \$20Balance due\$10/);
    await writeToDatabase(day, {
      'payments/x3': { at: Date.now(), uid: 'o', cents: 1000, how: 'cash', dancer: 'ann' },
    });
    await expect(money).toContainText('Balance due$0');
    await expect(phone.getByRole('region', { name: 'How to pay' })).toBeHidden();
    await writeToDatabase(day, { 'agreedPrices/ann': null, payments: null });
    await expect(phone.getByRole('region', { name: 'How to pay' })).toBeVisible();
  });

  await test.step('when two devices save at once, one change is saved, and the other device is notified and saves again', async () => {
    const other = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await other.goto(`${day.origin}/updateEntries#${CODE}`);
    await style(other, 'Latin');
    await expect(chip(other, RUMBA)).toHaveAttribute('aria-pressed', 'true');
    await other.context().setOffline(true);
    await chip(other, SAMBA).click();
    await other.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(other.getByText('No connection. Keep this page open')).toBeVisible();
    await style(phone, 'Latin');
    await chip(phone, SAMBA).click();
    await save(phone, '1 change');
    await isSaved(phone);
    await other.context().setOffline(false);
    await expect(other.getByText('changed on another device')).toBeVisible();
    await expect(chip(other, SAMBA)).toHaveAttribute('aria-pressed', 'true');
    expect(await annsIn(day, SAMBA)).toHaveLength(1);
  });

  await test.step('after closing, dropping is the only option, and everything can be dropped at once', async () => {
    await writeToDatabase(day, { 'competitionMetadata/registrationStatus': 'CLOSED' });
    await expect(phone.getByText('Registration isn’t open, but you can still drop out')).toBeVisible();
    await style(phone, 'Latin');
    await expect(chip(phone, RUMBA)).toBeVisible();
    await expect(chip(phone, 'Gold Latin Samba')).toBeHidden();
    await phone.getByRole('button', { name: 'Drop everything' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Drop everything' }).click();
    await expect(phone.getByRole('list', { name: 'What it costs' })).toHaveText('Not dancing$0');
    await expect(phone.getByText('If you’ve paid, $22.50 is refunded.')).toBeVisible();
    await expect(phone.getByRole('region', { name: 'How to pay' })).toBeHidden();
    await writeToDatabase(day, {
      'payments/x4': { at: Date.now(), uid: 'o', cents: 4500, how: 'cash', dancer: 'ann' },
    });
    // A refund is listed once.
    await expect(phone.getByRole('list', { name: 'What you’ve paid' })).toHaveText(/^Paid [^$]*− \$45$/);
    await writeToDatabase(day, { 'settings/fees/refunds': null });
    await expect(phone.getByText('If you’ve paid, ask the organizer about a refund.')).toBeVisible();
    await save(phone, '3 changes');
    await isSaved(phone);
    for (const event of [RUMBA, SAMBA, TANGO]) expect(await annsIn(day, event)).toEqual([]);
    await expectAccessible(phone, 'entries that have all gone');
  });
});
