import type { Browser, Page } from '@playwright/test';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  signedIn,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

const ON_FLOOR = 'Newcomer Rhythm ChaCha';
const RUMBA = 'Bronze Rhythm Rumba';
const SILVER = 'Silver Rhythm Rumba';
/** Five judges, on the panels of both finals. */
const PANEL = ['A', 'C', 'D', 'E', 'H'];

const seated = (...letters: readonly string[]) => Object.fromEntries(letters.map((letter) => [letter, true]));
const BOTH_FINALS = {
  [`events/${RUMBA}/rounds/0/panel`]: seated(...PANEL),
  [`events/${SILVER}/rounds/0/panel`]: seated(...PANEL),
};
/** Nothing is on the floor. */
const CLEAR = { [`events/${ON_FLOOR}/rounds/1/roundState`]: 0, live: null };

interface StoredEntry {
  readonly leadNumber?: number;
}

/** Numbers of a final in ascending order, with the keys of their entries. */
async function finalists(day: CompetitionDay, event: string): Promise<ReadonlyMap<string, string>> {
  const entries = (await readFromDatabase(day, `events/${event}/entries`)) as Readonly<
    Record<string, StoredEntry>
  >;
  const places = Object.keys(
    (await readFromDatabase(day, `events/${event}/rounds/0/entries`)) as Readonly<Record<string, unknown>>,
  );
  return new Map(
    places
      .map((id): [string, string] => [String(entries[id]?.leadNumber), id])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  );
}

async function deskOf(browser: Browser, day: CompetitionDay, event: string): Promise<Page> {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await signedIn(page, day, 'Scrutineer');
  await openDesk(page, day, event);
  return page;
}

