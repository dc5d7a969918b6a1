import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  startDay,
  test as alone,
  type CompetitionDay,
} from '../competitionDay.ts';
import { listJournalSentences } from '../desk.ts';
import { startMailServer, type ArrivedMail, type MailServer } from '../mailServer.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const DESK = screens.manageCompetitors.link();
const NOW = { '.sv': 'timestamp' };
const DAY_MS = 24 * 60 * 60_000;

/** A day that sends mails. */
const test = alone.extend<{ readonly day: CompetitionDay; readonly post: MailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  post: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.stop();
  },
  day: async ({ browser, post }, use) => {
    const day = await startDay({}, post.settings);
    await use(day);
    await Promise.all(browser.contexts().map((device) => device.close()));
    await day.stop();
  },
});

/** Two dancers who register once mails have begun: one of them in Spanish. */
async function register(day: CompetitionDay): Promise<void> {
  await expect.poll(() => readFromDatabase(day, 'mails/since')).not.toBeNull();
  await writeToDatabase(day, {
    'competitors/maya': { name: 'Maya Osei', affiliation: 'Rutgers' },
    'competitors/theo': { name: 'Theo Lindqvist', affiliation: 'Yale' },
    'competitors/mute': { name: 'Uma Quist', affiliation: 'Yale' },
    'registrations/Maya222': {
      contact: { name: 'Maya Osei', email: 'maya@dancers.test' },
      createdAt: NOW,
      competitor: 'maya',
      dancers: { 0: 'maya' },
    },
    'registrations/Theo222': {
      contact: { name: 'Theo Lindqvist', email: 'theo@dancers.test' },
      createdAt: NOW,
      language: 'es',
      competitor: 'theo',
      dancers: { 0: 'theo' },
    },
  });
}

