import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { sampleDrawnCases } from '../drawn.ts';
import { expect, goesTo, signedIn, startDay, test, type CompetitionDay } from '../competitionDay.ts';
import { matchesPath } from '../../src/web/kit/screens/address.ts';
import { ALL_SCREENS, screens } from '../../src/web/kit/screens/screens.ts';

/**
 * Checks every state of every screen once on a build machine, and a part of them on a developer's: visitors and judges
 * on a phone in light mode, staff on a laptop in dark mode. SCREENS=all checks each at every width in both modes, and
 * saves the pictures in .cache/screens.
 */
const everything = process.env['SCREENS'] === 'all';
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 };
const PHONE_WIDTH = 390;
type Light = 'light' | 'dark';
const VIEWS: readonly (readonly [width: number, light: Light])[] = everything
  ? [PHONE_WIDTH, 820, 1440, 1920].flatMap((width) => [[width, 'light'] as const, [width, 'dark'] as const])
  : [
      [PHONE_WIDTH, 'light'],
      [1440, 'dark'],
    ];

const CHACHA = 'Newcomer Rhythm ChaCha';
const SILVER = 'Silver Standard Waltz Quickstep';

interface Look {
  readonly name: string;
  readonly who?: 'Scrutineer' | 'Organizer' | 'Chairman' | 'MC' | 'Deck captain';
  /** A path is opened as a link within the app, from the previous look. A full address is loaded directly. */
  readonly path: string | ((day: CompetitionDay) => string);
  /** Waits until the screen is complete. */
  readonly ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
};

