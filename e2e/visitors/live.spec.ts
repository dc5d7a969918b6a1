import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { listFinalOrders, listFinalists, listSemiFinalMarks } from '../brown2013.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { EVENT, openDesk, openInbox, EVENT_ON_SCREEN, buildSentSheets } from '../desk.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';

const NEXT = 'Bronze Rhythm ChaCha';
const NEXT_SAID = 'Bronze Rhythm Cha Cha';
const LATIN = 'Silver Latin ChaCha Rumba';
const LATIN_SAID = 'Silver Latin Cha Cha + Rumba';

interface StoredEntry {
  readonly leadNumber?: number;
  readonly leadId?: string;
  readonly leadName?: string;
}

const entriesOf = async (day: CompetitionDay, event: string) =>
  (await readFromDatabase(day, `events/${event}/entries`)) as Readonly<Record<string, StoredEntry>>;

/** Opens the live page on a visitor's phone. */
async function phone(
  browser: Parameters<typeof buildDeviceOptions>[0],
  day: CompetitionDay,
  address = '/live',
): Promise<Page> {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.origin + address);
  // The server drew this page; from now on it follows the floor and reacts to taps.
  await expect(page.locator('.connection-light-live')).toBeVisible();
  return page;
}

const floor = (page: Page, event: string) => page.getByRole('region', { name: event });
const mine = (page: Page) => page.getByRole('region', { name: 'My dancers' });

test('a parent pins a dancer, follows the floor heat by heat, loses the network and catches up', async ({
  day,
  browser,
}) => {
  const dancer = Object.values(await entriesOf(day, LATIN)).find(({ leadName }) =>
    leadName?.startsWith('Wojciech'),
  );
  if (dancer?.leadName === undefined) throw new Error('somebody in the quarter-final is known by name');
  const name = dancer.leadName;
  const parent = await phone(browser, day);

  await test.step('the live page was drawn before the app ran, and nothing is drawn twice', async () => {
    const html = await (await fetch(`${day.origin}/live`)).text();
    expect(html).toContain('live-now');
    await expect(floor(parent, EVENT_ON_SCREEN)).toContainText('Semi-Final');
    await expect(floor(parent, EVENT_ON_SCREEN)).toContainText('of 14');
    await expectAccessible(parent, 'the live page');
  });

  await test.step('a dancer is found by a part of the name, pinned, and remembered by the device', async () => {
    await parent.getByRole('button', { name: 'Follow a dancer' }).click();
    await parent.getByLabel('Name, school or number').fill('wojciech luc');
    await parent.getByRole('button', { name: `Follow ${name}` }).click();
    await parent.getByRole('button', { name: 'Done' }).click();
    await expect(mine(parent)).toContainText(name);
    await expect(mine(parent)).toContainText(`Dances again in ${NEXT_SAID}, final`);
    await expect(mine(parent)).toContainText(/\d+(–\d+)? minute/);
    await parent.reload();
    await expect(mine(parent)).toContainText(`Dances again in ${NEXT_SAID}, final`);
    await expectThumbSized(mine(parent).locator('li'));
    await expectAccessible(parent, 'a pinned dancer');
  });

  const spoken = parent.locator('output[aria-live=polite]').first();
  const aloud = mine(parent).locator('output[aria-live=polite]');
  await expect(aloud).toBeEmpty();
  const mc = await openStaffPage(browser, day, ['MC', '/admin/mc'], { width: 1180, height: 820 });
  await test.step('two rounds on the floor are shown separately, and each change is announced once', async () => {
    await writeToDatabase(day, {
      [`events/${LATIN}/rounds/2/roundState`]: 2,
      [`events/${LATIN}/rounds/2/roundActualStartTime`]: Date.now(),
      [`live/${LATIN}/2`]: { dance: 0, heat: 1, floor: 2 },
    });
    await expect(floor(parent, LATIN_SAID)).toContainText('On the floor, Floor 2');
    await expect(floor(parent, EVENT_ON_SCREEN)).toContainText('On the floor, Floor 1');
    await expect(mine(parent)).toContainText(
      /Silver Latin Cha Cha \+ Rumba, quarter-final, heat \d.*On the floor now/,
    );
    await expect(spoken).toHaveText(`On the floor, Floor 2: ${LATIN_SAID}, quarter-final.`);
    await expect(aloud).toHaveText(
      new RegExp(`^${name} is on the floor: ${LATIN_SAID.replace('+', '\\+')}, quarter-final, heat \\d\\.$`),
    );
  });

  await test.step('the live page shows the next heat that the MC calls', async () => {
    await writeToDatabase(day, { [`live/${EVENT}`]: null, [`events/${EVENT}/rounds/1/roundState`]: 4 });
    await expect(floor(parent, EVENT_ON_SCREEN)).toHaveCount(0);
    await expect(mc.getByRole('region', { name: 'What to say' })).toContainText('heat one of two');
    await mc.keyboard.press('Space');
    await expect.poll(() => readFromDatabase(day, `live/${LATIN}/2/heat`)).toBe(2);
    await expect(floor(parent, LATIN_SAID)).toContainText('2 of 2');
    await expect(spoken).toContainText('heat 2 of 2');
  });

  await test.step('the live page says that it is offline, keeps its data, and catches up back online', async () => {
    await parent.context().setOffline(true);
    await expect(parent.getByText('Reconnecting')).toBeVisible();
    await expect(floor(parent, LATIN_SAID)).toContainText('2 of 2');
    await writeToDatabase(day, {
      [`live/${LATIN}/2`]: { dance: 1, heat: 1, floor: 1 },
      announcement: 'Lunch is served.',
    });
    await parent.context().setOffline(false);
    await expect(parent.getByRole('region', { name: 'Announcement' })).toContainText('Lunch is served.');
    await expect(floor(parent, LATIN_SAID)).toContainText('Rumba');
    await expect(parent.getByText('Reconnecting')).toHaveCount(0);
  });
});

