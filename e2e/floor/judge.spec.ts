import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
} from '../competitionDay.ts';
import { journalKinds } from '../journal.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const SHEET = `sheets/${EVENT}/1/B/ChaCha`;
const NUMBERS = ['151', '172', '173', '188', '211', '220', '232'];

const tile = (page: Page, number: string) =>
  page.locator('.sheet-tiles').getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const isChosen = (page: Page, number: string) =>
  expect(tile(page, number)).toHaveAttribute('aria-pressed', 'true');
const type = async (page: Page, keys: string, last: string) => {
  await page.keyboard.type(keys);
  await page.keyboard.press(last);
};

/** Calls to device features that a test browser lacks: vibration and wake lock. */
interface Felt {
  readonly shakes: number[][];
  locks: number;
}

/** A judge's phone that records these calls. */
async function feeling(page: Page): Promise<() => Promise<Felt>> {
  await page.addInitScript(() => {
    const felt = { shakes: [] as number[][], locks: 0 };
    Object.assign(window, { felt });
    Object.defineProperties(navigator, {
      vibrate: { value: (pattern: number[]) => felt.shakes.push(pattern) > 0 },
      wakeLock: {
        value: {
          request: () => {
            felt.locks += 1;
            return Promise.resolve({ release: () => Promise.resolve((felt.locks -= 1)) });
          },
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { readonly felt: Felt }).felt);
}

/** Side of the send button: left or right of its neighbor. */
async function sideOf(page: Page, main: RegExp, other: RegExp): Promise<'left' | 'right'> {
  const at = async (name: RegExp) =>
    (await page.locator('.sheet-send').getByRole('button', { name }).boundingBox())?.x ?? Number.NaN;
  return (await at(main)) < (await at(other)) ? 'left' : 'right';
}

test('a judge marks a recall by thumb and by keyboard, sends it, and gets it back', async ({
  day,
  browser,
}) => {
  // Two dances danced together; the round was started without one couple.
  const away = `events/${EVENT}/rounds/1/entries/c378/away`;
  await writeToDatabase(day, {
    [`events/${EVENT}/eventDances`]: ['ChaCha', 'Rumba'],
    [away]: true,
    // Two couples with the same number.
    [`events/${EVENT}/entries/twin`]: {
      leadName: 'T',
      followName: 'W',
      entryId: 'twin',
      leadNumber: 172,
    },
    [`events/${EVENT}/rounds/1/entries/twin`]: { heat: 1 },
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  const felt = await feeling(page);
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByText('Two couples wear 172.')).toBeVisible();

  await test.step('the judge’s screen is made for a thumb in the dark: large, bright, and stable', async () => {
    const box = await tile(page, '151').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
    await expect.poll(async () => (await felt()).locks).toBe(1);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await felt()).locks).toBe(2);
    await expect(page.locator('.sheet-tiles')).toHaveCSS('touch-action', 'pan-y');
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
    const side = () => sideOf(page, /^Recall/, /different/);
    await expect.poll(side).toBe('right');
    await page.getByRole('button', { name: 'Left-handed' }).click();
    await expect.poll(side).toBe('left');
    await page.reload();
    await tile(page, '151').waitFor();
    await expect.poll(side).toBe('left');
  });

  await test.step('a couple is marked by tap, penciled by long press, and marked by typing and with the arrow keys', async () => {
    await tile(page, '151').click();
    await tile(page, '188').hover();
    await page.mouse.down();
    await expect(page.getByRole('button', { name: '188, penciled' })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('1 penciled, not counted.')).toBeVisible();
    await type(page, '188', 'Enter');
    await isChosen(page, '188');
    await type(page, '17', '9');
    await expect(page.getByText('179, then Enter')).toBeVisible();
    await page.keyboard.press('Backspace');
    await type(page, '3', 'Enter');
    await isChosen(page, '173');
    await type(page, '999', 'Enter');
    await expect(page.getByText('999 isn’t on this sheet.')).toBeVisible();
    await type(page, '211', 'p');
    await expect(page.getByRole('button', { name: '211, penciled' })).toBeVisible();
    await tile(page, '151').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, '172')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tile(page, '220')).toBeFocused();
    await page.keyboard.press('Enter');
    await isChosen(page, '220');
    await expect.poll(async () => (await felt()).shakes).toEqual([[10], [25], [10], [10], [25], [10]]);
  });

  await test.step('an absent couple is not on the sheet, and a late couple is, on unsent sheets', async () => {
    await expect(tile(page, '378')).toHaveCount(0);
    await type(page, '378', 'Enter');
    await expect(page.getByText('378 isn’t on this sheet.')).toBeVisible();
    await writeToDatabase(day, { [away]: false });
    await expect(tile(page, '378')).toBeVisible();
    await expectAccessible(page, 'a recall sheet, half marked');
    for (const number of NUMBERS)
      if ((await tile(page, number).getAttribute('aria-pressed')) !== 'true')
        await tile(page, number).click();
    await expect.poll(async () => (await felt()).shakes.at(-1)).toEqual([15, 60, 30]);
    await expect(page.getByText('exactly 7')).toBeVisible();
  });

  await test.step('a sent sheet is locked, and only the chairman reopens it', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The scrutineer has it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cha Cha, sent, on the floor' })).toBeVisible();
    await tile(page, '151').click();
    await isChosen(page, '151');
    await page.getByRole('button', { name: 'Request a change' }).click();
    await expectAccessible(page, 'the question to the chairman');
    await page.getByRole('button', { name: 'Ask the chairman' }).click();
    await expect(page.getByText('Change requested. The chairman decides.')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `${SHEET}/changeRequested`)).toBe(true);
    await expect
      .poll(async () => journalKinds(await readFromDatabase(day, 'journal')))
      .toEqual(['marks sent', 'change requested']);
    await writeToDatabase(day, { [`${SHEET}/changeRequested`]: null });
    await expect(page.getByText('The chairman left your sheet as sent.')).toBeVisible();
    await writeToDatabase(day, { [`${SHEET}/state`]: 'draft' });
    await tile(page, '151').click();
    await expect(page.getByText('1 to go')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `marks/${EVENT}/1/B/ChaCha`)).toEqual(NUMBERS.slice(1));
  });

  await test.step('the other dance has its own sheet, and an empty one can be sent on purpose', async () => {
    // The second sheet has a mark for a couple that is not in this round.
    await writeToDatabase(day, { [`marks/${EVENT}/1/B/Rumba`]: ['9998'] });
    await page.getByRole('button', { name: 'Rumba' }).click();
    await expect(page.getByText('9998 isn’t in this round and doesn’t count.')).toBeVisible();
    await expect(page.getByText('7 to go')).toBeVisible();
    await page.getByRole('button', { name: 'Send a different number' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send 0' }).click();
    await expect(page.getByText('Sent. The floor is on Cha Cha.')).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, `sheets/${EVENT}/1/B/Rumba`))
      .toMatchObject({ state: 'sent', count: 0 });
  });
});

