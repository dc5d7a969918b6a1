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
import { listJournalSentences } from '../desk.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const DESK = screens.manageCompetitors.link();
const [RUMBA, BRONZE] = ['Gold Latin Rumba', 'Bronze Latin Rumba'];
const LONG = `${'Bartholomew '.repeat(5)}Łukasiewicz-Núñez`;

const entry = (id: string, leadId: string, leadName: string, more: object = {}) => ({
  entryId: id,
  leadId,
  leadName,
  followName: 'TBA',
  affiliation: 'Łódź Dance Club',
  registeredTime: 1,
  ...more,
});

/** A thousand competitors; this story uses three. */
const THOUSAND = {
  ...Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [
      `competitors/many-${at}`,
      { name: `Dancer ${at}`, affiliation: `School ${at % 40}` },
    ]),
  ),
  'competitors/long': { name: LONG, affiliation: 'Łódź Dance Club' },
  'competitors/nunez': { name: 'Núñez, Ana', affiliation: 'MIT' },
  'competitors/twin': { name: 'Ana Nunez', affiliation: 'MIT' },
  [`events/${RUMBA}/entries/l1`]: entry('l1', 'long', LONG),
  [`events/${BRONZE}/entries/l2`]: entry('l2', 'long', LONG),
  [`events/${BRONZE}/entries/n1`]: entry('n1', 'nunez', 'Núñez, Ana'),
  'registrations/Code777': {
    contact: { name: LONG, email: 'long@example.org', phone: '555 0100' },
    createdAt: Date.UTC(2026, 9, 12, 11),
    competitor: 'long',
  },
  'settings/numbers': { edition: 1, from: 7001, to: 7002 },
};