async function openDesk(page: Page, day: CompetitionDay, event: string, round = 0): Promise<void> {
  await page.goto(`${day.origin}/admin/scrutineer?event=${encodeURIComponent(event)}&round=${round}`);
  await expect(page.getByRole('region', { name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Actions' })).toBeVisible();
}

async function phoneOf(browser: Browser, day: CompetitionDay, letter: string): Promise<Page> {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf(`Judge ${letter}`));
  return page;
}

const main = (page: Page) => page.locator('.sheet-send-main');
/** Continues from a sent sheet. A second press within a moment is ignored as a double tap, so wait. */
async function goesOn(page: Page): Promise<void> {
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();
  await page.waitForTimeout(450);
  await main(page).filter({ hasText: 'Next: ' }).click();
}
const marks = (page: Page, event: string) => expect(page.getByRole('heading', { name: event })).toBeVisible();

/** Places the couples in this order, and sends. */
async function places(page: Page, order: readonly string[]): Promise<void> {
  for (const number of order)
    await page
      .locator('.sheet-tiles')
      .getByRole('button', { name: new RegExp(`^${number}(,|$)`) })
      .click();
  await main(page).click();
}

/** Sheets of these judges for the current line-up, from phones outside of this story. */
async function havePlaced(
  day: CompetitionDay,
  event: string,
  judges: readonly string[],
  order: readonly string[],
): Promise<void> {
  const lineUp = await readFromDatabase(day, `events/${event}/rounds/0/lineUp`);
  const sheet = { state: 'sent', count: order.length, at: Date.now(), lineUp };
  await writeToDatabase(
    day,
    Object.fromEntries(
      judges.flatMap((judge) => [
        [`marks/${event}/0/${judge}/Rumba`, order],
        [`sheets/${event}/0/${judge}/Rumba`, sheet],
      ]),
    ),
  );
}

/** Closes judging and posts. The desk stays at the posted round. */
async function postsFinal(page: Page, day: CompetitionDay, event: string): Promise<void> {
  // The last sheet may be on the server but not yet on the desk, which would then ask before closing.
  await expect(page.getByText('Counted twice, both agree')).toBeVisible();
  await page.getByRole('button', { name: 'Close judging' }).click();
  await page.getByRole('button', { name: /^Post the final/ }).click();
  await expect.poll(() => readFromDatabase(day, `events/${event}/rounds/0/roundState`)).toBe(5);
}

const placements = (day: CompetitionDay, event: string): Promise<unknown> =>
  readFromDatabase(day, `resultsSaved/${event}/0/placements`);

test('two overlapping finals have five judges on both, who move on to the other, and both are counted @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { ...BOTH_FINALS, ...CLEAR });
  const rumba = [...(await finalists(day, RUMBA)).keys()];
  const silver = [...(await finalists(day, SILVER)).keys()];
  const desk = await deskOf(browser, day, RUMBA);
  await desk.keyboard.press('s');
  await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/rounds/0/roundState`)).toBe(2);

  // C follows A's order, and H follows E's.
  const [a, d, e] = [
    await phoneOf(browser, day, 'A'),
    await phoneOf(browser, day, 'D'),
    await phoneOf(browser, day, 'E'),
  ];
  for (const phone of [a, d, e]) await marks(phone, RUMBA);
  await places(a, rumba);
  await havePlaced(day, RUMBA, ['C'], rumba);
  await expect(main(a)).toHaveText('All sent. Your next round will open here');

  await test.step('the couples of the next final walk on while three judges still mark the first', async () => {
    await openDesk(desk, day, SILVER);
    await desk.keyboard.press('s');
    const asked = desk.getByRole('dialog');
    await expect(asked).toContainText(`${RUMBA}, final is on the floor, still being judged by D, E, and H.`);
    await asked.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => readFromDatabase(day, `events/${SILVER}/rounds/0/roundState`)).toBe(2);
    await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/rounds/0/roundState`)).toBe(2);
  });

  await test.step('a judge who has sent every sheet moves on, and the others stay on the older final', async () => {
    await marks(a, SILVER);
    for (const phone of [d, e]) await marks(phone, RUMBA);
    const mc = await openStaffPage(browser, day, ['MC', '/admin/mc']);
    await expect(mc.getByText(`${RUMBA}, Final + ${SILVER}, Final`)).toBeVisible();
  });

  await test.step('one judge marks the later final first, the others in order', async () => {
    await d.getByRole('button', { name: 'Other round' }).click();
    await marks(d, SILVER);
    await places(d, silver.toReversed());
    await goesOn(d);
    await marks(d, RUMBA);
    await places(d, rumba);
    await places(e, rumba);
    await goesOn(e);
    for (const phone of [a, e]) {
      await marks(phone, SILVER);
      await places(phone, silver);
    }
    await havePlaced(day, RUMBA, ['H'], rumba);
    await havePlaced(day, SILVER, ['C', 'H'], silver);
    for (const phone of [a, d, e])
      await expect(main(phone)).toHaveText('All sent. Your next round will open here');
  });

  await test.step('both overlapping finals are posted, each with its own marks', async () => {
    await openDesk(desk, day, RUMBA);
    await postsFinal(desk, day, RUMBA);
    await expect.poll(() => readFromDatabase(day, `live/${SILVER}/0`)).not.toBe(null);
    await openDesk(desk, day, SILVER);
    await postsFinal(desk, day, SILVER);
    await expect
      .poll(() => placements(day, RUMBA))
      .toEqual(Object.fromEntries(rumba.map((of, at) => [of, at + 1])));
    await expect
      .poll(() => placements(day, SILVER))
      .toEqual(Object.fromEntries(silver.map((of, at) => [of, at + 1])));
    await expect.poll(() => readFromDatabase(day, 'live')).toBe(null);
  });
});

