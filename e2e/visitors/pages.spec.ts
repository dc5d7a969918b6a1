import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
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
import { screens } from '../../src/web/kit/screens/screens.ts';

const DAY = 24 * 60 * 60_000;
const fromNow = (days: number): number => Date.now() + days * DAY;
/** Relative to the current competition day: until 5 a.m. it is the previous one. */
const fromTonight = (days: number): number => fromNow(days) - (5 * DAY) / 24;

/** Hostile text on the page. */
const HOSTILE = `Welcome to the gym.

<script>window.hacked = 'by a script'</script>
<img src="x" onerror="window.hacked = 'by a picture'">
<a href="javascript:window.hacked = 'by a link'" onclick="window.hacked = 'by a click'">Tickets</a>
[Parking](javascript:window.hacked='by-markdown')
![Map](http://hall.test/map.png)
<style>h1 { display: none }</style>
<iframe src="/login"></iframe>`;

test('a visitor reads the home page and the rules, in English and in Spanish', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE, { locale: 'en-US' })).newPage();
  await page.goto(day.origin);
  const main = page.getByRole('main');
  await test.step('the home page shows host, date and place', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Floorcraft Demo Classic' })).toBeVisible();
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format();
    await expect(main).toContainText(today);
    await expect(main.getByRole('link', { name: 'Hartley Gymnasium, Rosemont' })).toBeVisible();
    await expect(main.getByText('Today')).toBeVisible();
    await expect(page).toHaveTitle('Floorcraft Demo Classic');
    await expect(main.getByRole('heading', { name: 'Nora Lindqvist' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /Join our chat/ })).toHaveAttribute(
      'href',
      'https://example.org/chat',
    );
    const coming = ['Entries', 'Competitors', 'Looking for a partner', 'My entries'];
    await expect(main.getByRole('region', { name: 'Who’s coming' }).getByRole('link')).toHaveText(coming);
    await expect(page.getByRole('navigation', { name: 'Who’s coming' }).getByRole('link')).toHaveText(coming);
  });
  await test.step('the rules are a long text with its sections', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page).toHaveTitle('Rules – Floorcraft Demo Classic');
    const dress = page.getByRole('heading', { name: 'Dress' });
    await expect(dress).toBeVisible();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Dress' }).click();
    await expect(dress).toBeInViewport();
    await expect(page).toHaveURL(`${day.origin}/rules#to-dress`);
    await expectAccessible(page, 'the rules on a phone');
  });
  await test.step('a link within the text opens its page in the app', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });
  await test.step('a link to a section scrolls there', async () => {
    await page.goto(`${day.origin}/rules#to-judging`);
    await expect(page.getByRole('heading', { name: 'Judging' })).toBeInViewport();
  });
  await test.step('the pages are read in Spanish', async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
    await expect(page.getByRole('heading', { level: 1, name: 'Reglas' })).toBeVisible();
    await goesTo(page, '/');
    await expect(main.getByText('Hoy')).toBeVisible();
    const today = new Intl.DateTimeFormat('es', { dateStyle: 'full' }).format();
    await expect(main).toContainText(today);
    await expectAccessible(page, 'home in Spanish');
  });
});

