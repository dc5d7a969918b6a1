import type { Page } from '@playwright/test';
import { deviceOf, expect, PHONE, signIn, startDay, test, type CompetitionDay } from './competitionDay.ts';

/** Every address of SPEC 2 that is open to anybody, and what stands on top of it. */
const PUBLIC = [
  ['/', 'Competitor Info'],
  ['/details', 'Details'],
  ['/rules', 'Rules'],
  ['/venue', 'Venue'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
  ['/register', 'What will you dance?'],
  ['/entries', 'Entries'],
  ['/updateEntries', 'My entries'],
  ['/competitors', 'Competitors'],
  ['/TBAList', 'Looking for a partner'],
  ['/competitors/x1', 'Competitor'],
  ['/results', 'Results'],
  ['/results/Silver%20Standard%20Waltz%20Quickstep', 'Silver Standard Waltz Quickstep'],
  ['/judges/B', 'Haruto Ōkawa'],
  ['/live', 'Live'],
  ['/jumbotron', 'Board'],
  ['/jumbotroncontroller', 'Boards'],
  ['/live/Newcomer%20Rhythm%20ChaCha/1', 'Callbacks'],
  ['/login', 'Sign in'],
  ['/nowhere', 'Nothing is here'],
] as const;

const STAFF = [
  ['/admin', 'Staff'],
  ['/admin/scrutineer', 'Scrutineer'],
  ['/admin/eventschedule', 'Schedule'],
  ['/admin/competitors', 'Competitors'],
  ['/admin/competitors/add-competitor', 'Add a competitor'],
  ['/admin/officials', 'Officials'],
  ['/admin/setup', 'Setup'],
  ['/admin/results', 'Results'],
  ['/admin/settings', 'Settings'],
  ['/admin/deckcaptain', 'Deck captain'],
  ['/admin/chairman', 'Chairman'],
  ['/admin/mc', 'MC'],
  ['/print-sheets', 'Judges’ sheets'],
  ['/print-invoices', 'Invoices'],
] as const;

test.describe('every address', () => {
  let day: CompetitionDay;
  test.beforeAll(async () => {
    day = await startDay();
  });
  test.afterAll(async () => {
    await day.stop();
  });

  const top = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  test('anybody reaches the public ones', async ({ browser }) => {
    const page = await (await deviceOf(browser)).newPage();
    for (const [path, name] of PUBLIC) {
      await page.goto(day.origin + path);
      await expect(top(page, name)).toBeVisible();
    }
  });

  test('the staff’s lead to the sign-in, with the way back; the organizer reaches them all', async ({
    browser,
  }) => {
    test.slow();
    const page = await (await deviceOf(browser)).newPage();
    for (const [path] of STAFF) {
      await page.goto(day.origin + path);
      await expect(page).toHaveURL(`${day.origin}/login?redirect=${encodeURIComponent(path)}`);
    }
    await signIn(page, day, 'Organizer');
    await expect(top(page, 'Invoices')).toBeVisible();
    for (const [path, name] of STAFF) {
      await page.goto(day.origin + path);
      await expect(top(page, name)).toBeVisible();
    }
  });

  test('the top bar says Loading... until the competition is known, and marks the page one is on', async ({
    browser,
  }) => {
    const page = await (await deviceOf(browser)).newPage();
    await page.routeWebSocket(/\/\.ws/, () => undefined);
    await page.goto(`${day.origin}/rules`);
    await expect(page.getByRole('banner')).toContainText('Loading...');
    await page.unrouteAll();

    const heard = await (await deviceOf(browser)).newPage();
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

  test('each navigation starts at the top', async ({ browser }) => {
    const page = await (await deviceOf(browser, PHONE)).newPage();
    await page.goto(`${day.origin}/results/Newcomer%20Rhythm%20ChaCha?round=4`);
    await expect(page.getByRole('heading', { name: '51 of 94 dance the 2nd Round' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 4000));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.getByRole('link', { name: 'All results' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a screen is loaded when it is asked for, and the SDK after the first paint', async ({ browser }) => {
    const page = await (await deviceOf(browser)).newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${day.origin}/results`);
    await expect(page.getByRole('link', { name: /Silver Standard Waltz Quickstep/ })).toBeVisible();
    const scripts = loaded.filter((path) => path.endsWith('.js'));
    expect(scripts.some((path) => path.includes('ResultsScreen'))).toBe(true);
    for (const foreign of ['ScrutineerScreen', 'JudgeScreen', 'LoginScreen', 'accounts'])
      expect(scripts.filter((path) => path.includes(foreign))).toEqual([]);
    const html = await (await page.request.get(day.origin)).text();
    expect(html).not.toContain('sdk-');
  });
});
