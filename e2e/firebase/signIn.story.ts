import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pageOf } from '../../src/cli/start/page.ts';
import { configurationOf, eventsFolder } from '../../src/cli/eventFile.ts';
import { freePort } from '../../tools/freePort.ts';
import { root } from '../../tools/programs.ts';
import type { EventConfiguration } from '../../src/store/connection/eventConfiguration.ts';
import {
  deviceOf,
  expect,
  setTheScene,
  startDay,
  test as base,
  type CompetitionDay,
} from '../competitionDay.ts';
import { serveGapi } from './gapi.ts';

// Sign-in against Google's own auth emulator, on a page served by Google's hosting emulator. The database is this
// product's own, in emulator mode.

const AUTH = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const { SITE_ORIGIN = '', SITE_FOLDER = '' } = process.env;
const PROJECT = 'demo-floorcraft';
const PROVIDER = { identityProvider: { id: 'google.com', name: 'Google' } };
const NORA = { email: 'nora@example.org', password: 'quickstep-2026' };

async function ofEmulator(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://${AUTH}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
const accounts = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

/** Creates an account in Google's emulator with the organizer role. */
async function makeOrganizer(day: CompetitionDay, more: object = {}): Promise<void> {
  const { localId } = (await ofEmulator('POST', accounts, { ...NORA, emailVerified: true, ...more })) as {
    readonly localId: string;
  };
  await setTheScene(day, { [`roles/${localId}`]: { admin: true } });
}

const hostedAt = (database: string): Partial<EventConfiguration> => ({
  ...PROVIDER,
  emulatorHosts: { auth: AUTH, database },
  emailLink: true,
});

/** Writes an event's page among the built screens, like a build for a static host. */
async function writePage(fields: Partial<EventConfiguration>): Promise<void> {
  const demo = configurationOf('demo', eventsFolder());
  if (!demo.ok) throw new Error(demo.problem.join('\n'));
  const page = pageOf('demo', { ...demo.value, ...fields });
  const built = await readFile(join(root, 'dist/web/index.html'), 'utf8');
  await writeFile(join(SITE_FOLDER, 'index.html'), page(built));
}

interface Hosted {
  /** Its accounts are in Google's emulator. */
  readonly day: CompetitionDay;
  /** Origin of its page, in Google's emulator too. */
  readonly site: string;
}

const test = base.extend<Hosted>({
  day: async ({ browser }, use) => {
    await ofEmulator('DELETE', `emulator/v1/projects/${PROJECT}/accounts`);
    const PORT = String(await freePort());
    const day = await startDay(hostedAt(`127.0.0.1:${PORT}`), { PORT, FLOORCRAFT_EMULATOR: '1' });
    await use(day);
    await Promise.all(browser.contexts().map((device) => device.close()));
    await day.stop();
  },
  site: async ({ day }, use) => {
    await writePage(hostedAt(new URL(day.origin).host));
    await use(SITE_ORIGIN);
  },
});

async function loginPage(browser: Browser, origin: string): Promise<Page> {
  const device = await deviceOf(browser);
  await serveGapi(device);
  const page = await device.newPage();
  await page.goto(`${origin}/login`);
  return page;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

test('a link by mail signs in, once', async ({ day, site, browser }) => {
  await makeOrganizer(day);
  const page = await loginPage(browser, site);
  await page.getByLabel('Email').fill(NORA.email);
  await press(page, 'Email me a sign-in link');
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const { oobCodes } = (await ofEmulator('GET', `emulator/v1/projects/${PROJECT}/oobCodes`)) as {
    readonly oobCodes: readonly { readonly email: string; readonly oobLink: string }[];
  };
  const link = oobCodes.find(({ email }) => email === NORA.email)?.oobLink ?? '';
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(NORA.email);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();

  const later = await loginPage(browser, site);
  await later.goto(link);
  await later.getByLabel('Email').fill(NORA.email);
  await press(later, 'Sign in');
  await expect(later.getByText('This link was used already, or a newer one was sent.')).toBeVisible();
});

test('the window of an identity provider signs in', async ({ day, site, browser }) => {
  const page = await loginPage(browser, site);
  const opens = page.waitForEvent('popup');
  await press(page, 'Sign in with Google');
  const popup = await opens;
  await press(popup, 'Add new account');
  await popup.locator('#email-input').fill('gina@example.org');
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL(`${site}/admin`);
  const { userInfo } = (await ofEmulator('POST', `${accounts}:query`, {})) as {
    readonly userInfo: readonly { readonly localId: string; readonly email: string }[];
  };
  expect(userInfo.map(({ email }) => email)).toEqual(['gina@example.org']);
  await setTheScene(day, { [`roles/${userInfo[0]?.localId}`]: { admin: true } });
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
});

test('a window that is blocked, closed or opened twice says what to do', async ({ site, browser }) => {
  const page = await loginPage(browser, site);
  const opens = page.waitForEvent('popup');
  await press(page, 'Sign in with Google');
  const first = await opens;
  const opensAgain = page.waitForEvent('popup');
  await press(page, 'Sign in with Google');
  await expect(page.getByText('Another sign-in window is open.')).toBeVisible();
  await (await opensAgain).close();
  await expect(page.getByText('The sign-in window closed too soon.')).toBeVisible();
  if (!first.isClosed()) await first.close();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await press(page, 'Sign in with Google');
  await expect(page.getByText('The browser blocked the sign-in window.')).toBeVisible();
});

test('an account with a second factor is told that this page takes none', async ({ day, site, browser }) => {
  await makeOrganizer(day, { mfaInfo: [{ phoneInfo: '+15555550100', displayName: 'phone' }] });
  const page = await loginPage(browser, site);
  await page.getByLabel('Email').fill(NORA.email);
  await page.getByLabel('Password').fill(NORA.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This account needs a second factor')).toBeVisible();
});

test('a new password is set at Google’s emulator, with its policy', async ({ day, site, browser }) => {
  await makeOrganizer(day);
  const page = await loginPage(browser, site);
  await page.getByLabel('Email').fill(NORA.email);
  await press(page, 'Forgot password');
  await expect(page.getByText(/^If that email has an account, a link is on its way/)).toBeVisible();
  const { oobCodes } = (await ofEmulator('GET', `emulator/v1/projects/${PROJECT}/oobCodes`)) as {
    readonly oobCodes: readonly { readonly oobCode: string; readonly requestType: string }[];
  };
  const code = oobCodes.find(({ requestType }) => requestType === 'PASSWORD_RESET')?.oobCode;
  await page.goto(`${site}/login?mode=resetPassword&oobCode=${code}`);
  await expect(page.getByRole('button', { name: 'At least 6 characters' })).toBeVisible();
  await page.getByLabel('New password').fill('foxtrot-2026');
  await press(page, 'Save password');
  await expect(page.getByText(/^New password saved/)).toBeVisible();
});

base('a page at an address that the project does not know is told so', async ({ browser }) => {
  const fields: Partial<EventConfiguration> = {
    ...PROVIDER,
    databaseURL: 'https://theirs.firebaseio.com',
    authDomain: 'theirs.firebaseapp.com',
  };
  const day = await startDay(fields);
  const page = await loginPage(browser, day.origin);
  // The real project has no emulator: it knows one address, and its frame answers the SDK.
  await page.context().route('https://identitytoolkit.googleapis.com/v1/projects?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { authorizedDomains: ['elsewhere.example'] },
    }),
  );
  await page.context().route('https://theirs.firebaseapp.com/__/auth/iframe?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>gapi_onload = () => gapi.iframes.getContext().getParentIframe()
        .register('webStorageSupport', () => ({ webStorageSupport: true }));</script>
        <script src="https://apis.google.com/js/api.js"></script>`,
    }),
  );
  await press(page, 'Sign in with Google');
  await expect(page.getByText('Nobody can sign in at this address.')).toBeVisible();
  await Promise.all(browser.contexts().map((device) => device.close()));
  await day.stop();
});