test('the home page is drawn before any script runs, and the app takes it over unchanged', async ({
  day,
  browser,
}) => {
  await test.step('the home page without scripts shows name, date, place, and the button', async () => {
    const page = await (await buildDeviceOptions(browser, PHONE, { javaScriptEnabled: false })).newPage();
    await page.goto(day.origin);
    await expect(page).toHaveTitle('Floorcraft Demo Classic');
    await expect(page.getByRole('heading', { level: 1, name: 'Floorcraft Demo Classic' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See Results' })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
  });
  await test.step('the home page with scripts draws nothing twice, without console errors', async () => {
    const page = await (await buildDeviceOptions(browser, PHONE, { timezoneId: 'Asia/Tokyo' })).newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    await page.route(/\/assets\/index-.*\.js/, async (asked) => {
      await begun;
      await asked.continue();
    });
    await page.goto(day.origin, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((element) => element.setAttribute('data-from-the-server', ''));
    begin();
    // The app draws this picture for the width of the window, so it appears only once the app runs.
    await expect(page.locator('.trace-lead-now')).toBeVisible();
    await expect(title).toHaveAttribute('data-from-the-server');
    expect(said).toEqual([]);
  });
  await test.step('an earlier choice of another language is respected', async () => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await page.addInitScript(() => localStorage.setItem('floorcraft.language', 'es'));
    await page.goto(day.origin);
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver resultados' })).toBeVisible();
  });
});

test('the organizer’s text shows up at once, and no script in it runs', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await writeToDatabase(day, { 'pages/venue': null });
  await page.goto(`${day.origin}/venue`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Keep street shoes off the floor.');

  await writeToDatabase(day, { 'pages/venue': { edition: 1, text: HOSTILE } });
  await expect(main).toContainText('Welcome to the gym.');
  await expect(main).not.toContainText('Keep street shoes off the floor.');
  await expect(main).toContainText('Tickets');
  await main.getByText('Tickets').click();
  await main.getByText('Parking').click();
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  await expect(main.locator('script, style, iframe, img, [onerror], [onclick]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /Tickets|Parking/ })).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith('http://hall.test'))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Venue' })).toBeVisible();
});

/** The button's label, at the top of the page and in the page. */
async function steps(page: Page, day: CompetitionDay, metadata: Readonly<Record<string, unknown>>) {
  await writeToDatabase(
    day,
    Object.fromEntries(
      Object.entries({
        registrationStatus: null,
        dateRegistrationEarly: null,
        dateRegistrationOpen: null,
        dateRegistrationClosed: null,
        resultsPageShown: false,
        ...metadata,
      }).map(([field, value]) => [`competitionMetadata/${field}`, value]),
    ),
  );
  return {
    top: page.getByRole('banner').locator('.top-bar-do'),
    main: page.locator('.hero-steps a').first(),
    standing: page.locator('.hero-standing'),
  };
}

test('the main button follows the state of registration: before, open, closed, on the day, afterwards @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.origin);
  const coming = { startDate: fromNow(20), endDate: fromNow(20) };

  await test.step('the main button says that registration was never opened', async () => {
    const { top, main, standing } = await steps(page, day, coming);
    await expect(standing).toHaveText('Registration isn’t open yet.');
    await expect(main).toHaveText('See details');
    await expect(top).toHaveText('See details');
    await expect(page.locator('.hero-count')).toContainText('20 days to the first dance');
    const form = await page.context().newPage();
    await form.goto(`${day.origin}/register`);
    await expect(form.getByText('Registration isn’t open yet.')).toBeVisible();
    await form.close();
  });

  for (const [status, said] of [
    ['EARLY', 'Early registration is open.'],
    ['OPEN', 'Registration is open.'],
    ['CLOSED', 'Registration is closed.'],
  ] as const)
    await test.step(`home, the bar and /register agree while registration is ${status} by hand`, async () => {
      const { top, main, standing } = await steps(page, day, { ...coming, registrationStatus: status });
      await expect(standing).toContainText(said.slice(0, -1));
      for (const one of [main, top])
        await expect(one).toHaveText(status === 'CLOSED' ? 'My entries' : 'Register');
      const form = await page.context().newPage();
      await form.goto(`${day.origin}/register`);
      await expect(
        status === 'CLOSED' ? form.getByText(said) : form.getByRole('textbox', { name: 'Name' }),
      ).toBeVisible();
      await form.close();
    });

  await test.step('the main button says that registration is open, until a date and with a price', async () => {
    const { top, main, standing } = await steps(page, day, {
      ...coming,
      dateRegistrationEarly: fromNow(-1),
      dateRegistrationOpen: fromNow(5),
      dateRegistrationClosed: fromNow(10),
    });
    await expect(standing).toContainText(/^Registration is open\. Students pay \$\d+ until .+, then \$\d+\./);
    await expect(main).toHaveText('Register');
    await expect(main).toHaveAttribute('href', '/register');
    await expect(top).toHaveText('Register');
    await expect(page.locator('.price-window-now')).toContainText('Regular price');
    await expectAccessible(page, 'home while registration is open');
  });

  await test.step('registration closes while a visitor looks at the main button', async () => {
    const { main, standing } = await steps(page, day, {
      ...coming,
      dateRegistrationOpen: Date.now() + 2500,
      dateRegistrationClosed: Date.now() + 2500,
    });
    await expect(main).toHaveText('Register');
    await expect(standing).toContainText('Registration closed');
    await expect(main).toHaveText('My entries');
  });

  await test.step('the main button changes on the day of the competition and afterwards', async () => {
    const today = await steps(page, day, { startDate: fromTonight(-1), endDate: fromTonight(1) });
    await expect(today.main).toHaveText('Live now');
    await expect(page.getByText('Day 2 of 3')).toBeVisible();
    const after = await steps(page, day, { startDate: fromNow(-3), endDate: fromNow(-2) });
    await expect(after.main).toHaveText('See Results');
    await expect(after.top).toHaveText('See Results');
    await expect(after.standing).toHaveText('The competition is over.');
  });
});

test('without the server a page says so instead of loading forever @full', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.routeWebSocket(/\/\.ws/, () => undefined);
  await page.route(/\.json/, (request) => request.abort());
  await page.goto(`${day.origin}/venue`);
  await expect(page.getByRole('heading', { level: 1, name: 'Venue' })).toBeVisible();
  const said = page.getByText('No connection. This page opens when you’re back online.');
  await expect(said).toBeVisible();
  await expect(page.locator('.loading-bars')).toHaveCount(0);
  await goesTo(page, '/');
  await expect(said).toBeVisible();
});

test('an organizer writes a page beside its preview, and saving publishes it @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { 'pages/venue': null });
  const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await visitor.goto(`${day.origin}/venue`);
  const seen = visitor.getByRole('main');
  await expect(seen).toContainText('Keep street shoes off the floor.');

  const desk = ['Organizer', screens.setup.link({ desk: 'pages' })] as const;
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text of Venue' });
  const preview = (page: Page) => page.getByRole('complementary', { name: 'What visitors see' });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
  const opened = async () => {
    const page = await openStaffPage(browser, day, desk);
    await page.getByRole('radio', { name: 'Venue' }).check();
    return page;
  };
  const organizer = await opened();
  await test.step('a page begins with the starting text, beside its preview', async () => {
    await expect(text(organizer)).toHaveValue(/Keep street shoes off the floor/);
    await text(organizer).fill('# Venue\n\nDillon Gymnasium\n\n## The floor\n\nOak, **104 by 60 feet**.');
    await expect(preview(organizer).getByRole('heading', { name: 'The floor' })).toBeVisible();
    await expect(preview(organizer).locator('strong')).toHaveText('104 by 60 feet');
    await expect(seen).toContainText('Keep street shoes off the floor.');
    await expectAccessible(organizer, 'the desk of the pages');
  });
  const colleague = await opened();
  await text(colleague).fill('Another gym');
  await test.step('a saved page is public at once', async () => {
    await save(organizer).click();
    await expect(organizer.getByText('Saved: everybody sees this.')).toBeVisible();
    await expect(seen).toContainText('Oak, 104 by 60 feet.');
    await expect.poll(() => readFromDatabase(day, 'pages/venue')).toMatchObject({ edition: 1 });
  });
  await test.step('a second organizer who edits the same page is notified, and loses nothing', async () => {
    await expect(colleague.getByRole('alert')).toContainText('Somebody else saved changes here');
    await expect(text(colleague)).toHaveValue('Another gym');
    await colleague.getByRole('button', { name: 'Keep mine' }).click();
    await save(colleague).click();
    await expect(seen).toContainText('Another gym');
    await expect
      .poll(() => readFromDatabase(day, 'pages/venue'))
      .toEqual({ edition: 2, text: 'Another gym' });
  });
  await test.step('text over the limit is not sent', async () => {
    await text(organizer).fill('x'.repeat(20_003));
    await expect(organizer.getByText('3 characters too many').first()).toBeVisible();
    await expect(save(organizer)).toHaveCount(0);
  });
});
