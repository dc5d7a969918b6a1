import type { Page } from '@playwright/test';
import {
  ALL_SCREENS,
  isForStaff,
  screens,
  type Screen,
  type ScreenName,
} from '../../src/web/kit/screens/screens.ts';
import { staffScreensWords } from '../../src/web/kit/words/english/staffScreens.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  PHONE,
  signIn,
  openStaffPage,
  startDay,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

/** Headings of the finished public screens. */
const TITLES: Readonly<Partial<Record<ScreenName, string>>> = {
  home: 'Floorcraft Demo Classic',
  details: 'Details',
  rules: 'Rules',
  venue: 'Venue',
  contact: 'Contact',
  about: 'About',
  register: 'Register',
  entries: 'Entries',
  updateEntries: 'My entries',
  competitors: 'Competitors',
  competitorDetails: 'Nobody at this address',
  partnerSearch: 'Who’s looking for a partner?',
  results: 'Results',
  resultDetails: 'Silver Standard Waltz + Quickstep',
  live: 'Live',
  liveRound: 'Silver Standard Waltz + Quickstep',
  jumbotron: 'This screen is ready',
  judge: 'Haruto Ōkawa',
  login: 'Sign in',
  firstAccount: 'There’s an organizer already',
  invitation: 'This link doesn’t work',
};

/** Values for names in a path: `/results/:event` is Silver Standard's. */
const EXAMPLES: Readonly<Record<string, string>> = {
  event: 'Silver%20Standard%20Waltz%20Quickstep',
  round: '1',
  judge: 'B',
  id: 'x1',
};

/** An address without a screen. */
const below = `${screens.dashboard.path}/nowhere`;
const NOWHERE = ['/nowhere', `${screens.live.path}/nowhere`, '/judges', below];

const addressOf = ({ path }: Screen) => path.replaceAll(/:(\w+)/g, (_, name: string) => EXAMPLES[name] ?? '');

const titleOf = (screen: Screen): string => {
  if (isForStaff(screen)) return staffScreensWords.english[screen.name].title;
  return TITLES[screen.name] ?? 'a title in this test';
};

const addressed = (screen: Screen) => ({ path: addressOf(screen), name: titleOf(screen) });
const PUBLIC = ALL_SCREENS.filter((screen) => !isForStaff(screen)).map(addressed);
const STAFF = ALL_SCREENS.filter(isForStaff).map(addressed);

