import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screens } from '../../src/web/kit/screens/screens.ts';
import { expectAccessible } from '../axe.ts';
import { expect, readFromDatabase, openStaffPage, test } from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { journalSentences } from '../journal.ts';

const RUMBA = 'Gold Latin Rumba';
const DESK = ['Organizer', screens.setup.link({ desk: 'lists' })] as const;
const preview = (page: Page) => page.getByRole('complementary', { name: 'What changes' });
const sums = (page: Page) => preview(page).getByRole('status');
const choose = (page: Page, text: string | Buffer) =>
  page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const PEOPLE = Array.from({ length: 240 }, (_, at) => `Lead ${at};Follow ${at};G. Rumba;HS ${at % 40}`);
const LONG = 'Bartholomew '.repeat(6).trim();
const LIST = [
  'Tänzer;Dame;Was;Schule',
  ...PEOPLE,
  `${LONG};שירה <b>;G. Rumba;`,
  'Lead 5;Somebody Else;G. Rumba;',
  'Lead 6;Follow 6;Formation;',
].join('\r\n');

test('a list of hundreds from another program is imported once, and the next one is assigned automatically @full', async ({
  day,
  browser,
}) => {
  const desk = await openStaffPage(browser, day, DESK);
  const entriesOf = async (event: string) => {
    const entries = await readFromDatabase(day, `events/${event}/entries`);
    return Object.keys(entries ?? {}).length;
  };
  const before = await entriesOf(RUMBA);

  await test.step('a file that isn’t a list is refused with a message', async () => {
    await expect(desk.getByRole('button', { name: 'Choose a file first' })).toBeVisible();
    await choose(desk, '<!doctype html><table>');
    await expect(desk.getByRole('alert')).toHaveText('That’s a web page. Download it as CSV instead.');
    await choose(desk, Buffer.alloc(10_000_000, 65));
    await expect(desk.getByRole('alert')).toContainText('larger than 4 MB');
    await expectAccessible(desk, 'in and out, no list');
  });

  await test.step('columns and events of a list are assigned, and the preview shows the result', async () => {
    await choose(desk, LIST);
    await desk.getByLabel('Tänzer').selectOption('Lead');
    await desk.getByLabel('Dame').selectOption('Follow');
    await desk.getByLabel('Was', { exact: true }).selectOption('Event');
    await desk.getByLabel('Schule').selectOption('School');
    await expect(sums(desk)).toHaveText(
      '0 new 0 changed 0 already here 0 skipped 243 without an event 0 wrong',
    );
    await desk.getByLabel('G. Rumba').selectOption({ label: RUMBA });
    await desk.getByLabel('Formation').selectOption('Skip these lines');
    await expect(sums(desk)).toHaveText(
      '241 new 0 changed 0 already here 1 skipped 0 without an event 1 wrong',
    );
    await expect(preview(desk).getByText('Lead 5 is in this event with Follow 5')).toBeVisible();
    expect(await entriesOf(RUMBA)).toBe(before);
    await expectAccessible(desk, 'a list of hundreds, mapped');
    await expectThumbSized(desk.locator('.setup-desk'));
  });

  await test.step('each row of a list imported by two people at once is added once', async () => {
    const colleague = await openStaffPage(browser, day, DESK);
    await choose(colleague, `Event,Lead,Follow\n${RUMBA},Lead 1,Follow 1\n${RUMBA},Lead 239,Follow 239\n`);
    await expect(sums(colleague)).toContainText('2 new');
    await Promise.all([
      desk.getByRole('button', { name: 'Import 241 lines' }).click(),
      colleague.getByRole('button', { name: 'Import 2 lines' }).click(),
    ]);
    await expect(desk.getByText('241 lines imported')).toBeVisible();
    await expect(sums(desk)).toHaveText(
      '0 new 0 changed 241 already here 1 skipped 0 without an event 1 wrong',
    );
    await expect(desk.getByRole('button', { name: 'Nothing new in this list' })).toBeVisible();
    expect(await entriesOf(RUMBA)).toBe(before + 241);
    await expect(sums(colleague)).toContainText('2 already here');
    await colleague.close();
  });

  await test.step('the next file with these headings is assigned automatically, also for a colleague', async () => {
    const colleague = await openStaffPage(browser, day, DESK);
    await choose(colleague, LIST.replaceAll('Lead 7;', 'Late 7;').replaceAll('Follow 7;', 'Late F;'));
    await expect(sums(colleague)).toHaveText(
      '1 new 0 changed 240 already here 1 skipped 0 without an event 1 wrong',
    );
    await colleague.close();
  });

  await test.step('the export matches the import, and the log names the author', async () => {
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: /^\d+ entries$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('entries.csv');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFEvent,Level,Style,Dances,Lead,Follow,School,Number,Entry\r\n/);
    expect(text).toContain(`${LONG},שירה <b>,`);
    await choose(desk, text);
    await expect(sums(desk)).toContainText('0 new 0 changed');
    const told = await journalSentences(await readFromDatabase(day, 'journal'));
    expect(told.filter((one) => one.includes('saved the columns of imports'))).toHaveLength(1);
    expect(told).toContain('Nora Lindqvist (organizer) imported a list: 50 new entries, 0 changed.');
  });
});