test('an organizer finds one of a thousand, corrects a name everywhere, and assigns unused numbers @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, THOUSAND);
  const desk = await openStaffPage(browser, day, ['Organizer', DESK]);
  const search = desk.getByRole('searchbox');
  const row = (name: string) => desk.getByRole('row').filter({ hasText: name });
  const cell = (name: string) => desk.getByRole('button', { name, exact: false });

  await test.step('a competitor is found by three letters without accents, and by missing data', async () => {
    await expect(desk.getByText('dancers').first()).toBeVisible();
    // The table draws the rows that fit on the screen, and more on scrolling.
    const drawn = desk.locator('tbody > .desk-row');
    const fit = await desk.evaluate(() => Math.ceil(innerHeight / 52));
    await expect(drawn).toHaveCount(fit);
    await drawn.last().scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.count()).toBeGreaterThan(fit);
    await desk.keyboard.press('/');
    await desk.keyboard.type('lukasie');
    await expect(desk.getByRole('row')).toHaveCount(2);
    await expect(row(LONG)).toContainText('Oct 12');
    await expect(row(LONG)).toContainText('No consent yet');
    await expectAccessible(desk, 'the desk of competitors');
    await desk.getByRole('button', { name: `${LONG}: 2 events` }).click();
    const person = desk.locator('dialog:modal');
    await expect(person).toContainText('Phone: 555 0100');
    await person.getByRole('button', { name: 'Cancel' }).click();
    // Pressing the name opens the same card; the pencil beside it edits.
    await desk.getByRole('button', { name: LONG, exact: true }).click();
    await expect(person).toContainText('Phone: 555 0100');
    await person.getByRole('button', { name: 'Cancel' }).click();
    await search.fill('');
    await desk.getByRole('radio', { name: /Duplicates/ }).check();
    await expect(desk.getByRole('row')).toHaveCount(3);
    await desk.getByRole('radio', { name: /No number/ }).check();
    await expect(desk.getByRole('row')).toHaveCount(3);
    await search.fill('no such dancer');
    await expect(desk.getByText('Nobody found.')).toBeVisible();
    await desk.getByRole('button', { name: 'Show everyone' }).click();
  });

  await test.step('a corrected name is in the list and in every entry at once', async () => {
    await writeToDatabase(day, { [`pronunciations/${LONG.toLowerCase()}`]: 'woo-kah-SHEV-itch' });
    await search.fill('lukasie');
    await cell(`Name of ${LONG}`).click();
    await desk.keyboard.type('Bart Łukasiewicz');
    await desk.keyboard.press('Enter');
    await expect(row('Bart Łukasiewicz')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'competitors/long/name')).toBe('Bart Łukasiewicz');
    await expect
      .poll(() => readFromDatabase(day, `events/${RUMBA}/entries/l1/leadName`))
      .toBe('Bart Łukasiewicz');
    await expect
      .poll(() => readFromDatabase(day, `events/${BRONZE}/entries/l2/leadName`))
      .toBe('Bart Łukasiewicz');
    await expect
      .poll(() => readFromDatabase(day, 'registrations/Code777/contact/name'))
      .toBe('Bart Łukasiewicz');
    // The pronunciation stays, and the desk offers to remove it: it may be wrong for the corrected name.
    await expect(desk.getByText('The MC still says Bart Łukasiewicz as woo-kah-SHEV-itch')).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'pronunciations'))
      .toEqual({ 'bart łukasiewicz': 'woo-kah-SHEV-itch' });
    await desk.getByRole('button', { name: 'Remove pronunciation' }).click();
    await expect.poll(() => readFromDatabase(day, 'pronunciations')).toBeNull();
  });

  await test.step('when a colleague saves first, the typed text stays, and nothing is overwritten', async () => {
    await cell('School of Bart').click();
    await desk.keyboard.type('Lodz');
    await writeToDatabase(day, { 'competitors/long/affiliation': 'Poznań', 'deskNotes/long/edited': 9 });
    await expect(desk.getByRole('combobox', { name: 'School of Bart Łukasiewicz' })).toHaveValue('Lodz');
    await desk.keyboard.press('Enter');
    // The conflict may be found before or after sending.
    await expect(desk.getByText(/Somebody else (just changed this|was first)/)).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'competitors/long/affiliation')).toBe('Poznań');
    await expect(row('Bart Łukasiewicz').getByRole('combobox')).toHaveValue('Lodz');
    await expect(async () => {
      await desk.keyboard.press('Enter');
      await expect(desk.getByRole('combobox')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(row('Bart Łukasiewicz')).toContainText('Lodz');
    await expect.poll(() => readFromDatabase(day, 'competitors/long/affiliation')).toBe('Lodz');
  });

  await test.step('a number that has danced stays, and couples without a number get one each', async () => {
    await search.fill('');
    await desk.getByRole('button', { name: 'Give numbers' }).click();
    const dialog = desk.locator('dialog:modal');
    await expect(dialog).toContainText('Give 2 leads a number?');
    await expect(dialog).toContainText('At random from 7001 to 7002: 2 are free.');
    await expectAccessible(desk, 'giving numbers');
    await dialog.getByRole('button', { name: 'Give numbers' }).click();
    await expect(dialog).toHaveCount(0);
    const given = (await readFromDatabase(day, 'numbers')) as Readonly<Record<string, string>>;
    expect(new Set([given['7001'], given['7002']])).toEqual(new Set(['long', 'nunez']));
    const number = Number(Object.keys(given).find((one) => given[one] === 'long'));
    await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/entries/l1/leadNumber`)).toBe(number);
    await search.fill(String(number));
    await cell(`Number of Bart`).click();
    await desk.keyboard.type(number === 7001 ? '7002' : '7001');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Núñez, Ana has this number')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(row('Bart')).toContainText(String(number));
  });

  await test.step('merging two records of one person keeps the entries of both', async () => {
    await search.fill('');
    await desk.getByRole('radio', { name: /Duplicates/ }).check();
    const dialog = desk.locator('dialog:modal');
    const merge = async (): Promise<void> => {
      await desk.getByRole('checkbox', { name: 'Pick Núñez, Ana' }).check();
      await desk.getByRole('checkbox', { name: 'Pick Ana Nunez' }).check();
      await desk.getByRole('button', { name: 'Compare and merge' }).click();
      await expect(dialog).toContainText('You can undo this until something else changes.');
      await dialog.getByRole('radiogroup', { name: 'Name' }).getByLabel('Ana Nunez').check();
      await dialog.getByRole('radiogroup', { name: 'Code' }).getByLabel('Núñez, Ana').check();
      await expectAccessible(desk, 'two beside each other');
      await dialog.getByRole('button', { name: 'Merge into one' }).click();
      await expect(dialog).toHaveCount(0);
    };
    await merge();
    await desk.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(desk.getByText('Undone')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'competitors/twin/name')).toBe('Ana Nunez');
    await expect.poll(() => readFromDatabase(day, 'competitors/nunez/name')).toBe('Núñez, Ana');
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/n1/leadName`)).toBe('Núñez, Ana');
    await expect.poll(() => readFromDatabase(day, 'setAside')).toBeNull();
    await merge();
    await expect.poll(() => readFromDatabase(day, 'competitors/twin')).toBeNull();
    await expect.poll(() => readFromDatabase(day, 'deskNotes/twin/into')).toBe('nunez');
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/n1/leadName`)).toBe('Ana Nunez');
    await desk.getByRole('radio', { name: /Everyone/ }).check();
  });

  await test.step('a dancer gets a partner who was waiting in another entry, and drops out', async () => {
    await writeToDatabase(day, {
      'competitors/fay': { name: 'Fay Quist' },
      [`events/${BRONZE}/entries/f1`]: {
        entryId: 'f1',
        leadName: 'TBA',
        followName: 'Fay Quist',
        followId: 'fay',
        registeredTime: 1,
      },
    });
    await search.fill('ana nunez');
    await desk.getByRole('button', { name: 'Ana Nunez: 1 event' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByLabel('Who with').fill('fay quist');
    await expectAccessible(desk, 'the events of a dancer');
    await dialog.getByRole('button', { name: 'Change the partner' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row('Ana Nunez')).toContainText('Fay Quist');
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/f1`)).toBeNull();
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/pairs/nunez_fay`)).toBe('n1');
    await search.fill('fay quist');
    await desk.getByRole('button', { name: 'Fay Quist: 1 event' }).click();
    await dialog.getByRole('radio', { name: 'Drop out' }).check();
    await dialog.getByRole('button', { name: 'Drop out' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/n1/followName`)).toBe('TBA');
  });

  await test.step('a dancer is found by number or name and checked in, and a mistake is undone', async () => {
    await desk.getByRole('link', { name: 'Check-in desk' }).click();
    const typed = desk.getByLabel('Type a number or a name');
    await typed.fill('ana nunez');
    await expect(desk.getByRole('button', { name: /Ana Nunez/ })).toBeVisible();
    await typed.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Ana Nunez' })).toBeVisible();
    await expect(typed).toBeFocused();
    await desk.getByRole('button', { name: 'They’re here' }).click();
    await expect(desk.getByRole('button', { name: 'Here', exact: true })).toBeVisible();
    await expect(desk.getByText(/^1 of \d+ are here$/)).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'deskNotes/nunez/arrived')).toEqual(expect.any(Number));
    await desk.getByRole('button', { name: 'Give number' }).click();
    await expect(desk.getByRole('button', { name: 'Number given' })).toBeVisible();
    await expectAccessible(desk, 'the door desk');
    await expectThumbSized(desk.locator('.door-verbs'));
    await desk.getByRole('button', { name: 'Undo for Ana Nunez' }).click();
    await expect(desk.getByRole('button', { name: 'Give number' })).toBeVisible();
    // The desk shows the change before the server has it.
    await expect.poll(() => readFromDatabase(day, 'deskNotes/nunez/given')).toBeNull();
    await expect
      .poll(async () => (await listJournalSentences(day)).slice(-3))
      .toEqual([
        'Nora Lindqvist (organizer) checked in Ana Nunez at the desk.',
        'Nora Lindqvist (organizer) gave Ana Nunez their number.',
        'Nora Lindqvist (organizer) took back the number of Ana Nunez.',
      ]);
  });

  await test.step('the history of a dancer shows each change, its author and time, including the merged duplicate', async () => {
    await desk.getByRole('link', { name: 'All dancers' }).click();
    await search.fill('ana nunez');
    await desk.getByRole('button', { name: 'Ana Nunez: 1 event' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByRole('tab', { name: 'History' }).click();
    const lines = dialog.getByRole('list', { name: 'History' }).getByRole('listitem');
    const before = [
      /merged two dancers named Ana Nunez\.Undo$/,
      /undid a merge: Ana Nunez is two dancers again\.$/,
      /merged two dancers named Ana Nunez\.$/,
      /gave out the number 700[12]\.$/,
    ];
    const since = [
      /took back the number of Ana Nunez\.$/,
      /gave Ana Nunez their number\.$/,
      /checked in Ana Nunez at the desk\.$/,
    ];
    await expect(lines).toHaveText([
      ...since,
      /took Fay Quist out of Bronze Latin Rumba\.Undo$/,
      /Nora Lindqvist \(organizer\) paired Ana Nunez with Fay Quist in Bronze Latin Rumba\.Undo$/,
      ...before,
    ]);
    await expectAccessible(desk, 'the history of a dancer');
    const undo = (what: RegExp) => lines.filter({ hasText: what }).getByRole('button', { name: /^Undo/ });
    await undo(/paired Ana Nunez with/).click();
    await expect(dialog.getByRole('alert')).toHaveText('Bronze Latin Rumba has changed since.');
    await undo(/took Fay Quist out/).click();
    await expect(lines.first()).toContainText('undid Fay Quist dropping out.');
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/n1/followId`)).toBe('fay');
    // No later change depends on it: now this can be undone too, and the partner waits again.
    await undo(/paired Ana Nunez with/).click();
    await expect(lines.first()).toContainText('undid the new partner of Ana Nunez.');
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/f1/followId`)).toBe('fay');
    await expect.poll(() => readFromDatabase(day, `events/${BRONZE}/entries/n1/followName`)).toBe('TBA');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('an injured dancer hands an event over, and the change is previewed, made, and undone', async () => {
    await writeToDatabase(day, { 'competitors/bo': { name: 'Bo Quist', affiliation: 'Yale' } });
    await search.fill('bart');
    await desk.getByRole('button', { name: 'Bart Łukasiewicz: 2 events' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByRole('radio', { name: 'Hand over' }).check();
    await dialog.getByRole('checkbox', { name: BRONZE }).uncheck();
    await dialog.getByLabel('Who dances in their place').fill('bo quist');
    const changes = dialog.getByRole('region', { name: 'What changes' });
    await expect(changes).toContainText(`${RUMBA}: looking for a partner, no number yet`);
    await dialog.getByLabel('Why').fill('Sprained ankle');
    await expectAccessible(desk, 'handing an event over');
    await dialog.getByRole('button', { name: 'Hand over 1 event' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/entries/l1/leadName`)).toBe('Bo Quist');
    await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/entries/l1/leadNumber`)).toBeNull();
    await expect
      .poll(async () => (await listJournalSentences(day)).at(-1))
      .toBe(
        `Nora Lindqvist (organizer) replaced Bart Łukasiewicz with Bo Quist in ${RUMBA}. Why: Sprained ankle`,
      );
    await desk.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(desk.getByText('Undone')).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, `events/${RUMBA}/entries/l1/leadName`))
      .toBe('Bart Łukasiewicz');
    await expect
      .poll(() => readFromDatabase(day, `events/${RUMBA}/entries/l1/leadNumber`))
      .toEqual(expect.any(Number));
  });

  await test.step('a hidden column stays hidden on this device, also after a reload', async () => {
    const column = (name: string) => desk.getByRole('columnheader', { name });
    await expect(column('Money')).toBeVisible();
    await desk.getByRole('button', { name: 'Columns' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByRole('checkbox', { name: 'Money' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Dances as' }).uncheck();
    await expectAccessible(desk, 'choosing columns');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(column('Money')).toBeHidden();
    await desk.reload();
    await expect(column('School')).toBeVisible();
    await expect(column('Money')).toBeHidden();
    await expect(column('Dances as')).toBeHidden();
    await desk.getByRole('button', { name: 'Columns' }).click();
    await dialog.getByRole('button', { name: 'Use the defaults' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(column('Money')).toBeVisible();
  });

  await test.step('the competitors desk works the same on a phone', async () => {
    const phone = await openStaffPage(browser, day, ['Organizer', DESK], PHONE);
    await phone.getByRole('searchbox').fill('lukasie');
    await expect(phone.getByRole('row').filter({ hasText: 'Bart' })).toBeVisible();
    await expectAccessible(phone, 'the desk of competitors on a phone');
    await expectThumbSized(phone.locator('.desk'));
  });
});

test('an organizer registers a dancer after closing, and hands over a code that opens the registration @full', async ({
  day,
  browser,
}) => {
  const desk = await openStaffPage(browser, day, ['Organizer', DESK], PHONE);
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  await desk.getByRole('link', { name: 'Add a dancer' }).click();
  await desk.getByLabel('Name').fill('Zoë Łukasz');
  await desk.getByLabel('Email').fill('zoe@example.org');
  await press('Choose events');
  await desk.getByRole('tab', { name: /^Latin/ }).click();
  await desk.getByRole('button', { name: RUMBA }).click();
  await press('Choose partners');
  await desk.getByLabel('Partner’s name').fill('Bo Quist');
  await press('Read and agree');
  await desk.getByRole('checkbox', { name: /^I recognize/ }).check();
  await press('Check answers');
  await expectAccessible(desk, 'a dancer before the organizer adds them');
  await press('Register');
  await expect(desk.getByRole('heading', { name: /is registered$/ })).toBeVisible();

  const all = (await readFromDatabase(day, 'registrations')) as Readonly<
    Record<string, { readonly competitor: string }>
  >;
  const [code = '', own] = Object.entries(all)[0] ?? [];
  await expect(desk.getByText(code, { exact: true })).toBeVisible();
  await expect.poll(() => readFromDatabase(day, `competitors/${own?.competitor}/name`)).toBe('Zoë Łukasz');
  await expect
    .poll(() => listJournalSentences(day))
    .toEqual(['Nora Lindqvist (organizer) registered Zoë Łukasz at the desk, 1 new entry.']);
  // The desk's account stays signed in, and claims no one's code.
  await expect.poll(() => readFromDatabase(day, 'codeClaims')).toBeNull();
  await desk.getByRole('link', { name: 'All dancers' }).click();
  await desk.getByRole('searchbox').fill('zoe lukasz');
  await expect(desk.getByRole('row').filter({ hasText: 'Zoë Łukasz' })).toBeVisible();

  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(`${day.origin}/updateEntries`);
  await phone.getByRole('textbox').first().fill(code);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Zoë Łukasz').first()).toBeVisible();
});

test('a desk without competitors says how to add the first one @full', async ({ day, browser }) => {
  await writeToDatabase(day, { competitors: null, events: null, registrations: null, tba: null });
  const desk = await openStaffPage(browser, day, ['Organizer', DESK], PHONE);
  await expect(desk.getByText('Nobody has registered yet.')).toBeVisible();
  await expectAccessible(desk, 'the desk of competitors with nobody');
  await desk.getByRole('link', { name: 'Import or export' }).click();
  await expect(desk).toHaveURL(/\/admin\/setup\?desk=lists$/);
});

test('a desk that is offline says that a merge cannot be undone, and offers no undo @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    'competitors/nunez': { name: 'Núñez, Ana', affiliation: 'MIT' },
    'competitors/twin': { name: 'Ana Nunez', affiliation: 'MIT' },
  });
  const desk = await openStaffPage(browser, day, [
    'Organizer',
    screens.manageCompetitors.link({ show: 'duplicates' }),
  ]);
  await desk.getByRole('checkbox', { name: 'Pick Núñez, Ana' }).check();
  await desk.getByRole('checkbox', { name: 'Pick Ana Nunez' }).check();
  await desk.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = desk.locator('dialog:modal');
  await expect(dialog).toContainText('You can undo this until something else changes.');
  // Both are of one school, so there is nothing to choose.
  await expect(dialog.getByRole('radiogroup', { name: 'School' })).toHaveCount(0);
  // Everything to be merged has loaded: until then the button says "Not yet".
  const verb = dialog.getByRole('button', { name: 'Merge into one' });
  await expect(verb).toBeVisible();
  await desk.context().setOffline(true);
  await expect(dialog).toContainText('No connection: this can’t be undone.');
  await verb.click();
  await expect(desk.getByText(/saved on this device and sends/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('a merge names the partner who stays, and keeps the couple @full', async ({ day, browser }) => {
  const couple = (id: string, lead: readonly [string, string], follow: object) => ({
    entryId: id,
    leadId: lead[0],
    leadName: lead[1],
    affiliation: 'MIT',
    registeredTime: 1,
    ...follow,
  });
  const [ANA, ANNA] = [
    ['nunez', 'Núñez, Ana'],
    ['twin', 'Ana Nunez'],
  ] as const;
  await writeToDatabase(day, {
    'competitors/nunez': { name: ANA[1], affiliation: 'MIT' },
    'competitors/twin': { name: ANNA[1], affiliation: 'MIT' },
    'competitors/bo': { name: 'Bo Quist', affiliation: 'MIT' },
    [`events/${BRONZE}`]: {
      name: BRONZE,
      eventLevel: 'Bronze',
      style: 'Latin',
      eventDances: ['Rumba'],
      entries: {
        n1: couple('n1', ANA, { followName: 'Bo Quist' }),
        n2: couple('n2', ANNA, { followName: 'Bo Quist', followId: 'bo' }),
      },
      pairs: { twin_bo: 'n2' },
    },
    [`entered/${BRONZE}`]: { lead: { nunez: 'n1', twin: 'n2' }, follow: { bo: 'n2' } },
  });
  const desk = await openStaffPage(browser, day, [
    'Organizer',
    screens.manageCompetitors.link({ show: 'duplicates' }),
  ]);
  for (const [, name] of [ANA, ANNA]) await desk.getByRole('checkbox', { name: `Pick ${name}` }).check();
  await desk.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = desk.locator('dialog:modal');
  await expect(dialog).toContainText('1 duplicate entry is removed.');
  await expect(dialog).toContainText(/Bo Quist\S? dances Bronze Latin Rumba with \S?Núñez, Ana/);
  await expect(dialog).toContainText('Their codes, entries and bills don’t change.');
  await expectAccessible(desk, 'a merger with a partner');
  await dialog.getByRole('button', { name: 'Merge into one' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => Object.values((await readFromDatabase(day, `events/${BRONZE}/entries`)) as object))
    .toEqual([expect.objectContaining({ followId: 'bo', followName: 'Bo Quist' })]);
});

test('a name under a signed result is corrected with a reason, and the journal keeps both @full', async ({
  day,
  browser,
}) => {
  const at = `events/${BRONZE}`;
  await writeToDatabase(day, {
    'competitors/nunez': { name: 'Núñez, Ana', affiliation: 'MIT' },
    [at]: {
      name: BRONZE,
      eventLevel: 'Bronze',
      style: 'Latin',
      eventDances: ['Rumba'],
      entries: { n1: { ...entry('n1', 'nunez', 'Núñez, Ana'), leadNumber: 311 } },
      rounds: { 0: { roundState: 5, numHeats: 1, entries: { n1: { heat: 1 } } } },
    },
    [`approvals/${BRONZE}/0/decided`]: { uid: 'chair', name: 'Wim', at: 1, verdict: 'signed' },
    [`approvals/${BRONZE}/signed/0`]: true,
    journal: null,
  });
  const desk = await openStaffPage(browser, day, ['Organizer', DESK]);
  await desk.getByRole('searchbox').fill('nunez');
  await desk.getByRole('button', { name: 'Name of Núñez, Ana' }).click();
  await desk.keyboard.type('A. N.');
  await desk.keyboard.press('Enter');
  const dialog = desk.locator('dialog:modal');
  await expect(dialog).toContainText('Correct Núñez, Ana in the results?');
  await expectAccessible(desk, 'a name under a result');
  await dialog.getByLabel('Why').fill('Asked not to be named');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readFromDatabase(day, `${at}/entries/n1/leadName`)).toBe('A. N.');
  const [line] = Object.values((await readFromDatabase(day, 'journal')) ?? {});
  expect(line).toMatchObject({ kind: 'competitor edited', why: 'Asked not to be named' });
  await expect.poll(() => readFromDatabase(day, `${at}/rounds/0/roundState`)).toBe(5);
});

/** A volunteer who types with two fingers: the keystroke-level model's 0.28 s a key, and 1.35 s for each of five decisions. */
const MS_PER_KEY = 280;
const THINKING_MS = 5 * 1350;

test('a walk-in without an email gets a number by keyboard, and two desks never give the same one @full', async ({
  day,
  browser,
}) => {
  const open = async () => {
    const desk = await openStaffPage(browser, day, ['Organizer', DESK]);
    await desk.getByRole('link', { name: 'Check-in desk' }).click();
    await desk.getByRole('link', { name: 'Add a walk-in' }).click();
    await expect(desk.getByRole('heading', { name: 'Add a dancer' })).toBeVisible();
    return desk;
  };
  const [one, other] = [await open(), await open()];
  const next = await one.locator('.walk-in-side .number-card').textContent();

  await expect(other.locator('.walk-in-side .number-card')).toHaveText(String(Number(next) + 1));

  /** Adds the dancer with the keyboard alone, and returns the number of keys. */
  const addWithKeys = async (page: Page): Promise<number> => {
    const [name, school] = ['Konstantinos Papadimitriou-Lang', 'Rutgers'];
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await press('Enter');
    await page.keyboard.type(school);
    await press('Enter');
    const lead = page.getByRole('radio', { name: 'Lead' });
    await expect(lead).toBeFocused();
    await expect(lead).not.toBeChecked();
    await press('Space');
    const shift = page.getByRole('checkbox', { name: /^Has a volunteer shift/ });
    while (!(await shift.evaluate((box) => box === document.activeElement))) await press('Enter');
    await press('Space');
    const verb = page.getByRole('button', { name: `Take $30, hand out ${next}` });
    while (!(await verb.evaluate((button) => button === document.activeElement))) await press('Enter');
    await press('Enter');
    await expect(page.locator('.walk-in-done .number-card')).toHaveText(next ?? '');
    return name.length + school.length + presses;
  };

  await test.step('name, school, shift and payment with the keyboard alone, in under 30 seconds', async () => {
    const keys = await addWithKeys(one);
    await expect(
      one.getByRole('heading', { name: 'Konstantinos Papadimitriou-Lang is registered' }),
    ).toBeVisible();
    await expectAccessible(one, 'a walk-in with a number');
    expect(keys * MS_PER_KEY + THINKING_MS).toBeLessThan(30_000);
    expect(keys).toBeLessThanOrEqual(52);
  });

  await test.step('the desk undoes the last one, and adds the dancer again', async () => {
    await one.getByRole('button', { name: 'Undo Konstantinos Papadimitriou-Lang' }).click();
    await expect(one.getByText('Give back $30.')).toBeVisible();
    await expect(one.getByRole('heading', { name: 'Add a dancer' })).toBeVisible();
    expect(JSON.stringify(await readFromDatabase(day, 'competitors'))).not.toContain('Papadimitriou');
    expect(await readFromDatabase(day, `numbers/${next}`)).toBeNull();
    await expect(one.locator('.walk-in-side .number-card')).toHaveText(next ?? '');
    await addWithKeys(one);
    await one.getByRole('button', { name: 'Next dancer' }).click();
    await expect(one.getByRole('button', { name: 'Undo Konstantinos Papadimitriou-Lang' })).toBeVisible();
  });

  await test.step('the other desk’s card has the next number from the start', async () => {
    await other.getByLabel('Name', { exact: true }).fill('Ada Ng');
    await other.getByRole('button', { name: /^Take/ }).click();
    await expect(other.getByText('Choose lead, follow or both.')).toBeVisible();
    await other.getByRole('radio', { name: 'Lead' }).check();
    await other.getByRole('radio', { name: 'Later, or the school' }).check();
    await other.getByRole('button', { name: new RegExp(`^Hand out ${Number(next) + 1}, \\$50 due`) }).click();
    await expect(other.locator('.walk-in-done .number-card')).toHaveText(String(Number(next) + 1));
  });

  await test.step('both walk-ins are in the lists with their price and payment', async () => {
    const dancers = (await readFromDatabase(day, 'competitors')) as Readonly<
      Record<string, { readonly name: string; readonly leadNumber?: number }>
    >;
    const [id = '', konstantinos] =
      Object.entries(dancers).find(([, { name }]) => name.startsWith('Konstantinos P')) ?? [];
    expect(konstantinos?.leadNumber).toBe(Number(next));
    expect(await readFromDatabase(day, `agreedPrices/${id}`)).toMatchObject({ volunteers: true });
    const paid = Object.values((await readFromDatabase(day, 'payments')) as object);
    expect(paid.filter(({ dancer }) => dancer === id)).toEqual([
      expect.objectContaining({ dancer: id, cents: 3000, how: 'cash' }),
    ]);
    expect(paid.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([-3000, 3000, 3000]);
  });

  await test.step('the full form takes a walk-in over for events, without an email, and the desk gives the number', async () => {
    await other.getByRole('button', { name: 'Next dancer' }).click();
    await other.getByLabel('Name', { exact: true }).fill('Vera Ng');
    const press = (name: string) => other.getByRole('button', { name, exact: true }).click();
    await press('Choose events first');
    await other.getByRole('button', { name: RUMBA }).click();
    await press('Choose partners');
    await other.getByRole('radio', { name: 'Partner wanted' }).check();
    await press('Read and agree');
    await other.getByRole('checkbox', { name: /^I recognize/ }).check();
    await press('Check answers');
    await press('Register');
    await expect(other.getByRole('heading', { name: 'Vera Ng is registered' })).toBeVisible();
    await other.getByRole('link', { name: 'All dancers' }).click();
    await other.getByRole('link', { name: 'Check-in desk' }).click();
    await other.getByRole('searchbox').fill('vera ng');
    await other.getByRole('button', { name: /Vera Ng/ }).click();
    // The first desk's open card still shows the earlier number.
    await press(`Give number ${Number(next) + 3}`);
    await expect(other.locator('.door-person .number-card')).toHaveText(String(Number(next) + 3));
    await expect(other.getByRole('button', { name: 'Number given' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the desk finds a registered dancer while their name is typed', async () => {
    await one.getByLabel('Name', { exact: true }).fill('ada ng');
    await one.getByRole('button', { name: /^Ada Ng/ }).click();
    await expect(one.getByRole('heading', { name: 'Ada Ng' })).toBeVisible();
  });
});
