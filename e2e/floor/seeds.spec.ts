import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../tools/tempFolder.ts';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
  runCommandLine,
  type CompetitionDay,
} from '../competitionDay.ts';

const EVENT = 'Gold Latin Masters';
const SEEDED = [907, 908] as const;
const NUMBERS = [901, 902, 903, 904, 905, 906, ...SEEDED] as const;
const BYES = Object.fromEntries(SEEDED.map((number) => [`s${number}`, true]));
const address = encodeURIComponent(EVENT);

const couple = (number: number) => ({
  entryId: `s${number}`,
  leadName: `Lead ${number}`,
  followName: `Follow ${number}`,
  leadId: `lead${number}`,
  followId: `follow${number}`,
  leadNumber: number,
  affiliation: 'Penn',
  registeredTime: 1,
});

/** A semi-final of eight, first in the day, and a final; one judge marks both. */
const SCENE = {
  [`events/${EVENT}`]: {
    name: EVENT,
    eventLevel: 'Gold',
    style: 'Latin',
    eventDances: ['Samba'],
    entries: Object.fromEntries(NUMBERS.map((number) => [`s${number}`, couple(number)])),
    rounds: {
      0: { roundName: 'Final', roundState: 0, scheduleIndex: -1, numHeats: 1, panel: { A: true } },
      1: {
        roundName: 'Semi-Final',
        roundState: 0,
        scheduleIndex: -2,
        recallSize: 4,
        numHeats: 1,
        panel: { A: true },
        entries: Object.fromEntries(NUMBERS.map((number) => [`s${number}`, { heat: 1 }])),
      },
    },
  },
  // Nothing else is on the floor.
  'events/Newcomer Rhythm ChaCha/rounds/1/roundState': 0,
  live: null,
};

const inRound = async (day: CompetitionDay, round: number): Promise<readonly string[]> =>
  Object.keys((await readFromDatabase(day, `events/${EVENT}/rounds/${round}/entries`)) ?? {}).toSorted();

