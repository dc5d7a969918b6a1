import type { Browser, Page } from '@playwright/test';
import { ALL_SCREENS, screens, type Screen, type ScreenName } from '../../src/web/kit/screens/screens.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  writeToDatabase,
  signedIn,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

/** The competition's time zone differs from the server's and all devices'. */
const VENUE = 'America/New_York';
const MINUTE = 60_000;

/** Each is in another time zone, and the last two have wrong clocks. */
const DEVICES = [
  { timezoneId: 'Pacific/Honolulu', ahead: 0 },
  { timezoneId: 'Asia/Kathmandu', ahead: 20 * MINUTE },
  { timezoneId: 'Europe/Berlin', ahead: -20 * MINUTE },
] as const;

/** Long enough for a page that shows a minute to reach the next one. */
const SAME_MINUTE_MS = 90_000;

const SILVER = 'Silver Standard Waltz Quickstep';
const CHACHA = 'Newcomer Rhythm ChaCha';

/** A fixed code for an unnamed display, which normally picks a random one. */
const DISPLAY = 'KLMN';

/** A staff browser in another time zone with this clock error. */
async function elsewhere(
  browser: Browser,
  day: CompetitionDay,
  { timezoneId, ahead }: (typeof DEVICES)[number],
): Promise<Page> {
  const device = await buildDeviceOptions(browser, undefined, { timezoneId });
  await device.addInitScript(
    ({ ahead: off, display }) => {
      const RightDate = Date;
      const now = (): number => RightDate.now() + off;
      globalThis.Date = new Proxy(RightDate, {
        construct: (its, given: []) => (given.length === 0 ? new its(now()) : new its(...given)),
        get: (its, name) => (name === 'now' ? now : Reflect.get(its, name, its)),
      });
      localStorage.setItem('floorcraft.display.demo', display);
    },
    { ahead, display: DISPLAY },
  );
  const page = await device.newPage();
  await signedIn(page, day, 'Organizer');
  return page;
}

/** All readable text of a page and its fields, except the name of the time zone, which is shown only elsewhere. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const zone of document.querySelectorAll<HTMLElement>('.staff-bar-zone')) zone.style.display = 'none';
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  });

/** Waits until nothing on the page is loading. */
async function settles(page: Page, address: string): Promise<void> {
  await expect(page.locator('main, h1').first(), address).toBeVisible();
  await expect(page.locator('.loading-bars'), address).toHaveCount(0);
}

/** Opens an address on all devices and expects the same text on each. */
async function readsTheSame(pages: readonly Page[], origin: string, address: string): Promise<void> {
  await Promise.all(pages.map((page) => page.goto(origin + address)));
  await Promise.all(pages.map((page) => settles(page, address)));
  await expect(async () => {
    const [first = '', ...others] = await Promise.all(pages.map(textOf));
    for (const other of others) expect(other, address).toBe(first);
  }).toPass({ timeout: SAME_MINUTE_MS, intervals: [250] });
}

/** Fills names in paths with existing examples; screens with several desks yield several addresses. */
async function addressesOf(day: CompetitionDay): Promise<(screen: Screen) => readonly string[]> {
  const [id = ''] = Object.keys((await readFromDatabase(day, 'competitors')) ?? {});
  const several: { readonly [Name in ScreenName]?: readonly string[] } = {
    resultDetails: [screens.resultDetails.link({ event: SILVER })],
    liveRound: [screens.liveRound.link({ event: CHACHA, round: 2 })],
    competitorDetails: [screens.competitorDetails.link({ id })],
    judge: [screens.judge.link({ judge: 'B' })],
    setup: ['basics', 'fees', 'timing', 'disputes'].map((desk) => screens.setup.link({ desk })),
    chairman: [screens.chairman.path, ...['log', 'rounds'].map((desk) => screens.chairman.link({ desk }))],
    printSheets: [screens.printSheets.path, screens.printSheets.link({ kind: 'heats' })],
  };
  return ({ name, path }) => several[name] ?? [path];
}

async function allReadTheSame(
  browser: Browser,
  day: CompetitionDay,
  screensRead: readonly Screen[],
): Promise<void> {
  await writeToDatabase(day, { 'competitionMetadata/timeZone': VENUE });
  const pages = await Promise.all(DEVICES.map((device) => elsewhere(browser, day, device)));
  const addresses = await addressesOf(day);
  for (const address of screensRead.flatMap(addresses)) await readsTheSame(pages, day.origin, address);
}

/** Screens whose times matter on the day. */
const SAMPLE: ReadonlySet<ScreenName> = new Set(['live', 'chairman', 'schedule', 'setup']);
const [sample, others] = [true, false].map((isSample) =>
  ALL_SCREENS.filter(({ name }) => SAMPLE.has(name) === isSample),
);

test('every device shows the competition’s time, whatever its own zone and clock @full', async ({
  browser,
  day,
}) => {
  test.slow();
  await allReadTheSame(browser, day, sample ?? []);
});

test('every other page shows the competition’s time on every device @full', async ({ browser, day }) => {
  test.slow();
  await allReadTheSame(browser, day, others ?? []);
});

test('a break typed in another time zone begins at the venue’s time @full', async ({ browser, day }) => {
  await writeToDatabase(day, { 'competitionMetadata/timeZone': VENUE });
  const [, desk, other] = await Promise.all(DEVICES.map((device) => elsewhere(browser, day, device)));
  if (desk === undefined || other === undefined) throw new Error('There are three devices.');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: VENUE, dateStyle: 'short' }).format();
  await Promise.all([desk, other].map((page) => page.goto(day.origin + screens.schedule.link())));
  await desk.locator('.schedule-side').getByRole('button', { name: 'Add break' }).click();
  const dialog = desk.locator('dialog:modal');
  await dialog.getByRole('radio', { name: 'Not before a set time' }).check();
  await dialog.getByLabel('Not before', { exact: true }).fill(today);
  await dialog.getByLabel('Time: Not before').fill('7:30 PM');
  await dialog.getByRole('button', { name: 'Save break' }).click();
  await desk
    .locator('.staff-bar')
    .getByRole('button', { name: /^Publish/ })
    .click();
  // Before 5 a.m. at the venue it is still the previous competition day, so the day is named.
  await expect(other.getByText(/not before (?:\w{3} )?7:30\sPM/).first()).toBeVisible();
  const blocks = Object.values(
    (await readFromDatabase(day, 'blocks')) as Record<string, { notBefore?: number }>,
  );
  const typed = blocks.map(({ notBefore }) => notBefore).filter((at) => at !== undefined);
  const read = new Intl.DateTimeFormat('sv-SE', { timeZone: VENUE, dateStyle: 'short', timeStyle: 'short' });
  expect(typed.map((at) => read.format(at))).toContain(`${today} 19:30`);
});
