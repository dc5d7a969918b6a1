import type { Locator } from '@playwright/test';
import { deviceOf, expect, PHONE, startEmpty, test } from '../competitionDay.ts';

/** A new organizer gives up after more than these, and after half an hour. */
const MAX_ACTIONS = 60;

test('a new organizer opens registration for thirty events, with the README alone, in at most 60 actions @full', async ({
  browser,
}) => {
  const empty = await startEmpty({ hasOrganizer: false });
  // npm ci, EVENT=… npm start, and the printed link.
  let actions = 3;
  const press = async (button: Locator): Promise<void> => {
    actions += 1;
    await button.click();
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    actions += 1;
    await field.fill(text);
  };
  const [link = ''] = /http\S+first-account#\w+/.exec(empty.said) ?? [];
  const page = await (await deviceOf(browser, undefined, { timezoneId: 'America/New_York' })).newPage();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const year = new Date().getFullYear() + 1;

  await test.step('the account', async () => {
    await page.goto(link);
    await type(page.getByLabel('Your name'), 'Maya Fitzgerald-Osei');
    await type(page.getByLabel('Email'), 'maya@school.test');
    await type(page.getByLabel('Password'), 'quickstep before breakfast');
    await press(button('Create account'));
  });

  await test.step('an example to start from', async () => {
    await press(page.getByRole('link', { name: /^Setup guide, \d+ min$/ }));
    await press(button(/^Collegiate competition/));
    await expect(page.getByText('30 events in Standard, Latin, Smooth, and Rhythm')).toBeVisible();
    await expect(button('Open registration now')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('name and dates', async () => {
    await press(page.getByRole('link', { name: 'Add dates' }));
    await type(page.getByLabel('Name of the competition'), 'Riverside Ballroom Classic');
    await type(page.getByLabel('Location'), 'Fitzgerald Gymnasium, Riverside');
    await type(page.getByLabel('First day'), `${year}-11-20`);
    await press(button('Suggest dates'));
    await press(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Saved: everybody sees this.')).toBeVisible();
    await press(page.getByRole('link', { name: 'Guide', exact: true }));
    await expect(page.getByText(/November 20, .*Fitzgerald Gymnasium/)).toBeVisible();
  });

  await test.step('the venue', async () => {
    await press(page.getByRole('link', { name: 'Write pages' }));
    await type(page.getByLabel('Text of Venue'), 'Enter from Elm Street. Parking in Lot 7 is free.');
    await press(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Saved: everybody sees this.')).toBeVisible();
    await press(page.getByRole('link', { name: 'Guide', exact: true }));
  });

  await test.step('open, and a dancer sees it', async () => {
    await expect(page.getByRole('heading', { name: 'You’re ready to open' })).toBeVisible();
    await expect(
      page.getByText(/We signed up a made-up dancer: Adult, one event, \$50 today\./),
    ).toBeVisible();
    await press(button('Open registration now'));
    await expect(page.getByText('0 dancers have registered.')).toBeVisible();
    const dancer = await (await deviceOf(browser, PHONE)).newPage();
    await dancer.goto(empty.origin);
    await expect(dancer.getByText(/Registration is open/)).toBeVisible();
    await dancer.goto(`${empty.origin}/register`);
    await expect(dancer.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  });

  expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
  // A new stumble shows here first.
  expect(actions).toBe(22);
  await empty.stop();
});
