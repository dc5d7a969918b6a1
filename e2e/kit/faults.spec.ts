import type { Page } from '@playwright/test';
import type { JournalRecord } from '../../src/store/journal/record.ts';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  signedIn,
  startOwnDay,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { recordsIn } from '../journal.ts';

// Faults in a hall while a judge marks. In each story no acknowledged mark is lost or counted twice, and everyone
// concerned is told.

const EVENT = 'Newcomer Rhythm ChaCha';
/** The name shown on screens. */
const TITLE = 'Newcomer Rhythm Cha Cha';
const SHEET = `${EVENT}/1`;
const STATE = `events/${SHEET.replace('/', '/rounds/')}/roundState`;
const RUNNING = 2;
const MARKED = 4;
const RECALLED = ['151', '173', '188', '211', '220', '232', '236'];

const tile = (page: Page, number: string) => page.getByRole('button', { name: number, exact: true });
const tap = async (page: Page, numbers: readonly string[]) => {
  for (const number of numbers) await tile(page, number).click();
};
const send = (page: Page) => page.getByRole('button', { name: 'Send 7' }).click();

/** Records of one kind, after verifying every chain of the journal. */
async function recordsOf<Kind extends JournalRecord['kind']>(
  day: CompetitionDay,
  kind: Kind,
): Promise<readonly Extract<JournalRecord, { readonly kind: Kind }>[]> {
  const isOfKind = (record: JournalRecord): record is Extract<JournalRecord, { readonly kind: Kind }> =>
    record.kind === kind;
  return (await recordsIn(await readFromDatabase(day, 'journal'))).filter(isOfKind);
}

/** Restarts the server at the same address. */
const again = (day: CompetitionDay) => startOwnDay(day.dataFolder, new URL(day.origin).port);

/** While `deaf` is set, the page receives nothing from the server, but the server receives everything. */
async function connectionOf(page: Page): Promise<{ deaf: boolean }> {
  const connection = { deaf: false };
  await page.routeWebSocket(/\/\.ws/, (device) => {
    const server = device.connectToServer();
    server.onMessage((message) => {
      if (!connection.deaf) device.send(message);
    });
  });
  return connection;
}

