import type { BrowserContext, Page } from '@playwright/test';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  startDay,
  test as base,
  type CompetitionDay,
} from '../competitionDay.ts';
import { expectAccessible } from '../axe.ts';

const MEASUREMENT = { measurementId: 'G-HALL2026', appId: '1:7:web:hall' };

const test = base.extend<{ readonly day: CompetitionDay }>({
  day: async ({ browser }, use) => {
    const day = await startDay(MEASUREMENT);
    await use(day);
    await Promise.all(browser.contexts().map((device) => device.close()));
    await day.stop();
  },
});

/** Replaces Google's script: records what the SDK sends, as the collecting server would see it. */
const SCRIPT = `
  const tell = (said) => fetch('https://www.google-analytics.com/g/collect', { method: 'POST', body: JSON.stringify([...said]) });
  const { dataLayer } = window;
  for (const said of dataLayer) void tell(said);
  dataLayer.push = (said) => { if (!window['ga-disable-G-HALL2026']) void tell(said); };
`;

const INSTALLATION = {
  fid: 'fid-of-this-browser-00',
  refreshToken: 'refresh',
  authToken: { token: 'token', expiresIn: '604800s' },
};

interface Recorded {
  /** Every outside address, as host and path. */
  readonly addresses: string[];
  /** Commands as Google's script receives them. */
  readonly told: unknown[][];
}

/** Replaces everything outside, and records each request to it. */
async function record(device: BrowserContext, day: CompetitionDay, isAway = false): Promise<Recorded> {
  const recorded: Recorded = { addresses: [], told: [] };
  await device.route(
    (url) => url.origin !== day.origin,
    async (route) => {
      const { host, pathname } = new URL(route.request().url());
      recorded.addresses.push(host + pathname);
      if (isAway) return route.abort();
      const headers = { 'access-control-allow-origin': '*' };
      if (host === 'www.googletagmanager.com')
        return route.fulfill({ headers, contentType: 'text/javascript', body: SCRIPT });
      if (host === 'www.google-analytics.com')
        recorded.told.push(JSON.parse(route.request().postData() ?? '[]') as unknown[]);
      const json = host === 'firebase.googleapis.com' ? MEASUREMENT : INSTALLATION;
      return route.fulfill({ headers, json });
    },
  );
  return recorded;
}

const viewsIn = ({ told }: Recorded): unknown[] =>
  told.filter(([command, name]) => command === 'event' && name === 'page_view').map(([, , view]) => view);
const viewOf = (day: CompetitionDay, name: string, path: string) =>
  expect.objectContaining({
    page_title: name,
    page_location: day.origin + path,
    page_referrer: '',
    clientIp: '127.0.0.1',
  });

/** Waits until analytics would have started. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('navigation', { name: 'Who’s coming' })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test('visits are counted by screen, with its address and no personal data', async ({ day, browser }) => {
  const device = await buildDeviceOptions(browser);
  const recorded = await record(device, day);
  const page = await device.newPage();
  await page.goto(`${day.origin}/?code=SECRET7`);
  await expect.poll(() => viewsIn(recorded)).toEqual([viewOf(day, 'home', '/')]);
  await goesTo(page, '/competitors/somebody?code=SECRET7');
  await expect
    .poll(() => viewsIn(recorded))
    .toEqual([viewOf(day, 'home', '/'), viewOf(day, 'competitorDetails', '/competitors/:id')]);
  expect(JSON.stringify(recorded)).not.toMatch(/SECRET7|somebody/);
  expect([...new Set(recorded.addresses)].toSorted()).toEqual([
    'firebase.googleapis.com/v1alpha/projects/-/apps/1:7:web:hall/webConfig',
    'firebaseinstallations.googleapis.com/v1/projects/demo/installations',
    'www.google-analytics.com/g/collect',
    'www.googletagmanager.com/gtag/js',
  ]);
});

test('a visitor who declines on About is not counted, then or later', async ({ day, browser }) => {
  const device = await buildDeviceOptions(browser);
  const recorded = await record(device, day);
  const page = await device.newPage();
  await page.goto(`${day.origin}/about`);
  await expect.poll(() => viewsIn(recorded)).toHaveLength(1);
  const choice = page.getByRole('checkbox', { name: 'Count my visits' });
  await expect(choice).toBeChecked();
  await expectAccessible(page, 'the notice on visits');
  await choice.click();
  await expect(choice).not.toBeChecked();
  await settled(page);
  const before = recorded.addresses.length;
  await goesTo(page, '/venue');
  await expect(page.getByRole('heading', { name: 'Venue' })).toBeVisible();
  await page.goto(`${day.origin}/about`);
  await expect(choice).not.toBeChecked();
  await settled(page);
  expect(recorded.addresses.length).toBe(before);
  await choice.click();
  await expect.poll(() => viewsIn(recorded)).toHaveLength(2);
});

test('a browser that requests privacy, a judge, and the staff’s sign-in load no analytics @full', async ({
  day,
  browser,
}) => {
  for (const property of ['doNotTrack', 'globalPrivacyControl']) {
    const device = await buildDeviceOptions(browser);
    await device.addInitScript(
      (name) => Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true }),
      property,
    );
    const recorded = await record(device, day);
    const page = await device.newPage();
    await page.goto(`${day.origin}/about`);
    await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
    await settled(page);
    expect(recorded.addresses).toEqual([]);
  }
  const device = await buildDeviceOptions(browser);
  const recorded = await record(device, day);
  const page = await device.newPage();
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByText('Judge B')).toBeVisible();
  await page.goto(`${day.origin}/login`);
  await settled(page);
  expect(recorded.addresses).toEqual([]);
});

test('unreachable analytics logs one console message, and the page works @full', async ({ day, browser }) => {
  const device = await buildDeviceOptions(browser);
  await record(device, day, true);
  const page = await device.newPage();
  const said: string[] = [];
  page.on('console', (line) => {
    if (line.text().startsWith('analytics did not start')) said.push(line.text());
  });
  await page.goto(day.origin);
  await expect.poll(() => said.length).toBe(1);
  await goesTo(page, '/venue');
  await expect(page.getByRole('heading', { name: 'Venue' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(said.length).toBe(1);
});

base('without a measurement ID nothing goes outside @full', async ({ day, browser }) => {
  const device = await buildDeviceOptions(browser);
  const recorded = await record(device, day);
  const page = await device.newPage();
  await page.goto(`${day.origin}/about`);
  await settled(page);
  await expect(page.getByRole('checkbox', { name: 'Count my visits' })).toHaveCount(0);
  expect(recorded.addresses).toEqual([]);
});
