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
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const CODE = 'Ann2345';
const RUMBA = 'Gold Latin Rumba';
const WHY = 'Won Gold Rumba three times since May';
const DECIDED = 'Nine points in Gold Rumba by the results you gave.';

test('a dancer states wins, another objects, the organizer decides, and only these dancers read the reason @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  await writeToDatabase(day, {
    'settings/eligibility': {
      edition: 1,
      rules: { points: { scheme: 'YCN', byRole: false, checkedAfterwards: false } },
    },
    [`registrations/${CODE}`]: {
      contact: { name: 'Ann', email: 'ann@example.org' },
      consents: { risk: { version: '1', at: now }, media: { version: '1', at: now } },
      createdAt: now,
      feeCategory: 'student',
      competitor: 'ann',
      dancers: { 0: 'ann' },
      entries: { 0: `${RUMBA}/ann-r` },
    },
    'competitors/ann': { name: 'Ann Łukasz', affiliation: 'MIT', slot: 0 },
    'owners/competitors/ann': CODE,
    [`owners/entries/${RUMBA}/ann-r`]: CODE,
    [`events/${RUMBA}/entries/ann-r`]: {
      entryId: 'ann-r',
      leadName: 'Ann Łukasz',
      leadId: 'ann',
      followName: 'Bo',
      affiliation: 'MIT',
      registeredTime: now,
      slot: 0,
    },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'disputes' })]);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();

  await test.step('objections are accepted until a date', async () => {
    await expect(desk.getByText('No disputed entries.')).toBeVisible();
    await desk.getByLabel('Accept objections until', { exact: true }).fill('2099-01-01');
    await expect.poll(() => readFromDatabase(day, 'settings/objectionsUntil')).toBeGreaterThan(now);
  });

  await test.step('a dancer enters three wins with their source, and sees how the rules apply to them', async () => {
    await phone.goto(`${day.origin}/updateEntries#${CODE}`);
    const own = phone.getByRole('region', { name: 'What you’ve danced before' });
    await expect(own.getByText('Your entries break no rules.')).toBeVisible();
    for (const competition of ['Harvard', 'MIT Open', 'Brown']) {
      await own.getByRole('button', { name: 'Add a result' }).click();
      const dialog = phone.getByRole('dialog', { name: 'Which result?' });
      await dialog.getByLabel('Level').selectOption('Gold');
      await dialog.getByLabel('Dance', { exact: true }).selectOption('Rumba');
      await dialog.getByLabel('Place in the final').fill('1');
      await dialog.getByLabel('Competition').fill(competition);
      await dialog.getByLabel('Where can it be looked up?').fill('https://results.example.org/42');
      await expectAccessible(phone, 'a result that is stated');
      await dialog.getByRole('button', { name: 'Add result' }).click();
    }
    await expect(own.getByRole('region', { name: 'What the rules say' })).toContainText('Gold Latin Rumba: ');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Saved.')).toBeVisible();
    await expectThumbSized(own);
    await expectAccessible(phone, 'what a dancer states');
    await expect
      .poll(() => readFromDatabase(day, 'evidence/ann'))
      .toMatchObject({ results: [{ place: 1 }, {}, {}] });
  });

  await test.step('a dancer can object to an entry only once', async () => {
    await visitor.goto(`${day.origin}/competitors/ann`);
    await visitor.getByRole('button', { name: 'Object to an entry' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Is Ann Łukasz in the wrong event?' });
    await dialog.getByLabel('What’s wrong').fill(WHY);
    await expectAccessible(visitor, 'an objection');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText(`${RUMBA}: you objected. “${WHY}”`)).toBeVisible();
  });

  const row = desk.getByRole('listitem').filter({ hasText: 'Ann Łukasz and Bo' }).first();
  await test.step('the organizer sees everything about an entry in one place, and decides', async () => {
    await expect(row).toContainText(WHY);
    await row.getByText('Ann Łukasz says they’ve danced').click();
    await expect(row).toContainText('Gold Latin Rumba, 1st, Harvard');
    await expect(desk.getByText('1 entry to decide')).toBeVisible();
    await expectAccessible(desk, 'entries in doubt');
    await row.getByRole('button', { name: /^Decide on/ }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'May not dance' }).check();
    await dialog.getByLabel('Why').fill(DECIDED);
    await expectAccessible(desk, 'a decision');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(desk.getByText('0 entries to decide')).toBeVisible();
  });

  await test.step('both sides read the reason of a decision, and the public reads only the decision', async () => {
    await expect(visitor.getByText(DECIDED)).toBeVisible();
    await expect(phone.getByRole('region', { name: 'What the organizers decided' })).toContainText(DECIDED);
    const other = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await other.goto(`${day.origin}/competitors/ann`);
    await expect(other.getByText(`${RUMBA}: reviewed. They may not dance it.`)).toBeVisible();
    await expect(other.getByText(DECIDED)).toBeHidden();
    await expect(other.getByText(WHY)).toBeHidden();
  });

  await test.step('a decision on an entry can be changed, or reopened', async () => {
    await row.getByRole('button', { name: /^Decide on/ }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Leave it open' }).click();
    await expect(desk.getByText('1 entry to decide')).toBeVisible();
    await expect(phone.getByText(DECIDED)).toBeHidden();
    await visitor.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(row).not.toContainText(WHY);
  });
});

