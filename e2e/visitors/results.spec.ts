import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { listSemiFinalMarks } from '../brown2013.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
} from '../competitionDay.ts';
import { EVENT, buildSentSheets, listJournalSentences } from '../desk.ts';

const SILVER = '/results/Silver%20Standard%20Waltz%20Quickstep';

test('a parent reads why a couple has its place, the rule with its text, and who judged', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.origin + SILVER);
  const places = page.getByRole('list', { name: 'Places' });
  await expect(places.getByRole('listitem').first()).toContainText('Won both dances.');
  await expect(places).toContainText('Same total: ');
  await page.getByText('Why is 223 4th?').click();
  const reason = page.locator('#why-223');
  await expect(reason).toContainText('3rd in Waltz, 4th in Quickstep: a total of 7.');
  await expect(reason.getByText('Rule 11', { exact: true })).toBeVisible();
  await expect(reason).toContainText('as if they were one big dance');
  await expect(page.getByRole('region', { name: 'Judges' })).toContainText('Min-jae Bak');
  await expectAccessible(page, 'a final with a reason open');
});

test('a link to one couple highlights it at once', async ({ day, browser }) => {
  const device = await buildDeviceOptions(browser, PHONE);
  const page = await device.newPage();
  await page.goto(day.origin + SILVER);
  // Before the app runs it is a plain link: the address changes, and nothing is announced.
  await expect(async () => {
    await page.getByRole('link', { name: 'Copy a link to 223' }).click();
    await expect(page.getByText(/Link to 223 copied|now links to 223/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const other = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await other.goto(page.url());
  await expect(other.locator('#couple-223')).toHaveClass(/place-row-meant/);
  await expect(other.locator('#why-223')).toHaveAttribute('open', '');
});

test('a link to a couple far down a large round scrolls to it', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(`${day.origin}/results/Newcomer%20Rhythm%20ChaCha?round=4&couple=131`);
  await expect(page.locator('#couple-131')).toBeInViewport({ ratio: 1 });
});

test('a round unposted while a visitor reads it says so, and returns automatically', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const round = `events/${EVENT}/rounds/2/roundState`;
  await page.goto(`${day.origin}/results/${encodeURIComponent(EVENT)}?round=2`);
  await expect(page.getByRole('heading', { name: /advance to the semi-final/ })).toBeVisible();
  await writeToDatabase(day, { [round]: 4 });
  await expect(page.getByText('The result of the quarter-final was taken down a moment ago.')).toBeVisible();
  await writeToDatabase(day, { [round]: 5 });
  await expect(page.getByRole('heading', { name: /advance to the semi-final/ })).toBeVisible();
  await expect(page.getByText('was taken down')).toHaveCount(0);
});

test('a deleted event says so, and an unposted round shows the others', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(`${day.origin}/results/${encodeURIComponent(EVENT)}?round=1`);
  await expect(page.getByText('The semi-final has no posted result yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /advance to the semi-final/ })).toBeVisible();
  await writeToDatabase(day, { [`events/${EVENT}`]: null });
  await expect(page.getByText('This event was removed from the program.')).toBeVisible();
});

test('a tie at the cut is named with its decision', async ({ day, browser }) => {
  const couples = [...listSemiFinalMarks().values()].flat();
  const counts: Record<string, number> = {};
  for (const couple of couples) counts[couple] = (counts[couple] ?? 0) + 1;
  const through = Object.keys(counts).filter((couple) => (counts[couple] ?? 0) >= 3);
  await writeToDatabase(day, {
    ...buildSentSheets(1, listSemiFinalMarks()),
    [`events/${EVENT}/rounds/1/roundState`]: 5,
    [`events/${EVENT}/rounds/1/recallSize`]: through.length - 1,
    [`resultsSaved/${EVENT}/1`]: {
      sumRecalls: counts,
      placements: Object.fromEntries(
        Object.keys(counts)
          .filter((couple) => !through.includes(couple))
          .map((couple) => [couple, through.length + 1]),
      ),
    },
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(`${day.origin}/results/${encodeURIComponent(EVENT)}?round=1`);
  await expect(page.getByText(/^3 of \d+ marks were enough to advance\. Tie at the cut: /)).toBeVisible();
  await expect(page.getByText('All of them advance.')).toBeVisible();
  await expectAccessible(page, 'a recall with a tie at the cut');
});

test('a reader recounts a final from the marks in one press, and sees the differences', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.origin + SILVER);
  const again = page.getByRole('button', { name: 'Count it again' });
  await again.click();
  await expect(page.getByText('Counted again from 112 marks, twice: both counts agree')).toBeVisible();
  await expectAccessible(page, 'a final that was counted again');
  const places = 'resultsSaved/Silver Standard Waltz Quickstep/0/placements';
  await writeToDatabase(day, { [`${places}/112`]: 2, [`${places}/286`]: 1 });
  await expect(page.getByText('both counts agree')).toHaveCount(0);
  await again.click();
  await expect(page.getByText('2 couples come out differently.')).toBeVisible();
  await expect(page.getByText('286: posted place 1, counted place 2.')).toBeVisible();
  await page.goto(`${day.origin}${SILVER}?round=2`);
  await again.click();
  await expect(page.getByText(/every sum agrees with what’s posted/)).toBeVisible();

  await writeToDatabase(day, { 'settings/events/marksPublic': false });
  await expect(page.getByText('the judges’ marks aren’t public.')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a search loads the names on demand, and finds a school’s results and a couple by number', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const asked: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void asked.push(payload.toString())),
  );
  await page.goto(`${day.origin}/results`);
  await expect(page.getByRole('link', { name: /^Silver Standard Waltz \+ Quickstep/ })).toBeVisible();
  const search = page.getByRole('searchbox');
  expect(asked.some((frame) => frame.includes('competitors'))).toBe(false);
  await search.fill('dunmere');
  await page.getByRole('link', { name: 'Dunmere University' }).click();
  const school = page.getByRole('region', { name: 'Results of Dunmere University' });
  await expect(school.getByRole('listitem').first()).toBeVisible();
  await expect(school).toContainText(/\d+ entries, \d+ finals/);
  await expectAccessible(page, 'the results of a school');
  // Only these couples of the events were read, never the whole list.
  expect(asked.some((frame) => /"p":"\/?events"/.test(frame))).toBe(false);

  await page.goto(`${day.origin}/results`);
  await search.fill('223');
  await page.getByRole('link', { name: /Couple 223/ }).click();
  await page.getByRole('link', { name: /Silver Standard Waltz \+ Quickstep.*4th of 35 couples/ }).click();
  await expect(page.locator('#couple-223')).toHaveClass(/place-row-meant/);
  await expect(page.locator('#couple-223')).toBeInViewport();
  await page.goto(`${day.origin}/results`);
  await search.fill('qqqq');
  await expect(page.getByText('Nothing found for “qqqq”.')).toBeVisible();
});

test('all public results can be saved as a file, without unreleased ones @full', async ({ day, browser }) => {
  await writeToDatabase(day, {
    'events/Silver Standard Waltz Quickstep/rounds/0/release': 'awards',
    'events/Silver Standard Waltz Quickstep/rounds/0/released': null,
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(`${day.origin}/results`);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Download everything' })
    .getByRole('button', { name: 'CSV' })
    .click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('results.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Event,Round,Place,Couple');
  expect(text).toContain('Silver Standard Waltz Quickstep,Semi-Final');
  expect(text).not.toContain('Silver Standard Waltz Quickstep,Final');
});

test('the organizer sees each event’s postings and signatures, and can undo publishing the marks @full', async ({
  day,
  browser,
}) => {
  const silver = 'Silver Standard Waltz Quickstep';
  await writeToDatabase(day, {
    [`approvals/${silver}/0/decided`]: { verdict: 'signed', uid: 'x', at: 1, name: 'Dr. Ito' },
    [`approvals/${silver}/signed/0`]: true,
  });
  const page = await openStaffPage(browser, day, ['Organizer', '/admin/results']);
  const events = page.getByRole('region', { name: 'Event by event' });
  const row = events
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Silver Standard Waltz + Quickstep', exact: true }) });
  await expect(row).toContainText('3 of 3 rounds posted');
  await expect(row).toContainText('1 of 3 signed');
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  const marks = page.getByRole('combobox', { name: 'Show judges’ marks to everybody' });
  const isPublic = () => readFromDatabase(day, 'settings/events/marksPublic');
  await marks.selectOption('after the awards');
  await expect.poll(isPublic).toBe(false);
  await page.getByRole('button', { name: 'Awards are over: show marks' }).click();
  await expect.poll(isPublic).toBe(true);
  await page.getByRole('button', { name: 'Hide the marks again' }).click();
  await expect.poll(isPublic).toBe(false);
  await expect
    .poll(() => listJournalSentences(day))
    .toEqual(expect.arrayContaining([expect.stringContaining('made the judges’ marks public')]));
  const first = page.getByRole('checkbox', { name: 'Show results first' });
  const visitor = await (await buildDeviceOptions(browser)).newPage();
  await visitor.goto(`${day.origin}/details`);
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'See Results' })).toBeVisible();
  await first.click();
  await expect.poll(() => readFromDatabase(day, 'competitionMetadata/resultsPageShown')).toBe(false);
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'See Results' })).toHaveCount(0);
  await first.click();
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'See Results' })).toBeVisible();
  await expectAccessible(page, 'what is posted, event by event');
});
