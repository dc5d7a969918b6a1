import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const WALL = { width: 1920, height: 1080 } as const;
const CHACHA = 'Newcomer Rhythm ChaCha';
const SILVER = 'Silver Standard Waltz Quickstep';
const BOARDS = screens.jumbotronController.link();

/** A screen in the hall, and its code. */
async function hungUp(browser: Browser, day: CompetitionDay): Promise<{ wall: Page; code: string }> {
  const wall = await (await buildDeviceOptions(browser, WALL, WITH_SERVICE_WORKERS)).newPage();
  await wall.goto(day.origin + screens.jumbotron.link());
  await expect(wall.getByRole('heading', { name: 'This screen is ready' })).toBeVisible();
  return { wall, code: (await wall.locator('.board-code').textContent()) ?? '' };
}

/** Types the code that the display shows, and names the display. */
async function named(page: Page, code: string, name: string): Promise<void> {
  const form = page.locator('details').filter({ hasText: 'Add a board' });
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  await form.getByLabel('Code on the screen').fill(code.toLowerCase());
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(title(page, name)).toBeVisible();
}

const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
const boardOn = (wall: Page, kind: string): Locator => wall.locator(`.board[data-board='${kind}']`);
const cards = (wall: Page): Locator => wall.locator('.board .number-card');
const boardsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Boards' });
const onAir = (page: Page): Locator => page.locator('.boards-air .board');

/** The layout shown by the database, the display and every controller: a single word once all agree. */
async function shownBy(
  day: CompetitionDay,
  { wall, code }: { readonly wall: Page; readonly code: string },
  controllers: readonly Page[],
): Promise<string> {
  const pictures = [wall.locator('.board'), ...controllers.map(onAir)];
  const shown = [
    await readFromDatabase(day, `jumbotron/displays/${code}/air/layout`),
    ...(await Promise.all(pictures.map((board) => board.getAttribute('data-board')))),
  ];
  return [...new Set(shown)].join(', ');
}

/** A posted final whose places wait for the awards, with names for two of its couples. */
async function finalWaits(day: CompetitionDay): Promise<void> {
  const entries = (await readFromDatabase(day, `events/${SILVER}/entries`)) as Readonly<
    Record<string, { readonly leadNumber?: number }>
  >;
  const names = Object.entries(entries).flatMap(([id, { leadNumber }]) =>
    leadNumber === 345 || leadNumber === 365
      ? [
          [`events/${SILVER}/entries/${id}/leadId`, `lead-${leadNumber}`],
          [`events/${SILVER}/entries/${id}/followId`, `follow-${leadNumber}`],
          [
            `events/${SILVER}/entries/${id}/leadName`,
            `Bartholomew Featherstonehaugh-Łukasiewicz of ${leadNumber}`,
          ],
          [`events/${SILVER}/entries/${id}/followName`, 'Mei-Ling Zhao'],
          [`events/${SILVER}/entries/${id}/affiliation`, 'Columbia'],
        ]
      : [],
  ) as readonly (readonly [string, string])[];
  await writeToDatabase(day, {
    ...Object.fromEntries(names),
    [`events/${SILVER}/rounds/0/release`]: 'awards',
    [`events/${SILVER}/rounds/0/released`]: null,
  });
}