test('an ineligible dancer is removed with the decision, and putting them back restores everything @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  const registered = (name: string, key: string, entries: Readonly<Record<string, string>>) => ({
    contact: { name, email: `${key}@example.org` },
    consents: { risk: { version: '1', at: now }, media: { version: '1', at: now } },
    createdAt: now,
    feeCategory: 'student',
    competitor: key,
    dancers: { 0: key },
    entries,
  });
  await writeToDatabase(day, {
    'settings/eligibility': {
      edition: 1,
      rules: { points: { scheme: 'YCN', byRole: false, checkedAfterwards: false } },
    },
    [`registrations/${CODE}`]: registered('Ann', 'ann', { 0: `${RUMBA}/ann-r` }),
    'registrations/Bob2345': registered('Bo', 'bo', {}),
    'competitors/ann': { name: 'Ann Łukasz', affiliation: 'MIT', slot: 0, leadNumber: 487 },
    'competitors/bo': { name: 'Bo Featherstonhaugh', affiliation: 'MIT', slot: 0 },
    'numbers/487': 'ann',
    'owners/competitors/ann': CODE,
    'owners/competitors/bo': 'Bob2345',
    [`owners/entries/${RUMBA}/ann-r`]: CODE,
    [`entered/${RUMBA}`]: { lead: { ann: 'ann-r' }, follow: { bo: 'ann-r' } },
    [`events/${RUMBA}/pairs/ann_bo`]: 'ann-r',
    [`events/${RUMBA}/entries/ann-r`]: {
      entryId: 'ann-r',
      leadName: 'Ann Łukasz',
      leadId: 'ann',
      leadNumber: 487,
      followName: 'Bo Featherstonhaugh',
      followId: 'bo',
      affiliation: 'MIT',
      registeredTime: now,
      slot: 0,
    },
    'objections/visitor/0': { event: RUMBA, entry: 'ann-r', why: WHY, at: now },
    // Before its first round.
    [`events/${RUMBA}/rounds`]: { 0: { roundState: 0, recallSize: 1, numHeats: 1, roundName: 'Final' } },
  });
  const entryNow = () => readFromDatabase(day, `events/${RUMBA}/entries/ann-r`);
  const before = await entryNow();
  const desk = await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'disputes' })]);
  const phoneOf = async (code: string): Promise<Page> => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await page.goto(`${day.origin}/updateEntries#${code}`);
    return page;
  };
  const ann = await phoneOf(CODE);
  const bo = await phoneOf('Bob2345');
  const row = desk.getByRole('listitem').filter({ hasText: 'Ann Łukasz and Bo' }).first();
  const dialog = desk.getByRole('dialog');
  const taken = desk.getByRole('region', { name: 'Removed' });
  const decide = async (out: string): Promise<void> => {
    await row.getByRole('button', { name: /^(Decide|Change)/ }).click();
    await dialog.getByRole('radio', { name: 'May not dance' }).check();
    await dialog.getByRole('radio', { name: out }).check();
    await dialog.getByLabel('Why').fill(DECIDED);
    await expectAccessible(desk, 'a decision that takes somebody out');
    await dialog.getByRole('button', { name: 'Decide and remove' }).click();
    await expect(taken).toBeVisible();
  };
  const putBack = async (): Promise<void> => {
    await taken.getByRole('button', { name: /^Restore/ }).click();
    await expectAccessible(desk, 'the question before they are put back');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(taken).toHaveCount(0);
  };

  await test.step('one dancer of a couple is removed, the other stays, and both read why', async () => {
    await decide('Remove Ann Łukasz only');
    await expect(taken).toContainText('Ann Łukasz, removed');
    await expect.poll(entryNow).toMatchObject({ leadName: 'TBA', followId: 'bo' });
    await expect(ann.getByText('you may not dance it. Your entry was removed.')).toBeVisible();
    await expect(bo.getByText('your partner may not dance it, and was removed.')).toBeVisible();
    await expect(ann.getByText(DECIDED)).toBeVisible();
    await expect(bo.getByText(DECIDED)).toBeVisible();
    const price = ann.getByRole('list', { name: 'What it costs' });
    await expect(price).toHaveText('Not dancing$0');
    await putBack();
    await expect.poll(entryNow).toEqual(before);
    await expect(price).toContainText('Student');
    await expect(bo.getByText(DECIDED)).toBeHidden();
  });

  await test.step('both dancers are removed, and their entry returns with its number and slot', async () => {
    await decide('Remove it');
    await expect.poll(entryNow).toBeNull();
    await expect(bo.getByText('you may not dance it. Your entry was removed.')).toBeVisible();
    await expect(bo.getByText(DECIDED)).toBeVisible();
    await putBack();
    await expect.poll(entryNow).toEqual(before);
    await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/pairs/ann_bo`)).toBe('ann-r');
    expect(JSON.stringify(await readFromDatabase(day, 'journal'))).toContain('ruling taken back');
  });

  await test.step('once an event has started, dancers can be neither removed nor put back with a decision', async () => {
    await decide('Remove it');
    await writeToDatabase(day, { [`events/${RUMBA}/rounds/0/roundState`]: 2 });
    await taken.getByRole('button', { name: /^Restore/ }).click();
    await expect(dialog).toContainText('The event has started. Add the couple at the deck');
    await dialog.getByRole('button', { name: 'Withdraw the decision' }).click();
    await expect(taken).toHaveCount(0);
    await writeToDatabase(day, { [`events/${RUMBA}/entries/ann-r`]: before });
    await row.getByRole('button', { name: /^Decide/ }).click();
    await dialog.getByRole('radio', { name: 'May not dance' }).check();
    await expect(dialog.getByRole('link', { name: 'Scratch a couple' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Remove it' })).toHaveCount(0);
  });
});