test('a judge’s sheet opens without network and server, is marked, sent, and arrives once', async ({
  browser,
}) => {
  test.slow();
  const morning = await startOwnDay();
  const phone = await buildDeviceOptions(browser, PHONE, WITH_SERVICE_WORKERS);
  const page = await phone.newPage();
  // A cache left by an older build.
  await page.addInitScript(() => void caches.open('floorcraft-judge-older'));
  await page.goto(morning.linkOf('Judge B'));
  await tap(page, ['151']);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await waitForOfflineCache(page, '/judges/:judge');

  await test.step('a judge goes on marking when the network fails and the server dies', async () => {
    await phone.setOffline(true);
    await morning.kill();
    await tap(page, ['173']);
    await expect(page.getByText('Saved here')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(tile(page, '173')).toHaveAttribute('aria-pressed', 'true');
    await tap(page, RECALLED.slice(2));
    // A tap counts as saved once it is on disk.
    await expect(page.getByText('Saved here')).toBeVisible();
  });

  /** The tab is closed or the battery dies; the phone restarts, still offline. */
  const openedAgain = async (before: Page): Promise<Page> => {
    await before.close();
    const next = await phone.newPage();
    await next.goto(`${morning.origin}/judges/B`);
    return next;
  };
  const between = await openedAgain(page);
  await test.step('marks of a page closed between the taps and the sending are kept and sent', async () => {
    for (const number of RECALLED)
      await expect(tile(between, number)).toHaveAttribute('aria-pressed', 'true');
    await send(between);
    await expect(between.locator('.sheet-line')).toContainText('Saved on this phone, not sent yet.');
    // Never shown as sent before the server has it.
    await expect(between.locator('main')).toContainText(`of ${RECALLED.length}, saved here`);
    await expect(between.locator('main')).not.toContainText(/, sent|all sent/i);
    await expect(between.locator('.sheet-send-main')).toContainText('Saved on this phone, not sent yet');
  });
  const later = await openedAgain(between);
  await expect(later.locator('.sheet-line')).toContainText('Saved on this phone, not sent yet.');

  const afternoon = await again(morning);
  await test.step('a sheet sent back online arrives with one record in the journal', async () => {
    await expect.poll(() => readFromDatabase(afternoon, `marks/${SHEET}/B/ChaCha`)).toEqual(['151']);
    await phone.setOffline(false);
    await expect(later.getByText('The scrutineer has it.')).toBeVisible();
    await expect(later.locator('main')).toContainText(`of ${RECALLED.length}, sent`);
    await expect(later.getByText('Received')).toBeVisible();
    await expect.poll(() => readFromDatabase(afternoon, `marks/${SHEET}/B/ChaCha`)).toEqual(RECALLED);
    await expect
      .poll(() => recordsOf(afternoon, 'marks sent'))
      .toMatchObject([{ judge: 'B', marks: RECALLED }]);
    await later.reload();
    await expect(later.getByText('The scrutineer has it.')).toBeVisible();
    await expect.poll(() => recordsOf(afternoon, 'marks sent')).toHaveLength(1);
  });

  await test.step('an online device does not show cached data, and caches of old builds are deleted', async () => {
    await later.evaluate(async () => {
      for (const name of await caches.keys())
        await (await caches.open(name)).put('/', new Response('An old page', { status: 200 }));
    });
    await later.reload();
    await expect(later.getByText('The scrutineer has it.')).toBeVisible();
    const kept = await later.evaluate(() => caches.keys());
    expect(kept.filter((name) => name !== 'floorcraft-judge-older')).toHaveLength(1);
  });
  await afternoon.stop();
});

test('each sheet counts once with a lost answer, a killed server and a closed tab @full', async ({
  browser,
}) => {
  test.slow();
  const morning = await startOwnDay();
  const [staying, closing] = [
    await (await buildDeviceOptions(browser, PHONE)).newPage(),
    await (await buildDeviceOptions(browser, PHONE)).newPage(),
  ];
  const connections = [await connectionOf(staying), await connectionOf(closing)];
  const judges = [
    [staying, 'B'],
    [closing, 'F'],
  ] as const;
  for (const [page, letter] of judges) {
    await page.goto(morning.linkOf(`Judge ${letter}`));
    await tap(page, RECALLED);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  for (const connection of connections) connection.deaf = true;
  for (const [page, letter] of judges) {
    await send(page);
    await expect.poll(() => readFromDatabase(morning, `sheets/${SHEET}/${letter}/ChaCha/state`)).toBe('sent');
    await expect(page.locator('.sheet-line')).toContainText('Saved on this phone, not sent yet.');
  }
  const phone = closing.context();
  await closing.close();
  await morning.kill();

  const afternoon = await again(morning);
  for (const connection of connections) connection.deaf = false;
  const reopened = await phone.newPage();
  await reopened.goto(`${afternoon.origin}/judges/F`);
  await expect(staying.getByText('The scrutineer has it.')).toBeVisible();
  await expect(reopened.getByText('The scrutineer has it.')).toBeVisible();
  for (const [, letter] of judges)
    await expect.poll(() => readFromDatabase(afternoon, `marks/${SHEET}/${letter}/ChaCha`)).toEqual(RECALLED);
  await expect.poll(() => recordsOf(afternoon, 'marks sent')).toHaveLength(2);
  // Both tabs know the end of their chain: the next record continues it.
  for (const page of [staying, reopened]) {
    await page.getByRole('button', { name: 'Request a change' }).click();
    await page.getByRole('button', { name: 'Ask the chairman' }).click();
    await expect(page.getByText('Change requested. The chairman decides.')).toBeVisible();
  }
  await expect.poll(() => recordsOf(afternoon, 'change requested')).toHaveLength(2);
  await afternoon.stop();
});

test('marks of a round closed while a judge is offline are kept and shown, but not counted @full', async ({
  day,
  browser,
}) => {
  const phone = await buildDeviceOptions(browser, PHONE);
  const page = await phone.newPage();
  await page.goto(day.linkOf('Judge B'));
  await tap(page, ['151', '173']);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await phone.setOffline(true);
  await tap(page, RECALLED.slice(2));
  await send(page);
  await writeToDatabase(day, { [STATE]: MARKED });
  await phone.setOffline(false);

  const told = page.getByRole('alert').filter({ hasText: 'judging closed before your marks came in' });
  await expect(told).toContainText(RECALLED.join(', '));
  await expectAccessible(page, 'marks that came too late');
  await expect.poll(() => readFromDatabase(day, `marks/${SHEET}/B/ChaCha`)).toEqual(['151', '173']);
  await expect
    .poll(() => recordsOf(day, 'late marks'))
    .toMatchObject([{ who: 'Judge B', judge: 'B', dance: 'ChaCha', round: 1, marks: RECALLED }]);
  await page.reload();
  await expect(told).toBeVisible();
  await expect.poll(() => recordsOf(day, 'late marks')).toHaveLength(1);
  await expect.poll(() => recordsOf(day, 'marks sent')).toHaveLength(0);

  await test.step('the sheet of the next round reports the previous one until that is dismissed', async () => {
    const final = `events/${EVENT}/rounds/0`;
    await writeToDatabase(day, {
      [`${final}/entries`]: { c151: { heat: 1 }, c173: { heat: 1 } },
      [`${final}/panel`]: { B: true },
      [`${final}/roundState`]: RUNNING,
      [`live/${EVENT}/1`]: null,
      [`live/${EVENT}/0`]: { dance: 0, heat: 1, floor: 1, startedAt: Date.now() },
    });
    await expect(page.getByText('Final, 2 couples')).toBeVisible();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(told).toBeHidden();
    await writeToDatabase(day, {
      [`live/${EVENT}/0`]: null,
      [`live/${EVENT}/1`]: { dance: 0, heat: 1, floor: 1, startedAt: 1 },
      [`${final}/roundState`]: 0,
    });
  });

  // The chairman has the round reopened: the judge sends the uncounted marks.
  await writeToDatabase(day, { [STATE]: RUNNING });
  await expect(page.getByText('Judging is open again: send them.')).toBeVisible();
  await send(page);
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();
  await expect.poll(() => readFromDatabase(day, `marks/${SHEET}/B/ChaCha`)).toEqual(RECALLED);
  await expect.poll(() => recordsOf(day, 'late marks')).toHaveLength(1);
});

test('two couples with one number are reported to judge and scrutineer, and a mark for it counts once @full', async ({
  day,
  browser,
}) => {
  const entries = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<
    Record<string, { readonly leadNumber: unknown }>
  >;
  const wearer = Object.values(entries).find(({ leadNumber }) => String(leadNumber) === '151');
  await writeToDatabase(day, {
    [`events/${EVENT}/entries/twin`]: {
      ...wearer,
      entryId: 'twin',
      leadId: 'lia',
      followId: 'fay',
      leadName: 'Lia',
      followName: 'Fay',
    },
    [`events/${EVENT}/rounds/1/entries/twin`]: { heat: 1 },
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByText('Two couples wear 151. Tell the scrutineer which one you mean.')).toBeVisible();
  await tap(page, ['151']);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const desk = await (await buildDeviceOptions(browser)).newPage();
  await signedIn(desk, day, 'Scrutineer');
  await desk.goto(`${day.origin}/admin/scrutineer?event=${encodeURIComponent(EVENT)}&round=1`);
  await expect(desk.getByText(/^151 is worn by 2 couples: .*Lia and Fay/)).toBeVisible();
  const tally = desk.getByRole('table', { name: 'Couples by number of marks' });
  await expect(tally.getByText('151', { exact: true })).toHaveCount(1);
  await expectAccessible(desk, 'a number worn by two couples');
});

test('two devices of one judge with clocks minutes apart and a new code in between share one sheet @full', async ({
  day,
  browser,
}) => {
  const [first, second] = [
    await (await buildDeviceOptions(browser, PHONE)).newPage(),
    await (await buildDeviceOptions(browser, PHONE)).newPage(),
  ];
  const SEVEN_MINUTES = 7 * 60_000;
  await second.addInitScript((behind) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - behind;
  }, SEVEN_MINUTES);
  for (const page of [first, second]) await page.goto(day.linkOf('Judge B'));

  await tap(first, ['151']);
  await expect(tile(second, '151')).toHaveAttribute('aria-pressed', 'true');
  await tap(second, ['173']);
  await expect(tile(first, '173')).toHaveAttribute('aria-pressed', 'true');

  await test.step('one device of a judge is offline with a mark of its own while the other sends', async () => {
    await first.context().setOffline(true);
    await tap(first, ['378']);
    await expect(first.getByText('Saved here')).toBeVisible();
    await tap(second, RECALLED.slice(2));
    await send(second);
    await expect(second.getByText('The scrutineer has it.')).toBeVisible();
    await first.context().setOffline(false);
    await expect(first.getByText('Another sheet of yours was already in.')).toBeVisible();
    await expect(tile(first, '378')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => readFromDatabase(day, `marks/${SHEET}/B/ChaCha`)).toEqual(RECALLED);
    await expect.poll(() => recordsOf(day, 'late marks')).toMatchObject([{ marks: ['151', '173', '378'] }]);
    const [record] = await recordsOf(day, 'marks sent');
    const at = (await readFromDatabase(day, `sheets/${SHEET}/B/ChaCha/at`)) as number;
    // The record has the device's time of the tap and the server's time of arrival.
    expect(at - (record?.at ?? 0)).toBeGreaterThan(SEVEN_MINUTES - 1000);
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  });

  await test.step('a judge’s code changes while the judge marks, and the marks are sent with the new one', async () => {
    const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await page.goto(day.linkOf('Judge F'));
    await tap(page, ['151']);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await writeToDatabase(day, { 'judgeCodes/F': 'a-new-code-for-f' });
    await tap(page, ['173']);
    await expect(page.getByText('Your access code has changed. Your marks are saved')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `marks/${SHEET}/F/ChaCha`)).toEqual(['151']);
    await page.getByRole('button', { name: 'Enter the new code' }).click();
    await page.getByLabel('Access code').fill('a-new-code-for-f');
    await page.getByRole('button', { name: 'Open my sheets' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(tile(page, '173')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => readFromDatabase(day, `marks/${SHEET}/F/ChaCha`)).toEqual(['151', '173']);
  });
});