test('displays follow the floor and show callbacks when posted, even if two people press at once @full', async ({
  day,
  browser,
}) => {
  const laptop = await openStaffPage(browser, day, ['MC', BOARDS]);
  await expect(laptop.getByText('No boards yet.')).toBeVisible();
  const left = await hungUp(browser, day);
  const right = await hungUp(browser, day);
  await expectAccessible(left.wall, 'a screen nobody has named');
  await expectAccessible(laptop, 'the boards before there is one');

  await test.step('an unknown code opens no board', async () => {
    await laptop.getByLabel('Code on the screen').fill('O0');
    await laptop.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(laptop.getByText('A code is the four letters or digits on the screen.')).toBeVisible();
    await expect(laptop.getByText('Enter a name.')).toBeVisible();
  });
  await named(laptop, left.code, 'Ballroom left');
  await named(laptop, right.code, 'Ballroom right');
  await expect(boardsOf(laptop).getByRole('button')).toHaveCount(2);
  await expect(boardsOf(laptop).getByText('Live', { exact: true })).toHaveCount(2);

  await test.step('both displays show the dancing couples', async () => {
    for (const { wall } of [left, right]) {
      await expect(boardOn(wall, 'dancing').getByRole('heading', { name: 'Cha Cha' })).toBeVisible();
      await expect(cards(wall)).toHaveCount(14);
    }
    await expectAccessible(left.wall, 'who is dancing, on the wall');
  });

  await test.step('one display is switched by hand, and the other follows the floor', async () => {
    await boardsOf(laptop)
      .getByRole('button', { name: /Ballroom left/ })
      .click();
    await laptop.keyboard.press('7');
    await expect(laptop.locator('.boards-ready .board')).toHaveAttribute('data-board', 'clock');
    // The display changes only once the prepared board is put on air.
    await expect(boardOn(left.wall, 'dancing')).toBeVisible();
    await laptop.keyboard.press('Enter');
    await expect(boardOn(left.wall, 'clock')).toBeVisible();
    await expectAccessible(laptop, 'the boards with something on air');
  });

  await test.step('a following display shows callbacks as they are posted', async () => {
    await writeToDatabase(day, {
      [`events/${CHACHA}/rounds/1/roundState`]: 5,
      [`events/${CHACHA}/rounds/1/roundPostedTime`]: Date.now(),
      [`events/${CHACHA}/rounds/0/entries`]: Object.fromEntries(
        Object.entries((await readFromDatabase(day, `events/${CHACHA}/rounds/1/entries`)) as object).slice(
          0,
          6,
        ),
      ),
      [`live/${CHACHA}`]: null,
    });
    await expect(boardOn(right.wall, 'callbacks').getByText('Called back to the Final')).toBeVisible();
    await expect(cards(right.wall)).toHaveCount(6);
    await right.wall.reload();
    await expect(boardOn(right.wall, 'callbacks')).toBeVisible();
    await expect(boardOn(left.wall, 'clock')).toBeVisible();
  });

  await test.step('a display and a controller that start now show the callbacks too', async () => {
    const lobby = await hungUp(browser, day);
    await named(laptop, lobby.code, 'Lobby');
    await expect(boardOn(lobby.wall, 'callbacks').getByText('Called back to the Final')).toBeVisible();
    const runner = await openStaffPage(browser, day, ['Organizer', BOARDS]);
    await boardsOf(runner).getByRole('button', { name: /Lobby/ }).click();
    await expect(onAir(runner)).toHaveAttribute('data-board', 'callbacks');
    await Promise.all([runner.context().close(), lobby.wall.context().close()]);
    await boardsOf(laptop)
      .getByRole('button', { name: /Ballroom left/ })
      .click();
  });

  await test.step('a phone and a laptop press at once, and the later press is on the display, and both see it', async () => {
    const phone = await openStaffPage(browser, day, ['Organizer', BOARDS], PHONE);
    await expect(title(phone, 'Ballroom left')).toBeVisible();
    await phone
      .getByRole('button', { name: /Schedule$/ })
      .filter({ hasText: '5' })
      .click();
    await laptop.keyboard.press('9');
    await Promise.all([
      phone.getByRole('button', { name: /^Take/ }).click(),
      laptop.getByRole('button', { name: /^Take/ }).click(),
    ]);
    // Both presses are confirmed: nothing is pending.
    await expect(phone.getByText('Schedule on Ballroom left')).toBeVisible();
    await expect(laptop.getByText('Blank on Ballroom left')).toBeVisible();
    await expect.poll(() => shownBy(day, left, [phone, laptop])).toMatch(/^(schedule|blank)$/);
    // The list shows a thumbnail of the board, with all of its layout.
    await expect(phone.locator('.boards-small .board-numbers').first()).toHaveCSS('display', 'grid');
    await expectThumbSized(phone.locator('.boards-mixer'));
    await expectAccessible(phone, 'the boards on a phone');

    await test.step('a press that the network delayed counts from its arrival', async () => {
      await phone.context().setOffline(true);
      await phone.getByRole('button', { name: 'Clock' }).click();
      await phone.getByRole('button', { name: /^Take/ }).click();
      await laptop.keyboard.press('5');
      await laptop.keyboard.press('Enter');
      await expect(boardOn(left.wall, 'schedule')).toBeVisible();
      await expect(onAir(laptop)).toHaveAttribute('data-board', 'schedule');
      await phone.context().setOffline(false);
      await expect.poll(() => shownBy(day, left, [phone, laptop])).toBe('clock');
    });

    await test.step('undo is not offered for a press that another has followed', async () => {
      await phone.getByRole('button', { name: /Schedule$/ }).click();
      await phone.getByRole('button', { name: /^Take/ }).click();
      await expect(onAir(phone)).toHaveAttribute('data-board', 'schedule');
      await expect(phone.getByText('Schedule on Ballroom left')).toBeVisible();
      await laptop.keyboard.press('8');
      await laptop.keyboard.press('Enter');
      await expect(onAir(phone)).toHaveAttribute('data-board', 'sponsors');
      await phone.getByRole('button', { name: 'Undo' }).click();
      await expect(phone.getByRole('alert')).toContainText('Somebody else was first');
      await expect(boardOn(left.wall, 'sponsors')).toBeVisible();
    });
  });

  await test.step('one press returns all displays to the floor, and another undoes that', async () => {
    await laptop.keyboard.press('f');
    await expect(boardOn(left.wall, 'callbacks')).toBeVisible();
    await laptop.getByRole('button', { name: 'Undo' }).click();
    await expect(boardOn(left.wall, 'sponsors')).toBeVisible();
  });

  await test.step('sponsors are shown in between, and then the display follows the floor again', async () => {
    await boardsOf(laptop)
      .getByRole('button', { name: /Ballroom right/ })
      .click();
    await laptop.keyboard.press('8');
    await expect(laptop.locator('.boards-ready')).toContainText('for 40 s, then the floor again');
    await laptop.keyboard.press('Enter');
    await expect(boardOn(right.wall, 'sponsors')).toBeVisible();
    await expect(laptop.getByText('Sponsors on Ballroom right for 40 s')).toBeVisible();
    await expect(laptop.locator('.boards-air')).toContainText(/for \d+ s, then the floor again/);
    await expect(laptop.getByRole('radio', { name: 'Follow the floor' })).toBeChecked();
    // Backdated by 40 seconds.
    await writeToDatabase(day, { [`jumbotron/displays/${right.code}/air/at`]: Date.now() - 41_000 });
    await expect(boardOn(right.wall, 'callbacks')).toBeVisible();
    await expect(onAir(laptop)).toHaveAttribute('data-board', 'callbacks');
  });

  await test.step('a display set by hand stays as it is, and no older content returns', async () => {
    await laptop.getByRole('radio', { name: 'Manual' }).click();
    await expect(laptop.getByText('Callbacks on Ballroom right')).toBeVisible();
    await expect(boardOn(right.wall, 'callbacks')).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, `jumbotron/displays/${right.code}/air`))
      .toMatchObject({
        layout: 'callbacks',
        event: CHACHA,
        round: 1,
      });
    await laptop.getByRole('button', { name: 'Undo' }).click();
    await expect(laptop.getByRole('radio', { name: 'Follow the floor' })).toBeChecked();
    await expect.poll(() => readFromDatabase(day, `jumbotron/displays/${right.code}/follows`)).toBe(true);
    await boardsOf(laptop)
      .getByRole('button', { name: /Ballroom left/ })
      .click();
  });

  await test.step('a queued board is put in Ready, taken, and removed from the queue', async () => {
    await laptop.keyboard.press('9');
    await laptop.getByRole('button', { name: 'Add to up next' }).click();
    await expect(laptop.locator('.boards-queue [data-row]')).toHaveCount(1);
    await laptop.getByRole('button', { name: 'Put in Ready' }).click();
    await laptop.keyboard.press('Enter');
    await expect(boardOn(left.wall, 'blank')).toBeVisible();
    await expect(laptop.locator('.boards-queue [data-row]')).toHaveCount(0);
  });

  await test.step('a message appears on the display', async () => {
    await laptop.keyboard.press('m');
    await laptop.keyboard.type('Gold Latin is on deck early. Please line up now.');
    await laptop.getByRole('button', { name: 'Put message in Ready' }).click();
    await laptop.getByRole('button', { name: /^Take/ }).click();
    await expect(boardOn(left.wall, 'message')).toContainText('Gold Latin is on deck early.');
    await expectAccessible(left.wall, 'a message on the wall');
  });
});