const looks: readonly Look[] = [
  {
    name: 'login',
    path: screens.login.link({ redirect: screens.scrutineer.link() }),
    ready: heading('Sign in'),
  },
  {
    name: 'first-account-used',
    path: screens.firstAccount.link(),
    ready: heading('There’s an organizer already'),
  },
  {
    name: 'invitation-unknown',
    path: screens.invitation.link(),
    ready: heading('This link doesn’t work'),
  },
  {
    name: 'login-refused',
    path: screens.login.link(),
    ready: async (page) => {
      await page.getByLabel('Email').fill('nobody@demo.example');
      await page.getByLabel('Password').fill('wrong-password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'results', path: screens.results.link(), ready: heading('Standard') },
  { name: 'live', path: screens.live.link(), ready: heading('Called back') },
  {
    name: 'live-round',
    path: screens.liveRound.link({ event: CHACHA, round: 2 }),
    ready: async (page) => {
      await page.getByRole('button', { name: '151', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Live' })).toBeVisible();
    },
  },
  {
    name: 'live-round-94',
    path: screens.liveRound.link({ event: CHACHA, round: 4 }),
    ready: heading('Heat 3'),
  },
  {
    name: 'live-round-none',
    path: screens.liveRound.link({ event: 'Gone', round: 1 }),
    ready: heading('No event at this address'),
  },
  {
    name: 'result-final',
    path: screens.resultDetails.link({ event: SILVER }),
    ready: async (page) => {
      await expect(page.getByRole('table', { name: 'Waltz, marks and calculation' })).toBeVisible();
      await page.locator('#why-162 summary').click();
    },
  },
  {
    name: 'result-recall',
    path: screens.resultDetails.link({ event: CHACHA, round: 2 }),
    ready: heading('14 of 27 advance to the semi-final'),
  },
  {
    name: 'result-94',
    path: screens.resultDetails.link({ event: CHACHA, round: 4 }),
    ready: heading('51 of 94 advance to the 2nd round'),
  },
  {
    name: 'result-unknown',
    path: screens.resultDetails.link({ event: 'Nothing' }),
    ready: heading('No such event'),
  },
  {
    name: 'home',
    path: screens.home.link(),
    ready: async (page) => {
      await heading('Floorcraft Demo Classic')(page);
      await expect(page.getByText('Parking in Lot 7 is free all day.')).toBeVisible();
    },
  },
  { name: 'details', path: screens.details.link(), ready: heading('Warm-up') },
  { name: 'rules', path: screens.rules.link(), ready: heading('Who can dance') },
  { name: 'venue', path: screens.venue.link(), ready: heading('Getting there') },
  { name: 'contact', path: screens.contact.link(), ready: heading('Before the day') },
  { name: 'about', path: screens.about.link(), ready: heading('Organizers') },
  {
    name: 'jumbotron-unnamed',
    path: screens.jumbotron.link(),
    ready: heading('This screen is ready'),
  },
  { name: 'not-found', path: '/nowhere', ready: heading('Nothing here') },
  { name: 'update-entries', path: screens.updateEntries.link(), ready: heading('My entries') },
  {
    name: 'entries',
    path: screens.entries.link(),
    ready: async (page) => {
      await page.getByText('Newcomer Rhythm Cha Cha').first().click();
      await expect(page.locator('.lists-group[open] li').first()).toBeVisible();
    },
  },
  {
    name: 'entries-by-school',
    path: screens.entries.link(),
    ready: async (page) => {
      await page.getByRole('radio', { name: 'By school' }).check();
      await page.getByRole('searchbox').fill('oakhaven');
      await expect(page.locator('.couple-row').first()).toBeVisible();
    },
  },
  {
    name: 'entries-nobody',
    path: screens.entries.link(),
    ready: async (page) => {
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('Nobody found for “zzzz”.')).toBeVisible();
    },
  },
  {
    name: 'competitors',
    path: screens.competitors.link(),
    ready: (page) => expect(page.locator('.lists-person').first()).toBeVisible(),
  },
  {
    name: 'competitor',
    path: screens.competitors.link(),
    ready: async (page) => {
      await page.locator('.lists-person').first().click();
      await heading(/^(Coming up|Done|Entered)$/)(page);
    },
  },
  {
    name: 'partner-search',
    path: screens.partnerSearch.link(),
    ready: (page) => expect(page.getByText('Nobody is looking for a partner right now.')).toBeVisible(),
  },
  {
    name: 'competitor-nobody',
    path: screens.competitorDetails.link({ id: 'nobody' }),
    ready: heading('Nobody at this address'),
  },
  // The demo is in the middle of its day.
  {
    name: 'register-closed',
    path: screens.register.link(),
    ready: (page) => expect(page.getByText('Registration is closed.')).toBeVisible(),
  },
  {
    name: 'judge-code',
    path: screens.judge.link({ judge: 'B' }),
    ready: async (page) => {
      await expect(page.getByLabel('Access code')).toBeVisible();
    },
  },
  { name: 'judge-unknown', path: screens.judge.link({ judge: 'Z' }), ready: heading('No judge found') },
  {
    name: 'judge-recall',
    path: (day) => day.linkOf('Judge B'),
    ready: async (page) => {
      for (const couple of ['151', '173', '220', '236'])
        if (
          (await page.getByRole('button', { name: couple, exact: true }).getAttribute('aria-pressed')) !==
          'true'
        )
          await page.getByRole('button', { name: couple, exact: true }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    },
  },
  { name: 'help', who: 'Organizer', path: screens.help.link(), ready: heading('Through the day') },
  {
    name: 'help-deck',
    who: 'Deck captain',
    path: screens.help.link({ card: 'deck' }),
    ready: heading('Deck captain'),
  },
  { name: 'dashboard', who: 'Organizer', path: screens.dashboard.link(), ready: heading('Needs you') },
  {
    name: 'published',
    who: 'Organizer',
    path: screens.manageResults.link(),
    ready: heading('Released'),
  },
  {
    name: 'setup-guide',
    who: 'Organizer',
    path: screens.setup.link(),
    ready: heading('Before you open'),
  },
  {
    name: 'setup-basics',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'basics' }),
    ready: heading('What, where and when?'),
  },
  {
    name: 'setup-events',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'events' }),
    ready: heading('What can they dance?'),
  },
  {
    name: 'setup-numbers',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'numbers' }),
    ready: heading('Which numbers do leads wear?'),
  },
  {
    name: 'setup-consents',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'consents' }),
    ready: heading('What do they agree to?'),
  },
  {
    name: 'setup-schools',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'schools' }),
    ready: heading('Which schools do they dance for?'),
  },
  {
    name: 'setup-lists',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'lists' }),
    ready: heading('Import and export'),
  },
  { name: 'settings', who: 'Organizer', path: screens.settings.link(), ready: heading('How it works') },
  {
    name: 'invoices',
    who: 'Organizer',
    path: screens.printInvoices.link(),
    ready: (page) => expect(page.getByLabel('Find a school, dancer or reference')).toBeVisible(),
  },
  {
    name: 'competitors-desk',
    who: 'Organizer',
    path: screens.manageCompetitors.link(),
    ready: async (page) => {
      await page.getByRole('checkbox').nth(2).check();
      await expect(page.getByText('picked')).toBeVisible();
    },
  },
  {
    name: 'add-competitor',
    who: 'Organizer',
    path: screens.addCompetitor.link(),
    ready: heading('Who is the dancer?'),
  },
  {
    name: 'door-desk',
    who: 'Organizer',
    path: screens.manageCompetitors.link({ desk: 'door' }),
    ready: async (page) => {
      await page.getByLabel('Type a number or a name').fill('a');
      await page.getByLabel('Type a number or a name').press('Enter');
      await expect(page.getByRole('button', { name: 'They’re here' })).toBeVisible();
    },
  },
  {
    name: 'floods',
    who: 'Organizer',
    path: screens.floods.link(),
    ready: (page) => expect(page.getByText('No registrations look like spam.')).toBeVisible(),
  },
  {
    name: 'prints',
    who: 'Organizer',
    path: screens.printSheets.link(),
    ready: (page) => expect(page.getByRole('article', { name: 'Page 1 of' })).toBeVisible(),
  },
  { name: 'officials', who: 'Organizer', path: screens.officials.link(), ready: heading('Who judges?') },
  {
    name: 'setup-timing',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'timing' }),
    ready: heading('How many advance, and how long are dances?'),
  },
  {
    name: 'setup-color',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'color' }),
    ready: heading('What’s your color?'),
  },
  {
    name: 'setup-fees',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'fees' }),
    ready: heading('What does it cost?'),
  },
  {
    name: 'setup-fees-changed',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'fees' }),
    ready: async (page) => {
      await page.getByRole('button', { name: 'Start from a model…' }).click();
      await page.getByRole('button', { name: 'Per dance' }).click();
      await expect(page.getByText('Not saved yet:')).toBeVisible();
    },
  },
  {
    name: 'setup-eligibility',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'eligibility' }),
    ready: heading('Who can enter what?'),
  },
  {
    name: 'setup-eligibility-changed',
    who: 'Organizer',
    path: screens.setup.link({ desk: 'eligibility' }),
    ready: async (page) => {
      await page.getByRole('button', { name: 'Start from a competition…' }).click();
      await page.getByRole('button', { name: 'Columbia BADC' }).click();
      await expect(page.getByText('Not saved yet:')).toBeVisible();
    },
  },
  {
    name: 'schedule',
    who: 'Organizer',
    path: screens.schedule.link(),
    ready: (page) => expect(page.getByText('Up next').first()).toBeVisible(),
  },
  {
    name: 'schedule-selected',
    who: 'Organizer',
    path: screens.schedule.link(),
    ready: async (page) => {
      await page
        .locator('li.schedule-row')
        .filter({ hasText: 'Bronze Latin Samba' })
        .first()
        .locator('[data-name]')
        .click();
      await expect(page.getByRole('button', { name: 'Add round after' })).toBeVisible();
      await page.getByText('Heats', { exact: true }).last().click();
    },
  },
  {
    name: 'schedule-what-if',
    who: 'Organizer',
    path: screens.schedule.link(),
    ready: async (page) => {
      await page.getByRole('button', { name: 'What if…' }).click();
      await page.getByLabel('Largest heat, Bronze').fill('12');
      await expect(page.getByRole('button', { name: 'Use it' })).toBeVisible();
    },
  },
  {
    name: 'deck',
    who: 'Deck captain',
    path: screens.deck.link(),
    ready: (page) => expect(page.getByText('of 8 checked in')).toBeVisible(),
  },
  {
    name: 'mc',
    who: 'MC',
    path: screens.mc.link(),
    ready: (page) => expect(page.getByText('Up next').first()).toBeVisible(),
  },
  {
    name: 'boards-none',
    who: 'MC',
    path: screens.jumbotronController.link(),
    ready: (page) => expect(page.getByText('No boards yet.')).toBeVisible(),
  },
  {
    name: 'chairman',
    who: 'Chairman',
    path: screens.chairman.link(),
    ready: heading(/^\d+ results to sign$/),
  },
  {
    name: 'journal',
    who: 'Chairman',
    path: screens.chairman.link({ desk: 'journal' }),
    ready: (page) => expect(page.getByText('Nothing has happened yet.')).toBeVisible(),
  },
  {
    name: 'scrutineer-queue',
    who: 'Scrutineer',
    path: screens.scrutineer.link(),
    ready: (page) => expect(page.getByText('Newcomer Rhythm Cha Cha').first()).toBeVisible(),
  },
  {
    name: 'scrutineer-recall',
    who: 'Scrutineer',
    path: screens.scrutineer.link({ event: CHACHA, round: 1 }),
    ready: (page) => expect(page.getByRole('table', { name: 'Couples by number of marks' })).toBeVisible(),
  },
  {
    name: 'scrutineer-final',
    who: 'Scrutineer',
    path: screens.scrutineer.link({ event: SILVER, round: 0 }),
    ready: (page) => expect(page.getByRole('table', { name: 'Waltz, marks and calculation' })).toBeVisible(),
  },
  {
    name: 'role-missing',
    who: 'Scrutineer',
    path: screens.setup.link(),
    ready: heading(/This is for the organizer/),
  },
];