test('a judge marks a final by thumb and by keyboard, swaps couples and adds a late one', async ({
  day,
  browser,
}) => {
  const six = ['151', '173', '188', '211', '220', '232'];
  const final = `events/${EVENT}/rounds/0`;
  await writeToDatabase(day, {
    [`${final}/entries`]: Object.fromEntries(
      six.map((number) => [`c${number}`, { heat: 1, ...(number === '232' ? { away: true } : {}) }]),
    ),
    [`${final}/roundState`]: 2,
    [`${final}/panel`]: { B: true },
    [`live/${EVENT}/1`]: null,
    [`live/${EVENT}/0`]: { dance: 0, heat: 1, floor: 1, startedAt: Date.now() },
  });
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(day.linkOf('Judge B'));
  await expect(page.getByText('Final, 5 couples')).toBeVisible();
  await page.getByRole('button', { name: 'Left-handed' }).click();
  await expect.poll(() => sideOf(page, /open$/, /Swap/)).toBe('left');

  const order = () =>
    page.getByRole('list', { name: 'Your order' }).locator('.number-card').allTextContents();
  await type(page, '211', 'Enter');
  await type(page, '151', 'Enter');
  await tile(page, '220').click();
  await type(page, '173', 'Enter');
  await type(page, '188', 'Enter');
  await expect.poll(order).toEqual(['211', '151', '220', '173', '188']);
  // A couple has one place: tapping a placed couple offers a swap.
  await tile(page, '151').click();
  await expect(page.getByText('Tap the couple to swap with 151.')).toBeVisible();
  await tile(page, '188').click();
  await expect.poll(order).toEqual(['211', '188', '220', '173', '151']);
  await page.getByRole('button', { name: 'Remove 220 from 3rd' }).click();
  await expect.poll(order).toEqual(['211', '188', '173', '151']);
  await expect(page.getByRole('button', { name: '1 place open' })).toBeVisible();
  await tile(page, '220').click();
  await expect(page.getByRole('button', { name: 'Send Cha Cha' })).toBeVisible();

  await writeToDatabase(day, { [`${final}/entries/c232/away`]: false });
  await expect(page.getByText('Final, 6 couples')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Sent.')).toBeHidden();
  await expectAccessible(page, 'a final with one place open');
  await type(page, '232', 'Enter');
  await page.getByRole('button', { name: 'Send Cha Cha' }).click();
  await expect(page.getByText('The scrutineer has it.')).toBeVisible();
  await expect
    .poll(() => readFromDatabase(day, `marks/${EVENT}/0/B/ChaCha`))
    .toEqual(['211', '188', '173', '151', '220', '232']);
});

test('a judge goes on marking if the network fails before the page is complete, and the rest loads later @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  // The first part loads; after that neither files nor the server respond.
  let isAway = true;
  for (const rest of ['SheetKeys', 'SheetNews', 'HandSwitch', 'DeviceNotes', 'LanguageChoice'])
    await page.route(`**/assets/${rest}-*.js`, (route) => (isAway ? route.abort() : route.continue()));
  await page.route(`${day.origin}/`, (route) =>
    isAway && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto(day.linkOf('Judge B'));
  await tile(page, '151').click();
  await isChosen(page, '151');
  await expect(page.getByRole('button', { name: 'Left-handed' })).toHaveCount(0);
  isAway = false;
  await expect(page.getByRole('button', { name: 'Left-handed' })).toBeVisible();
  await isChosen(page, '151');
  await tile(page, '172').click();
  await isChosen(page, '172');
});
