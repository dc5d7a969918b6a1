import type { Browser, Locator, Page } from '@playwright/test';
import { screens } from '../../src/web/kit/screens/screens.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  writeToDatabase,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const DAY_MS = 24 * 60 * 60_000;
const flag = (day: CompetitionDay, name: string, value: boolean): Promise<void> =>
  writeToDatabase(day, { [`settings/events/${name}`]: value });

/** Opens a page and returns the element that the flag hides there. */
type Opens = (browser: Browser, day: CompetitionDay) => Promise<Locator>;

const visits = async (browser: Browser, day: CompetitionDay, address: string): Promise<Page> => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(day.origin + address);
  return page;
};
const signs = (page: Page): Locator => page.locator('.level-disc, .level-chevrons, .chip circle');

const WITH_LEVELS: Readonly<Record<string, Opens>> = {
  results: async (browser, day) => signs(await visits(browser, day, screens.results.link())),
  'a result': async (browser, day) =>
    signs(await visits(browser, day, screens.resultDetails.link({ event: EVENT }))),
  entries: async (browser, day) => signs(await visits(browser, day, screens.entries.link())),
  rules: async (browser, day) => signs(await visits(browser, day, screens.rules.link())),
  registration: async (browser, day) => {
    const page = await visits(browser, day, screens.register.link());
    await page.getByLabel('Name').fill('Ann Novák');
    await page.getByLabel('Email').fill('ann@example.org');
    await page.getByRole('button', { name: 'Choose events' }).click();
    await expect(page.getByRole('heading', { name: 'What will you dance?' })).toBeVisible();
    return signs(page);
  },
  dashboard: async (browser, day) =>
    signs(await openStaffPage(browser, day, ['Organizer', screens.dashboard.link()])),
  schedule: async (browser, day) =>
    signs(await openStaffPage(browser, day, ['Organizer', screens.schedule.link()])),
  'setup of events': async (browser, day) =>
    signs(await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'events' })])),
  'setup of eligibility': async (browser, day) =>
    signs(await openStaffPage(browser, day, ['Organizer', screens.setup.link({ desk: 'eligibility' })])),
};

test('icons of levels are hidden on every page that shows levels @full', async ({ day, browser }) => {
  test.slow();
  // Before the day, so that the dashboard shows the events and registration is open.
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
    'competitionMetadata/startDate': Date.now() + 20 * DAY_MS,
    'competitionMetadata/endDate': Date.now() + 20 * DAY_MS,
    [`events/${EVENT}/rounds/1/roundState`]: 0,
  });
  for (const [name, opens] of Object.entries(WITH_LEVELS))
    await test.step(name, async () => {
      await flag(day, 'hideLevelIcons', false);
      const hidden = await opens(browser, day);
      await expect(hidden.first()).toBeVisible();
      await flag(day, 'hideLevelIcons', true);
      await expect.soft(hidden, name).toHaveCount(0);
      await hidden.page().context().close();
    });
});

interface Entry {
  readonly leadId?: string;
  readonly entryId: string;
}

/** A dancer who waits for the first round of an event, and that round. */
async function whoWaits(
  day: CompetitionDay,
): Promise<{ readonly id: string; readonly event: string; readonly round: number }> {
  const all = (await readFromDatabase(day, 'events')) as Readonly<
    Record<
      string,
      {
        readonly entries?: Readonly<Record<string, Entry>>;
        readonly rounds: readonly { readonly roundState: number; readonly entries?: object }[];
      }
    >
  >;
  for (const [event, { entries, rounds }] of Object.entries(all)) {
    const first = rounds.at(-1);
    const id = Object.keys(first?.entries ?? {}).find((one) => entries?.[one]?.leadId !== undefined);
    if (first?.roundState === 0 && id !== undefined)
      return { id: entries?.[id]?.leadId ?? '', event, round: rounds.length - 1 };
  }
  throw new Error('nobody waits for a round');
}

const TIME = /\d{1,2}:\d\d/;

const WITH_TIMES: Readonly<Record<string, Opens>> = {
  live: async (browser, day) =>
    (await visits(browser, day, screens.live.link()))
      .getByRole('region', { name: 'Next' })
      .locator('.live-time', { hasText: TIME }),
  'a dancer who is followed': async (browser, day) => {
    const page = await visits(browser, day, screens.competitorDetails.link(await whoWaits(day)));
    await page.getByRole('button', { name: /^Follow/ }).click();
    await page.goto(day.origin + screens.live.link());
    return page.locator('.pinned-when', { hasText: /\d/ });
  },
  'a round that waits': async (browser, day) => {
    const page = await visits(browser, day, screens.liveRound.link(await whoWaits(day)));
    await expect(page.locator('.live-heat').first()).toBeVisible();
    return page.locator('.live-heat h2 .caption', { hasText: TIME });
  },
  'a dancer’s page': async (browser, day) =>
    (await visits(browser, day, screens.competitorDetails.link(await whoWaits(day)))).getByText(
      /minutes till they dance|They dance (?:any minute|at about)/,
    ),
  'a board of the hall': async (browser, day) => {
    const wall = await visits(browser, day, screens.jumbotron.link());
    const code = (await wall.locator('.board-code').textContent()) ?? '';
    await writeToDatabase(day, {
      [`jumbotron/displays/${code}`]: {
        name: 'Ballroom left',
        slot: 1,
        air: { layout: 'schedule', version: 1, at: Date.now() },
      },
    });
    return wall.locator('.board-schedule .board-time', { hasText: TIME });
  },
  'heat sheets': async (browser, day) =>
    (await openStaffPage(browser, day, ['Scrutineer', screens.printSheets.link({ kind: 'heats' })])).locator(
      '.heat-sheet td:first-child',
      { hasText: TIME },
    ),
};

test('round times are hidden on every public page and print @full', async ({ day, browser }) => {
  test.slow();
  for (const [name, opens] of Object.entries(WITH_TIMES))
    await test.step(name, async () => {
      await flag(day, 'hideLiveSchedule', false);
      const hidden = await opens(browser, day);
      await expect(hidden.first()).toBeVisible();
      await flag(day, 'hideLiveSchedule', true);
      await expect.soft(hidden, name).toHaveCount(0);
      await hidden.page().context().close();
    });
});

test('check-ins count in later rounds only if the organizer keeps that option on @full', async ({
  day,
  browser,
}) => {
  const deck = await openStaffPage(browser, day, ['Deck captain', screens.deck.link()]);
  const later = deck.getByRole('button', { name: 'Later rounds' });
  await expect(later).toBeVisible();
  await flag(day, 'cascadeCheckin', false);
  await expect(later).toHaveCount(0);
});
