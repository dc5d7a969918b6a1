import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

const STANDARD = 'Open Standard';
const CHA_CHA = 'Newcomer Rhythm ChaCha';
const NUMBERS = ['151', '172', '173', '188', '211', '220', '232'];

const tile = (page: Page, number: string) =>
  page.locator('.sheet-tiles').getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const main = (page: Page) => page.locator('.sheet-send-main');
const tap = async (page: Page, ...numbers: readonly string[]) => {
  for (const number of numbers) await tile(page, number).click();
};
const order = (page: Page) =>
  page.getByRole('list', { name: 'Your order' }).locator('.number-card').allTextContents();

/** A final of eight couples in five dances, and its judge. */
const FINALISTS = ['101', '112', '123', '134', '145', '156', '167', '178'];
const aFinal = (couples = FINALISTS, more: Readonly<Record<string, unknown>> = {}) => ({
  [`events/${STANDARD}/entries`]: Object.fromEntries(
    couples.map((number) => [
      `k${number}`,
      { entryId: `k${number}`, leadName: 'L', followName: 'F', leadNumber: Number(number) },
    ]),
  ),
  [`events/${STANDARD}/rounds/0/entries`]: Object.fromEntries(
    couples.map((number) => [`k${number}`, { heat: 1 }]),
  ),
  [`events/${STANDARD}/rounds/0/panel`]: { B: true },
  [`events/${STANDARD}/rounds/0/roundState`]: 2,
  [`events/${STANDARD}/rounds/0/lineUp`]: 1,
  [`events/${STANDARD}/rounds/0/roundActualStartTime`]: Date.now(),
  [`live/${STANDARD}/0`]: { dance: 0, heat: 1, floor: 1, startedAt: Date.now() },
  [`marks/${STANDARD}`]: null,
  [`sheets/${STANDARD}`]: null,
  ...more,
});
const OFF = { [`live/${CHA_CHA}/1`]: null, [`events/${CHA_CHA}/rounds/1/roundState`]: 0 };
const danceOnFloor = (day: CompetitionDay, dance: number) =>
  writeToDatabase(day, { [`live/${STANDARD}/0/dance`]: dance });

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Elements that moved on the page during `act`, with or without a tap on them. */
async function movedBy(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as Shift).sources)
          moved.push(node instanceof Element ? node.outerHTML : String(node?.textContent));
    }).observe({ type: 'layout-shift' });
  });
  await act();
  await page.waitForTimeout(600);
  return page.evaluate(() => (window as unknown as { readonly moved: readonly string[] }).moved);
}

/** Tabs highlighted as the dance on the floor. */
const drawnAsDanced = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.sheet-dance')
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => getComputedStyle(tab, '::after').content !== 'none')
        .map((tab) => tab.getAttribute('aria-label') ?? ''),
    );

