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
import { screens } from '../../src/web/kit/screens/screens.ts';

const dialog = (page: Page) => page.locator('dialog:modal');

/** A red picture, larger than the limit. */
const picture = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 1600;
      canvas.height = 1200;
      const context = canvas.getContext('2d');
      for (let y = 0; y < 1200; y += 4)
        for (let x = 0; x < 1600; x += 4) {
          if (context === null) break;
          context.fillStyle = `rgb(${(x * 7) % 256} ${(y * 13) % 256} ${(x * y) % 256})`;
          context.fillRect(x, y, 4, 4);
        }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    })
    .then((text) => Buffer.from(text, 'base64'));

test('an organizer adds a judge with a picture, creates codes that open the sheets, and locks a lost phone out @full', async ({
  day,
  browser,
}) => {
  const desk = await openStaffPage(browser, day, ['Organizer', screens.officials.link()]);
  const judges = desk.getByRole('region', { name: 'Who judges?' });
  const line = (name: string) => judges.getByRole('listitem').filter({ hasText: name });
  const official = (key: string) => readFromDatabase(day, `competitionMetadata/officials/${key}`);
  let letter = '';
  let link = '';

  await test.step('a new judge gets the next letter, and a picture scaled down in the browser', async () => {
    await judges.getByRole('button', { name: 'Add an official' }).click();
    await expect(dialog(desk).getByRole('button', { name: 'Enter a name first' })).toBeVisible();
    await dialog(desk).getByLabel('Name').fill('Łucja <b>O’Neil</b>');
    letter = await dialog(desk).getByLabel('Letter').inputValue();
    await dialog(desk).getByLabel('Letter').fill('B');
    await expect(
      dialog(desk).getByRole('button', { name: 'This letter is taken or isn’t a letter' }),
    ).toBeVisible();
    await dialog(desk).getByLabel('Letter').fill(letter);
    await dialog(desk).getByLabel('Bio').fill('Has danced since she could walk.');
    await dialog(desk).getByLabel('Schools they have ties to').fill('Rutgers, Yale');
    const file = dialog(desk).locator('input[type=file]');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog(desk).getByText('This device can’t read that file as a picture.')).toBeVisible();
    await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await picture(desk) });
    await expect(dialog(desk).getByText(/^Ready: \d+ kB\.$/)).toBeVisible();
    await expectAccessible(desk, 'a judge who is added');
    await dialog(desk).getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(line('Łucja')).toContainText('Ties to Rutgers, Yale');
    await expect
      .poll(() => official(letter))
      .toEqual({
        key: letter,
        name: 'Łucja <b>O’Neil</b>',
        role: 'Judge',
        bio: 'Has danced since she could walk.',
        photoURL: `photos/${letter}`,
        ties: { schools: ['Rutgers', 'Yale'] },
      });
    const kept = String(await readFromDatabase(day, `photos/${letter}`));
    expect(kept).toMatch(/^data:image\/jpeg;base64,/);
    expect((kept.length * 3) / 4).toBeLessThanOrEqual(41_000);
    await expectAccessible(desk, 'the officials');
  });

  await test.step('Enter saves a judge, and the next one starts with the next letter', async () => {
    await judges.getByRole('button', { name: 'Add an official' }).click();
    const first = await dialog(desk).getByLabel('Letter').inputValue();
    await desk.keyboard.type('Noor Haddad');
    await desk.keyboard.press('Enter');
    await expect(dialog(desk).getByLabel('Letter')).not.toHaveValue(first);
    await expect(dialog(desk).getByLabel('Name')).toBeFocused();
    await expect(dialog(desk).getByLabel('Name')).toHaveValue('');
    await desk.keyboard.type('Ola Berg');
    await desk.keyboard.press('Enter');
    await expect(dialog(desk).getByLabel('Name')).toHaveValue('');
    await desk.keyboard.press('Escape');
    await expect(line('Noor Haddad')).toBeVisible();
    await expect(line('Ola Berg')).toBeVisible();
  });

  await test.step('visitors see the judge’s picture, which is fetched separately', async () => {
    const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await visitor.goto(`${day.origin}${screens.about.link()}`);
    const person = visitor.getByRole('listitem').filter({ hasText: 'Łucja <b>O’Neil</b>' });
    // A picture below the fold loads only once the page is scrolled near it.
    await person.scrollIntoViewIfNeeded();
    await expect(person.locator('img')).toHaveJSProperty('naturalWidth', 288);
    await visitor.close();
  });

  await test.step('the Officials desk sends nothing offline, and the typed text is still there', async () => {
    const colleague = await openStaffPage(browser, day, ['Organizer', screens.officials.link()]);
    await colleague.getByRole('button', { name: 'Add an organizer' }).click();
    await dialog(colleague).getByLabel('Name').fill('Olga');
    await colleague.context().setOffline(true);
    await expect(dialog(colleague).getByRole('button', { name: 'No connection' })).toBeVisible();
    await colleague.context().setOffline(false);
    await dialog(colleague).getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('region', { name: 'Who runs it?' })).toContainText('Olga');
    await colleague.close();
  });

  await test.step('an access code, shown once, opens the sheets on a phone', async () => {
    await judges.getByRole('button', { name: /^New code for Łucja/ }).click();
    await dialog(desk).getByRole('button', { name: 'Make codes' }).click();
    await expect(dialog(desk).getByRole('figure', { name: `QR code of Judge ${letter}` })).toBeVisible();
    await expectAccessible(desk, 'the codes to print');
    await expect(dialog(desk)).toContainText(screens.judge.link({ judge: letter }));
    const code = (await dialog(desk).locator('code').textContent()) ?? '';
    expect(code).toMatch(/^[A-Za-z2-9]{14}$/);
    link = `${day.origin}${screens.judge.link({ judge: letter })}#code=${code}`;
    await dialog(desk).getByRole('button', { name: 'Close: I have them' }).click();
    await expect(line('Łucja')).toContainText('No phone yet');
    const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await phone.goto(link);
    await expect(line('Łucja')).toContainText('Phone linked');
    await expect(phone.getByLabel('Access code')).toHaveCount(0);
  });

  await test.step('a new access code locks the lost phone out', async () => {
    await judges.getByRole('button', { name: /^New code for Łucja/ }).click();
    await expect(dialog(desk)).toContainText('1 linked phone is signed out at once.');
    await dialog(desk).getByRole('button', { name: 'Make codes' }).click();
    await dialog(desk).getByRole('button', { name: 'Close: I have them' }).click();
    await expect(line('Łucja')).toContainText('No phone yet');
    const lost = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await lost.goto(link);
    await expect(lost.getByText(/This code doesn’t open your sheets/)).toBeVisible();
    await lost.close();
  });

  await test.step('a judge with a seat in a round stays, and one without is removed with picture and code', async () => {
    await judges
      .getByRole('button', { name: /^Remove Ngozi|^Remove .+\?$/ })
      .first()
      .click();
    await expect(dialog(desk)).toContainText(
      /They’re on the panels? of \d+ rounds?\. Seat somebody else first\./,
    );
    await dialog(desk).getByRole('button', { name: 'Close' }).click();
    await writeToDatabase(day, { events: null });
    await judges.getByRole('button', { name: /^Remove Łucja/ }).click();
    await dialog(desk).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(line('Łucja')).toHaveCount(0);
    await expect.poll(() => official(letter)).toBeNull();
    await expect.poll(() => readFromDatabase(day, `photos/${letter}`)).toBeNull();
    await expect.poll(() => readFromDatabase(day, `judgeCodes/${letter}`)).toBeNull();
  });
});
