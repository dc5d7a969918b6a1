import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  opensAs,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
} from '../competitionDay.ts';
import { journalSentences } from '../journal.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const SETUP = ['Organizer', screens.setup.link({ desk: 'fees' })] as const;

const price = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const trial = (page: Page) => page.getByRole('complementary', { name: 'Try a dancer' });
const bill = (page: Page) => trial(page).getByRole('list', { name: 'What it costs' }).getByRole('listitem');
const total = (page: Page) => trial(page).getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The saved fees that bills are computed from. */
const saved = (day: Parameters<typeof readFromDatabase>[0]) => readFromDatabase(day, 'settings/fees');

test('an organizer sets the fees, checks a sample bill and saves; a slower colleague is notified @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { 'settings/fees': null });
  const desk = await openStaffPage(browser, day, SETUP);

  await test.step('the fees start from a template, with the organizer’s own numbers', async () => {
    await expect(desk.getByRole('heading', { name: 'How do you charge?' })).toBeVisible();
    await expectAccessible(desk, 'the choice of how to charge');
    await desk.getByRole('button', { name: 'Per event' }).click();
    await expect(total(desk)).toContainText('$50');
    await expect(bill(desk)).toHaveText([
      'Student, early$30',
      '2nd and 3rd events, $10 each+ $20',
      '4th to 7th events, free$0',
    ]);
    await price(desk, 'Student, early').fill('32.50');
    await expect(total(desk)).toContainText('$52.50');
    await expectAccessible(desk, 'the fees, not saved');
  });

  await test.step('refunds have no default amount', async () => {
    const refunds = desk.getByRole('region', { name: 'If they drop out' });
    await expect(refunds.getByRole('radio', { name: 'You decide each time' })).toBeChecked();
    await expect(trial(desk).getByText('If they cancel, you decide the refund.')).toBeVisible();
    await refunds.getByRole('radio', { name: 'By date' }).check();
    await expect(trial(desk).getByText('$26.25 back if they cancel by')).toBeVisible();
    await refunds.getByRole('radio', { name: 'None' }).check();
    await expect(trial(desk).getByText('No refund if they cancel.')).toBeVisible();
  });

  await test.step('each rule of the fees shows up on the bill', async () => {
    await desk.getByRole('button', { name: 'Add a rule…' }).click();
    await desk.locator('dialog:modal').getByRole('button', { name: 'for a volunteer shift' }).click();
    await trial(desk).getByRole('checkbox', { name: 'Has a volunteer shift' }).check();
    await expect(bill(desk).last()).toHaveText('Volunteer shift− $20');
    await expect(total(desk)).toContainText('$32.50');
  });

  await test.step('invalid prices are rejected', async () => {
    await price(desk, 'Adult, late').fill('a lot');
    await expect(price(desk, 'Adult, late')).toHaveAttribute('aria-invalid', 'true');
    await price(desk, 'Adult, late').blur();
    await expect(price(desk, 'Adult, late')).toHaveValue('$70');
  });

  await test.step('payment instructions are the organizer’s text, and another template leaves them unchanged', async () => {
    const howToPay = desk.getByLabel('Your own words', { exact: true });
    await howToPay.fill('x'.repeat(1003));
    await expect(desk.getByText('3 characters too many.')).toBeVisible();
    await expect(save(desk)).toHaveCount(0);
    await howToPay.fill('A check to the team,\nuntil January 20.');
    await desk.getByRole('button', { name: 'Start from a model…' }).click();
    await desk.locator('dialog:modal').getByRole('button', { name: 'Per dance' }).click();
    await expect(howToPay).toHaveValue('A check to the team,\nuntil January 20.');
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(price(desk, 'Student, early')).toHaveValue('$32.50');
  });

  await test.step('closing the page before saving loses no fees and publishes none', async () => {
    expect(await saved(day)).toBeNull();
    await desk.reload();
    await expect(price(desk, 'Student, early')).toHaveValue('$32.50');
    await save(desk).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();
    expect(await saved(day)).toMatchObject({
      edition: 1,
      base: { student: { early: 3250, normal: 4000, late: 5500 } },
      rules: [{ kind: 'each' }, { kind: 'volunteer', cents: 2000 }],
      refunds: 'none',
      howToPay: 'A check to the team,\nuntil January 20.',
    });
    await desk.reload();
    await expect(price(desk, 'Student, early')).toHaveValue('$32.50');
    await expect(desk.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  });

  await test.step('when two organizers save fees at once, the second is asked which to keep', async () => {
    const colleague = await openStaffPage(browser, day, SETUP);
    await price(colleague, 'Adult, early').fill('48');
    await expect(save(colleague)).toBeVisible();
    await price(desk, 'Student, late').fill('60');
    await save(desk).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();

    await expect(colleague.getByRole('alert')).toContainText('Somebody else saved changes here');
    await expect(save(colleague)).toHaveCount(0);
    await expectAccessible(colleague, 'fees that somebody else was faster with');
    await colleague.getByRole('button', { name: 'Use theirs' }).click();
    await expect(price(colleague, 'Student, late')).toHaveValue('$60');
    await colleague.getByRole('button', { name: 'Undo' }).click();
    await expect(price(colleague, 'Student, late')).toHaveValue('$55');
    await colleague.getByRole('button', { name: 'Keep mine' }).click();
    await save(colleague).click();
    await expect(price(desk, 'Adult, early')).toHaveValue('$48');
    await expect(price(desk, 'Student, late')).toHaveValue('$55');
    expect(await saved(day)).toMatchObject({ edition: 3 });
  });

  await test.step('fees saved offline stay on this device, and are saved once online', async () => {
    await desk.context().setOffline(true);
    await price(desk, 'Student, regular').fill('42');
    await expect(desk.getByRole('button', { name: 'No connection: save it later' })).toBeVisible();
    await desk.context().setOffline(false);
    await expect(save(desk)).toBeVisible();
    await save(desk).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();
    expect(await saved(day)).toMatchObject({ edition: 4, base: { student: { normal: 4200 } } });
  });

  await test.step('the journal records the author of each save of the fees', async () => {
    const told = await journalSentences(await readFromDatabase(day, 'journal'));
    const organizer = 'Nora Lindqvist (organizer) saved the fees';
    expect(told.filter((one) => one.includes('saved the fees'))).toEqual(
      [1, 2, 3, 4].map((edition) => `${organizer}, version ${edition}.`),
    );
  });
});