test('the queue of a display is reordered by dragging, by buttons and by keys @full', async ({
  day,
  browser,
}) => {
  const { code } = await hungUp(browser, day);
  const laptop = await openStaffPage(browser, day, ['MC', BOARDS]);
  await named(laptop, code, 'Ballroom');
  const waiting = (page: Page): Locator => page.locator('.boards-queue [data-row] p');
  for (const [key, what] of [
    ['5', 'Schedule'],
    ['7', 'Clock'],
    ['9', 'Blank'],
  ] as const) {
    await laptop.keyboard.press(key);
    await laptop.getByRole('button', { name: 'Add to up next' }).click();
    await expect(laptop.getByText(`${what} is up next`)).toBeVisible();
  }
  const order = (page: Page) => expect(waiting(page));
  await order(laptop).toHaveText(['Schedule', 'Clock', 'Blank']);

  await test.step('a queued item is dragged by its handle, and that is undone', async () => {
    const [grip, first] = [
      await laptop.locator('.boards-grip').nth(2).boundingBox(),
      await laptop.locator('[data-row]').first().boundingBox(),
    ];
    if (grip === null || first === null) throw new Error('nothing to drag');
    await laptop.mouse.move(grip.x + 10, grip.y + 10);
    await laptop.mouse.down();
    await laptop.mouse.move(grip.x + 10, first.y + 4, { steps: 5 });
    await expect(laptop.locator('.boards-mark')).toBeVisible();
    await laptop.mouse.up();
    await order(laptop).toHaveText(['Blank', 'Schedule', 'Clock']);
    // Before this message, Undo is still that of the last addition.
    await expect(laptop.getByText('Blank moved to number 1')).toBeVisible();
    await laptop.getByRole('button', { name: 'Undo' }).click();
    await order(laptop).toHaveText(['Schedule', 'Clock', 'Blank']);
    await expect(laptop.getByText('Undone on Ballroom')).toBeVisible();
  });

  await test.step('a queued item is moved by its button and by Alt and the arrow keys, and keeps the focus', async () => {
    await laptop.getByRole('button', { name: 'Move Schedule down' }).click();
    await order(laptop).toHaveText(['Clock', 'Schedule', 'Blank']);
    await expect(laptop.getByRole('button', { name: 'Move Schedule down' })).toBeFocused();
    await expect(laptop.getByText('Schedule moved to number 2')).toBeVisible();
    await laptop.keyboard.press('Alt+ArrowUp');
    await order(laptop).toHaveText(['Schedule', 'Clock', 'Blank']);
    await expect(laptop.getByText('Schedule moved to number 1')).toBeVisible();
    await expectAccessible(laptop, 'what waits for a board');
  });

  await test.step('when two people change a queue at once, the later one is notified and sees the other’s order', async () => {
    const phone = await openStaffPage(browser, day, ['Organizer', BOARDS], PHONE);
    await order(phone).toHaveText(['Schedule', 'Clock', 'Blank']);
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: 'Move Clock down' }).click();
    await laptop.getByRole('button', { name: 'Move Clock up' }).click();
    await expect(laptop.getByText('Clock moved to number 1')).toBeVisible();
    await phone.context().setOffline(false);
    await expect(phone.getByRole('alert')).toContainText('Somebody else was first');
    for (const page of [phone, laptop]) await order(page).toHaveText(['Clock', 'Schedule', 'Blank']);
    await expectThumbSized(phone.locator('.boards-queue'));
  });

  await test.step('taking an item that has moved removes that item from the queue, not its successor', async () => {
    const row = laptop.locator('[data-row]').filter({ hasText: 'Schedule' });
    await row.getByRole('button', { name: 'Put in Ready' }).click();
    await laptop.getByRole('button', { name: 'Move Schedule down' }).click();
    await order(laptop).toHaveText(['Clock', 'Blank', 'Schedule']);
    await laptop.getByRole('button', { name: /^Take/ }).click();
    await order(laptop).toHaveText(['Clock', 'Blank']);
    await laptop.getByRole('button', { name: 'Remove Clock' }).click();
    await order(laptop).toHaveText(['Blank']);
    await laptop.getByRole('button', { name: 'Undo' }).click();
    await order(laptop).toHaveText(['Clock', 'Blank']);
  });
});

