import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  signIn,
  test,
  runCommandLine,
  type CompetitionDay,
} from '../competitionDay.ts';

test('the sign-in guard keeps the whole path, and admits only the right role', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  const asked = '/admin/eventschedule?day=1#now';
  await page.goto(day.origin + asked);
  await expect(page).toHaveURL(`${day.origin}/login?redirect=${encodeURIComponent(asked)}`);
  await expect(page.getByText('Sign in to open Schedule.')).toBeVisible();
  await signIn(page, day, 'Scrutineer');
  await expect(page).toHaveURL(day.origin + asked);
  await expect(page.getByText('The day ends at')).toBeVisible();

  await page.goto(`${day.origin}/admin/setup`);
  await expect(page.getByRole('heading', { name: 'This is for the organizer' })).toBeVisible();

  await page.goto(`${day.origin}/admin`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin$/);
});

test('a browser that signed in is recognized at the next sign-in, and scripts of the page cannot read its cookie', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(`${day.origin}/login`);
  await signIn(page, day, 'Scrutineer');
  await expect(page).toHaveURL(`${day.origin}/admin`);
  const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('known-'));
  expect(kept.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Strict']]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await signIn(page, day, 'Scrutineer');
  expect((await (await asked).allHeaders())['cookie']).toContain(kept[0]?.value);
  await expect(page).toHaveURL(`${day.origin}/admin`);
});

test('a judge’s device counts as signed out to the guard', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByText('Judge B')).toBeVisible();
  // The device got its priority pass before signing in, so a crowd ahead of it cannot delay it.
  const kept = await page.context().cookies();
  expect(kept.filter(({ name }) => name.startsWith('pass-')).map(({ httpOnly }) => httpOnly)).toEqual([true]);
  await page.goto(`${day.origin}/admin/scrutineer`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a foreign address in the redirect leads to the dashboard', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(`${day.origin}/login?redirect=${encodeURIComponent('//evil.example/admin')}`);
  await signIn(page, day, 'Organizer');
  await expect(page).toHaveURL(`${day.origin}/admin`);
});

test('sign-in errors say what to do', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(`${day.origin}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email', { exact: true })).toBeVisible();

  await page.getByLabel('Email').fill('scrutineer@demo.example');
  await page.getByLabel('Password').fill('guessed');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect. Check both.');

  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    await answered;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  const takesLong = page
    .getByRole('status')
    .filter({ hasText: 'After wrong passwords the next try takes longer' });
  await expect(takesLong).toBeVisible();
  answer();
  await expect(takesLong).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText(
    'No answer from the server. Check the Wi-Fi and try again.',
  );
});

test('a screen with a missing file reloads the page once, and continues @full', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  // Fail each request of the first page: it retries once before reloading.
  await page.route(/\/assets\/ResultDetailsScreen-.*\.js/, (route) =>
    loads === 1 ? route.abort() : route.continue(),
  );
  await page.goto(`${day.origin}/results/Silver%20Standard%20Waltz%20Quickstep`);
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Silver Standard Waltz + Quickstep' })).toBeVisible();
  expect(loads).toBe(2);
});

test('if a reload does not help, the screen shows a message and does not reload again @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/ResultDetailsScreen-.*\.js/, (route) => route.abort());
  await page.goto(`${day.origin}/results/Silver%20Standard%20Waltz%20Quickstep`);
  await expect(page.getByRole('heading', { name: 'This screen stopped' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Error|fetch|http/);
  // The second load may end after the message is shown.
  await expect.poll(() => loads).toBe(2);
});

test('the competition’s color is there before the first paint: as served, then as remembered', async ({
  day,
  browser,
}) => {
  const device = await buildDeviceOptions(browser);
  const page = await device.newPage();
  const fill = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-fill-day'));
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto(day.origin, { waitUntil: 'domcontentloaded' });
  expect(await fill()).toBe('#e87722');

  await page.evaluate(() => localStorage.setItem('floorcraft.primaryColor.demo', '#001f5b'));
  await page.goto(day.origin, { waitUntil: 'domcontentloaded' });
  expect(await fill()).toBe('#001f5b');

  // The database's own value takes over when it arrives.
  await page.unroute(/\/assets\/index-.*\.js/);
  await page.goto(day.origin);
  await expect.poll(fill).toBe('#e87722');
  expect(await page.evaluate(() => localStorage.getItem('floorcraft.primaryColor.demo'))).toBe('#e87722');
});

/** The command line prints a reset link for organizers without a mail server. */
function codeFor(day: CompetitionDay, email: string): string {
  const said = runCommandLine(day.dataFolder, 'user', 'reset', email, '--code');
  const code = /[\w-]{20,}/.exec(said)?.[0];
  if (code === undefined) throw new Error(`no code in: ${said}`);
  return code;
}

test('a code from the organizer replaces a forgotten password, once @full', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.goto(`${day.origin}/login`);
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByText(/^This competition sends no mail\. Ask the organizer/)).toBeVisible();

  const { email } = day.accountOf('MC');
  const link = `${day.origin}/login?mode=resetPassword&oobCode=${codeFor(day, email)}`;
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'At least 6 characters' })).toBeVisible();
  await page.getByLabel('New password').fill('quickstep-2026');
  await expectAccessible(page, 'the new password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/^New password saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quickstep-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();

  const other = await (await buildDeviceOptions(browser)).newPage();
  await other.goto(link);
  await other.getByLabel('New password').fill('quickstep-2027');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('This link was used already, or a newer one was sent.')).toBeVisible();
});
