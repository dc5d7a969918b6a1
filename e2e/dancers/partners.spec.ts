import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  LAPTOP,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

const CODE = 'Amir234';
const AMIR = 'Amir Haddad-Łukasiewicz';
const PRIYA = 'Priya Raman';
const [RUMBA, SAMBA] = ['Gold Latin Rumba', 'Silver Latin Samba'] as const;
const RANGE = { edition: 1, from: 9001, to: 9003, kept: { 9002: true } };

/** Amir leads, is registered, and needs a partner in two events. */
async function amirWaits(day: CompetitionDay): Promise<void> {
  const waits = (event: string, id: string, slot: number, level: string) => ({
    [`events/${event}/entries/${id}`]: {
      entryId: id,
      leadName: AMIR,
      leadId: 'amir',
      followName: 'TBA',
      affiliation: 'Rutgers',
      registeredTime: Date.now(),
      slot,
    },
    [`owners/entries/${event}/${id}`]: CODE,
    [`entered/${event}/lead/amir`]: id,
    [`tba/${id}`]: {
      competitor: 'amir',
      event,
      role: 'lead',
      level,
      style: 'Latin',
      note: 'Practices on Mondays',
    },
    [`owners/tba/${id}`]: CODE,
  });
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
    'settings/numbers': RANGE,
    [`registrations/${CODE}`]: {
      contact: { name: AMIR, email: 'amir@example.org' },
      createdAt: Date.now(),
      feeCategory: 'student',
      competitor: 'amir',
      dancers: { 0: 'amir' },
      entries: { 0: `${RUMBA}/amir-r`, 1: `${SAMBA}/amir-s` },
    },
    'competitors/amir': { name: AMIR, affiliation: 'Rutgers', slot: 0 },
    'owners/competitors/amir': CODE,
    ...waits(RUMBA, 'amir-r', 0, 'Gold'),
    ...waits(SAMBA, 'amir-s', 1, 'Silver'),
  });
}

/** A newcomer registers as a follow for the Rumba: with a named partner, or still looking for one. */
async function priyaRegisters(
  page: Page,
  link: string,
  withWhom?: { readonly named: string; readonly typed: string },
): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(link);
  await page.getByLabel('Name').fill(PRIYA);
  await page.getByLabel('Email').fill('priya@example.org');
  await page.getByRole('radio', { name: 'Follow' }).check();
  await press('Choose events');
  await page.getByRole('tab', { name: /^Latin/ }).click();
  await press(RUMBA);
  await press('Choose partners');
  if (withWhom === undefined) await page.getByRole('radio', { name: 'I need a partner' }).check();
  else {
    await expect(page.getByLabel('Your partner’s name')).toHaveValue(withWhom.named);
    await page.getByLabel('Your partner’s name').fill(withWhom.typed);
    await expect(page.getByText(`${AMIR} has registered. We’ll ask them to confirm.`)).toBeVisible();
    await expectAccessible(page, 'a partner who has registered');
  }
  await press('Read and agree');
  await page.getByRole('checkbox', { name: /^I recognize/ }).check();
  await press('Check answers');
  await press('Register');
  await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
}

const together = (page: Page) => page.getByRole('article').filter({ hasText: 'You’re dancing together' });

