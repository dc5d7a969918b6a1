import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  opensAs,
  PHONE,
  startOwnDay,
  openStaffPage,
  test,
} from '../competitionDay.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const devicesOn = (page: Page): Locator => page.getByRole('region', { name: 'Devices' });
const rowOf = (page: Page, name: string | RegExp): Locator =>
  devicesOn(page).getByRole('listitem').filter({ hasText: name });

async function judgesPhone(browser: Browser, link: string): Promise<Page> {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(link);
  return page;
}

test('the dashboard lists phones and desks online, first a marking judge without a phone @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  await page.clock.install();
  await opensAs(page, day, 'Organizer', screens.dashboard.link());
  await expect(devicesOn(page)).toContainText('0 of 10 connected');
  await expect(rowOf(page, 'Deck captain')).toContainText('Not seen yet');

  const phone = await judgesPhone(browser, day.linkOf('Judge B'));
  await expect(rowOf(page, /^B, /)).toContainText('Since');
  await expect(devicesOn(page)).toContainText('1 of 10 connected');
  await judgesPhone(browser, day.linkOf('Judge A'));
  await expect(rowOf(page, /^A, /)).toContainText('Since');
  const deck = await openStaffPage(browser, day, ['Deck captain', screens.deck.link()], PHONE);
  await expect(rowOf(page, 'Deck captain')).toContainText('Since');
  await expectAccessible(page, 'the dashboard with the devices');

  await test.step('a desk open in two pages stays online when one closes', async () => {
    const twin = await deck.context().newPage();
    await twin.goto(day.origin + screens.deck.link());
    await expect(twin.getByText('Live', { exact: true })).toBeVisible();
    await twin.close();
    await expect(rowOf(page, 'Deck captain')).toContainText('Since');
  });

  await test.step('signing out removes the presence', async () => {
    await deck.getByRole('button', { name: 'Sign out' }).click();
    await expect(rowOf(page, 'Deck captain')).toContainText('Last seen');
  });

  await test.step('a phone that goes offline is reported while its judge has a round on the floor', async () => {
    await phone.context().close();
    const first = devicesOn(page).getByRole('listitem').first();
    await expect(rowOf(page, /^B, /)).toContainText('but no phone is connected.');
    await expect(rowOf(page, /^B, /)).toContainText('Last seen');
    await expect(first).toContainText('but no phone is connected.');
  });

  await test.step('an offline dashboard reports no one as away', async () => {
    await page.context().setOffline(true);
    await expect(devicesOn(page)).toContainText('This screen has no connection.');
    await page.clock.runFor(180_000);
    await expect(rowOf(page, /^A, /)).toContainText('Since');
    await page.context().setOffline(false);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });

  await test.step('a chairman sees who is online, and a spectator does not', async () => {
    const chair = await openStaffPage(browser, day, ['Chairman', screens.dashboard.link()], PHONE);
    await expect(rowOf(chair, /^B, /)).toContainText('Last seen');
    const answer = await fetch(`${day.origin}/online.json`);
    expect(answer.status).toBe(401);
  });
});

test('a phone that stays silent after the server was killed is shown as away @full', async ({ browser }) => {
  const morning = await startOwnDay();
  const office = await (await buildDeviceOptions(browser)).newPage();
  await office.clock.install();
  await opensAs(office, morning, 'Organizer', screens.dashboard.link());
  const phone = await judgesPhone(browser, morning.linkOf('Judge B'));
  await judgesPhone(browser, morning.linkOf('Judge C'));
  await expect(rowOf(office, /^B, /)).toContainText('Since');
  await expect(rowOf(office, /^C, /)).toContainText('Since');
  await morning.kill();
  await phone.context().close();
  const day = await startOwnDay(morning.dataFolder, new URL(morning.origin).port);
  await office.clock.runFor(3_000);
  await expect(office.getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await readFromDatabase(day, 'online'))).toContain('since');

  await test.step('a presence that was not removed expires', async () => {
    // A page that reconnects meanwhile takes the server's time again, and the time run forward is lost.
    await expect(async () => {
      await office.clock.runFor(180_000);
      await expect(rowOf(office, /^B, /)).toContainText('Last seen', { timeout: 2_000 });
    }).toPass();
  });
  await test.step('a phone back in the hall is shown as online again', async () => {
    await judgesPhone(browser, morning.linkOf('Judge B'));
    // Only the page's clock was set forward; a newly opened page uses the server's.
    await office.reload();
    await expect(rowOf(office, /^B, /)).toContainText('Since');
  });
  await Promise.all(browser.contexts().map((device) => device.close()));
  await day.stop();
});
