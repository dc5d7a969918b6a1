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

const DAY = 24 * 60 * 60_000;

test('an organizer turns on ways to pay, and a dancer pays with amount and reference filled in @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  await writeToDatabase(day, {
    'competitionMetadata/fullName': 'Princeton Ballroom Classic',
    'competitionMetadata/dateRegistrationEarly': now - 10 * DAY,
    'competitionMetadata/dateRegistrationOpen': now + 10 * DAY,
    'competitionMetadata/dateRegistrationClosed': now + 20 * DAY,
    'settings/payment': null,
    'competitors/x-ana': { name: 'Ana Ruiz', affiliation: 'Yale' },
    'registrations/AnaRuiz': {
      contact: { name: 'Ana Ruiz', email: 'ana@college.example' },
      consents: { risk: { version: '0', at: now } },
      createdAt: now - 5 * DAY,
      feeCategory: 'student',
      competitor: 'x-ana',
      dancers: { 0: 'x-ana' },
    },
    'owners/competitors/x-ana': 'AnaRuiz',
    'events/Gold Latin Rumba/entries/x-1': {
      leadName: 'Ana Ruiz',
      followName: 'TBA',
      leadId: 'x-ana',
      entryId: 'x-1',
      registeredTime: now - 5 * DAY,
    },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'payment' })]);
  const preview = desk.getByRole('complementary', { name: 'What a dancer sees' });

  await test.step('the Payment desk says that no way to pay is turned on', async () => {
    await expect(desk.getByText('Nothing is on')).toBeVisible();
    await expect(desk.getByText(/like PBC-/)).toBeVisible();
  });

  await test.step('a pasted address becomes the username, and the preview has the button', async () => {
    await desk.getByRole('checkbox', { name: 'Venmo' }).check();
    await expect(desk.getByRole('button', { name: 'Venmo: fill it in or turn it off' })).toBeVisible();
    await desk.getByLabel('Venmo username').fill('https://venmo.com/u/princeton-ballroom');
    await desk.getByLabel('Venmo username').blur();
    await expect(desk.getByLabel('Venmo username')).toHaveValue('princeton-ballroom');
    await expect(preview.getByRole('link', { name: 'Pay $55 with Venmo' })).toHaveAttribute(
      'href',
      /^https:\/\/venmo\.com\/u\/princeton-ballroom\?txn=pay&amount=55&note=PBC-/,
    );
  });

  await test.step('a payment page without https is refused, Zelle can be copied, and cash moves up', async () => {
    await desk.getByRole('checkbox', { name: 'Card' }).check();
    await desk.getByLabel('Address of your payment page').fill('javascript:alert(1)');
    await desk.getByLabel('Address of your payment page').blur();
    await expect(desk.getByRole('button', { name: 'Card: enter a web address with https://' })).toBeVisible();
    await expect(preview.getByRole('link', { name: /Card/ })).toBeHidden();
    await desk.getByRole('checkbox', { name: 'Card' }).uncheck();
    await desk.getByRole('checkbox', { name: 'Zelle' }).check();
    await desk.getByLabel('Zelle email or phone').fill('pay@pbc.example');
    await desk.getByRole('checkbox', { name: 'Cash', exact: true }).check();
    await desk.getByLabel('Cash: where and when').fill('At the desk, from 7:30 AM');
    await desk.getByRole('button', { name: 'Move Cash up' }).click();
    await expectAccessible(desk, 'ways to pay, not saved');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'settings/payment'))
      .toMatchObject({
        edition: 1,
        options: [
          { kind: 'venmo', value: 'princeton-ballroom' },
          { kind: 'card', isOff: true },
          { kind: 'cash', value: 'At the desk, from 7:30 AM' },
          { kind: 'zelle', value: 'pay@pbc.example' },
        ],
      });
    await expect
      .poll(() => listJournalSentences(day))
      .toEqual([expect.stringContaining('saved the ways to pay')]);
  });

  await test.step('the dancer sees the same ways to pay with their balance and reference', async () => {
    const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await phone.goto(`${day.origin}${screens.updateEntries.link()}#AnaRuiz`);
    const ways = phone.getByRole('region', { name: 'How to pay' });
    const main = ways.getByRole('link', { name: 'Pay $45 with Venmo' });
    await expect(main).toBeVisible();
    await expect(main).toHaveAttribute('href', /amount=45&note=PBC-[0-9B-Z]{3}-[0-9B-Z]{3}$/);
    // The code that opens the entries is in no link.
    expect(await ways.innerHTML()).not.toContain('AnaRuiz');
    await ways.getByRole('button', { name: 'Someone else pays' }).click();
    await expect(ways.getByRole('figure', { name: 'QR code to pay with Venmo' })).toBeVisible();
    await expectThumbSized(ways);
    await expectAccessible(phone, 'ways to pay on a phone');
  });
});
