import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
} from '../competitionDay.ts';
import { journalSentences } from '../journal.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Saved: everybody sees this.');
const deskLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to set up' }).getByRole('link', { name, exact: true });

test('an organizer enters name, place, times and a color, and a visitor in another zone reads them @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    competitionMetadata: null,
    // Registration opens only with a way to pay.
    'settings/payment': { edition: 1, prefix: 'PBC', options: { 0: { kind: 'venmo', value: 'princeton' } } },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'basics' })]);
  const visitor = await (await buildDeviceOptions(browser, PHONE, { timezoneId: 'Europe/Madrid' })).newPage();
  const preview = desk.getByRole('complementary', { name: 'What visitors see today' });
  const spans = preview.getByRole('list', { name: 'Registration timeline' }).getByRole('listitem');
  const year = new Date().getFullYear() + 1;

  await test.step('each date of registration shows its effect at once', async () => {
    await desk.getByLabel('Name of the competition').fill('Princeton Classic');
    await desk.getByLabel('Location').fill('Dillon Gymnasium');
    await desk.getByLabel('Time zone').fill('America/New York');
    await desk.getByLabel('First day').fill(`${year}-11-15`);
    await expect(preview.getByRole('status')).toHaveText('Registration isn’t open yet.');
    await desk.getByLabel('Early price ends', { exact: true }).fill(`${year}-10-19`);
    await desk.getByLabel('Regular price ends', { exact: true }).fill(`${year}-11-02`);
    await expect(
      desk.getByText('Registration has no closing date. You’d have to close it yourself.'),
    ).toBeVisible();
    await desk.getByLabel('Registration closes', { exact: true }).fill(`${year}-11-09`);
    await desk.getByLabel('Time: Registration closes').fill('17:00');
    await expect(spans).toHaveText([
      /^Early price.*until .*October 19$/,
      /^Regular price.*until .*November 2$/,
      /^Late price.*until .*November 9.*5:00\sPM$/,
      /^Closed/,
    ]);
    // Dates alone open nothing.
    await expect(preview.getByRole('status')).toHaveText('Registration isn’t open yet.');
  });

  await test.step('dates in a wrong order are not saved', async () => {
    await desk.getByLabel('Last day').fill(`${year}-11-14`);
    await expect(desk.getByRole('button', { name: 'Last day is before the first' })).toBeVisible();
    await desk.getByLabel('Last day').fill(`${year}-11-16`);
    await desk.getByLabel('Facebook').fill('javascript:alert(1)');
    await expect(desk.getByRole('button', { name: 'Check the Facebook link' })).toBeVisible();
    await desk.getByLabel('Facebook').fill('facebook.com/princeton');
    await expectAccessible(desk, 'name and dates, not saved');
  });

  await test.step('a saved date is public, in the competition’s time zone', async () => {
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'competitionMetadata'))
      .toEqual({
        fullName: 'Princeton Classic',
        place: 'Dillon Gymnasium',
        timeZone: 'America/New_York',
        startDate: `${year}-11-15`,
        endDate: `${year}-11-16`,
        dateRegistrationEarly: Date.parse(`${year}-10-20T00:00:00-04:00`),
        dateRegistrationOpen: expect.any(Number),
        dateRegistrationClosed: Date.parse(`${year}-11-09T17:00:00-05:00`),
        registrationStatus: 'WAITING',
        socials: { facebook: 'facebook.com/princeton' },
        editions: { basics: 1 },
      });
    // A space typed at the end stays, although it is not stored.
    await desk.getByLabel('Location').press('End');
    await desk.getByLabel('Location').pressSequentially(' ');
    await expect(desk.getByLabel('Location')).toHaveValue('Dillon Gymnasium ');
    await desk.getByLabel('Location').press('Backspace');
    await visitor.goto(day.origin);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Princeton Classic');
    await expect(visitor.getByText('Registration isn’t open yet.')).toBeVisible();
  });

  await test.step('the guide opens registration by a button, or on a date, and closes it', async () => {
    await deskLink(desk, 'Guide').click();
    const opening = desk.getByRole('complementary', { name: 'Open registration' });
    const status = () => readFromDatabase(day, 'competitionMetadata/registrationStatus');
    await opening.getByRole('button', { name: 'Open registration now' }).click();
    await expect.poll(status).toBe('OPEN');
    await expect(visitor.getByText(/Registration is open.*October 19/)).toBeVisible();
    await opening.getByRole('button', { name: 'Close registration' }).click();
    await expect.poll(status).toBe('CLOSED');
    await expect(visitor.getByText('Registration is closed.')).toBeVisible();
    await opening.getByRole('radio', { name: 'On a date' }).check();
    await expect(opening.getByText('Choose a day first.')).toBeVisible();
    await opening.getByLabel('Day', { exact: true }).fill(`${year}-09-24`);
    await expectAccessible(desk, 'the guide, with an opening date');
    await opening.getByRole('button', { name: 'Open on Sep 24' }).click();
    await expect.poll(status).toBe('WAITING');
    const opens = () => readFromDatabase(day, 'competitionMetadata/dateRegistrationOpens');
    await expect.poll(opens).toBe(Date.parse(`${year}-09-24T09:00:00-04:00`));
    await expect(opening.getByText(/It opens automatically\. Until then visitors read/)).toBeVisible();
    await expect(visitor.getByText(/Registration opens .*September 24/)).toBeVisible();
    await opening.getByRole('button', { name: 'Don’t open automatically' }).click();
    await expect.poll(opens).toBeNull();
    await expect(visitor.getByText('Registration isn’t open yet.')).toBeVisible();
    await deskLink(desk, 'Name and dates').click();
  });

  await test.step('the second of two organizers is notified, and none of the first one’s dates is lost', async () => {
    const colleague = await openStaffPage(browser, day, [
      'Organizer',
      screens.setup.link({ desk: 'basics' }),
    ]);
    await colleague.getByLabel('Location').fill('Jadwin Gymnasium');
    await desk.getByLabel('Name of the competition').fill('Princeton Ballroom Classic');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect(colleague.getByRole('alert')).toContainText('Somebody else saved changes here');
    await colleague.getByRole('button', { name: 'Use theirs' }).click();
    await expect(colleague.getByLabel('Name of the competition')).toHaveValue('Princeton Ballroom Classic');
    await colleague.close();
  });

  await test.step('the color is previewed privately, and is never too pale to read', async () => {
    await deskLink(desk, 'Color').click();
    await desk.getByLabel('School color').fill('FFD400');
    await expect(
      desk.getByText(/Button text is black: white would be too faint on this color \(1\.4/),
    ).toBeVisible();
    await desk.getByLabel('School color').fill('yellow');
    await expect(desk.getByRole('button', { name: 'Check the color' })).toBeVisible();
    await desk.getByRole('button', { name: '#8a1538' }).click();
    await expect(desk.getByText('Everything is readable. Button text is white.')).toBeVisible();
    await expectAccessible(desk, 'the color, not saved');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'competitionMetadata/primaryColor')).toBe('#8a1538');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Princeton Ballroom Classic');
    await expect
      .poll(() =>
        visitor.evaluate(() => document.documentElement.style.getPropertyValue('--accent-fill-day')),
      )
      .toBe('#8a1538');
  });

  await test.step('the journal records who saved the basics', async () => {
    const told = await journalSentences(await readFromDatabase(day, 'journal'));
    expect(told.filter((one) => one.includes(' saved '))).toEqual([
      ...[1, 2, 3, 4, 5, 6].map(
        (version) => `Nora Lindqvist (organizer) saved name, place and dates, version ${version}.`,
      ),
      'Nora Lindqvist (organizer) saved the color, version 1.',
    ]);
  });
});