test('five dances are marked with the same thumb: Send, then Next, and nothing jumps', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { ...OFF, ...aFinal() });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf('Judge B'));

  await test.step('all eight couples, all places and five dances are on one screen', async () => {
    await expect(page.getByRole('button', { name: 'Waltz, 0 of 8, on the floor' })).toBeVisible();
    const tabs = await page.locator('.sheet-dance').all();
    const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    expect(await drawnAsDanced(page)).toEqual(['Waltz, 0 of 8, on the floor']);
    for (const number of FINALISTS) await expect(tile(page, number)).toBeInViewport({ ratio: 1 });
    for (const row of await page.locator('.sheet-order li').all())
      await expect(row).toBeInViewport({ ratio: 1 });
  });

  await test.step('the Next button is under the same thumb as Send, and nothing moves', async () => {
    await tap(page, ...FINALISTS);
    const before = await main(page).boundingBox();
    const moved = await movedBy(page, async () => {
      await main(page).click();
      await expect(page.getByText('Sent. The scrutineer has it.')).toBeVisible();
    });
    expect(moved).toEqual([]);
    await expect(main(page)).toHaveText('Next: Tango');
    expect(await main(page).boundingBox()).toEqual(before);
    await main(page).click();
    await expect(page.getByRole('button', { name: 'Tango, 0 of 8' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('The floor is on Waltz')).toBeVisible();
    await danceOnFloor(day, 1);
    await expect(page.getByText('The floor is on Waltz')).toBeHidden();
    expect(await drawnAsDanced(page)).toEqual(['Tango, 0 of 8, on the floor']);
  });

  await test.step('an unsent sheet stays on screen, one press away from the dance on the floor', async () => {
    await tap(page, '178', '167');
    await danceOnFloor(day, 2);
    const band = page.locator('.floor-moved');
    await expect(band).toContainText('Now: Viennese Waltz. Tango isn’t finished.');
    await expect(band).toContainText('Your 2 marks stay.');
    await expect.poll(() => order(page)).toEqual(['178', '167']);
    for (const number of FINALISTS) await expect(tile(page, number)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'a sheet while the floor has gone on');
    await tap(page, '156');
    await expect
      .poll(() => readFromDatabase(day, `marks/${STANDARD}/0/B/Tango`))
      .toEqual(['178', '167', '156']);
    // A double press: the second one must not mark the new sheet.
    await band.getByRole('button', { name: 'Judge Viennese Waltz' }).dblclick();
    await expect(
      page.getByRole('button', { name: 'V. Waltz (Viennese Waltz), 0 of 8, on the floor' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(band).toBeHidden();
    // The Viennese Waltz has no marks yet, but the phone still waits for the judge to switch to the next
    // dance.
    await danceOnFloor(day, 3);
    await expect(band).toContainText('Now: Foxtrot. Tango and Viennese Waltz aren’t finished.');
    await band.getByRole('button', { name: 'Judge Foxtrot' }).click();
    await expect(page.getByRole('button', { name: 'Foxtrot, 0 of 8, on the floor' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => readFromDatabase(day, `marks/${STANDARD}/0/B/Viennese Waltz`)).toBeNull();
  });

  await test.step('after the last sheet, the screen says what comes next', async () => {
    for (const dance of ['Foxtrot', 'Tango', 'Viennese Waltz', 'Quickstep']) {
      await page.getByRole('button', { name: new RegExp(`${dance}\\)?,`) }).click();
      for (const number of FINALISTS)
        if ((await tile(page, number).getAttribute('aria-pressed')) !== 'true') await tap(page, number);
      await main(page).click();
      await expect(page.getByRole('button', { name: new RegExp(`${dance}\\)?, sent`) })).toBeVisible();
    }
    await expect(main(page)).toHaveText('All sent. Your next round will open here');
  });
});

test('sent sheets of a recall reopen when a couple comes late or a recalled one is scratched @full', async ({
  day,
  browser,
}) => {
  const sheet = `sheets/${CHA_CHA}/1/B/ChaCha`;
  const round = `events/${CHA_CHA}/rounds/1`;
  await writeToDatabase(day, { [`${round}/entries/c378/away`]: true, [`${round}/lineUp`]: 1 });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf('Judge B'));
  await tap(page, ...NUMBERS);
  await main(page).click();
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();

  await writeToDatabase(day, { [`${round}/entries/c378/away`]: false, [`${round}/lineUp`]: 2 });
  await expect(page.getByText('378 came late.')).toBeVisible();
  await expect(page.getByRole('button', { name: '378, came late' })).toBeInViewport();
  await expect(page.getByText('exactly 7')).toBeVisible();
  await expect
    .poll(() => readFromDatabase(day, `sheets/${CHA_CHA}/1/B/ChaCha`))
    .toMatchObject({ state: 'sent', lineUp: 1 });
  await main(page).filter({ hasText: 'Not recalled: send 7' }).click();
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();
  await expect
    .poll(() => readFromDatabase(day, `sheets/${CHA_CHA}/1/B/ChaCha`))
    .toMatchObject({ state: 'sent', lineUp: 2 });

  // Another late couple: one tap recalls it, and one removes the recall of another.
  await writeToDatabase(day, {
    [`events/${CHA_CHA}/entries/k999`]: {
      entryId: 'k999',
      leadName: 'L',
      followName: 'F',
      leadNumber: 999,
    },
    [`${round}/entries/k999`]: { heat: 1, away: false },
    [`${round}/lineUp`]: 3,
  });
  await expect(page.getByText('999 came late.')).toBeVisible();
  await tap(page, '999');
  await expect(page.getByText('Tap who to drop for 999.')).toBeVisible();
  await tap(page, '151');
  await main(page).filter({ hasText: 'Send 7' }).click();
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();
  await expect
    .poll(() => readFromDatabase(day, `marks/${CHA_CHA}/1/B/ChaCha`))
    .toEqual([...NUMBERS.slice(1), '999']);

  await test.step('a sheet with a scratched couple asks for one more, or can be sent short', async () => {
    await writeToDatabase(day, {
      [`events/${CHA_CHA}/rounds/1/entries/c172`]: null,
      [`couplesOut/${CHA_CHA}/1/172`]: { place: 'up' },
      [`${sheet}/state`]: 'draft',
    });
    await expect(page.getByText('172 is out: mark one more, or send as it is.')).toBeVisible();
    await expect(page.getByText('1 to go')).toBeVisible();
    await page.getByRole('button', { name: 'Send as it is' }).click();
    await expect(page.getByText('The scrutineer has it.')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, sheet)).toMatchObject({ state: 'sent', count: 6 });
    await expect
      .poll(() => readFromDatabase(day, `marks/${CHA_CHA}/1/B/ChaCha`))
      .toEqual([...NUMBERS.slice(2), '999']);
  });
});

test('a couple late to a final goes to the tapped place, and a scratched one closes the gap @full', async ({
  day,
  browser,
}) => {
  const six = FINALISTS.slice(0, 6);
  await writeToDatabase(day, { ...OFF, ...aFinal(six), [`events/${STANDARD}/eventDances`]: ['Waltz'] });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf('Judge B'));
  await tap(page, ...six);
  await main(page).click();
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();

  await writeToDatabase(day, {
    [`events/${STANDARD}/entries/k212`]: {
      entryId: 'k212',
      leadName: 'L',
      followName: 'F',
      leadNumber: 212,
    },
    [`events/${STANDARD}/rounds/0/entries/k212`]: { heat: 1, away: false },
    [`events/${STANDARD}/rounds/0/lineUp`]: 2,
  });
  await expect(page.getByText('212 came late: tap their place.')).toBeVisible();
  await expect.poll(() => order(page)).toEqual(six);
  await page.getByRole('button', { name: 'Put 212 3rd' }).click();
  await expect.poll(() => order(page)).toEqual(['101', '112', '212', '123', '134', '145', '156']);
  await expect.poll(() => readFromDatabase(day, `sheets/${STANDARD}/0/B/Waltz/state`)).not.toBe('sent');
  await main(page).filter({ hasText: 'Send Waltz' }).click();
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();

  await writeToDatabase(day, { [`events/${STANDARD}/rounds/0/entries/k123`]: null });
  await expect.poll(() => order(page)).toEqual(['101', '112', '212', '134', '145', '156']);
});

test('with two rounds on the floor, the judge sees the older first and reaches the other with one press @full', async ({
  day,
  browser,
}) => {
  const round = `events/${CHA_CHA}/rounds/1`;
  await writeToDatabase(
    day,
    aFinal(FINALISTS.slice(0, 6), { [`events/${STANDARD}/eventDances`]: ['Waltz'] }),
  );
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByRole('heading', { name: 'Newcomer Rhythm Cha Cha' })).toBeVisible();
  await expect(page.getByText('Open Standard is on the floor')).toBeVisible();
  await tap(page, '151', '172');

  await page.getByRole('button', { name: 'Other round' }).click();
  await expect(page.getByRole('heading', { name: 'Open Standard' })).toBeVisible();
  await tap(page, ...FINALISTS.slice(0, 5));
  await writeToDatabase(day, { [`${round}/roundState`]: 0, [`live/${CHA_CHA}/1`]: null });
  await expect(
    page.getByText('Newcomer Rhythm Cha Cha, semi-final: stopped. Your marks are saved'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await tap(page, FINALISTS[5] ?? '');
  await main(page).click();
  await expect(main(page)).toHaveText('All sent. Your next round will open here');

  await writeToDatabase(day, {
    [`${round}/roundState`]: 2,
    [`${round}/roundActualStartTime`]: Date.now(),
    [`live/${CHA_CHA}/1`]: { dance: 0, heat: 1, floor: 1, startedAt: Date.now() },
  });
  await expect(page.getByRole('heading', { name: 'Newcomer Rhythm Cha Cha' })).toBeVisible();
  for (const number of ['151', '172'])
    await expect(tile(page, number)).toHaveAttribute('aria-pressed', 'true');
});

/** Judge B's unsent items in the phone's storage. */
const queueOnDisk = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('floorcraft-demo');
        opened.addEventListener('error', () => reject(opened.error ?? new Error('no database')));
        opened.addEventListener('success', () => {
          const asked = opened.result.transaction('queues').objectStore('queues').get('judge B');
          asked.addEventListener('success', () => {
            opened.result.close();
            resolve(JSON.stringify(asked.result));
          });
        });
      }),
  );