test('a newcomer asks a partner on the list, who accepts: they are a couple with a number, and both leave the list @full', async ({
  day,
  browser,
}) => {
  await amirWaits(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const laptop = await (await buildDeviceOptions(browser, LAPTOP)).newPage();
  await priyaRegisters(phone, `${day.origin}/register`);

  await test.step('a newcomer sees who else is looking, but no email, and asks with a message', async () => {
    await goesTo(phone, '/TBAList');
    await expect(phone.getByText(AMIR)).toBeVisible();
    await expect(phone.getByText('Practices on Mondays')).toBeVisible();
    await expect(phone.getByText('amir@example.org')).toHaveCount(0);
    await phone.getByRole('button', { name: `Ask ${AMIR}` }).click();
    await expect(phone.getByRole('checkbox', { name: RUMBA })).toBeChecked();
    await phone.getByLabel('Message').fill('We did the workshop, write to priya@example.org');
    await expectAccessible(phone, 'a request before it is sent');
    await phone.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(phone.getByText('no answer yet')).toBeVisible();
    await expect(phone.getByRole('button', { name: `Ask ${AMIR}` })).toHaveCount(0);
    await expectAccessible(phone, 'the list with a request that waits');
  });

  await test.step('the dancer asked reads the request on a laptop, and is notified when the page is closed', async () => {
    await laptop.goto(`${day.origin}/TBAList`);
    await expect(laptop.getByText(PRIYA)).toBeVisible();
    await expect(laptop.getByText(`${PRIYA} asks you`)).toHaveCount(0);
    await goesTo(laptop, '/updateEntries');
    await laptop.getByLabel('Your code').fill(CODE);
    await laptop.getByLabel('Your code').press('Enter');
    await expect(laptop.getByRole('heading', { name: `${PRIYA} asks you` })).toBeVisible();
    await laptop.getByRole('link', { name: 'Who’s looking for a partner?' }).click();
    await expect(laptop.getByRole('heading', { name: `${PRIYA} asks you` })).toBeVisible();
    await expect(laptop.getByText('We did the workshop, write to priyaexample.org')).toBeVisible();
    await expectAccessible(laptop, 'somebody asks');
    await writeToDatabase(day, { 'competitionMetadata/registrationStatus': 'CLOSED' });
    await laptop.getByRole('button', { name: 'Say yes' }).click();
    await expect(laptop.getByText('Registration is closed. You can’t enter together anymore.')).toBeVisible();
    await writeToDatabase(day, { 'competitionMetadata/registrationStatus': 'OPEN' });
    // Writes arrive in order: once the laptop shows this one, it knows that registration is open.
    const later = { 'tba/amir-r/note': 'Practices on Tuesdays', 'tba/amir-s/note': 'Practices on Tuesdays' };
    await writeToDatabase(day, later);
    await expect(laptop.getByText('Practices on Tuesdays')).toBeVisible();
  });

  await test.step('an acceptance waits offline, and is sent once the device is back online', async () => {
    await laptop.context().setOffline(true);
    await laptop.getByRole('button', { name: 'Say yes' }).click();
    await laptop.context().setOffline(false);
    await expect(together(laptop)).toContainText(/900[13]/);
    await expect(together(laptop)).toContainText(`${AMIR} and ${PRIYA}`);
    await expectAccessible(laptop, 'two who dance together');
  });

  await test.step('the newcomer reads the acceptance at once, and the partner is still looking for the Samba', async () => {
    await expect(together(phone)).toContainText(RUMBA);
    await expect(phone.getByText('1 lead', { exact: true }).first()).toBeVisible();
    const entries = Object.values(
      (await readFromDatabase(day, `events/${RUMBA}/entries`)) as object,
    ) as readonly {
      readonly leadId?: string;
      readonly followName: string;
      readonly leadNumber?: number;
    }[];
    const own = entries.filter(({ followName, leadId }) => followName === PRIYA || leadId === 'amir');
    expect(own).toEqual([expect.objectContaining({ leadId: 'amir', leadName: AMIR, followName: PRIYA })]);
    const number = own[0]?.leadNumber;
    await expect.poll(() => readFromDatabase(day, `numbers/${number}`)).toBe('amir');
    await expect.poll(() => readFromDatabase(day, `events/${SAMBA}/entries/amir-s/leadNumber`)).toBe(number);
    expect(Object.keys((await readFromDatabase(day, 'tba')) as object)).toEqual(['amir-s']);
  });
});

test('a refused, withdrawn or outdated request says so kindly @full', async ({ day, browser }) => {
  await amirWaits(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await priyaRegisters(phone, `${day.origin}/register`);
  const priya =
    Object.keys((await readFromDatabase(day, 'competitors')) as object).find((id) => id !== 'amir') ?? '';
  const asks = (more: object) => ({
    [`requests/${priya}/amir`]: { entries: { [RUMBA]: 'amir-r' }, at: Date.now(), slot: 0, ...more },
    'asked/amir/0': priya,
  });
  await goesTo(phone, '/TBAList');
  await expect(phone.getByText(AMIR)).toBeVisible();
  await writeToDatabase(day, asks({ note: 'Shall we?' }));
  await expect(phone.getByRole('heading', { name: `${AMIR} asks you` })).toBeVisible();
  await expect(phone.getByText('Shall we?')).toBeVisible();

  await writeToDatabase(day, {
    [`events/${RUMBA}/entries/amir-r/followName`]: 'Somebody Else',
    'tba/amir-r': null,
  });
  await expect(phone.getByText(`${AMIR} has found somebody else.`)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Say yes' })).toHaveCount(0);

  await writeToDatabase(day, { [`events/${RUMBA}/entries/amir-r/followName`]: 'TBA' });
  await phone.getByRole('button', { name: 'No thanks' }).click();
  await expect(phone.getByRole('heading', { name: `${AMIR} asks you` })).toHaveCount(0);
  await expect.poll(() => readFromDatabase(day, `requests/${priya}/amir/answered`)).toBe('declined');

  await writeToDatabase(day, asks({}));
  await expect(phone.getByRole('heading', { name: `${AMIR} asks you` })).toBeVisible();
  await writeToDatabase(day, { [`requests/${priya}/amir`]: null });
  await expect(phone.getByRole('button', { name: 'Say yes' })).toHaveCount(0);
});

test('a registered partner is asked by name or by link, and accepting turns the two entries into one couple @full', async ({
  day,
  browser,
}) => {
  await amirWaits(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const laptop = await (await buildDeviceOptions(browser, LAPTOP)).newPage();
  await laptop.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await laptop.goto(`${day.origin}/updateEntries`);
  await laptop.getByLabel('Your code').fill(CODE);
  await laptop.getByLabel('Your code').press('Enter');
  await laptop.getByRole('button', { name: 'Make a link' }).click();
  await laptop.getByRole('button', { name: 'Copy link' }).click();
  await expect(laptop.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await laptop.evaluate(() => navigator.clipboard.readText());
  // A link that lost its secret only names the sender. The name may also be typed with other spacing and
  // capitals.
  const [link = ''] = copied.split('#');
  await priyaRegisters(phone, link, { named: AMIR, typed: ` ${AMIR.toLowerCase()}` });
  await goesTo(phone, '/TBAList');
  await expect(phone.getByText('no answer yet')).toBeVisible();

  await laptop.getByRole('button', { name: 'Say yes' }).click();
  await expect(together(laptop)).toContainText(RUMBA);
  const entries = Object.values(
    (await readFromDatabase(day, `events/${RUMBA}/entries`)) as object,
  ) as readonly {
    readonly leadId?: string;
    readonly followName: string;
  }[];
  expect(entries.filter(({ followName, leadId }) => followName === PRIYA || leadId === 'amir')).toEqual([
    expect.objectContaining({ leadId: 'amir', leadName: AMIR, followName: PRIYA }),
  ]);
  await expect(together(phone)).toBeVisible();
});
