import type { Locator, Page } from '@playwright/test';
import { deviceOf, expect, PHONE, startEmpty, test, type EmptyCompetition } from '../competitionDay.ts';

/** Limit of inputs from an empty competition to open registration. */
const MOST_INPUTS = 60;

let empty: EmptyCompetition;
test.beforeEach(async () => {
  empty = await startEmpty();
});
test.afterEach(async () => {
  await empty.stop();
});

/** Counts every press, filled field and choice as an input. */
function counted() {
  let inputs = 0;
  const one = async (does: Promise<unknown>): Promise<void> => {
    inputs += 1;
    await does;
  };
  return {
    press: (target: Locator) => one(target.click()),
    fill: (target: Locator, text: string) => one(target.fill(text)),
    inputs: () => inputs,
  };
}

test('an organizer opens registration from nothing with few inputs, and a dancer registers', async ({
  browser,
}) => {
  const desk = await (await deviceOf(browser)).newPage();
  const { press, fill, inputs } = counted();
  const button = (name: string | RegExp, page: Page = desk) =>
    page.getByRole('button', { name, exact: true });
  const deskLink = (name: string) =>
    desk.getByRole('navigation', { name: 'What to set up' }).getByRole('link', { name, exact: true });
  const save = async (): Promise<void> => {
    await press(button('Save'));
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();
  };
  const year = new Date().getFullYear() + 1;

  await test.step('signed in', async () => {
    await desk.goto(empty.origin);
    await press(desk.getByRole('link', { name: 'Organizer? Sign in to get started.' }));
    await fill(desk.getByLabel('Email'), empty.organizer.email);
    await fill(desk.getByLabel('Password'), empty.organizer.password);
    await press(button('Sign in'));
    await press(desk.getByRole('link', { name: 'Set it up.' }));
  });

  await test.step('name, place and dates', async () => {
    await fill(desk.getByLabel('Name of the competition'), 'Princeton Ballroom Classic');
    await fill(desk.getByLabel('Location'), 'Dillon Gymnasium, Princeton NJ');
    await fill(desk.getByLabel('Time zone'), 'America/New York');
    await fill(desk.getByLabel('First day'), `${year}-11-15`);
    await fill(desk.getByLabel('Early price ends', { exact: true }), `${year}-10-19`);
    await fill(desk.getByLabel('Regular price ends', { exact: true }), `${year}-11-02`);
    await fill(desk.getByLabel('Registration closes', { exact: true }), `${year}-11-09`);
    await save();
  });

  await test.step('events, fees, eligibility and dress code', async () => {
    await press(deskLink('Events'));
    await press(button(/^Northeast collegiate/));
    await save();
    await press(deskLink('Fees'));
    await press(button(/^Per event/));
    await save();
    await press(deskLink('Eligibility'));
    await press(button(/^Princeton/));
    await save();
    await press(deskLink('Consents'));
    await fill(desk.getByLabel('Risk and liability'), 'I dance at my own risk.');
    await save();
    await press(deskLink('Numbers'));
    await press(button('Use 100 to 699'));
    await save();
  });

  await test.step('a dancer sees the setup, gives the organizer’s consents, and is registered', async () => {
    const phone = await (await deviceOf(browser, PHONE)).newPage();
    await phone.goto(empty.origin);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Princeton Ballroom Classic');
    await expect(phone.getByText(/Registration is open/)).toBeVisible();
    await phone.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await phone.getByLabel('Name').fill('Ann Ray');
    await phone.getByLabel('Email').fill('ann@example.org');
    await phone.getByRole('button', { name: 'Choose events' }).click();
    await phone.getByRole('tab', { name: /^Latin/ }).click();
    await phone.getByRole('button', { name: 'Silver Latin Samba + Jive' }).click();
    await phone.getByRole('button', { name: 'Choose partners' }).click();
    await phone.getByLabel('Your partner’s name').fill('Bea Sun');
    await phone.getByRole('button', { name: 'Read and agree' }).click();
    await phone.getByRole('checkbox', { name: 'I dance at my own risk.' }).check();
    await expect(phone.getByRole('checkbox', { name: /^I grant the organizers/ })).toBeVisible();
    await phone.getByRole('button', { name: 'Check answers', exact: true }).click();
    await phone.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'You’re registered' })).toBeVisible();
  });

  await test.step('an event with an entry now says so, and cannot be removed', async () => {
    await deskLink('Events').click();
    await expect(desk.getByRole('complementary', { name: 'All events' })).toContainText('59');
    await expect(desk.getByRole('button', { name: 'Samba + Jive 1 entry' })).toBeVisible();
  });

  expect(inputs()).toBeLessThanOrEqual(MOST_INPUTS);
});