/** Holds back this page's messages until released. */
async function heldBack(page: Page): Promise<{ readonly hold: () => void; readonly letGo: () => void }> {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/\/\.ws/, (device) => {
    const server = device.connectToServer();
    device.onMessage((message) => {
      if (held === undefined) server.send(message);
      else held.push(() => server.send(message));
    });
  });
  return {
    hold: () => {
      held = [];
    },
    letGo: () => {
      const waiting = held ?? [];
      held = undefined;
      for (const send of waiting) send();
    },
  };
}

test('when two organizers save at the same moment, one save counts, and the other is notified and loses nothing @full', async ({
  day,
  browser,
}) => {
  const fast = await openStaffPage(browser, day, SETUP);
  const slow = await (await buildDeviceOptions(browser)).newPage();
  const line = await heldBack(slow);
  await opensAs(slow, day, ...SETUP);
  await price(slow, 'Student, early').fill('38');
  await expect(save(slow)).toBeVisible();
  line.hold();
  await save(slow).click();
  await expect(slow.getByRole('button', { name: 'Saving' })).toBeVisible();
  await price(fast, 'Adult, early').fill('52');
  await save(fast).click();
  await expect(fast.getByText('Saved: everybody sees this.')).toBeVisible();
  line.letGo();

  await expect(slow.getByRole('alert')).toContainText('Yours are still here, and not saved.');
  await expect(price(slow, 'Student, early')).toHaveValue('$38');
  await slow.reload();
  await expect(price(slow, 'Student, early')).toHaveValue('$38');
  await slow.getByRole('button', { name: 'Use theirs' }).click();
  await expect(price(slow, 'Student, early')).toHaveValue('$40');
  await expect(price(slow, 'Adult, early')).toHaveValue('$52');
  expect(await saved(day)).toMatchObject({ edition: 2 });
});

const ELIGIBILITY = ['Organizer', screens.setup.link({ desk: 'eligibility' })] as const;
const rule = (page: Page, says: string | RegExp) =>
  page.getByRole('region', { name: 'The rules' }).getByRole('listitem').filter({ hasText: says });
const broken = (page: Page) =>
  page.getByRole('region', { name: 'Who has entered' }).getByText(/break a rule/);
const tried = (page: Page) => trial(page).getByRole('listitem');

