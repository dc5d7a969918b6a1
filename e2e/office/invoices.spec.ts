import { expectAccessible } from '../axe.ts';
import { expect, readFromDatabase, PHONE, writeToDatabase, openStaffPage, test } from '../competitionDay.ts';
import { listJournalSentences } from '../desk.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const DAY = 24 * 60 * 60_000;

const LONG_NAME = 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Ruiz';
const HOW_TO_PAY = 'A check to the Demo Ballroom Club, by January 20.\nOr at https://pay.example.org/demo.';

/** Two dancers of Larkfield who registered here, at the early and at the regular price. */
const registration = (name: string, competitor: string, createdAt: number) => ({
  contact: { name, email: `${competitor}@example.org` },
  createdAt,
  feeCategory: 'student',
  competitor,
});

test('the treasurer bills a school, records its check, corrects a mistake, and prints @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  const entry = { leadName: 'Ana Ruiz', followName: 'Bea Ott', leadId: 'x-ana', followId: 'x-bea' };
  await writeToDatabase(day, {
    'competitionMetadata/dateRegistrationEarly': now - 10 * DAY,
    'competitionMetadata/dateRegistrationOpen': now + 10 * DAY,
    'competitors/x-ana': { name: 'Ana Ruiz', affiliation: 'Zurich Hall' },
    'competitors/x-bea': { name: 'Bea Ott', affiliation: 'zurich hall' },
    'registrations/AnaRuiz': registration('Ana Ruiz', 'x-ana', now - 20 * DAY),
    'registrations/BeaOtt2': registration('Bea Ott', 'x-bea', now - 5 * DAY),
    'settings/fees/howToPay': HOW_TO_PAY,
    'events/Gold Latin Rumba/entries/x-1': { ...entry, entryId: 'x-1', registeredTime: now - 20 * DAY },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.printInvoices.link()]);

  await test.step('a school is found by one of its dancers, and shows its balance', async () => {
    await desk.getByLabel('Find a school, dancer or reference').fill('bea o');
    const found = desk.getByRole('main').getByRole('listitem');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('Zurich Hall');
    await expect(found).toContainText('$85');
    await expectAccessible(desk, 'the list of invoices');
    await found.getByRole('link').click();
  });

  const invoice = desk.getByRole('article', { name: 'Invoice of Zurich Hall' });
  await test.step('each dancer’s line of an invoice gives the reason, the price window and its date', async () => {
    await expect(invoice.getByRole('row')).toHaveText([
      /Number/,
      /Ana Ruiz.*Student, early \(until \w+ \d+, by last change\).*\$40/,
      /Bea Ott.*Student, regular \(until \w+ \d+, by last change\).*\$45/,
    ]);
    const howToPay = invoice.locator('section').filter({ hasText: 'How to pay' });
    await expect(howToPay).toContainText('by January 20.');
    await expect(howToPay.getByRole('link')).toHaveAttribute('href', 'https://pay.example.org/demo');
    await expectAccessible(desk, 'an invoice');
  });

  await test.step('an all-day helper pays less, with the reason on the invoice, and that is undone', async () => {
    const price = async (own: string, why?: string) => {
      await invoice.getByRole('button', { name: /^Change the price of Bea Ott/ }).click();
      const dialog = desk.getByRole('dialog', { name: 'What does Bea Ott pay?' });
      await dialog.getByLabel('Custom price').fill(own);
      if (why !== undefined) await dialog.getByLabel('Why').fill(why);
      await expectAccessible(desk, 'a price that is agreed');
      await dialog.getByRole('button', { name: 'Set the price' }).click();
      await expect(dialog).toBeHidden();
    };
    await price('20', 'Helps all day');
    await expect(invoice.getByRole('row', { name: /Bea Ott/ })).toHaveText(/Helps all day.*\$20/);
    await expect
      .poll(() => readFromDatabase(day, 'agreedPrices/x-bea'))
      .toEqual({
        byHand: { cents: 2000, why: 'Helps all day' },
      });
    await price('');
    await expect(invoice.getByRole('row', { name: /Bea Ott/ })).toHaveText(/Student, regular.*\$45/);
    await expect.poll(() => readFromDatabase(day, 'agreedPrices')).toBeNull();
  });

  const pay = async (amount: string, way?: string, note?: string) => {
    await invoice.getByRole('button', { name: 'Add payment' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Payment from Zurich Hall' });
    if (way !== undefined) await dialog.getByRole('radio', { name: way }).check();
    await dialog.getByLabel('Amount').fill(amount);
    if (note !== undefined) await dialog.getByLabel('Note').fill(note);
    await expect(dialog.getByRole('button', { name: 'Choose how they paid.' })).toBeVisible();
    await dialog.getByLabel('How').selectOption('check');
    await expectAccessible(desk, 'a payment');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
  };
  const left = invoice.locator('.invoice-left');

  await test.step('a check is recorded, the difference of a wrong amount is refunded, and both lines stay', async () => {
    await pay('90', undefined, 'Check 1041');
    await expect(left).toContainText('Overpaid');
    await expect(left).toContainText('$5');
    await pay('5', 'Refund', 'It was 85');
    await expect(left).toHaveText('Paid');
    await expect(invoice.getByRole('heading', { name: 'How to pay' })).toBeHidden();
    await expect(invoice.locator('.invoice-sums')).toContainText(/Paid .*, Check 1041.*− \$90/s);
    await expect(invoice.locator('.invoice-sums')).toContainText(/Refunded .*, It was 85.*\+ \$5/s);
    const book = Object.values(Object(await readFromDatabase(day, 'payments')));
    expect(book).toHaveLength(2);
    for (const cents of [9000, -500])
      expect(book).toContainEqual(expect.objectContaining({ cents, school: 'Zurich Hall' }));
    // All staff can read the journal, but only the organizer the amount.
    await expect
      .poll(() => listJournalSentences(day))
      .toEqual([
        'Nora Lindqvist (organizer) set a custom price for Bea Ott.',
        'Nora Lindqvist (organizer) removed the custom price for Bea Ott.',
        'Nora Lindqvist (organizer) recorded a payment from Zurich Hall.',
        'Nora Lindqvist (organizer) recorded a refund to Zurich Hall.',
      ]);
  });

  await test.step('a payment waits offline on this device and says so, and is recorded once', async () => {
    await desk.context().setOffline(true);
    await expect(desk.getByText(/^Reconnecting/).first()).toBeVisible();
    await pay('1', 'Refund', 'Coins');
    const waits = invoice.getByText('A payment is saved on this device');
    await expect(waits).toBeVisible();
    await desk.context().setOffline(false);
    await expect(waits).toBeHidden();
    await expect(left).toContainText('$1');
    await pay('1', 'Payment', 'Coins again');
    await expect(left).toHaveText('Paid');
    expect(Object.values(Object(await readFromDatabase(day, 'payments')))).toHaveLength(4);
  });

  await test.step('the desk’s controls are hidden on paper', async () => {
    await desk.emulateMedia({ media: 'print' });
    await expect(invoice).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Add payment' })).toBeHidden();
    await expect(desk.getByRole('banner')).toBeHidden();
    await desk.emulateMedia({ media: 'screen' });
  });

  await test.step('a paid account is not listed as owing, and all others are printed, one page each', async () => {
    await desk.getByRole('link', { name: 'All invoices' }).click();
    await desk.getByLabel('Find a school, dancer or reference').fill('zurich');
    await desk.getByRole('checkbox', { name: 'Balance due' }).check();
    await expect(desk.getByText('No invoices match.')).toBeVisible();
    await desk.getByRole('radio', { name: 'By dancer' }).check();
    await expect(desk.getByRole('main').getByRole('listitem')).toHaveText([/Ana Ruiz/, /Bea Ott/]);
    await expect(desk.getByRole('button', { name: 'Print 2 invoices' })).toBeVisible();
    await desk.emulateMedia({ media: null });
    // Like Ctrl+P: the browser prints the same pages as the button.
    const paper = (await desk.pdf()).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await expect(desk.getByRole('article')).toHaveCount(0);
  });

  await test.step('the invoices work on a phone', async () => {
    const phone = await openStaffPage(
      browser,
      day,
      ['Organizer', screens.printInvoices.link({ of: 's:Zurich Hall' })],
      PHONE,
    );
    await expect(phone.getByRole('article')).toBeVisible();
    await expectThumbSized(phone.getByRole('main'));
    await expectAccessible(phone, 'an invoice on a phone');
    await writeToDatabase(day, {
      'competitors/x-bea/name': LONG_NAME,
      'events/Gold Latin Rumba/entries/x-1/followName': LONG_NAME,
    });
    await phone.getByRole('button', { name: `Change the price of ${LONG_NAME}` }).click();
    const dialog = phone.getByRole('dialog', { name: `What does ${LONG_NAME} pay?` });
    await expect(dialog).toBeVisible();
    for (const part of [dialog, phone.locator('html'), phone.locator('.scroll-region')])
      expect(await part.evaluate((its) => its.scrollWidth - its.clientWidth)).toBe(0);
  });
});

test('an organizer who changes prices after people registered is asked, and both answers work @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  const entry = { leadName: 'Ana Ruiz', followName: 'Bea Ott', leadId: 'x-ana', followId: 'x-bea' };
  await writeToDatabase(day, {
    'competitionMetadata/dateRegistrationEarly': now + 10 * DAY,
    'competitionMetadata/dateRegistrationOpen': now + 20 * DAY,
    'competitors/x-ana': { name: 'Ana Ruiz', affiliation: 'Zurich Hall' },
    'competitors/x-bea': { name: 'Bea Ott', affiliation: 'zurich hall' },
    'registrations/AnaRuiz': registration('Ana Ruiz', 'x-ana', now - 2 * DAY),
    'registrations/BeaOtt2': registration('Bea Ott', 'x-bea', now - 2 * DAY),
    'events/Gold Latin Rumba/entries/x-1': { ...entry, entryId: 'x-1', registeredTime: now - 2 * DAY },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'fees' })]);
  const dialog = desk.locator('dialog:modal');
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  const saved = desk.getByText('Saved: everybody sees this.');
  const typed = (price: string) =>
    desk.getByRole('textbox', { name: 'Student, early', exact: true }).fill(price);

  await test.step('canceling the question saves no prices', async () => {
    await typed('48');
    await save.click();
    await expect(dialog.getByRole('heading', { name: '2 people pay differently' })).toBeVisible();
    await expect(dialog).toContainText('$80 → $96');
    await expectAccessible(desk, 'the question about changed prices');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(desk.getByText('Not saved yet: only you see this.')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'agreedPrices')).toBeNull();
  });

  await test.step('keeping the old prices has a reason on the bill and a line in the journal', async () => {
    await save.click();
    await dialog.getByRole('button', { name: 'Keep the old price' }).click();
    await expect(saved).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, 'agreedPrices/x-ana/byHand'))
      .toEqual({ cents: 4000, why: expect.stringMatching(/^Price as quoted before/) });
    await expect.poll(() => readFromDatabase(day, 'settings/fees/base/student/early')).toBe(4800);
    const kinds = Object.values(Object(await readFromDatabase(day, 'journal'))).map(
      (record) => Object(record).kind,
    );
    expect(kinds.filter((kind) => kind === 'price agreed')).toHaveLength(2);
  });

  await test.step('kept prices are not asked about again, and others pay the new price', async () => {
    await writeToDatabase(day, { 'agreedPrices/x-bea': null });
    await typed('50');
    await save.click();
    await expect(dialog.getByRole('heading', { name: '1 person pays differently' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Charge the new price' }).click();
    await expect(saved).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'settings/fees/base/student/early')).toBe(5000);
    await expect.poll(() => readFromDatabase(day, 'agreedPrices/x-bea')).toBeNull();
  });
});

