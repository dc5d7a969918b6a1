import type { Browser, Page } from '@playwright/test';
import {
  buildDeviceOptions,
  expect,
  LAPTOP,
  PHONE,
  writeToDatabase,
  signedIn,
  startDay,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

/** A busy day: a second round on the floor, a question to the chairman, and an earlier published plan. */
async function inFullSwing(): Promise<CompetitionDay> {
  const on = await startDay();
  const published = { uid: 'o', who: 'Olga', device: 'd', at: 1, kind: 'plan published', revision: 1 };
  await writeToDatabase(on, {
    'events/Silver Latin ChaCha Rumba/rounds/2/roundState': 2,
    'events/Silver Latin ChaCha Rumba/rounds/2/roundActualStartTime': Date.now(),
    'live/Silver Latin ChaCha Rumba/2': { dance: 0, heat: 1, floor: 1 },
    'approvals/Silver Latin ChaCha Rumba/2/asked': { what: 'cut', count: 12, uid: 's', name: 'Sam', at: 2 },
    'journal/of-the-plan': { ...published, prev: 'first', what: JSON.stringify(published) },
  });
  return on;
}

let day: CompetitionDay;
test.beforeAll(async () => {
  day = await inFullSwing();
});
test.afterAll(async () => {
  await day.stop();
});

/** Network delay in a full hall, each way. */
const SLOW_MS = 400;

async function onSlowLine(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // The browser's throttling does not cover WebSockets.
  await page.routeWebSocket(/\/\.ws/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => void setTimeout(() => server.send(message), SLOW_MS / 2));
    server.onMessage((message) => void setTimeout(() => line.send(message), SLOW_MS / 2));
  });
}

interface Move {
  readonly by: number;
  /** Moved elements with their positions, for the failure message. */
  readonly what: readonly string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records layout shifts on every page opened from here on. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const place = ({ x, y, height }: DOMRectReadOnly) => [x, y, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as Shift;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)}: ${place(previousRect)} to ${place(currentRect)}`,
        );
        moves.push({ by: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Layout shifts once nothing more is loading. */
async function movesOn(page: Page): Promise<readonly Move[]> {
  await page.waitForTimeout(3 * SLOW_MS);
  return page.evaluate(() => (window as unknown as { readonly moves: readonly Move[] }).moves);
}

/** Layout shift that no one notices. */
const STILL = 0.02;

/** A person's screen, and a selector that matches once it is complete. */
interface Desk {
  readonly who: 'Organizer' | 'MC' | 'Chairman' | 'Scrutineer' | 'Deck captain';
  readonly name: string;
  readonly at: string;
  readonly isHere: (page: Page) => Promise<void>;
}

const desks: readonly Desk[] = [
  {
    who: 'Organizer',
    name: 'the schedule',
    at: screens.schedule.link(),
    isHere: async (page) => {
      await expect(page.getByRole('heading', { name: 'Whole day' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Keyboard' })).toBeVisible();
    },
  },
  {
    who: 'MC',
    name: 'the MC’s',
    at: screens.mc.link(),
    isHere: (page) => expect(page.getByText('Up next').first()).toBeVisible(),
  },
  {
    who: 'Chairman',
    name: 'the chairman’s',
    at: screens.chairman.link(),
    isHere: (page) => expect(page.getByRole('heading', { name: '1 needs you' })).toBeVisible(),
  },
  {
    who: 'Scrutineer',
    name: 'the scrutineer’s',
    at: screens.scrutineer.link(),
    isHere: (page) =>
      expect(page.getByRole('link').filter({ hasText: 'Newcomer Rhythm' }).first()).toBeVisible(),
  },
  {
    who: 'Deck captain',
    name: 'the deck captain’s',
    at: screens.deck.link(),
    isHere: (page) => expect(page.getByText(/^of \d+ checked in$/)).toBeVisible(),
  },
];

/** A device on a slow connection that records layout shifts. */
async function watched(
  browser: Browser,
  who: Desk['who'],
  view: typeof PHONE | typeof LAPTOP,
): Promise<Page> {
  const page = await (await buildDeviceOptions(browser, view)).newPage();
  await signedIn(page, day, who);
  await onSlowLine(page);
  await watchMoves(page);
  return page;
}

/** Loads a desk, and records layout shifts until it is complete. */
async function staysStill(page: Page, { at, isHere }: Desk, who: string): Promise<void> {
  await page.goto(day.origin + at);
  await isHere(page);
  const moves = await movesOn(page);
  const moved = moves.reduce((sum, { by }) => sum + by, 0);
  expect.soft(moved, `${who} at ${at}: ${JSON.stringify(moves, undefined, 2)}`).toBeLessThan(STILL);
}

/**
 * Desks and the people who open them: each owner on a phone, the schedule also on a laptop, and an organizer,
 * who has the menu.
 */
const opened = [
  ...desks.map((desk) => ({ desk, who: desk.who, view: PHONE })),
  ...desks
    .filter(({ name }) => name === 'the schedule')
    .map((desk) => ({ desk, who: desk.who, view: LAPTOP })),
  ...desks
    .filter(({ who }) => who !== 'Organizer')
    .map((desk) => ({ desk, who: 'Organizer', view: PHONE }) as const),
];

for (const { desk, who, view } of opened)
  test(`on a slow connection ${desk.name} screen loads at ${view.width} px for the ${who} without layout shift @full`, async ({
    browser,
  }) => {
    const page = await watched(browser, who, view);
    await staysStill(page, desk, `${who}, the first time`);
    await staysStill(page, desk, `${who}, who was there before`);
    await page.context().close();
  });

/** Pages that visitors open first, and a selector that matches once each is complete. */
const publicPages = [
  { at: screens.home.link(), last: 'Ayumi Ōkawa' },
  { at: screens.rules.link(), last: 'Judging' },
  { at: screens.about.link(), last: 'Ayumi Ōkawa' },
] as const;

for (const { at, last } of publicPages)
  test(`on a slow connection ${at} loads for a visitor without layout shift @full`, async ({ browser }) => {
    for (const view of [PHONE, LAPTOP]) {
      const page = await (await buildDeviceOptions(browser, view)).newPage();
      await onSlowLine(page);
      await watchMoves(page);
      await page.goto(day.origin + at);
      await expect(page.getByRole('heading', { name: last })).toBeAttached();
      const moves = await movesOn(page);
      const moved = moves.reduce((sum, { by }) => sum + by, 0);
      expect
        .soft(moved, `${at} at ${view.width} px: ${JSON.stringify(moves, undefined, 2)}`)
        .toBeLessThan(STILL);
      await page.context().close();
    }
  });

test('the parts of the rules page may load in any order without layout shift @full', async ({ browser }) => {
  for (const late of ['WhoMayEnter', 'rendered'])
    for (const view of [PHONE, LAPTOP]) {
      const page = await (await buildDeviceOptions(browser, view)).newPage();
      await page.route(`**/${late}*.js`, async (route) => {
        await new Promise((resolve) => void setTimeout(resolve, 3 * SLOW_MS));
        await route.continue();
      });
      await watchMoves(page);
      await page.goto(day.origin + screens.rules.link());
      await expect(page.locator('.loading-bars')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Judging' })).toBeAttached();
      const moves = await movesOn(page);
      const moved = moves.reduce((sum, { by }) => sum + by, 0);
      expect
        .soft(moved, `${late} late at ${view.width} px: ${JSON.stringify(moves, undefined, 2)}`)
        .toBeLessThan(STILL);
      await page.context().close();
    }
});