test('callbacks posted by the scrutineer are on every phone by number, and disappear when undone @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, buildSentSheets(1, listSemiFinalMarks()));
  const dancer = await phone(browser, day, `/live/${encodeURIComponent(EVENT)}/1`);
  await expect(dancer.getByRole('heading', { level: 1, name: EVENT_ON_SCREEN })).toBeVisible();
  await expect(dancer.getByText('Dancing the semi-final')).toBeVisible();
  const aunt = await phone(browser, day);
  const desk = await openDesk(browser, day, 1);
  const inbox = await openInbox(browser, day);

  await test.step('the scrutineer posts the callbacks', async () => {
    await expect(desk.getByRole('button', { name: 'Close judging' })).toBeEnabled();
    await desk.keyboard.press('Enter');
    await expect(dancer.locator('.live-round-foot')).toContainText(
      'The judges’ marks are in. Callbacks come next.',
    );
    const aloud = dancer.locator('output.spoken');
    await expect(aloud).toHaveText('The judges’ marks are in. Callbacks come next.');
    await expect(desk.getByRole('button', { name: 'Send to chairman' })).toBeEnabled();
    await desk.keyboard.press('a');
    await inbox.getByRole('button', { name: 'None: recall 6' }).click();
    await expect(desk.getByRole('button', { name: 'Post 6 callbacks' })).toBeEnabled();
    await desk.keyboard.press('p');
    await expect(dancer.getByText('Called back to the final')).toBeVisible();
    await expect(dancer.locator('.live-numbers button')).toHaveCount(6);
    await expect(aloud).toHaveText(`Callbacks are out: ${EVENT_ON_SCREEN}, semi-final, 6 couples.`);
    await expect(aunt.getByRole('region', { name: 'Called back' })).toContainText(
      `${EVENT_ON_SCREEN}, semi-final`,
    );
    await expect(aunt.locator('output[aria-live=polite]').first()).toContainText(
      `Callbacks are out: ${EVENT_ON_SCREEN}, semi-final`,
    );
    await expectAccessible(dancer, 'callbacks of a round');
  });

  await test.step('a number’s names open below its own row', async () => {
    // This event has no names, the other one all of them.
    await dancer.locator('.live-numbers button').first().click();
    await expect(dancer.getByText('The names aren’t public.')).toBeVisible();
    const [couple] = Object.values(await entriesOf(day, LATIN));
    const latin = await phone(browser, day, `/live/${encodeURIComponent(LATIN)}/2`);
    await latin.getByRole('button', { name: String(couple?.leadNumber), exact: true }).click();
    await expect(latin.getByRole('link', { name: couple?.leadName ?? '' })).toBeVisible();
    await expect(latin.getByText(/^Be on deck/)).toBeVisible();
    await expectAccessible(latin, 'a couple by name');
  });

  await test.step('a posting undone while a visitor reads it is explained', async () => {
    await writeToDatabase(day, { [`events/${EVENT}/rounds/1/roundState`]: 4 });
    await expect(dancer.getByText('These callbacks were withdrawn')).toBeVisible();
    await expect(aunt.getByRole('region', { name: 'Called back' })).not.toContainText(
      `${EVENT_ON_SCREEN}, semi-final`,
    );
    await goesTo(dancer, `/live/${encodeURIComponent(EVENT)}/0`);
    await expect(dancer.getByText('Not drawn yet')).toBeVisible();
  });

  await test.step('an event deleted while a visitor reads it is explained', async () => {
    await goesTo(dancer, `/live/${encodeURIComponent(NEXT)}/0`);
    await expect(dancer.getByRole('heading', { level: 1, name: NEXT_SAID })).toBeVisible();
    await writeToDatabase(day, { [`events/${NEXT}`]: null });
    await expect(dancer.getByRole('heading', { level: 1, name: 'No event at this address' })).toBeVisible();
  });
});