test('an organizer defines the events, while a colleague edits and dancers enter @full', async ({
  day,
  browser,
}) => {
  const EVENTS = ['Organizer', screens.setup.link({ desk: 'events' })] as const;
  const desk = await openStaffPage(browser, day, EVENTS);
  const matrix = desk.getByRole('table', { name: 'Events by level and style' });
  const sum = desk.getByRole('complementary', { name: 'All events' });
  const dialog = (page: Page) => page.locator('dialog:modal');
  const names = async () => Object.keys((await readFromDatabase(day, 'events')) as object);

  await test.step('an entered event cannot be removed', async () => {
    await matrix.getByRole('button', { name: /94 entries/ }).click();
    await expect(dialog(desk)).toContainText('94 couples have entered, so the event can’t be changed.');
    await dialog(desk).getByRole('button', { name: 'Close' }).click();
    await expectAccessible(desk, 'the events');
  });

  await test.step('the events of another level are added, their dances linked, split and removed', async () => {
    await desk.getByLabel('Add a level').selectOption('Amateur');
    await matrix.getByRole('button', { name: 'Add events in Amateur Latin' }).click();
    await dialog(desk).getByRole('button', { name: 'Samba' }).click();
    await dialog(desk).getByRole('button', { name: 'Paso Doble' }).click();
    await dialog(desk).getByRole('radio', { name: 'Linked as one event' }).check();
    await dialog(desk).getByRole('button', { name: 'Add 1 event' }).click();
    await matrix.getByRole('button', { name: 'Samba + Paso Doble new' }).click();
    await dialog(desk).getByRole('button', { name: 'Split' }).click();
    await matrix.getByRole('button', { name: 'Add events in Amateur Latin' }).click();
    await dialog(desk).getByRole('button', { name: 'Samba' }).click();
    await expect(dialog(desk).getByRole('button', { name: 'Those events are already there' })).toBeVisible();
    await dialog(desk).getByLabel('Age group').selectOption('Senior1');
    await dialog(desk).getByRole('button', { name: 'Add 1 event' }).click();
    await expect(sum).toContainText('New3');
    await expectAccessible(desk, 'the events, not saved');
    const before = await names();
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(async () => (await names()).filter((name) => !before.includes(name)).toSorted())
      .toEqual(['Amateur Latin Paso Doble', 'Amateur Latin Samba', 'Senior1 Amateur Latin Samba']);
    await expect
      .poll(() => readFromDatabase(day, 'events/Senior1 Amateur Latin Samba'))
      .toEqual({
        name: 'Senior1 Amateur Latin Samba',
        eventLevel: 'Amateur',
        style: 'Latin',
        eventDances: ['Samba'],
        ageGroup: 'Senior1',
      });
  });

  await test.step('an event that gets an entry first stays, the organizer is notified, and a colleague’s changes are merged', async () => {
    const colleague = await openStaffPage(browser, day, EVENTS);
    const amateur = (page: Page) => page.getByRole('row', { name: /^Amateur/ });
    await amateur(desk).getByRole('button', { name: 'Paso Doble', exact: true }).click();
    await dialog(desk).getByRole('button', { name: 'Remove' }).click();
    await amateur(desk).getByRole('button', { name: 'Samba', exact: true }).click();
    await dialog(desk).getByRole('button', { name: 'Remove' }).click();
    await expect(sum).toContainText('Removed2');
    await amateur(colleague).getByRole('button', { name: 'Senior 1 Samba' }).click();
    await dialog(colleague).getByRole('button', { name: 'Remove' }).click();
    await save(colleague).click();
    await expect(saved(colleague)).toBeVisible();
    await writeToDatabase(day, {
      'events/Amateur Latin Samba/entries/x': {
        entryId: 'x',
        leadName: 'Ann',
        followName: 'Bea',
        registeredTime: 1,
      },
    });
    await expect(desk.getByText(/1 event you removed has entries/)).toBeVisible();
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    expect((await names()).filter((name) => name.includes('Amateur'))).toEqual(['Amateur Latin Samba']);
    await colleague.close();
  });

  await test.step('a new order of a style’s dances moves waiting events, but not those on the floor', async () => {
    await sum.getByRole('button', { name: 'Change the order in Latin' }).click();
    await dialog(desk).getByRole('button', { name: 'Move Samba up' }).click();
    await expect(dialog(desk).getByRole('listitem')).toHaveText([
      'Samba',
      'Cha Cha',
      'Rumba',
      'Paso Doble',
      'Jive',
    ]);
    await expectAccessible(desk, 'the order of dances');
    await dialog(desk).getByRole('button', { name: 'Use this order' }).click();
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'events/Amateur Latin Samba/danceOrder'))
      .toEqual(['Samba', 'ChaCha', 'Rumba', 'Paso Doble', 'Jive']);
    await expect.poll(() => readFromDatabase(day, 'events/Newcomer Rhythm ChaCha/danceOrder')).toBeNull();
    await expect(sum.getByRole('button', { name: 'Change the order in Latin' })).toContainText(
      'Samba, Cha Cha',
    );
  });

  await test.step('early rounds are named as fractions, in one event, then in all', async () => {
    const names = 'events/Amateur Latin Samba/roundNames';
    await matrix
      .getByRole('row', { name: /^Amateur/ })
      .getByRole('button', { name: /^Samba/ })
      .click();
    await dialog(desk).getByRole('radio', { name: '1/16-Final, 1/8-Final' }).click();
    await expectAccessible(desk, 'the names of rounds');
    await desk.keyboard.press('Escape');
    await save(desk).click();
    await expect.poll(() => readFromDatabase(day, names)).toBe('fractions');
    await sum.getByRole('radio', { name: '1st Round, 2nd Round' }).click();
    await save(desk).click();
    await expect.poll(() => readFromDatabase(day, names)).toBeNull();
  });

  await test.step('the Numbers desk lists the unused numbers', async () => {
    await deskLink(desk, 'Numbers').click();
    await desk.getByRole('button', { name: 'Use 100 to 699' }).click();
    await desk.getByLabel('Numbers to skip').fill('113, 600-');
    await expect(desk.getByRole('button', { name: 'Check the numbers to skip' })).toBeVisible();
    await desk.getByLabel('Numbers to skip').fill('113, 600-699');
    await expect(desk.getByRole('complementary')).toContainText('499 numbers to give out');
    await expectAccessible(desk, 'the numbers');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'settings/numbers'))
      .toMatchObject({ edition: 1, from: 100, to: 699 });
  });

  await test.step('consents are saved in versions', async () => {
    await deskLink(desk, 'Consents').click();
    await desk.getByLabel('Risk and liability').fill('Dancing is dangerous.');
    await expect(desk.getByRole('complementary')).toContainText('Version 2');
    await expect(desk.getByRole('complementary')).toContainText('I grant the organizers permission');
    await expectAccessible(desk, 'the consents');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'settings/consents'))
      .toEqual({
        edition: 1,
        risk: 'Dancing is dangerous.',
        media: '',
      });
  });

  await test.step('a studio is added with the names that others write for it', async () => {
    await deskLink(desk, 'Schools').click();
    await desk.getByRole('button', { name: 'Add a school…' }).click();
    await expect(desk.getByRole('button', { name: 'Name each school' })).toBeVisible();
    await desk.getByLabel('Name: new school').fill('Paper Moon');
    await desk.getByLabel('Also written: Paper Moon').fill('Paper Moon Dance, PMD');
    await desk.getByLabel('What somebody types').fill('pmd');
    await expect(desk.getByText('Becomes Paper Moon')).toBeVisible();
    await desk.getByLabel('What somebody types').fill('University of Connecticut');
    await expect(desk.getByText('Becomes UConn')).toBeVisible();
    await expectAccessible(desk, 'the schools');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'settings/schools'))
      .toEqual({
        edition: 1,
        own: [{ name: 'Paper Moon', also: ['Paper Moon Dance', 'PMD'] }],
      });
  });

  await test.step('the default cut of a level is set before any round is made', async () => {
    await deskLink(desk, 'Timing').click();
    const gold = desk.getByRole('row').filter({ has: desk.getByRole('rowheader', { name: 'Gold' }) });
    await gold.getByRole('textbox').first().fill('14');
    await expectAccessible(desk, 'rounds and timing');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'competitionMetadata/timing/levels/Gold'))
      .toMatchObject({ largestHeat: 14 });
    await expect.poll(() => readFromDatabase(day, 'competitionMetadata/editions/timing')).toBe(1);
  });
});