test.describe('every address of the site opens', () => {
  let day: CompetitionDay;
  test.beforeAll(async () => {
    day = await startDay();
  });
  test.afterAll(async () => {
    await day.stop();
  });

  const top = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  test('public addresses open for everyone', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    const nowhere = { path: '/nowhere', name: 'Nothing here' };
    await page.goto(day.origin + nowhere.path);
    await expect(top(page, nowhere.name)).toBeVisible();
    for (const { path, name } of PUBLIC) {
      await goesTo(page, path);
      await expect(top(page, name)).toBeVisible();
    }
  });

  test('a malformed address gets the same page as an unknown one', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    for (const [address, name] of [
      ['/50%', 'Nothing here'],
      ['/results/50%', 'No such event'],
      ['/competitors/%ff%', 'Nobody at this address'],
    ] as const) {
      await page.goto(day.origin + address);
      await expect(top(page, name), address).toBeVisible();
    }
  });

  test('an address that people guess leads to the screen they mean', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    for (const [guess, path] of [
      ['/schedule', '/live'],
      ['/signup', '/register'],
    ] as const) {
      await page.goto(day.origin + guess);
      await expect(page).toHaveURL(day.origin + path);
    }
    expect((await page.goto(`${day.origin}/judges`))?.status()).toBe(200);
    await expect(top(page, 'Which judge are you?')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /^A/ }).click();
    await expect(page).toHaveURL(/\/judges\/A$/);
  });

  test('every address serves the app’s page', async ({ request }) => {
    const asked = async (path: string) => {
      const answer = await request.get(day.origin + path, { headers: { accept: 'text/html' } });
      return { path, status: answer.status(), page: await answer.text() };
    };
    const APP = /<script[^>]+src="\/assets\/index-/;
    // A server-drawn page contains the app too.
    expect((await asked('/')).page).toMatch(APP);
    const { page } = await asked('/details');
    expect(page).toMatch(APP);
    for (const { path } of [...PUBLIC, ...STAFF].filter(
      ({ path }) =>
        path !== '/' && ![screens.live.path, screens.results.path].some((drawn) => path.startsWith(drawn)),
    ))
      expect(await asked(path)).toEqual({ path, status: 200, page });
    for (const path of NOWHERE) expect(await asked(path)).toEqual({ path, status: 404, page });
  });

  test('an unknown address has no bar below /admin, except for staff', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    await page.goto(day.origin + below);
    await expect(top(page, 'Nothing here')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const desk = await openStaffPage(browser, day, ['MC', below]);
    await expect(top(desk, 'Nothing here')).toBeVisible();
    await expect(desk.getByRole('banner').getByRole('link', { name: 'Schedule' })).toBeVisible();
    await expect(desk).toHaveTitle('Not found');
  });

  test('staff addresses lead to the sign-in and back, and the organizer reaches them all @full', async ({
    browser,
  }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    await page.goto(`${day.origin}/rules`);
    await expect(page.getByRole('banner')).toContainText('Floorcraft Demo Classic');
    for (const { path } of STAFF) {
      await goesTo(page, path);
      await expect(page).toHaveURL(`${day.origin}/login?redirect=${encodeURIComponent(path)}`);
    }
    await signIn(page, day, 'Organizer');
    await expect(top(page, 'Invoices')).toBeVisible();
    for (const { path, name } of STAFF) {
      await goesTo(page, path);
      await expect(top(page, name)).toBeVisible();
    }
  });

  test('the top bar says Loading... until the competition is known, and marks the current page', async ({
    browser,
  }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    await page.routeWebSocket(/\/\.ws/, () => undefined);
    await page.route(/competitionMetadata\.json/, (asked) => asked.abort());
    await page.goto(`${day.origin}/rules`);
    await expect(page.getByRole('banner')).toContainText('Loading...');
    await page.unrouteAll();

    const heard = await (await buildDeviceOptions(browser)).newPage();
    await heard.goto(`${day.origin}/rules`);
    await expect(heard.getByRole('banner')).toContainText('Floorcraft Demo Classic');
    await expect(heard.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current', 'page');
    await expect(heard.getByRole('link', { name: 'See Results' })).toBeVisible();
    await expect(heard.getByRole('contentinfo')).toContainText('Powered by Floorcraft');
    await expect(heard.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/floorcraft',
    );
  });

  test('a result is shown before the SDK loads, already at the requested part', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await page.route(/\/sdk-/, () => undefined);
    await page.goto(`${day.origin}/results/Silver%20Standard%20Waltz%20Quickstep`);
    await expect(page.locator('.place-row')).toHaveCount(8);
    await page.goto(`${day.origin}/results/Newcomer%20Rhythm%20ChaCha?round=4`);
    await expect(page.getByRole('heading', { name: '51 of 94 advance to the 2nd round' })).toBeVisible();
  });

  test('each page opens at its top', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await page.goto(`${day.origin}/results/Newcomer%20Rhythm%20ChaCha?round=4`);
    // The marks arrive a moment after the recalls, and lengthen the page.
    const scrolled = () =>
      page.evaluate(() => {
        window.scrollTo(0, 4000);
        return window.scrollY;
      });
    await expect.poll(scrolled).toBeGreaterThan(1000);
    await page.getByRole('link', { name: 'All results' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('offline, a page not opened before says that it cannot load, and opens once it can @full', async ({
    browser,
  }) => {
    const context = await buildDeviceOptions(browser, PHONE);
    const page = await context.newPage();
    await page.goto(`${day.origin}/results/Newcomer%20Rhythm%20ChaCha?round=4`);
    const result = page.getByRole('heading', { name: '51 of 94 advance to the 2nd round' });
    await expect(result).toBeVisible();
    // Wait for the app: before it runs, a link is a plain navigation.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    // The top bar of the list has never been loaded here either.
    await page.getByRole('link', { name: 'All results' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(result).toBeVisible();
    await page.getByRole('link', { name: 'All results' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  });

  test('a screen loads on demand, and the SDK after the first paint', async ({ browser }) => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${day.origin}/results`);
    await expect(page.getByRole('link', { name: /Silver Standard Waltz \+ Quickstep/ })).toBeVisible();
    const scripts = loaded.filter((path) => path.endsWith('.js'));
    expect(scripts.some((path) => path.includes('ResultsScreen'))).toBe(true);
    for (const foreign of ['ScrutineerScreen', 'JudgeScreen', 'LoginScreen', 'accounts'])
      expect(scripts.filter((path) => path.includes(foreign))).toEqual([]);
    const html = await (await page.request.get(day.origin)).text();
    expect(html).not.toContain('sdk-');
  });
});
