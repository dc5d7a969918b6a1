import type { Page } from '@playwright/test';
import { screens } from '../../src/web/kit/screens/screens.ts';
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

const NAME = 'Ines Ferro';

const bill = (page: Page) => page.getByRole('list', { name: 'What it costs' });

async function toTheBill(phone: Page, name: string): Promise<void> {
  await phone.getByLabel('Name').fill(name);
  await phone.getByLabel('Email').fill(`${name.replace(' ', '.')}@example.org`);
  await phone.getByRole('button', { name: 'Choose events' }).click();
  await phone.getByRole('tab', { name: /^Latin/ }).click();
  await phone.getByRole('button', { name: 'Gold Latin Rumba' }).click();
  await phone.getByRole('button', { name: 'Choose partners' }).click();
  await phone.getByRole('radio', { name: 'I need a partner' }).check();
  await phone.getByRole('button', { name: 'Read and agree' }).click();
  await phone.getByRole('checkbox', { name: /^I recognize/ }).check();
  await phone.getByRole('button', { name: 'Check answers' }).click();
}

async function tryCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel('Discount code').fill(code);
  await phone.getByRole('button', { name: 'Apply' }).click();
}

test('the organizer makes a code, a dancer types it, and the sums agree @full', async ({ day, browser }) => {
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
  });
  const desk = await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'fees' })]);
  const codes = desk.getByRole('region', { name: 'Discount codes' });

  await test.step('the organizer makes a named code for one dancer in Setup', async () => {
    await codes.getByRole('button', { name: 'Add a code' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Add a discount code' });
    await dialog.getByLabel('Name').fill('Alumni');
    await dialog.getByLabel('Code', { exact: true }).fill('alumni-27');
    await dialog.getByRole('radio', { name: 'Percent' }).check();
    await dialog.getByLabel('Percent off').fill('20');
    await dialog.getByLabel('How many dancers may use it').fill('1');
    await expectAccessible(desk, 'a discount code');
    await dialog.getByRole('button', { name: 'Save code' }).click();
    await expect(dialog).toBeHidden();
    await expect(codes.getByRole('listitem')).toContainText(/Alumni ALUMNI27.*20% off events.*0 of 1 used/);
  });

  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await test.step('a code typed at 390 pixels changes the bill at once, and a wrong one says why', async () => {
    await phone.goto(`${day.origin}/register`);
    await toTheBill(phone, NAME);
    await expect(bill(phone)).toHaveText('Student, late$50');
    await phone.getByRole('button', { name: 'Add a discount code' }).click();
    await tryCode(phone, 'alum');
    await expect(phone.getByText('A discount code has 6 to 20 letters and digits.')).toBeVisible();
    await tryCode(phone, 'alumni 28');
    await expect(phone.getByText('There’s no such code.')).toBeVisible();
    await expectAccessible(phone, 'a discount code that is unknown');
    await tryCode(phone, 'alumni 27');
    await expect(bill(phone)).toContainText('Alumni, 20% off events− $10');
    await expectThumbSized(phone.locator('.register-cost'));
  });

  const other = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await test.step('another dancer types the code, too, before the first one sends', async () => {
    await other.goto(`${day.origin}/register`);
    await toTheBill(other, 'Ova Lind');
    await other.getByRole('button', { name: 'Add a discount code' }).click();
    await tryCode(other, 'ALUMNI27');
    await expect(bill(other)).toContainText('Alumni, 20% off events− $10');
  });

  await test.step('after a reload the code is still on the bill, and it is registered once', async () => {
    await phone.reload();
    await expect(bill(phone)).toContainText('Alumni, 20% off events− $10');
    await phone.getByRole('button', { name: 'Register', exact: true }).dblclick();
    await expect(phone.getByRole('heading', { level: 1, name: 'You’re registered' })).toBeVisible();
    await expect(bill(phone)).toContainText('Alumni, 20% off events− $10');
  });

  await test.step('the other dancer reads that the code is used up, and registers without it', async () => {
    await expect(other.getByText(/This code is used up/)).toBeVisible();
    await expect(bill(other)).toHaveText('Student, late$50');
    await other.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(other.getByText(/^Not registered: the discount code/)).toBeVisible();
    await other.getByRole('button', { name: 'Remove the discount' }).click();
    await other.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'You’re registered' })).toBeVisible();
    await expect(bill(other)).toHaveText('Student, late$50');
    await other.close();
  });

  await test.step('the organizer sees who has the code; a change leaves them what they were told', async () => {
    await expect(codes.getByRole('listitem')).toContainText('Used up');
    await codes.getByRole('button', { name: 'Edit Alumni' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Edit the discount code' });
    await expect(dialog).toContainText('1 dancer has this discount and keeps it as it was.');
    await dialog.getByLabel('Percent off').fill('50');
    await dialog.getByRole('button', { name: 'Save code' }).click();
    await expect(codes.getByRole('listitem')).toContainText('50% off events');
    await codes.getByRole('button', { name: 'Alumni: 1 dancer' }).click();
    await expect(desk.getByRole('dialog', { name: 'Dancers with Alumni' })).toContainText(NAME);
    await desk.keyboard.press('Escape');
  });

  await test.step('a code that is in use is turned off, and leaves the list while its dancer keeps it', async () => {
    await codes.getByRole('button', { name: 'Turn off Alumni' }).click();
    await expect(desk.getByText('Alumni is off. Those who have it keep it.')).toBeVisible();
    await expect(codes.getByRole('listitem')).toBeHidden();
    await codes.getByText('1 code turned off').click();
    await codes.getByRole('button', { name: 'Turn on Alumni' }).click();
    await expect(codes.getByRole('listitem')).toBeVisible();
  });

  await test.step('the treasurer’s summary has the same line and sum', async () => {
    await desk.goto(`${day.origin}${screens.printInvoices.link({ desk: 'summary' })}`);
    await expect(desk.getByRole('region', { name: 'Discounts' }).getByRole('row')).toHaveText([
      /Discount/,
      /Alumni1\$10/,
    ]);
    await expectAccessible(desk, 'a summary with discounts');
  });

  await test.step('the desk removes the discount on the card, its slot is free, and all is in the journal', async () => {
    await desk.goto(`${day.origin}${screens.manageCompetitors.link()}`);
    await desk.getByRole('searchbox').fill(NAME);
    await desk.getByRole('button', { name: `${NAME}: 1 event` }).click();
    const card = desk.getByRole('dialog', { name: NAME });
    await card.getByRole('tab', { name: 'Discount' }).click();
    await expect(card).toContainText('On the bill: Alumni, 20% off events');
    await card.getByRole('button', { name: 'Take off' }).click();
    await expect(card).toContainText('No discount on the bill.');
    await expectAccessible(desk, 'the discount on a dancer’s card');
    await expect.poll(() => readFromDatabase(day, 'discountUses')).toBeNull();
    await card.getByLabel('Discount code').selectOption('ALUMNI27');
    await card.getByRole('button', { name: 'Put on the bill' }).click();
    await expect(card).toContainText('On the bill: Alumni, 50% off events');
    await expect
      .poll(() => listJournalSentences(day))
      .toEqual(
        expect.arrayContaining([
          'Nora Lindqvist (organizer) saved the discount code “Alumni”.',
          `Nora Lindqvist (organizer) took the discount “Alumni” off ${NAME}’s bill.`,
          `Nora Lindqvist (organizer) gave ${NAME} the discount “Alumni”.`,
        ]),
      );
  });
});