test('a dancer who dropped out gets the refund of its date, and the rest is kept @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  await writeToDatabase(day, {
    'competitionMetadata/dateRegistrationEarly': now - 10 * DAY,
    'competitionMetadata/dateRegistrationOpen': now + 10 * DAY,
    'settings/fees/refunds': [{ until: 'normal', percent: 50 }],
    'competitors/x-cy': { name: 'Cy Lind', affiliation: 'Zurich Hall' },
    'registrations/CyLind0': { ...registration('Cy Lind', 'x-cy', now - 20 * DAY), changedAt: now - DAY },
    'payments/x-p1': { at: now - 15 * DAY, uid: 'x', cents: 4500, how: 'venmo', dancer: 'x-cy' },
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.printInvoices.link({ of: 'd:x-cy' })]);
  const invoice = desk.getByRole('article', { name: 'Invoice of Cy Lind' });
  await expect(invoice.locator('.invoice-left')).toContainText('Overpaid');
  await invoice.getByRole('button', { name: 'Add payment' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Payment from Cy Lind' });
  await expect(dialog.getByRole('radio', { name: 'Refund' })).toBeChecked();
  await expect(dialog.getByLabel('Amount')).toHaveValue('22.50');
  await expect(dialog.getByRole('checkbox', { name: 'Keep the other $22.50' })).toBeChecked();
  await dialog.getByLabel('How').selectOption('check');
  await expectAccessible(desk, 'a refund by the dates');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(invoice.locator('.invoice-left')).toHaveText('Paid');
  await expect(invoice.locator('.invoice-sums')).toContainText(/Not refunded, dropped out .*\+ \$22\.50/s);
  const book = Object.values(Object(await readFromDatabase(day, 'payments')));
  expect(book).toContainEqual(expect.objectContaining({ cents: -2250, how: 'kept', dancer: 'x-cy' }));
  await desk.goto(day.origin + screens.printInvoices.link({ desk: 'summary' }));
  await expect(desk.getByText('with $22.50 kept from dropouts')).toBeVisible();
});