test('unreleased placings are on no live page, drawn or not', async ({ day, browser }) => {
  const couples = listFinalists();
  const inFinal = Object.entries(await entriesOf(day, EVENT)).filter(([, { leadNumber }]) =>
    couples.includes(String(leadNumber)),
  );
  await writeToDatabase(day, {
    ...buildSentSheets(0, listFinalOrders()),
    [`live/${EVENT}`]: null,
    [`events/${EVENT}/rounds/1/roundState`]: 5,
    [`events/${EVENT}/rounds/0/roundState`]: 5,
    [`events/${EVENT}/rounds/0/release`]: 'awards',
    [`events/${EVENT}/rounds/0/entries`]: Object.fromEntries(inFinal.map(([id]) => [id, { heat: 1 }])),
  });
  const asked: string[] = [];
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => asked.push(String(payload)));
  });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${day.origin}/live/${encodeURIComponent(EVENT)}/0`);
  await expect(page.getByText('Placings are read out at the awards.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the result' })).toHaveCount(0);
  // In the order of the numbers, which reveals nothing.
  const shown = await page.locator('.live-numbers button').allTextContents();
  expect(shown).toEqual(shown.toSorted((a, b) => Number(a) - Number(b)));
  await goesTo(page, '/live');
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  expect(asked.filter((one) => /resultsSaved|finalResults|marks\//.test(one))).toEqual([]);
});

test('the organizer’s switches reach every phone at once', async ({ day, browser }) => {
  const reader = await phone(browser, day);
  const next = reader.getByRole('region', { name: 'Next' });
  await expect(next).toBeVisible();
  const flag = (name: string, value: unknown) => writeToDatabase(day, { [`settings/events/${name}`]: value });

  await test.step('rounds are numbered, and those of the event on the floor are highlighted', async () => {
    await next.getByRole('button', { name: 'The whole day' }).click();
    const whole = next.getByRole('list', { name: 'The whole day' });
    await expect(whole.locator('[aria-current=step]')).toContainText(EVENT_ON_SCREEN);
    await expect(whole.getByText(/^\d+\. /)).toHaveCount(0);
    await flag('showScheduleIndex', true);
    await expect(whole.getByText(/^\d+\. /).first()).toBeVisible();
    await expect(whole.getByText('Same event as the one on the floor')).toHaveCount(0);
    await flag('highlightOtherRoundsInEvent', true);
    await expect(whole.getByText('Same event as the one on the floor').first()).toBeVisible();
    await expectAccessible(reader, 'the whole day');
  });

  await test.step('visitors who scrolled away return to now when the organizer asks', async () => {
    const now = next.locator('[aria-current=step]');
    await reader.mouse.move(100, 400);
    await reader.mouse.wheel(0, -20_000);
    await expect(now).not.toBeInViewport();
    await flag('liveScrollRefreshIndex', 1);
    await expect(now).toBeInViewport();
  });

  await test.step('the schedule is hidden with its times, and the rounds on the floor stay', async () => {
    await flag('hideLiveSchedule', true);
    await expect(next).toHaveCount(0);
    await expect(floor(reader, EVENT_ON_SCREEN)).toBeVisible();
  });

  await test.step('an empty floor shows the next rounds without a time, then that the day is over', async () => {
    await writeToDatabase(day, {
      [`live/${EVENT}`]: null,
      [`events/${EVENT}/rounds/1/roundState`]: 4,
    });
    await expect(reader.getByRole('main')).toContainText(/The floor is clear\s*Next: .*, final\./);
  });
});