test('marks of a stopped and renumbered round are reported once, and put aside @full', async ({
  day,
  browser,
}) => {
  const phone = await buildDeviceOptions(browser, PHONE);
  const page = await phone.newPage();
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByRole('heading', { name: 'Newcomer Rhythm Cha Cha' })).toBeVisible();
  await phone.setOffline(true);
  await tap(page, '151');
  await writeToDatabase(day, { ...OFF, [`events/${CHA_CHA}/renumbered`]: 1 });
  await phone.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'the schedule changed the rounds' });
  await expect(told).toContainText(
    `Cha Cha, Newcomer Rhythm Cha Cha: the schedule changed the rounds before your marks came in, so they don’t count.`,
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expectAccessible(page, 'marks of a round that has another number');
  expect(await queueOnDisk(page)).toContain('renumbered');
  await told.getByRole('button', { name: 'Got it' }).click();
  await expect(told).toBeHidden();
  // Removed from the screen at once, from storage a moment later.
  await expect.poll(() => queueOnDisk(page)).not.toContain('renumbered');
  await page.reload();
  await expect(page.getByText('Floor is clear')).toBeVisible();
  await expect(told).toBeHidden();
});

test('an offline reload right after six quick taps keeps all six', async ({ day, browser }) => {
  const phone = await buildDeviceOptions(browser, PHONE, WITH_SERVICE_WORKERS);
  const page = await phone.newPage();
  await page.goto(day.linkOf('Judge B'));
  await waitForOfflineCache(page, '/judges/:judge');
  const six = ['151', '172', '173', '188', '211', '220'];
  for (const number of six) await tap(page, number);
  await page.getByText('Saved', { exact: true }).waitFor();
  await phone.setOffline(true);
  await page.reload();
  await tap(page, '232');
  await expect(page.locator('.tile[aria-pressed="true"]')).toHaveText([...six, '232']);
  await phone.setOffline(false);
  await expect.poll(() => readFromDatabase(day, `marks/${CHA_CHA}/1/B/ChaCha`)).toEqual([...six, '232']);
});

test('a judge’s link still works after the page was left immediately', async ({ day, browser }) => {
  const phone = await buildDeviceOptions(browser, PHONE);
  const link = new URL(day.linkOf('Judge B'));
  const first = await phone.newPage();
  // The server never answers the phone's code.
  await first.routeWebSocket(/./, (phoneSide) => {
    const server = phoneSide.connectToServer();
    phoneSide.onMessage((message) => {
      if (!message.toString().includes('judgeClaims')) server.send(message);
    });
  });
  await first.goto(link.href);
  await expect.poll(() => new URL(first.url()).hash).toBe('');
  await first.close();
  const again = await phone.newPage();
  await again.goto(`${link.origin}${link.pathname}`);
  await expect(tile(again, '151')).toBeVisible();
});