test('an organizer sets the eligibility rules, tries them with a dancer, and saves @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { 'settings/eligibility': null });
  const desk = await openStaffPage(browser, day, ELIGIBILITY);
  const rulesNow = () => readFromDatabase(day, 'settings/eligibility');

  await test.step('the eligibility rules start from a competition whose rules are known', async () => {
    await expect(desk.getByRole('button', { name: 'Princeton' })).toBeVisible();
    await expectAccessible(desk, 'whose rules come closest');
    await desk.getByRole('button', { name: 'Princeton' }).click();
    await expect(
      rule(desk, 'The same couple can enter two levels of a style only from Silver up.'),
    ).toBeVisible();
    await expect(total(desk)).toHaveText('1 of 3 events breaks a rule');
    await expect(tried(desk).first()).toContainText('Bronze Latin Rumba');
    await expect(tried(desk).first()).toContainText('too far from Silver and Gold Latin');
    await expect(tried(desk).nth(1)).toHaveText('Silver Latin Rumbaleads, with one partner');
    await expectAccessible(desk, 'the rules, not saved');
  });

  await test.step('each change of a rule shows at once for the tried dancer and in the dancers’ table', async () => {
    const silver = desk
      .getByRole('table', { name: 'Levels' })
      .getByRole('row')
      .filter({ has: desk.getByRole('rowheader', { name: 'Silver' }) });
    await expect(silver).toContainText('Bronze with another partner');
    await expect(broken(desk)).toHaveText(/^[1-9]\d* of \d+ entries break a rule. They stay in/);
    const before = await broken(desk).textContent();
    await rule(desk, 'Two consecutive levels').getByRole('textbox').fill('3');
    await expect(tried(desk).first()).not.toContainText('too far');
    await expect(tried(desk).first()).toContainText('with the same partner: Gold is taken');
    await desk.getByRole('button', { name: 'Remove: Two levels from a certain level up' }).click();
    await expect(total(desk)).toHaveText('0 of 3 events break a rule');
    await expect(desk.getByRole('region', { name: 'Who has entered' })).not.toContainText(before ?? '');
    await desk.getByRole('button', { name: 'Add a rule…' }).click();
    await desk.locator('dialog:modal').getByRole('button', { name: 'Number of events' }).click();
    await rule(desk, 'per dancer').getByRole('textbox', { name: 'Events' }).fill('2');
    await expect(tried(desk).nth(2)).toContainText('At most 2 events, not 3.');
  });

  await test.step('a previous win closes a level', async () => {
    const past = trial(desk).getByRole('group', { name: 'Past results' });
    for (const _ of [1, 2, 3]) await past.getByRole('button', { name: 'Add result' }).click();
    await expect(tried(desk).nth(1)).toContainText('Pointed out of Silver: 9 points in Rumba.');
    await expect(tried(desk).first()).toContainText('Pointed out of Bronze: 18 points in Rumba.');
  });

  await test.step('the eligibility rules are saved as a whole, and the second of two organizers is notified', async () => {
    const colleague = await openStaffPage(browser, day, ELIGIBILITY);
    await colleague.getByRole('button', { name: 'Illinois' }).click();
    await save(desk).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();
    const saved = { edition: 1, rules: { levels: { per: 'style', span: 3 }, mostEntries: { entries: 2 } } };
    expect(await rulesNow()).toMatchObject(saved);
    await expect(colleague.getByRole('alert')).toContainText('Somebody else saved changes here');
    await expect(save(colleague)).toHaveCount(0);
    await colleague.getByRole('button', { name: 'Keep mine' }).click();
    await save(colleague).click();
    await expect(rule(desk, 'In the role you dance less, up to 2 levels lower.')).toBeVisible();
    expect(await rulesNow()).toEqual({
      edition: 2,
      rules: { levels: { per: 'style', span: 2 }, otherRole: { lower: 2 } },
    });
    const told = await journalSentences(await readFromDatabase(day, 'journal'));
    expect(told).toContain('Nora Lindqvist (organizer) saved the eligibility rules, version 2.');
  });

  await test.step('dancers read the eligibility rules on the rules page, in their language', async () => {
    const visitor = await (await buildDeviceOptions(browser, PHONE, { locale: 'en-US' })).newPage();
    await visitor.goto(`${day.origin}${screens.rules.link()}`);
    const read = visitor.getByRole('region', { name: 'Who can enter what' });
    await expect(read).toContainText('In the role you dance less, up to 2 levels lower.');
    await expect(read.getByRole('row').filter({ hasText: 'Gold' }).first()).toContainText('Silver');
    await expectAccessible(visitor, 'the eligibility rules');
    const spanish = await (await buildDeviceOptions(browser, PHONE, { locale: 'es-MX' })).newPage();
    await spanish.goto(`${day.origin}${screens.rules.link()}`);
    await expect(spanish.getByRole('region', { name: 'Quién puede inscribirse en qué' })).toContainText(
      'En el rol que bailas menos, hasta 2 niveles más abajo.',
    );
  });
});