test('an organizer sees each mail of a dancer, sends one again, and writes to a list @full', async ({
  day,
  post,
  browser,
}) => {
  await register(day);
  const to = (address: string) => post.mails.filter((mail) => mail.to === address);
  await expect.poll(() => [to('maya@dancers.test').length, to('theo@dancers.test').length]).toEqual([1, 1]);
  expect(to('maya@dancers.test')[0]?.text).toContain('Your code: Maya222');
  expect(to('theo@dancers.test')[0]?.text).toContain('Tu código: Theo222');

  const desk = await openStaffPage(browser, day, ['Organizer', DESK]);
  await desk.getByRole('searchbox').fill('maya');
  await desk.getByRole('button', { name: /^Maya Osei: / }).click();
  await desk.getByRole('tab', { name: 'Mail' }).click();
  const mails = desk.getByRole('list', { name: 'Mail' });
  await expect(mails).toContainText('Registration confirmed');
  await expect(mails).toContainText('to maya@dancers.test');
  await expect(mails).toContainText('Sent');
  await expectAccessible(desk, 'the mails of a dancer');
  await desk.getByRole('button', { name: 'Send again: Registration confirmed' }).click();
  await expect(mails).toContainText('Goes out again shortly');
  await expect.poll(() => to('maya@dancers.test').length).toBe(2);
  await expect(mails).not.toContainText('Goes out again shortly');
  expect(new Set(to('maya@dancers.test').map(({ messageId }) => messageId)).size).toBe(2);
  await desk.keyboard.press('Escape');

  await desk.getByRole('searchbox').fill('');
  for (const name of ['Maya Osei', 'Theo Lindqvist', 'Uma Quist']) {
    await desk.getByRole('searchbox').fill(name);
    await desk.getByRole('checkbox', { name: `Pick ${name}` }).check();
  }
  await desk.getByRole('button', { name: 'Write to them' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Write to 3 dancers' });
  await expect(dialog).toContainText('To Maya Osei and Theo Lindqvist');
  await expect(dialog).toContainText('1 of them has no email address and gets nothing.');
  await dialog.getByLabel('Subject').fill('Parking');
  await dialog.getByLabel('Message').fill('Use lot 7.\nIt is free.');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Use lot 7.');
  await expectAccessible(desk, 'a message to dancers');
  await dialog.getByRole('button', { name: 'Send 2 mails' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => [to('maya@dancers.test').length, to('theo@dancers.test').length]).toEqual([3, 2]);
  expect(to('theo@dancers.test')[1]?.text).toContain('Use lot 7.\r\nIt is free.');
  expect(Object.keys(Object((await readFromDatabase(day, 'mails/messages')) ?? {}))).toHaveLength(1);
  expect((await listJournalSentences(day)).join(' ')).toContain('wrote to 2 dancers: Parking.');
});

/** The HTML of a mail, as a mail program shows it. */
const htmlOf = ({ text }: ArrivedMail): string => /<!doctype html>[^]*<\/html>/i.exec(text)?.[0] ?? '';

test('a mail has the link that pays, and the mail program stops reminders @full', async ({
  day,
  post,
  browser,
}) => {
  await expect.poll(() => readFromDatabase(day, 'mails/since')).not.toBeNull();
  const registered = (name: string, createdAt: unknown, language?: string) => ({
    contact: { name, email: `${name}@dancers.test` },
    createdAt,
    feeCategory: 'student',
    competitor: name,
    dancers: { 0: name },
    ...(language === undefined ? {} : { language }),
  });
  const entry = (name: string) => ({
    leadName: name,
    followName: 'TBA',
    leadId: name,
    entryId: name,
    registeredTime: 1,
  });
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationEarly': 1,
    'competitionMetadata/dateRegistrationOpen': null,
    'competitionMetadata/dateRegistrationClosed': Date.now() + 2 * DAY_MS,
    'settings/payment': {
      edition: 1,
      prefix: 'PBC',
      options: { 0: { kind: 'venmo', value: 'princeton-ballroom' } },
    },
    'competitors/maya': { name: 'Maya' },
    'competitors/theo': { name: 'Theo' },
    'events/Gold Latin Rumba/entries/maya': entry('maya'),
    'events/Gold Latin Rumba/entries/theo': entry('theo'),
    'registrations/Maya222': registered('maya', NOW, 'es'),
    'registrations/Theo222': registered('theo', Date.now() - 10 * DAY_MS),
  });
  const to = (name: string) => post.mails.filter((mail) => mail.to === `${name}@dancers.test`);
  await expect.poll(() => [to('maya').length, to('theo').length]).toEqual([1, 1]);
  const [confirmed] = to('maya');
  const [reminder] = to('theo');
  if (confirmed === undefined || reminder === undefined) throw new Error('a mail is missing');

  await test.step('rendered, it pays the balance with the dancer’s reference', async () => {
    const reader = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await reader.setContent(htmlOf(confirmed));
    await expect(reader.getByText('Latinos Oro: Rumba')).toBeVisible();
    await expect(reader.getByRole('link', { name: /Venmo/ })).toHaveAttribute(
      'href',
      /^https:\/\/venmo\.com\/u\/princeton-ballroom\?txn=pay&amount=\d+&note=PBC-[0-9B-Z]{3}-[0-9B-Z]{3}$/,
    );
    await expectAccessible(reader, 'a mail');
  });

  await test.step('one click in the mail program stops reminders, and the desk sees it', async () => {
    expect(reminder.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, url = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(reminder.text) ?? [];
    const pressed = await fetch(day.origin + new URL(url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(pressed.status).toBe(200);
    expect(await readFromDatabase(day, 'registrations/Theo222/noReminders')).toBe(true);
    const desk = await openStaffPage(browser, day, ['Organizer', DESK]);
    await desk.getByRole('searchbox').fill('theo');
    await desk.getByRole('button', { name: /^theo: / }).click();
    await desk.getByRole('tab', { name: 'Mail' }).click();
    await expect(desk.getByText('They stopped reminders.')).toBeVisible();
    await expectAccessible(desk, 'the mails of a dancer without reminders');
  });
});

test('the link in a reminder stops reminders, and starts them again @full', async ({ day, browser }) => {
  await register(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(`${day.origin}/updateEntries?mails=off#Maya222`);
  await phone.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(phone.getByText('You get no reminders.')).toBeVisible();
  expect(await readFromDatabase(day, 'registrations/Maya222/noReminders')).toBe(true);
  await expectAccessible(phone, 'reminders by email');
  await phone.getByRole('button', { name: 'Send me reminders' }).click();
  await expect(phone.getByRole('button', { name: 'Stop reminders' })).toBeVisible();
  expect(await readFromDatabase(day, 'registrations/Maya222/noReminders')).toBeNull();
});

alone('without a mail server no screen offers or promises mails @full', async ({ day, browser }) => {
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
    'competitors/maya': { name: 'Maya Osei' },
    'registrations/Maya222': {
      contact: { name: 'Maya Osei', email: 'maya@dancers.test' },
      createdAt: 1,
      competitor: 'maya',
      dancers: { 0: 'maya' },
    },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', DESK]);
  await expect(desk.getByText('dancers').first()).toBeVisible();
  await expect(desk.getByRole('button', { name: /Write to/ })).toHaveCount(0);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(`${day.origin}/register`);
  await expect(phone.getByText('Only the organizer sees it.', { exact: true })).toBeVisible();
  await phone.goto(`${day.origin}/updateEntries#Maya222`);
  await expect(phone.getByRole('heading', { name: /Maya Osei/ })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Use another code' })).toBeVisible();
  await expect(phone.getByText('Reminders by email')).toHaveCount(0);
});