test('a final that waits for the awards is revealed place by place, and uncalled places are never public @full', async ({
  day,
  browser,
}) => {
  await finalWaits(day);
  const { wall, code } = await hungUp(browser, day);
  const mc = await openStaffPage(browser, day, ['MC', BOARDS]);
  await named(mc, code, 'Ballroom');
  const readPublicly = async (place: string): Promise<unknown> => {
    const answer = await fetch(`${day.origin}/${encodeURI(place)}.json`);
    return answer.ok ? answer.json() : answer.status;
  };
  await mc.keyboard.press('4');
  await mc.getByLabel('Final', { exact: true }).selectOption(`${SILVER}/0`);
  await mc.getByRole('button', { name: /^Take/ }).click();
  await expect(
    boardOn(wall, 'results').getByRole('heading', { name: 'Silver Standard Waltz + Quickstep' }),
  ).toBeVisible();
  await expect(cards(wall)).toHaveCount(0);
  await expect(wall.locator('.board-closed')).toHaveCount(8);
  expect(await readPublicly(`resultsSaved/${SILVER}/0`)).toBe(401);
  expect(await readPublicly(`resultsSaved/${SILVER}/finalResults`)).toBe(401);

  await test.step('each press of the controller reveals one place', async () => {
    await mc.getByRole('button', { name: 'Next place' }).click();
    await expect(wall.locator('.board-place')).toContainText('8');
    await expect(wall.locator('.board-names')).toContainText(
      'Bartholomew Featherstonehaugh-Łukasiewicz of 345',
    );
    await expect(wall.locator('.board-closed')).toHaveCount(7);
    expect(await readPublicly(`readOut/${SILVER}/places`)).toEqual({ 345: 8 });
    await expectAccessible(wall, 'a place on the wall');
    await expectAccessible(mc, 'the boards during a reveal');
    await mc.getByRole('button', { name: 'Next place' }).click();
    await expect(wall.locator('.board-place')).toContainText('7');
    await mc.getByRole('button', { name: 'Back', exact: false }).filter({ hasText: '←' }).click();
    await expect(wall.locator('.board-place')).toContainText('8');
    expect(await readPublicly(`readOut/${SILVER}/places`)).toEqual({ 345: 8 });
  });

  await test.step('a reveal goes up to the first place, and then the placings are released', async () => {
    for (let closed = 6; closed >= 0; closed -= 1) {
      await mc.getByRole('button', { name: 'Next place' }).click();
      await expect(wall.locator('.board-closed')).toHaveCount(closed);
    }
    await expect(wall.locator('.board-place')).toContainText('1');
    expect(await readPublicly(`resultsSaved/${SILVER}/0`)).toBe(401);
    await mc.getByRole('link', { name: 'Awards' }).click();
    await expect(mc.getByRole('heading', { level: 1, name: 'MC' })).toBeVisible();
  });

  await test.step('an undone result also leaves the display', async () => {
    await writeToDatabase(day, { [`events/${SILVER}/rounds/0/roundState`]: 4 });
    await expect(boardOn(wall, 'coming')).toContainText('Results coming soon');
  });
});

