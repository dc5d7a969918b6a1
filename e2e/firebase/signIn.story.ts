import type { Page } from '@playwright/test';
import type { EventConfiguration } from '../../src/store/connection/eventConfiguration.ts';
import { expect, writeToDatabase, startDay, test as base } from '../competitionDay.ts';
import {
  accounts,
  loginPage,
  makeOrganizer,
  NORA,
  callAuthEmulator,
  PROJECT,
  PROVIDER,
  test,
} from './project.ts';

// Sign-in against Google's own auth emulator, on a page served by Google's hosting emulator.

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

test('a sign-in link in a mail signs in, once', async ({ day, site, browser }) => {
  await makeOrganizer(day);
  const page = await loginPage(browser, site);
  await page.getByLabel('Email').fill(NORA.email);
  await press(page, 'Email me a sign-in link');
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const { oobCodes } = (await callAuthEmulator('GET', `emulator/v1/projects/${PROJECT}/oobCodes`)) as {
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
  const { userInfo } = (await callAuthEmulator('POST', `${accounts}:query`, {})) as {
    readonly userInfo: readonly { readonly localId: string; readonly email: string }[];
  };
  expect(userInfo.map(({ email }) => email)).toEqual(['gina@example.org']);
  await writeToDatabase(day, { [`roles/${userInfo[0]?.localId}`]: { admin: true } });
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
});

test('an identity provider’s window that is blocked, closed or opened twice says what to do', async ({
  site,
  browser,
}) => {
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

test('a sign-in with a second factor is refused with a message', async ({ day, site, browser }) => {
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
  const { oobCodes } = (await callAuthEmulator('GET', `emulator/v1/projects/${PROJECT}/oobCodes`)) as {
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
  // A real project instead of the emulator: a fake answer lists its one authorized domain, and a fake iframe
  // answers the SDK.
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
