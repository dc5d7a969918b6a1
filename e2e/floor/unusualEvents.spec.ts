import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
} from '../competitionDay.ts';
import { EVENT, EVENT_ON_SCREEN } from '../desk.ts';
import { LONG_NAME, buildPostedFinal, buildEventWithoutFinal } from '../unusualEvents.ts';

const TWELVE = 'Gold Standard Twelve';
const ALONE = 'Gold Standard Alone';
const NO_FINAL = 'Bronze Latin Rumba Open';
const HELD = 'Gold Standard Held';
/** A marker value: wherever it appears, a place has leaked. */
const SECRET = 41_773;

const at = (name: string): string => encodeURIComponent(name);

test('unusual events display correctly on a phone: a final of twelve, ties, long names, one couple, no final @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    ...buildPostedFinal(TWELVE, 12),
    ...buildPostedFinal(ALONE, 1),
    ...buildEventWithoutFinal(NO_FINAL),
  });
  const page = await (await buildDeviceOptions(browser, PHONE, { colorScheme: 'dark' })).newPage();
  const staysInside = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  const places = page.getByRole('list', { name: 'Places' }).getByRole('listitem');

  await test.step('twelve couples with two ties are listed, and a name of sixty characters is complete', async () => {
    await page.goto(`${day.origin}/results/${at(TWELVE)}`);
    await expect(places).toHaveCount(12);
    await expect(places.first()).toContainText(LONG_NAME);
    await expect(places.nth(1)).toContainText(/Nothing breaks the tie: 502 and 503\s+share the place\./);
    await expect(places.nth(1)).toContainText('2.5');
    await expect(places.nth(2)).toContainText('2.5');
    await expect(places.last()).toContainText('11.5');
    await staysInside();
    await expectAccessible(page, 'a final of twelve');
  });

  await test.step('the final changes late, while a visitor reads it', async () => {
    await writeToDatabase(day, buildPostedFinal(TWELVE, 11));
    await expect(places).toHaveCount(11);
  });

  await test.step('a single couple is first, with an explanation', async () => {
    await page.goto(`${day.origin}/results/${at(ALONE)}`);
    await expect(places).toHaveCount(1);
    await expect(places).toContainText('The only couple in the final.');
    await staysInside();
  });

  await test.step('an event without a final calls no couple back to a missing round', async () => {
    await page.goto(`${day.origin}/results/${at(NO_FINAL)}`);
    await expect(page.getByText('Semi-Final callbacks posted')).toBeVisible();
    await page.goto(`${day.origin}/live/${at(NO_FINAL)}/1`);
    await expect(page.getByText('Danced the semi-final')).toBeVisible();
    await page.goto(`${day.origin}/live/${at(NO_FINAL)}/0`);
    await expect(page.getByText('This event has no such round')).toBeVisible();
    await page.goto(`${day.origin}/live`);
    await expect(page.getByText(/Rumba Open, semi-final/)).toHaveCount(0);
  });

  await test.step('a renamed event opens under its old address, with its new name', async () => {
    await writeToDatabase(day, { [`events/${TWELVE}/name`]: 'Gold Standard Dozen' });
    await page.goto(`${day.origin}/results/${at(TWELVE)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gold Standard Dozen' })).toBeVisible();
    await page.goto(`${day.origin}/live/${at(TWELVE)}/0`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gold Standard Dozen' })).toBeVisible();
  });

  await test.step('94 couples are read by number on a phone in the dark', async () => {
    await writeToDatabase(day, {
      [`events/${EVENT}/rounds/4/roundState`]: 2,
      [`live/${EVENT}/4`]: { dance: 0, heat: 2, floor: 1 },
    });
    await page.goto(`${day.origin}/live/${at(EVENT)}/4`);
    await expect(page.getByRole('heading', { level: 1, name: EVENT_ON_SCREEN })).toBeVisible();
    await expect(page.locator('.live-numbers button')).toHaveCount(94);
    await staysInside();
    await expectAccessible(page, '94 couples by number');
  });
});

test('placings held for the awards are nowhere that a visitor could find them @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, buildPostedFinal(HELD, 6, 'awards'));
  await writeToDatabase(day, {
    [`resultsSaved/${HELD}/0/placements/501`]: SECRET,
    [`resultsSaved/${HELD}/finalResults/placements/501`]: SECRET,
    [`marks/${HELD}/0/A/Waltz`]: [String(SECRET)],
  });
  expect(JSON.stringify(await readFromDatabase(day, 'resultsSaved'))).toContain(String(SECRET));
  const told = async (path: string, language = 'en'): Promise<string> => {
    const answer = await fetch(day.origin + path, { headers: { 'accept-language': language } });
    return (await answer.text()) + [...answer.headers].join(' ');
  };

  await test.step('held placings are not in a server-drawn page: its title, its preview, its embedded data', async () => {
    const its = `/results/${at(HELD)}`;
    for (const path of [
      its,
      `${its}?round=0`,
      `${its}?couple=501`,
      '/results',
      '/results?number=501',
      '/live',
      `/live/${at(HELD)}/0`,
    ])
      for (const language of ['en', 'es', 'zh']) {
        // The server pauses between two renderings; the next request then triggers one.
        await expect(async () => expect(await told(path, language)).toContain('id="brought"')).toPass();
        const page = await told(path, language);
        expect(page, path).not.toContain(String(SECRET));
        expect(page, path).not.toContain('finalTable');
      }
  });

  await test.step('held placings are not in the derived data or any other public node', async () => {
    for (const place of [
      'derived',
      'derived/program',
      `derived/heats/${HELD}`,
      'derived/numbers/501',
      'events',
      `events/${HELD}`,
      'live',
      'readOut',
      'resultsSaved',
      `resultsSaved/${HELD}`,
      `resultsSaved/${HELD}/0`,
      `resultsSaved/${HELD}/finalResults`,
      'marks',
      `marks/${HELD}/0`,
      'journal',
      'approvals',
      'couplesOut',
      '',
    ])
      for (const query of ['', '?shallow=true', '?format=export'])
        expect(await told(`/${encodeURI(place)}.json${query}`), place).not.toContain(String(SECRET));
  });

  await test.step('held placings are not in a browser’s requests, page, search or storage', async () => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    const heard: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    });
    await page.goto(`${day.origin}/results/${at(HELD)}`);
    await expect(page.getByText('Placings come out at the awards.')).toBeVisible();
    await expect(page).toHaveTitle(`${HELD}, results`);
    await page.goto(`${day.origin}/results?number=501`);
    await expect(page.getByRole('link', { name: new RegExp(HELD) })).toContainText('No result yet');
    await page.goto(`${day.origin}/live/${at(HELD)}/0`);
    await expect(page.getByText('Placings are read out at the awards.')).toBeVisible();
    expect(heard.join(' ')).not.toContain(String(SECRET));
    expect(await page.content()).not.toContain(String(SECRET));
  });

  await test.step('the placings are visible once released', async () => {
    await writeToDatabase(day, { [`events/${HELD}/rounds/0/released`]: Date.now() });
    await expect(async () =>
      expect(await told(`/results/${at(HELD)}?couple=501`)).toContain(String(SECRET)),
    ).toPass();
  });
});