test('every screen that can be opened is in the list of screens to look at', () => {
  const addresses = looks.flatMap(({ path }) => (typeof path === 'string' ? path.replace(/\?.*/, '') : []));
  const unseen = ALL_SCREENS.filter(
    ({ opens, path }) => opens !== undefined && !addresses.some((address) => matchesPath(path, address)),
  );
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test.describe('every finished screen is correct, narrow and wide, light and dark', () => {
  let day: CompetitionDay;
  test.beforeAll(async () => {
    day = await startDay();
  });
  test.afterAll(async () => {
    await day.stop();
  });

  for (const [width, light] of VIEWS)
    test(`the screens are correct at ${width} px, ${light}`, async ({ browser }) => {
      test.slow();
      const opened = new Map<Look['who'], Opened>();
      const isPhone = width === PHONE_WIDTH;
      const seen = looks.filter(({ who }) => (who === undefined) === isPhone);
      for (const look of everything ? looks : sampleDrawnCases(seen)) {
        const device = opened.get(look.who) ?? (await openFor(browser, look.who, { width, light }));
        opened.set(look.who, device);
        await test.step(look.name, () => lookAt(device, look, `${look.name}-${width}-${light}`));
      }
      for (const { page } of opened.values()) await page.context().close();
    });

  /** A person's page, and the errors on it. */
  interface Opened {
    readonly page: Page;
    readonly problems: string[];
  }

  async function openFor(
    browser: Browser,
    who: Look['who'],
    { width, light }: { readonly width: number; readonly light: Light },
  ): Promise<Opened> {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHTS[width] ?? 900 },
      colorScheme: light,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    if (who !== undefined) await signedIn(page, day, who);
    return { page, problems };
  }

  async function lookAt({ page, problems }: Opened, look: Look, picture: string): Promise<void> {
    if (typeof look.path !== 'string') await page.goto(look.path(day));
    else if (page.url() === 'about:blank') await page.goto(day.origin + look.path);
    else await goesTo(page, look.path);
    await look.ready(page);
    await expectAccessible(page, picture, { always: true });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(sideways, `${picture} scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(problems.splice(0), `${picture} breaks`).toEqual([]);
    if (everything) await page.screenshot({ path: `.cache/screens/${picture}.png`, fullPage: true });
  }
});
