import { expectAccessible } from '../axe.ts';
import { expect, readFromDatabase, PHONE, writeToDatabase, openStaffPage, test } from '../competitionDay.ts';
import { listJournalSentences } from '../desk.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { buildReference } from '../../src/domain/fees/reference.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const DAY = 24 * 60 * 60_000;

const PEOPLE = [
  ['x-maya', 'Maya Fitzgerald-Osei', 'Zurich Hall'],
  ['x-jose', 'José Álvarez', 'Zurich Hall'],
  ['x-jo', 'Jo Alvarez', 'Basel Hall'],
  ['x-theo', 'Theo Lindqvist', 'Basel Hall'],
] as const;

/** Two dancers of the same name, whose parent pays for both. */
const TWINS = [
  ['x-ada', 'Ada Ngo', 'Bern Hall'],
  ['x-eda', 'Ada Ngo', 'Bern Hall'],
] as const;

const reference = (dancer: string): string => buildReference('PBC', { kind: 'dancer', dancer });

test('the treasurer imports a bank statement twice, and each payment counts once @full', async ({
  day,
  browser,
}) => {
  const now = Date.now();
  const scene: Record<string, unknown> = {
    'competitionMetadata/fullName': 'Princeton Ballroom Classic',
    'competitionMetadata/dateRegistrationEarly': now - 10 * DAY,
    'competitionMetadata/dateRegistrationOpen': now + 10 * DAY,
    'settings/payment': null,
    payments: null,
  };
  const twins: Record<string, unknown> = {};
  for (const [key, name, affiliation] of [...PEOPLE, ...TWINS]) {
    const its = affiliation === 'Bern Hall' ? twins : scene;
    its[`competitors/${key}`] = { name, affiliation };
    its[`registrations/Code${key.slice(2)}`] = {
      contact: { name, email: 'a@college.example' },
      createdAt: now - 5 * DAY,
      feeCategory: 'student',
      competitor: key,
    };
    its[`events/Gold Latin Rumba/entries/${key}`] = {
      leadName: name,
      followName: 'TBA',
      leadId: key,
      entryId: key,
      registeredTime: now,
    };
  }
  await writeToDatabase(day, scene);
  const desk = await openStaffPage(browser, day, ['Organizer', screens.printInvoices.link({ desk: 'bank' })]);
  const maya = reference('x-maya');
  const statement = [
    'Date,Description,Amount,Balance',
    `10/20/2025,VENMO CASHOUT ${maya},45.00,1`,
    `10/21/2025,Zelle ${reference('x-theo').toLowerCase()},$45.00,2`,
    '10/29/2025,ZELLE FROM J ALVAREZ,45.00,3',
    '10/30/2025,MOBILE DEPOSIT,25.00,4',
    '10/31/2025,GYM RENT,-900.00,5',
  ].join('\n');
  const bringIn = (name: string) =>
    desk
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(statement) });

  await test.step('the import matches two payments, asks about one, leaves one unmatched, and the sums add up', async () => {
    // The field also takes lists of dancers, with help of its own.
    await expect(desk.getByText(/^The first line names the columns\./)).toBeVisible();
    await bringIn('chase-oct.csv');
    await expect(desk.getByRole('region', { name: '2 are certain' })).toContainText('Maya Fitzgerald-Osei');
    await expect(desk.getByRole('region', { name: '1 needs a look' })).toContainText('José Álvarez');
    await expect(desk.getByRole('region', { name: '1 we can’t place' })).toContainText('MOBILE DEPOSIT');
    const sums = desk.getByRole('complementary', { name: 'This file' });
    await expect(sums).toContainText(
      /Certain\s*\$90.*Need a look\s*\$45.*Can’t place\s*\$25.*Received\s*\$160/s,
    );
    await expect(sums).toContainText('1 line is money going out');
    expect(await readFromDatabase(day, 'payments')).toBeNull();
    await expectAccessible(desk, 'a bank statement');
  });

  await test.step('the treasurer decides on the open payments, and records three', async () => {
    await desk.getByRole('button', { name: 'Jo Alvarez, Basel Hall' }).click();
    await desk.getByRole('button', { name: 'Not for us: MOBILE DEPOSIT' }).click();
    await desk.getByRole('button', { name: 'Record 3 payments' }).click();
    await expect(desk.getByText('3 payments recorded.')).toBeVisible();
    const book = Object.values(Object(await readFromDatabase(day, 'payments')));
    expect(book).toHaveLength(3);
    expect(book).toContainEqual(
      expect.objectContaining({
        cents: 4500,
        dancer: 'x-maya',
        how: 'venmo',
        day: '2025-10-20',
        note: `VENMO CASHOUT ${maya}`,
      }),
    );
    await expect.poll(() => listJournalSentences(day)).toHaveLength(3);
  });

  await test.step('the same bank file imported again counts nothing twice', async () => {
    await desk.getByRole('button', { name: 'Another file' }).click();
    await bringIn('chase-oct again.csv');
    await expect(desk.getByText('3 lines were recorded before')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Choose payers first' })).toBeVisible();
    expect(Object.values(Object(await readFromDatabase(day, 'payments')))).toHaveLength(3);
  });

  await test.step('the totals by method, by day and by school agree', async () => {
    await desk.getByRole('link', { name: 'Summary' }).click();
    const zurich = desk.getByRole('row', { name: /Zurich Hall/ });
    await expect(zurich).toContainText(/\$90\s*\$45\s*\$45/);
    await expect(desk.getByRole('row', { name: /^Venmo/ })).toContainText('$45');
    await expect(desk.getByRole('row', { name: /October 29, 2025/ })).toContainText('$45');
    await expectAccessible(desk, 'the summary');
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Payments as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('payments.csv');
  });

  await test.step('a pasted line of a statement finds its invoice', async () => {
    await desk.getByRole('link', { name: 'Invoices' }).last().click();
    await desk.getByRole('radio', { name: 'By dancer' }).check();
    await desk.getByLabel('Find a school, dancer or reference').fill(`10/20 VENMO CASHOUT ${maya} 45.00`);
    await expect(desk.getByRole('main').getByRole('listitem')).toHaveText([/Maya Fitzgerald-Osei/]);
  });

  await test.step('a parent’s payment for two dancers is split, and the treasurer chooses between two of the same name', async () => {
    await writeToDatabase(day, twins);
    await desk.goto(`${day.origin}${screens.printInvoices.link({ desk: 'bank' })}`);
    const own = ['Booked,Who,Sum', `11/2/2025,L NGO,90.00`, '11/3/2025,ADA NGO,45.00'].join('\n');
    const bringOwn = () =>
      desk
        .locator('input[type=file]')
        .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(own) });
    await bringOwn();
    await desk.getByLabel('Column “Booked”').selectOption('Date');
    await desk.getByLabel('Column “Who”').selectOption('Text');
    await desk.getByLabel('Column “Sum”').selectOption('Amount');
    await expect(desk.getByRole('region', { name: '1 we can’t place' })).toContainText('L NGO');
    const doubtful = desk.getByRole('region', { name: '1 needs a look' });
    const labels = ['x-ada', 'x-eda'].map((key) => `Ada Ngo, Bern Hall, ${reference(key)}`);
    for (const name of labels) await expect(doubtful.getByRole('button', { name })).toBeVisible();
    await desk.getByRole('button', { name: 'Split L NGO' }).click();
    await desk.getByLabel('Payer 1').fill('Ada Ngo, Bern Hall');
    await expect(desk.getByLabel('Amount 1')).toHaveValue('');
    for (const [at, name] of labels.entries()) await desk.getByLabel(`Payer ${at + 1}`).fill(name);
    await expect(desk.getByText('Nothing is left.')).toBeVisible();
    await expectAccessible(desk, 'a line that is split');
    await desk.getByRole('button', { name: 'Split it' }).click();
    await desk.getByRole('button', { name: 'Record 2 payments' }).click();
    await expect(desk.getByText('2 payments recorded.')).toBeVisible();
    const book = Object.values<{ readonly dancer: string; readonly cents: number }>(
      Object(await readFromDatabase(day, 'payments')),
    );
    expect(
      book.filter(({ dancer }) => dancer in { 'x-ada': 1, 'x-eda': 1 }).map(({ cents }) => cents),
    ).toEqual([4500, 4500]);
    await desk.getByRole('button', { name: 'Another file' }).click();
    await bringOwn();
    await expect(desk.getByLabel('Column “Who”')).toHaveValue('text');
    await expect(desk.getByText('1 line was recorded before')).toBeVisible();
  });

  await test.step('the bank statement is readable on a phone', async () => {
    const phone = await openStaffPage(
      browser,
      day,
      ['Organizer', screens.printInvoices.link({ desk: 'bank' })],
      PHONE,
    );
    await phone.locator('input[type=file]').setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${statement}\n11/1/2025,X ${maya},9,1`),
    });
    await expect(phone.getByRole('region', { name: '1 needs a look' })).toBeVisible();
    await expectThumbSized(phone.getByRole('main'));
  });
});
