import type { Locator, Page } from '@playwright/test';
import {
  buildDeviceOptions,
  expect,
  PHONE,
  startEmpty,
  test,
  type EmptyCompetition,
} from '../competitionDay.ts';

/** Limit of inputs from an empty folder to open registration: with more, a new organizer gives up. */
const MOST_INPUTS = 60;

let empty: EmptyCompetition;
test.beforeEach(async () => {
  empty = await startEmpty({ hasOrganizer: false });
});
test.afterEach(async () => {
  await empty.stop();
});

/** Counts every press, filled field and choice as an input; before them npm ci, npm start, and opening the printed link. */
function counted() {
  let inputs = 3;
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

test('a new organizer opens registration for thirty events with few inputs, and a dancer registers', async ({
  browser,
}) => {
  const desk = await (await buildDeviceOptions(browser)).newPage();
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

  await test.step('the organizer makes the account from the printed link', async () => {
    const [link = ''] = /http\S+first-account#\w+/.exec(empty.said) ?? [];
    await desk.goto(link);
    await fill(desk.getByLabel('Your name'), 'Maya Fitzgerald-Osei');
    await fill(desk.getByLabel('Email'), 'maya@school.test');
    await fill(desk.getByLabel('Password'), 'quickstep before breakfast');
    await press(button('Create account'));
    await press(desk.getByRole('link', { name: /^Setup guide, \d+ min$/ }));
  });

  await test.step('the organizer starts with an example competition', async () => {
    await press(button(/^Collegiate competition/));
    await expect(desk.getByText(/^30 events in /)).toBeVisible();
    await expect(desk.getByText(/^Started from Collegiate competition\. /)).toBeVisible();
    // All desks of setup are in sight, also on a small laptop.
    const tabs = desk.locator('.setup-head .tabs');
    const before = desk.viewportSize();
    for (const width of [1280, 1440]) {
      await desk.setViewportSize({ width, height: 800 });
      expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    }
    if (before !== null) await desk.setViewportSize(before);
    // The example fills in the setup, but does not open registration.
    await expect(desk.getByText('Finish name and dates, payment, and pages first.')).toBeVisible();
  });

  await test.step('another example replaces the events, and a level is removed at once', async () => {
    const sum = desk.getByRole('complementary', { name: 'All events' });
    await deskLink('Events').click();
    await button('Start from…').click();
    await button(/^Beginners/).click();
    await expect(sum).toContainText(/^28/);
    await button('Remove all events in Bronze').click();
    await expect(sum).toContainText(/^12/);
    await button('Discard changes').click();
    await desk.getByRole('link', { name: 'Back to the guide' }).click();
  });

  await test.step('the organizer enters name, place and dates', async () => {
    await press(desk.getByRole('link', { name: 'Add dates' }));
    await fill(desk.getByLabel('Name of the competition'), 'Princeton Ballroom Classic');
    await fill(desk.getByLabel('Location'), 'Dillon Gymnasium, Princeton NJ');
    await fill(desk.getByLabel('Time zone'), 'America/New York');
    await fill(desk.getByLabel('First day'), `${year}-11-15`);
    await press(button('Suggest dates'));
    await save();
  });

  await test.step('the organizer says how to pay', async () => {
    await press(deskLink('Guide'));
    await expect(desk.getByText('Finish payment and pages first.')).toBeVisible();
    await press(desk.getByRole('link', { name: 'Set up payment' }));
    await press(desk.getByRole('checkbox', { name: 'Venmo' }));
    await fill(desk.getByLabel('Venmo username'), 'princeton-ballroom');
    await save();
  });

  await test.step('the organizer enters the venue, eligibility and consents', async () => {
    await press(deskLink('Guide'));
    await press(desk.getByRole('link', { name: 'Write pages' }));
    await fill(desk.getByLabel('Text of Venue'), 'Enter from Elm Street. Parking in Lot 7 is free.');
    await save();
    await press(deskLink('Eligibility'));
    await press(button(/^Princeton/));
    await save();
    await press(deskLink('Consents'));
    await fill(desk.getByLabel('Risk and liability'), 'I dance at my own risk.');
    await save();
  });

  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await test.step('registration opens when the organizer says so, and not before', async () => {
    await phone.goto(empty.origin);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Princeton Ballroom Classic');
    await expect(phone.getByText('Registration isn’t open yet.')).toBeVisible();
    await press(deskLink('Guide'));
    await expect(desk.getByRole('heading', { name: 'You’re ready to open' })).toBeVisible();
    await expect(desk.getByText('We signed up a made-up dancer: Adult, one event, $50 today.')).toBeVisible();
    await press(button('Open registration now'));
    await expect(desk.getByText('0 dancers have registered.')).toBeVisible();
    await expect(desk.getByRole('link', { name: /\/register$/ })).toBeVisible();
    await expect(phone.getByText(/Registration is open/)).toBeVisible();
  });

  await test.step('a dancer sees the setup, gives the organizer’s consents, and is registered', async () => {
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

  await test.step('an event with an entry says so, and cannot be removed', async () => {
    await deskLink('Events').click();
    await expect(desk.getByRole('complementary', { name: 'All events' })).toContainText('30');
    await expect(desk.getByRole('button', { name: 'Samba + Jive 1 entry' })).toBeVisible();
  });

  expect(inputs()).toBeLessThanOrEqual(MOST_INPUTS);
});
