import { loadConfiguration, findEventsFolder } from '../../src/cli/eventFile.ts';
import { startCompanion } from '../../src/cli/firebase/companion.ts';
import { openProject } from '../../src/cli/firebase/firebaseAdmin.ts';
import { listSemiFinalMarks } from '../brown2013.ts';
import { expect, readFromDatabase, PHONE, writeToDatabase } from '../competitionDay.ts';
import { buildDeskAddress, EVENT, EVENT_ON_SCREEN, buildSentSheets } from '../desk.ts';
import { HOSTED_CONFIGURATION, loginPage, makeOrganizer, newPage, NORA, test } from './project.ts';

const RECALLED = ['151', '172', '173', '188', '211', '220', '232'];

/** The companion of the day's project, with Google's firebase-admin. */
async function startsCompanion(): Promise<() => Promise<void>> {
  const demo = loadConfiguration('demo', findEventsFolder());
  if (!demo.ok) throw new Error(demo.problem.join('\n'));
  const quiet = (): void => undefined;
  const project = openProject({ ...demo.value, ...HOSTED_CONFIGURATION }, quiet);
  const complaints: string[] = [];
  const complain = (line: string): void => void complaints.push(line);
  const companion = await startCompanion({ project, mail: undefined, say: quiet, complain });
  return async () => {
    await companion.stop();
    await project.close();
    expect(complaints).toEqual([]);
  };
}

test('a day on Firebase runs from a registration to a posting, with a companion for the live pages', async ({
  day,
  site,
  browser,
}) => {
  test.slow();
  await makeOrganizer(day);
  const stopCompanion = await startsCompanion();
  const phone = await newPage(browser, PHONE);
  const answer = await phone.goto(`${site}/live`);

  await test.step('Firebase hosting sends the headers of our own server', () => {
    const headers = answer?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  await test.step('a dancer registers on Firebase', async () => {
    await writeToDatabase(day, {
      'competitionMetadata/registrationStatus': 'OPEN',
      'competitionMetadata/dateRegistrationClosed': null,
    });
    const dancer = await newPage(browser, PHONE);
    const press = (name: string | RegExp) => dancer.getByRole('button', { name }).first().click();
    await dancer.goto(`${site}/register`);
    await dancer.getByLabel('Name').fill('Ann Novák');
    await dancer.getByLabel('Email').fill('ann@example.org');
    await press('Choose events');
    await dancer.getByRole('tab', { name: /^Latin/ }).click();
    await press('Gold Latin Rumba');
    await press('Choose partners');
    await dancer.getByLabel('Your partner’s name').fill('Bo O’Brien');
    await press('Read and agree');
    await dancer.getByRole('checkbox', { name: /^I recognize/ }).check();
    await press('Check answers');
    await press('Register');
    await expect(dancer.getByRole('heading', { name: 'You’re registered, Ann Novák' })).toBeVisible();
    const entries = Object.values(Object(await readFromDatabase(day, 'events/Gold Latin Rumba/entries')));
    expect(entries).toContainEqual(expect.objectContaining({ leadName: 'Ann Novák' }));
  });

  await test.step('a judge marks on a phone with Firebase', async () => {
    const others = [...listSemiFinalMarks().keys()].filter((judge) => judge !== 'B');
    await writeToDatabase(
      day,
      buildSentSheets(
        1,
        others.map((judge) => [judge, RECALLED]),
      ),
    );
    const judge = await newPage(browser, PHONE);
    await judge.goto(day.linkOf('Judge B').replace(day.origin, site));
    for (const number of RECALLED)
      await judge
        .locator('.sheet-tiles')
        .getByRole('button', { name: new RegExp(`^${number}(,|$)`) })
        .click();
    await judge.keyboard.press('Control+Enter');
    await expect(judge.getByText('The scrutineer has it.')).toBeVisible();
    expect(await readFromDatabase(day, `sheets/${EVENT}/1/B/ChaCha/state`)).toBe('sent');
  });

  await test.step('the scrutineer posts on Firebase, and the callbacks are on the dancer’s phone', async () => {
    const desk = await loginPage(browser, site);
    await desk.getByLabel('Email').fill(NORA.email);
    await desk.getByLabel('Password').fill(NORA.password);
    await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(desk.getByRole('heading', { name: 'Staff' })).toBeVisible();
    await desk.goto(site + buildDeskAddress(1));
    await desk.getByRole('button', { name: /^Close judging/ }).click();
    await desk.getByRole('button', { name: /^Post 7 callbacks/ }).click();
    await expect(
      phone
        .locator('section')
        .filter({ hasText: new RegExp(`^Called back.*${EVENT_ON_SCREEN}, semi-final`) }),
    ).toBeVisible();
    expect(await readFromDatabase(day, `derived/program/${EVENT}/r/1/s`)).toBe(5);
  });
  await stopCompanion();
});