test('two couples are seeded past the semi-final, dance the final, and are in the results and the archive @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, SCENE);

  await test.step('the organizer seeds two couples on the heats page, and removes one seed', async () => {
    const desk = await openStaffPage(browser, day, ['Organizer', '/admin/eventschedule']);
    await desk
      .locator('li.schedule-row')
      .filter({ hasText: EVENT })
      .filter({ hasText: 'Semi-Final' })
      .locator('[data-name]')
      .click();
    const selected = desk.getByRole('region', { name: 'Selected round' });
    await selected.getByText('Heats', { exact: true }).last().click();
    for (const number of [906, ...SEEDED]) {
      await selected.getByRole('button', { name: `Move ${number} from heat 1` }).click();
      await selected
        .getByRole('radiogroup', { name: `${number} starts in` })
        .getByRole('radio', { name: 'Final', exact: true })
        .check();
    }
    await expect(selected.getByText('5 couples, 1 judge: A. 3 more start later.')).toBeVisible();
    await selected.getByRole('button', { name: '906, starts in the final' }).click();
    await selected
      .getByRole('radiogroup', { name: '906 starts in' })
      .getByRole('radio', { name: 'Semi-Final' })
      .check();
    await expect(selected.getByText('6 couples, 1 judge: A. 2 more start later.')).toBeVisible();
    await expect(selected.getByRole('textbox', { name: 'Recall' })).toHaveValue('2');
    await expectAccessible(desk, 'seeded couples');
    await desk
      .locator('.staff-bar')
      .getByRole('button', { name: /^Publish \d changes/ })
      .click();
    await expect.poll(() => readFromDatabase(day, `events/${EVENT}/rounds/0/byes`)).toEqual(BYES);
    expect(await inRound(day, 1)).toEqual(['s901', 's902', 's903', 's904', 's905', 's906']);
  });

  const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await test.step('a seeded dancer sees the round they start in, and is not called before it', async () => {
    await visitor.goto(`${day.origin}/competitors/lead907`);
    await expect(visitor.getByText('Starts in the final').first()).toBeVisible();
    await expect(visitor.getByText('Semi-Final')).toHaveCount(0);
  });

  await test.step('typing a seeded couple’s number tells the deck captain so, and the couple has no tile', async () => {
    const deck = await openStaffPage(browser, day, ['Deck captain', '/admin/deckcaptain'], PHONE);
    await expect(deck.getByRole('button', { name: /^901, / })).toBeVisible();
    await expect(deck.getByRole('button', { name: /^907, / })).toHaveCount(0);
    await deck.getByRole('button', { name: 'Walk-on' }).click();
    for (const digit of '907')
      await deck.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click();
    await expect(deck.getByText('907 starts in the final.')).toBeVisible();
    await expectAccessible(deck, 'a seeded number at the deck');
    await deck.context().close();
  });

  const scrutineer = await openStaffPage(browser, day, [
    'Scrutineer',
    `/admin/scrutineer?event=${address}&round=1`,
  ]);
  const judge = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await test.step('six couples are judged, two are recalled, and the final has four', async () => {
    await scrutineer.getByRole('button', { name: 'Start' }).click();
    await judge.goto(day.linkOf('Judge A'));
    await expect(judge.getByRole('button', { name: '901', exact: true })).toBeVisible();
    await expect(judge.getByRole('button', { name: '907', exact: true })).toHaveCount(0);
    for (const number of ['901', '902'])
      await judge.getByRole('button', { name: number, exact: true }).click();
    await judge.getByRole('button', { name: 'Send 2' }).click();
    await expect(scrutineer.getByText('Samba in', { exact: true })).toBeVisible();
    await expect(scrutineer.getByText(/2 couples\. Final: 1 heat/)).toBeVisible();
    await scrutineer.getByRole('button', { name: 'Close judging' }).click();
    await scrutineer.getByRole('button', { name: 'Post 2 callbacks' }).click();
    await expect.poll(() => inRound(day, 0)).toEqual(['s901', 's902', 's907', 's908']);
    // Two are recalled and two seeded, so the best of the others is fifth.
    await expect
      .poll(() => readFromDatabase(day, `resultsSaved/${EVENT}/1/placements`))
      .toEqual({
        903: 5,
        904: 5,
        905: 5,
        906: 5,
      });
    await visitor.goto(`${day.origin}/live/${address}/1`);
    await expect(visitor.getByText(/^2 from the .* and 2 more dance the final\.$/)).toBeVisible();
    await visitor.goto(`${day.origin}/results/${address}?round=1`);
    await expect(visitor.getByRole('heading', { name: '2 of 6 advance to the final' })).toBeVisible();
    await expect(visitor.getByText('907 and 908 start in the final.')).toBeVisible();
    await visitor.goto(`${day.origin}/competitors/lead907`);
    await expect(visitor.getByText('Starts in the final').first()).toBeVisible();
  });

  await test.step('the final is judged with all four couples', async () => {
    await scrutineer.goto(`${day.origin}/admin/scrutineer?event=${address}&round=0`);
    await scrutineer.getByRole('button', { name: 'Start' }).click();
    for (const number of ['908', '901', '907', '902'])
      await judge.getByRole('button', { name: number, exact: true }).click();
    await judge.getByRole('button', { name: 'Send Samba' }).click();
    await expect(scrutineer.getByText('Counted twice, both agree')).toBeVisible();
    await scrutineer.getByRole('button', { name: 'Close judging' }).click();
    await scrutineer.getByRole('button', { name: 'Post the final' }).click();
    await expect
      .poll(() => readFromDatabase(day, `resultsSaved/${EVENT}/finalResults/placements`))
      .toEqual({ 901: 2, 902: 4, 903: 5, 904: 5, 905: 5, 906: 5, 907: 3, 908: 1 });
    await visitor.goto(`${day.origin}/results/${address}`);
    await expect(visitor.getByText('8 couples')).toBeVisible();
    await expect(visitor.getByText('907 and 908 start in this round.')).toBeVisible();
  });

  await test.step('the archive is valid, and is the same after an import elsewhere', () => {
    const folder = mkdtempSync(join(tempFolder(), 'seeds-'));
    const [file, again, elsewhere] = ['a.archive', 'b.archive', 'data'].map((name) => join(folder, name));
    if (file === undefined || again === undefined || elsewhere === undefined) return;
    runCommandLine(day.dataFolder, 'export', file);
    expect(runCommandLine(day.dataFolder, 'verify', file)).toContain(
      'Nothing is missing, and nothing was altered.',
    );
    runCommandLine(elsewhere, 'import', file);
    runCommandLine(elsewhere, 'export', again);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
    expect(readFileSync(file, 'utf8')).toContain(`"byes":${JSON.stringify(BYES)}`);
    rmSync(folder, { recursive: true });
  });
});