test('a final of twelve with ties, very long names and hidden names fits on every screen @full', async ({
  day,
  browser,
}) => {
  const LONG = 'Bartholomew Maximilian Featherstonehaugh-Łukasiewicz-Nguyen';
  const entries = Object.values(
    (await readFromDatabase(day, `events/${SILVER}/entries`)) as Readonly<
      Record<string, { readonly entryId: string; readonly leadNumber: number }>
    >,
  ).slice(0, 12);
  const names = [
    [LONG, LONG],
    ['王小明', '李美玲'],
    ['Name withheld', 'Ana Petrović'],
    ['Name withheld', 'Name withheld'],
  ];
  const couple = (
    { entryId }: (typeof entries)[number],
    at: number,
  ): readonly (readonly [string, string])[] => {
    const [lead = '', follow = ''] = names[at % names.length] ?? [];
    const place = `events/${SILVER}/entries/${entryId}`;
    return [
      [`${place}/leadName`, lead],
      [`${place}/leadId`, `lead-${at}`],
      [`${place}/followName`, follow],
      [`${place}/followId`, `follow-${at}`],
      [`${place}/affiliation`, 'Rensselaer Polytechnic Institute (RPI) Ballroom Dance Club of Troy'],
    ];
  };
  const { wall, code } = await hungUp(browser, day);
  await writeToDatabase(day, {
    ...Object.fromEntries(entries.flatMap(couple)),
    [`events/${SILVER}/rounds/0/entries`]: Object.fromEntries(
      entries.map(({ entryId }) => [entryId, { heat: 1 }]),
    ),
    [`events/${SILVER}/rounds/0/release`]: 'awards',
    [`events/${SILVER}/rounds/0/released`]: null,
    [`events/${SILVER}/rounds/0/journal`]: 'posted',
    [`jumbotron/slots/1`]: code,
    [`jumbotron/displays/${code}`]: {
      name: 'Ballroom',
      slot: 1,
      at: 1,
      air: { layout: 'results', event: SILVER, round: 0, version: 1, at: 1 },
    },
  });
  const readOut = (places: readonly number[]): Promise<void> =>
    writeToDatabase(day, {
      [`readOut/${SILVER}`]: {
        of: 'posted',
        places: Object.fromEntries(places.map((place, at) => [entries[at]?.leadNumber ?? 0, place])),
      },
    });
  /** Parts that overflow the board, or overlap their neighbors. */
  const outside = (): Promise<readonly string[]> =>
    wall.evaluate(() => {
      const head = document.querySelector('.board-head')?.getBoundingClientRect();
      return [...document.querySelectorAll('.board-called, .board-called *, .board-places, .board-places *')]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const isOut =
            box.right > innerWidth * 0.95 || box.bottom > innerHeight * 0.97 || box.left < innerWidth * 0.05;
          return isOut || (head !== undefined && box.top < head.bottom - 1);
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`);
    });
  for (const [open, places] of [
    ['the last of twelve', [12]],
    ['all of them', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['two on a place', [4.5, 4.5, 6, 7, 8, 9, 10, 11, 12]],
    ['three on a place', [5, 5, 5, 7, 8, 9, 10, 11, 12]],
    ['six on a place', [6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 10, 11, 12]],
  ] as const)
    await test.step(open, async () => {
      await readOut(places);
      await expect(wall.locator('.board-called .number-card').first()).toBeVisible();
      await expect(wall.locator('.board-places .number-card')).toHaveCount(places.length);
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
        [3840, 2160],
      ] as const) {
        await wall.setViewportSize({ width, height });
        expect(await outside()).toEqual([]);
      }
    });
});

test('a display keeps its last page offline, also over a reload, and catches up @full', async ({
  day,
  browser,
}) => {
  const { wall, code } = await hungUp(browser, day);
  const mc = await openStaffPage(browser, day, ['MC', BOARDS]);
  await named(mc, code, 'Lobby');
  await expect(cards(wall)).toHaveCount(14);
  await expect(boardsOf(mc).getByText('Live', { exact: true })).toBeVisible();
  await waitForOfflineCache(wall, '/jumbotron');

  await wall.context().setOffline(true);
  await expect(wall.getByText('Reconnecting')).toBeVisible();
  await expect(cards(wall)).toHaveCount(14);
  await expect(boardsOf(mc).getByText(/^Offline since/)).toBeVisible();

  await test.step('a display reloaded offline shows the same page', async () => {
    await wall.reload();
    await expect(cards(wall)).toHaveCount(14);
    await expect(wall.getByText('Reconnecting')).toBeVisible();
  });

  await test.step('a display back online shows the changes it missed', async () => {
    await mc.keyboard.press('7');
    await mc.keyboard.press('Enter');
    await expect(onAir(mc)).toHaveAttribute('data-board', 'clock');
    await expect(cards(wall)).toHaveCount(14);
    await wall.context().setOffline(false);
    await expect(boardOn(wall, 'clock')).toBeVisible();
    await expect(wall.getByText('Reconnecting')).toHaveCount(0);
    await expect(boardsOf(mc).getByText('Live', { exact: true })).toBeVisible();
  });

  await test.step('a display has its own language, so has its preview, and the desk keeps its own', async () => {
    await mc.keyboard.press('f');
    const setUp = mc.locator('details').filter({ hasText: 'This board' });
    await setUp.locator('summary').click();
    await setUp.getByLabel('Language').selectOption('zh');
    await expect(boardOn(wall, 'dancing')).toContainText('14进7');
    await expect(onAir(mc)).toContainText('14进7');
    await expect(wall.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(mc.getByText('Follows the floor').first()).toBeVisible();
    await wall.reload();
    await expect(boardOn(wall, 'dancing')).toContainText('14进7');
    await setUp.getByLabel('Language').selectOption('es');
    await expect(boardOn(wall, 'dancing')).toContainText('pasan 7 de 14');
    await expect(onAir(mc)).toContainText('pasan 7 de 14');
    await setUp.getByLabel('Language').selectOption('en');
    await expect(boardOn(wall, 'dancing')).toContainText('recall 7 of 14');
    await setUp.locator('summary').click();
  });

  await test.step('a display turned on after a night shows the current dance, and nothing older', async () => {
    await mc.keyboard.press('f');
    await expect(boardOn(wall, 'dancing')).toBeVisible();
    await wall.goto('about:blank');
    const hoursAgo = Date.now() - 8 * 3_600_000;
    await writeToDatabase(day, {
      [`events/${CHACHA}/rounds/1/roundState`]: 5,
      [`events/${CHACHA}/rounds/1/roundPostedTime`]: hoursAgo,
      [`events/${SILVER}/rounds/0/released`]: hoursAgo,
      [`jumbotron/displays/${code}/air`]: {
        layout: 'message',
        words: 'Good night',
        version: 9,
        at: hoursAgo,
      },
      [`live/${CHACHA}`]: null,
    });
    await wall.goto(day.origin + screens.jumbotron.link());
    await expect(boardOn(wall, 'schedule')).toBeVisible();
    await writeToDatabase(day, {
      [`events/${CHACHA}/rounds/1/roundState`]: 2,
      [`live/${CHACHA}/1`]: { dance: 0, heat: 1 },
    });
    await expect(boardOn(wall, 'dancing')).toBeVisible();
  });

  await test.step('a removed display shows its code again', async () => {
    await mc.locator('summary').filter({ hasText: 'This board' }).click();
    await mc.getByRole('button', { name: 'Remove this board' }).click();
    await mc.getByRole('dialog').getByRole('button', { name: 'Remove this board' }).click();
    await expect(wall.getByText(code)).toBeVisible();
    await expect(mc.getByText('No boards yet.')).toBeVisible();
    await mc.getByRole('button', { name: 'Undo' }).click();
    await expect(boardOn(wall, 'dancing')).toBeVisible();
  });

  await test.step('setting up a display is in the journal, and switching its content is not', async () => {
    await expect(title(mc, 'Lobby')).toBeVisible();
    await mc.locator('summary').filter({ hasText: 'This board' }).click();
    await mc.locator('form').filter({ hasText: 'Rename' }).getByLabel('Name').fill('Front door');
    await mc.getByRole('button', { name: 'Rename' }).click();
    await expect(title(mc, 'Front door')).toBeVisible();
    const told = async (): Promise<readonly string[]> =>
      Object.values(
        ((await readFromDatabase(day, 'journal')) ?? {}) as Readonly<Record<string, { what: string }>>,
      )
        .map(({ what }) => JSON.parse(what) as Readonly<Record<string, string>>)
        .filter(({ kind }) => kind === 'board changed')
        .toSorted((a, b) => Number(a['at']) - Number(b['at']))
        .map(({ did, name, was, who }) => [who, did, was, name].join(' '));
    const by = (await told())[0]?.replace(/ added.*/, '') ?? '';
    expect(by).toContain('(boards)');
    await expect
      .poll(told)
      .toEqual([
        `${by} added  Lobby`,
        `${by} removed  Lobby`,
        `${by} added  Lobby`,
        `${by} renamed Lobby Front door`,
      ]);
  });
});
