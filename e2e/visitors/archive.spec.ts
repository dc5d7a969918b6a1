import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from '../../tools/tempFolder.ts';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  LAPTOP,
  PHONE,
  writeToDatabase,
  test,
  runCommandLine,
  type CompetitionDay,
} from '../competitionDay.ts';

/** Runs a verb at the terminal while the server is running. */
function exported(
  day: CompetitionDay,
  ...more: readonly string[]
): { readonly folder: string; readonly said: string } {
  const folder = join(mkdtempSync(join(tempFolder(), 'archive-')), 'results');
  return { folder, said: runCommandLine(day.dataFolder, 'export', '--html', folder, ...more) };
}

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('.'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('the archive opens from a folder, finds an event and a name, and recounts a final', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    'journal/r1': { at: 1, uid: 'private', kind: 'note', what: '{"why":"private"}', prev: '' },
    'registrations/PrivA01': { contact: { name: 'Private Lee', email: 'priv@example.org' }, createdAt: 1 },
    'events/Gold Standard Waltz Tango/rounds/0/release': 'awards',
  });
  const { folder, said } = exported(day);
  expect(said).toMatch(/results: \d+ files\. Open .*index\.html/);

  await test.step('the archive contains no private data and no unreleased places', () => {
    const texts = textsIn(folder);
    for (const [file, text] of texts)
      if (file !== 'archive.js' && file !== 'archive.css')
        expect([file, /priv|@demo\.example/i.exec(text)?.[0]]).toEqual([file, undefined]);
    expect(texts.get('results.csv')).toContain('Gold Standard Waltz Tango,Semi-Final');
    expect(texts.get('results.csv')).not.toContain('Gold Standard Waltz Tango,Final');
    expect([...texts.keys()].filter((file) => file.includes('gold-standard-waltz-tango-0'))).toEqual([]);
  });

  const page = await (await buildDeviceOptions(browser, LAPTOP)).newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('pageerror', (error) => void problems.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  // No server is running.
  await day.stop();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Floorcraft Demo Classic' })).toBeVisible();
  await expectAccessible(page, 'the first page of an archive');

  await test.step('a name in the archive leads to a dancer’s results', async () => {
    await page.getByRole('searchbox').fill('wojciech lucz');
    await page.getByRole('link', { name: /Wojciech Łuczak/ }).click();
    await expect(page.locator('li:target')).toContainText('Wojciech Łuczak');
    await page.getByRole('link', { name: 'All results' }).click();
  });

  await test.step('a final in the archive has its calculation, and can be recounted', async () => {
    await page.getByRole('searchbox').fill('silver standard waltz quick');
    await expect(page.getByRole('link', { name: /^Bronze/ })).toHaveCount(0);
    await page.getByRole('link', { name: /Silver Standard Waltz \+ Quickstep/ }).click();
    await expect(page.getByRole('list', { name: 'Places' })).toContainText('Won both dances.');
    await page.getByRole('button', { name: 'Count it again' }).click();
    await expect(page.getByRole('status')).toContainText('Counted again from 112 marks, twice');
    await expectAccessible(page, 'a final of an archive that was counted again');
    await page.getByRole('link', { name: 'Semi-Final' }).click();
    await page.getByRole('button', { name: 'Count it again' }).click();
    await expect(page.getByRole('status')).toContainText('every sum agrees');
  });

  expect(problems).toEqual([]);
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('an archive overwrites nothing, and can be in Spanish @full', async ({ day, browser }) => {
  const { folder } = exported(day, '--language', 'es');
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.locator('a[href*="silver-standard-waltz-quickstep"]').first().click();
  await page.getByRole('button', { name: 'Contar otra vez' }).click();
  await expect(page.getByRole('status')).toContainText('ambas cuentas coinciden');
  expect(() => runCommandLine(day.dataFolder, 'export', '--html', folder)).toThrow(/overwrites nothing/);
});