test('a round starts with the couples present, a late one joins the sheets, and the final is counted @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { ...BOTH_FINALS, ...CLEAR });
  const couples = await finalists(day, RUMBA);
  const numbers = [...couples.keys()];
  const [first, second] = numbers;
  const here = numbers.slice(2);
  // The deck has checked in four of six when the music starts.
  await writeToDatabase(
    day,
    Object.fromEntries(
      here.map((number) => [`events/${RUMBA}/entries/${couples.get(number)}/checkedIn/0`, true]),
    ),
  );
  const desk = await deskOf(browser, day, RUMBA);
  await desk.keyboard.press('s');
  const asked = desk.getByRole('dialog');
  await expect(asked).toContainText(`2 of ${numbers.length} not checked in: ${first} ${second}`);
  await asked.getByRole('button', { name: 'Wait' }).click();
  await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/rounds/0/roundState`)).toBe(0);
  await desk.keyboard.press('s');
  await asked.getByRole('radio', { name: `Start with those here (${here.length})` }).check();
  await asked.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => readFromDatabase(day, `events/${RUMBA}/rounds/0/roundState`)).toBe(2);

  const [has, hasNot] = [await phoneOf(browser, day, 'A'), await phoneOf(browser, day, 'H')];
  for (const phone of [has, hasNot])
    await expect(phone.getByText(`Final, ${here.length} couples`)).toBeVisible();
  await places(has, here);
  await expect(has.getByText('The scrutineer has it.')).toBeVisible();
  await havePlaced(day, RUMBA, ['C', 'D', 'E'], here);

  await test.step('a missing couple arrives, and every sheet is reopened, with its marks', async () => {
    const deck = await openStaffPage(browser, day, ['Deck captain', '/admin/deckcaptain'], {
      width: 820,
      height: 1180,
    });
    await deck.getByRole('tab', { name: /On the floor/ }).click();
    await deck.getByRole('button', { name: new RegExp(`^${second},`) }).click();
    await expect
      .poll(() => readFromDatabase(day, `events/${RUMBA}/rounds/0/entries/${couples.get(second ?? '')}/away`))
      .toBe(false);
    await expect(has.getByText(`${second} came late: tap their place.`)).toBeVisible();
  });

  await test.step('the reopened sheets count only once they are sent again', async () => {
    await expect(desk.getByRole('complementary', { name: 'Actions' })).toContainText('of 5 sheets in.');
    const actions = desk.getByRole('complementary', { name: 'Actions' });
    await expect(actions.locator('.desk-figure')).toHaveText('0');
    await has.getByRole('button', { name: `Put ${second} 1st` }).click();
    await main(has).click();
    await places(hasNot, [second ?? '', ...here]);
    await havePlaced(day, RUMBA, ['C', 'D', 'E'], [second ?? '', ...here]);
    await postsFinal(desk, day, RUMBA);
    await expect
      .poll(() => placements(day, RUMBA))
      .toEqual(Object.fromEntries([second ?? '', ...here].map((of, at) => [of, at + 1])));
  });
});

test('a wrong start is undone: the running round keeps its phones and its marks @full', async ({
  day,
  browser,
}) => {
  const phone = await phoneOf(browser, day, 'B');
  await phone.locator('.sheet-tiles').getByRole('button', { name: /^151/ }).click();
  await writeToDatabase(day, { [`events/${SILVER}/rounds/0/panel`]: seated('A', 'B') });
  // The scrutineer starts the wrong round, one row below the intended one.
  const desk = await deskOf(browser, day, SILVER);
  await desk.keyboard.press('s');
  const asked = desk.getByRole('dialog');
  await expect(asked).toContainText('Newcomer Rhythm Cha Cha, semi-final is on the floor');
  await asked.getByRole('radio', { name: 'Stop it' }).check();
  await asked.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(phone.getByText(/semi-final: stopped\. Your marks are saved/)).toBeVisible();
  await expect.poll(() => readFromDatabase(day, `events/${ON_FLOOR}/rounds/1/roundState`)).toBe(0);

  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readFromDatabase(day, `events/${SILVER}/rounds/0/roundState`)).toBe(0);
  await expect.poll(() => readFromDatabase(day, `events/${ON_FLOOR}/rounds/1/roundState`)).toBe(2);
  await marks(phone, 'Newcomer Rhythm Cha Cha');
  await expect(phone.locator('.sheet-tiles').getByRole('button', { name: /^151/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => readFromDatabase(day, `live/${SILVER}`)).toBe(null);
  await expect.poll(() => readFromDatabase(day, `live/${ON_FLOOR}/1`)).not.toBe(null);
});
