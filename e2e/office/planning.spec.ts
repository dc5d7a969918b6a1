import type { Browser, Locator, Page, WebSocketRoute } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  LAPTOP,
  readFromDatabase,
  opensAs,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { journalSentences } from '../journal.ts';

const SCHEDULE = '/admin/eventschedule';
const WALTZ = 'Bronze Standard Waltz';

interface StoredRound {
  readonly roundName: string;
  readonly roundState: number;
  readonly scheduleIndex: number;
  readonly entries?: Readonly<Record<string, unknown>>;
}

const roundsOf = async (day: CompetitionDay, event: string): Promise<readonly StoredRound[]> =>
  (await readFromDatabase(day, `events/${event}/rounds`)) as readonly StoredRound[];

/** The evening before: the demo's couples in their events, with no rounds, marks or results. */
async function beforeTheDay(day: CompetitionDay): Promise<void> {
  const events = Object.keys((await readFromDatabase(day, 'events')) as object);
  await writeToDatabase(day, {
    ...Object.fromEntries(events.map((event) => [`events/${event}/rounds`, null])),
    blocks: null,
    marks: null,
    sheets: null,
    resultsSaved: null,
    live: null,
  });
}

const lineOf = (page: Page, event: string, round: string) =>
  page.locator('li.schedule-row').filter({ hasText: event }).filter({ hasText: round });

/** Narrows searches to the panel beside the rows: searching thousands of elements repeatedly is far slower. */
const side = (page: Page) => page.locator('.schedule-side');
const bar = (page: Page) => page.locator('.staff-bar');

const opened = (page: Page) =>
  expect(page.locator('.staff-bar').getByRole('heading', { name: 'Schedule' })).toBeVisible();

async function openSchedule(
  browser: Browser,
  day: CompetitionDay,
  role: string,
  viewport?: typeof PHONE,
): Promise<Page> {
  const page = await openStaffPage(browser, day, [role, SCHEDULE], viewport);
  await opened(page);
  return page;
}

async function publish(page: Page, changes: string): Promise<void> {
  await bar(page)
    .getByRole('button', { name: `Publish ${changes}` })
    .click();
  // The message stays for eight seconds: on a busy machine it may be gone before the check.
  const told = page.getByText(`${changes} published`);
  await expect(told.or(bar(page).getByRole('button', { name: 'Nothing to publish' })).first()).toBeVisible();
}

/** Format of the day and time fields. */
const localTime = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

test('an organizer builds the day from its entries, runs late, adds a quarter-final, skips a semi-final @full', async ({
  day,
  browser,
}) => {
  test.slow();
  await beforeTheDay(day);
  const desk = await openSchedule(browser, day, 'Organizer');
  const colleague = await openSchedule(browser, day, 'Scrutineer', PHONE);

  await test.step('all rounds are made in one step, with their duration previewed', async () => {
    await expect(desk.getByRole('heading', { name: 'No rounds yet' })).toBeVisible();
    await expect(desk.getByRole('figure', { name: /^The day: .+ 8:30/ })).toBeVisible();
    await expectAccessible(desk, 'a day without rounds');
    await desk.getByRole('button', { name: 'Start with an empty day' }).click();
    await side(desk).getByRole('button', { name: 'Make rounds…' }).click();
    const dialog = desk.locator('dialog:modal');
    await expect(dialog.getByText(/\d+ rounds, about \d+ h \d+ min/)).toBeVisible();
    await expect(dialog.getByRole('radiogroup', { name: 'Recalls of Newcomer' })).toContainText(
      /Fewer −\d+ min/,
    );
    await expectAccessible(desk, 'the question which rounds to make');
    await dialog.getByRole('button', { name: /Make rounds for \d+ events/ }).click();
    await expect(lineOf(desk, WALTZ, '1st Round').or(lineOf(desk, WALTZ, 'Quarter-Final'))).toHaveCount(1);
    // Still invisible to others.
    await expect(colleague.getByRole('heading', { name: 'No rounds yet' })).toBeVisible();
  });

  await test.step('a plan without a start has no times, and Set times asks for a start', async () => {
    await expect(desk.getByText('The day has no start time. Use “Set times…” to enter one.')).toBeVisible();
    await expect(desk.getByText(/min late/)).toHaveCount(0);
    await side(desk).getByRole('button', { name: 'Set times…' }).click();
    const dialog = desk.locator('dialog:modal');
    await expect(dialog.getByLabel('First round starts at', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Enter when the first round starts' })).toBeVisible();
    await expectAccessible(desk, 'the question when the first round starts');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a morning session that should have begun twenty minutes ago begins now, and the times after it follow', async () => {
    await side(desk).getByRole('button', { name: 'Add break' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByRole('button', { name: 'Session' }).click();
    await expect(dialog.getByLabel('Minutes', { exact: true })).toHaveValue('0');
    await dialog.getByLabel('Name').fill('Smooth, morning');
    const [date = '', time = ''] = localTime(Date.now() - 20 * 60_000).split('T');
    await dialog.getByRole('radio', { name: 'Not before a set time' }).check();
    await dialog.getByLabel('Not before', { exact: true }).fill(date);
    await dialog.getByLabel('Time: Not before').fill(time);
    await expectAccessible(desk, 'the question when a session is');
    await dialog.getByRole('button', { name: 'Save session' }).click();
    await side(desk).getByRole('button', { name: 'Set times…' }).click();
    await desk
      .locator('dialog:modal')
      .getByRole('button', { name: /Set \d+ times/ })
      .click();
    await publish(desk, '3 changes');
    await expect(colleague.locator('li.schedule-row').first()).toContainText('Smooth, morning');
    await expectAccessible(desk, 'the planned day');
    await expectAccessible(colleague, 'the planned day on a phone');
  });

  await test.step('the first round starts late, and every screen shows the new end of the day', async () => {
    const start = desk.getByRole('button', { name: /^Start / }).first();
    const started = (await start.getAttribute('aria-label')) ?? '';
    await start.click();
    await expect(colleague.locator('li.is-now')).toHaveCount(1);
    const title = started.replace('Start ', '').split(',')[0] ?? '';
    await expect(colleague.locator('li.is-now')).toContainText(title);
    await expect
      .poll(async () => journalSentences(await readFromDatabase(day, 'journal')))
      .toEqual([
        expect.stringMatching(/published the schedule, version 1: rounds made, 1 break added/),
        expect.stringMatching(/\(schedule\) started /),
      ]);
    // Twenty minutes, plus the duration of this story so far.
    for (const page of [desk, colleague]) await expect(page.getByText(/(19|2\d) min late/)).toBeVisible();
  });

  await test.step('a day too long for the hall shows the time that each ladder saves, and the result', async () => {
    await bar(desk).getByRole('button', { name: 'What if…' }).click();
    const dialog = desk.locator('dialog:modal');
    const recalls = dialog.getByRole('radiogroup', { name: 'Recalls of Newcomer' });
    await expect(recalls.getByRole('radio', { name: 'Usual now' })).toBeChecked();
    const won = /Fewer −(\d+) min/.exec((await recalls.textContent()) ?? '')?.[1] ?? '';
    await recalls.getByRole('radio', { name: /^Fewer/ }).check();
    const earlier = (await dialog.getByText(/minutes earlier$/).textContent()) ?? '';
    // The text beside the ladder uses the planned figures, but the end of the day uses the current pace.
    expect(Math.abs(Number.parseInt(earlier, 10) - Number(won))).toBeLessThanOrEqual(3);
    await expectAccessible(desk, 'another ladder');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  const before = await roundsOf(day, WALTZ);
  await test.step('a round added after the semi-final takes its name, and the old one becomes the quarter-final', async () => {
    await lineOf(desk, WALTZ, 'Semi-Final').locator('[data-name]').click();
    await desk.keyboard.press('a');
    await expect(desk.getByText(`Added a round after ${WALTZ} semi-final`)).toBeVisible();
    await publish(desk, '1 change');
    const all = before.length + 1;
    await expect.poll(() => roundsOf(day, WALTZ)).toHaveLength(all);
    const names = (await roundsOf(day, WALTZ)).map(({ roundName }) => roundName);
    expect(names.slice(0, 3)).toEqual(['Final', 'Semi-Final', 'Quarter-Final']);
    await expect(lineOf(colleague, WALTZ, 'Semi-Final')).toHaveCount(1);
    await expect(colleague.locator('li.schedule-row').filter({ hasText: WALTZ })).toHaveCount(all);
  });

  await test.step('a signed round keeps its number, and a message says so before anything is sent', async () => {
    const signed = { uid: 'chair', name: 'Wim', at: 1, verdict: 'signed' };
    await writeToDatabase(day, {
      [`approvals/${WALTZ}/1/decided`]: signed,
      [`approvals/${WALTZ}/signed/1`]: true,
    });
    await lineOf(desk, WALTZ, 'Semi-Final').locator('[data-name]').click();
    await desk.keyboard.press('a');
    await bar(desk).getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(
      desk.getByText(/Not published. Signed rounds keep their place: .*, Semi-Final\. Ask the chairman/),
    ).toBeVisible();
    await writeToDatabase(day, { [`approvals/${WALTZ}`]: null });
    await desk.keyboard.press('Control+z');
    await expect(bar(desk).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
  });

  await test.step('a skipped semi-final hands its couples to the final', async () => {
    const event = 'Newcomer Smooth Foxtrot';
    const couples = (await roundsOf(day, event)).at(-1)?.entries ?? {};
    await lineOf(desk, event, 'Semi-Final').locator('[data-name]').click();
    await desk.keyboard.press('s');
    await publish(desk, '1 change');
    await expect(lineOf(colleague, event, 'Semi-Final')).toContainText('Skipped');
    const rounds = await roundsOf(day, event);
    expect(rounds[1]?.roundState).toBe(3);
    expect(Object.keys(rounds[0]?.entries ?? {}).toSorted()).toEqual(Object.keys(couples).toSorted());
  });

  await test.step('an undone publication names who did it', async () => {
    await desk.keyboard.press('Escape');
    await expect(desk.getByText('Nora Lindqvist').first()).toBeVisible();
    const last = colleague.getByRole('region', { name: 'Last changes' }).getByRole('listitem').first();
    const did = 'Skipped Newcomer Smooth Foxtrot semi-final.';
    await expect(last).toContainText(did);
    await side(desk).getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(desk.getByText('Publication undone', { exact: true })).toBeVisible();
    await expect(lineOf(colleague, 'Newcomer Smooth Foxtrot', 'Semi-Final')).toContainText('Up next');
    await expect(last).toContainText(`Undone: ${did}`);
    await expect(last).toContainText('Nora Lindqvist');
    await expect(last.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  });

  const indexes = Object.values((await readFromDatabase(day, 'events')) as object).flatMap(
    ({ rounds }: { rounds?: readonly StoredRound[] }) =>
      (rounds ?? []).map(({ scheduleIndex }) => scheduleIndex),
  );
  expect(new Set(indexes).size).toBe(indexes.length);
});

test('a row is dragged by mouse and by finger, and moved by keys, and Escape cancels @full', async ({
  day,
  browser,
}) => {
  const hand = await buildDeviceOptions(browser, LAPTOP, { hasTouch: true });
  const desk = await hand.newPage();
  await opensAs(desk, day, 'Organizer', SCHEDULE);
  await opened(desk);
  const names = (): Promise<string[]> =>
    desk
      .locator('li.schedule-row [data-name]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-name') ?? ''));
  const grips = desk.locator('.schedule-grip');
  await expect(grips.first()).toBeVisible();
  const latin = desk.locator('li.schedule-row').filter({ hasText: 'Latin' }).filter({ hasText: 'Up next' });

  await test.step('a row of the schedule is dragged by mouse', async () => {
    await latin.nth(4).scrollIntoViewIfNeeded();
    const before = await names();
    const line = await latin.nth(4).getAttribute('data-row');
    const [grip, target] = [
      await latin.nth(4).locator('.schedule-grip').boundingBox(),
      await latin.nth(1).boundingBox(),
    ];
    if (grip === null || target === null) throw new Error('nothing to drag');
    await desk.mouse.move(grip.x + 10, grip.y + 20);
    await desk.mouse.down();
    await desk.mouse.move(grip.x + 10, target.y + 40, { steps: 6 });
    await desk.mouse.move(grip.x + 10, target.y + 4, { steps: 3 });
    await desk.waitForTimeout(100);
    await desk.mouse.up();
    await expect(bar(desk).getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
    const after = await names();
    expect(after).not.toEqual(before);
    expect(after.indexOf(line ?? '')).toBe(before.indexOf(line ?? '') - 3);
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  await test.step('a row of the schedule is moved by keys', async () => {
    await desk.keyboard.press('Control+z');
    await expect(bar(desk).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
    const before = await names();
    const name = latin.nth(2).locator('[data-name]');
    const id = (await name.getAttribute('data-name')) ?? '';
    await name.focus();
    await desk.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await names()).indexOf(id)).toBe(before.indexOf(id) + 1);
    await desk.keyboard.press('u');
    await expect.poll(names).toEqual(before);
  });

  await test.step('Escape during a drag leaves everything unchanged', async () => {
    const before = await names();
    const grip = await latin.nth(3).locator('.schedule-grip').boundingBox();
    if (grip === null) throw new Error('nothing to drag');
    await desk.mouse.move(grip.x + 10, grip.y + 20);
    await desk.mouse.down();
    await desk.mouse.move(grip.x + 10, grip.y - 150, { steps: 4 });
    await desk.keyboard.press('Escape');
    await desk.mouse.up();
    await expect.poll(names).toEqual(before);
    await expect(bar(desk).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
  });

  await test.step('a row of the schedule is dragged by finger, on a tablet', async () => {
    await desk.setViewportSize({ width: 820, height: 1180 });
    await latin.nth(3).scrollIntoViewIfNeeded();
    const [grip, target] = [
      await latin.nth(3).locator('.schedule-grip').boundingBox(),
      await latin.nth(1).boundingBox(),
    ];
    if (grip === null || target === null) throw new Error('nothing to drag');
    const finger = await hand.newCDPSession(desk);
    const at = (y: number) => [{ x: grip.x + 12, y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(grip.y + 20) });
    for (const share of [0.25, 0.5, 0.75, 1])
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(grip.y + 20 + (target.y + 6 - grip.y - 20) * share),
      });
    await desk.waitForTimeout(100);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(bar(desk).getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  });
});

test('an organizer whose colleague published first is notified, keeps the draft, and publishes it later @full', async ({
  day,
  browser,
}) => {
  const first = await openSchedule(browser, day, 'Organizer');
  const second = await openSchedule(browser, day, 'Scrutineer');
  const latin = (page: Page) =>
    page.locator('li.schedule-row').filter({ hasText: 'Latin' }).filter({ hasText: 'Quarter-Final' });
  await latin(first).nth(0).locator('[data-name]').click();
  await first.keyboard.press('Shift+Tab');
  await side(first).getByRole('button', { name: 'Heats: one more' }).click();
  await latin(second).nth(1).locator('[data-name]').click();
  await side(second).getByRole('button', { name: 'Recall: one fewer' }).click();

  await second.context().setOffline(true);
  await publish(first, '1 change');
  await bar(second).getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(
    second.getByText(
      'Not published. No connection. Publish when you’re back online. Your change is saved on this device.',
    ),
  ).toBeVisible();
  await second.context().setOffline(false);
  await expect(second.getByText('Live')).toBeVisible();
  // The other draft's publication has arrived here, and could be undone.
  await second.keyboard.press('Escape');
  await expect(side(second).getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await publish(second, '1 change');
  await expect.poll(() => readFromDatabase(day, 'planning/revision')).toBe(2);
  const figures = (page: Page) => latin(page).locator('.schedule-figure').allTextContents();
  await expect
    .poll(async () => JSON.stringify(await figures(second)) === JSON.stringify(await figures(first)))
    .toBe(true);
});

/** A connection that breaks when the next change is sent, before the server has it, and stays down until repaired. */
async function fragile(page: Page) {
  let state: 'whole' | 'breaks at a change' | 'broken' = 'whole';
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/\.ws/, (device) => {
    if (state === 'broken') {
      void device.close();
      return;
    }
    open.add(device);
    const server = device.connectToServer();
    device.onMessage((message) => {
      if (state === 'breaks at a change' && String(message).includes('"a":"m"')) {
        state = 'broken';
        for (const one of open) void one.close();
      }
      if (state !== 'broken') server.send(message);
    });
  });
  return {
    breaksAtTheNextChange: () => (state = 'breaks at a change'),
    mend: () => (state = 'whole'),
  };
}

test('the draft comes back if the connection breaks at Publish and a colleague was faster @full', async ({
  day,
  browser,
}) => {
  test.slow();
  const first = await openSchedule(browser, day, 'Organizer');
  const second = await (await buildDeviceOptions(browser)).newPage();
  const line = await fragile(second);
  await opensAs(second, day, 'Organizer', SCHEDULE);
  await opened(second);
  const latin = (page: Page) =>
    page.locator('li.schedule-row').filter({ hasText: 'Latin' }).filter({ hasText: 'Quarter-Final' });
  const draft = async (page: Page, row: number): Promise<void> => {
    await latin(page).nth(row).locator('[data-name]').click();
    await side(page).getByRole('button', { name: 'Recall: one fewer' }).click();
  };
  const breakWhilePublishing = async (): Promise<void> => {
    line.breaksAtTheNextChange();
    await bar(second).getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(
      second.getByText('1 change saved on this device. It publishes when you’re back online.'),
    ).toBeVisible();
    await expect(bar(second).getByRole('button', { name: 'Publishes when back online' })).toBeVisible();
  };
  /** The screen has nothing left to publish once the change is being sent; only the tree shows its arrival. */
  const revisionIs = (revision: number) =>
    expect.poll(() => readFromDatabase(day, 'planning/revision')).toBe(revision);
  await draft(second, 1);

  await test.step('a refused draft says why on the schedule, and is published afterwards', async () => {
    await breakWhilePublishing();
    await draft(first, 0);
    await publish(first, '1 change');
    await revisionIs(1);
    line.mend();
    await expect(
      second.getByText(
        'Not published. Somebody else published in the meantime. Your change is saved on this device.',
      ),
    ).toBeVisible();
    await publish(second, '1 change');
    await revisionIs(2);
  });

  await test.step('the bar on another screen reports the refused draft, and it waits on the schedule', async () => {
    await draft(second, 2);
    await breakWhilePublishing();
    await draft(first, 3);
    await publish(first, '1 change');
    await revisionIs(3);
    await second.getByRole('link', { name: 'MC', exact: true }).click();
    line.mend();
    const told = second.getByRole('alert').filter({ hasText: 'Not saved: You published the schedule' });
    await expect(told).toBeVisible();
    await expectAccessible(second, 'a bar that says what was refused');
    await told.getByRole('button', { name: 'Got it' }).click();
    await expect(told).toBeHidden();
    await second.getByRole('link', { name: 'Schedule', exact: true }).click();
    await publish(second, '1 change');
    await revisionIs(4);
  });

  await test.step('a draft without a conflict is published automatically, also over a reload', async () => {
    await draft(second, 0);
    await breakWhilePublishing();
    line.mend();
    await second.reload();
    await expect(bar(second).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
    await revisionIs(5);
  });
});

test('the MC may start rounds but not plan, and the deck captain may only read @full', async ({
  day,
  browser,
}) => {
  const mc = await openSchedule(browser, day, 'MC');
  await expect(mc.getByRole('button', { name: /^Start / }).first()).toBeVisible();
  await expect(bar(mc).getByRole('button', { name: 'What if…' })).toBeHidden();
  await expect(mc.locator('.schedule-grip')).toHaveCount(0);
  const deck = await openSchedule(browser, day, 'Deck captain', PHONE);
  await expect(deck.locator('li.is-now')).toBeVisible();
  await expect(deck.getByRole('button', { name: /^Start / })).toHaveCount(0);

  await test.step('style, level and round share one line, and a conflict is beside the name', async () => {
    const clash = mc.locator('.schedule-clash').first();
    const row = mc.locator('li.schedule-row').filter({ has: clash });
    const [mark, name, detail, marks] = await Promise.all([
      clash.boundingBox(),
      row.locator('.schedule-event b').first().boundingBox(),
      row.locator('.schedule-under small').first().boundingBox(),
      row.locator('.schedule-marks').first().boundingBox(),
    ]);
    expect(mark !== null && name !== null && mark.y + mark.height <= name.y + name.height).toBe(true);
    expect(Math.abs((marks?.y ?? 0) - (detail?.y ?? 0))).toBeLessThan(detail?.height ?? 0);
  });

  await test.step('the deck’s tabs show the same times as the schedule', async () => {
    const row = mc.locator('li.schedule-row').filter({ hasText: 'Up next' }).first();
    await goesTo(deck, '/admin/deckcaptain');
    const tab = deck.getByRole('tab', { name: 'On deck' });
    const timeIn = async (place: Locator) => (await place.textContent())?.match(/\d+:\d\d/)?.[0];
    await expect(tab).toContainText(/\d+:\d\d/);
    // Each screen computes the time once a minute, including the current delay. Within a minute both show the
    // same.
    await expect
      .poll(async () => (await timeIn(tab)) === (await timeIn(row.locator('.schedule-expected'))), {
        timeout: 70_000,
      })
      .toBe(true);
  });
});

test('an organizer changes settings of the schedule, a draft and a judge, and applies a better order @full', async ({
  day,
  browser,
}) => {
  test.slow();
  const desk = await openSchedule(browser, day, 'Organizer');

  await test.step('clearing all rounds asks for confirmation, and is refused if judges have marked', async () => {
    await side(desk).getByRole('button', { name: 'Clear rounds…' }).click();
    const dialog = desk.locator('dialog:modal');
    await expect(dialog.getByRole('button', { name: 'Type clear first' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await dialog.getByLabel('Type “clear”').fill('clear');
    await dialog.getByRole('button', { name: 'Clear rounds', exact: true }).click();
    await expect(desk.getByText(/Its event can’t be cleared/)).toBeVisible();
    await expect(bar(desk).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
  });

  await test.step('a draft survives a reload, and is dropped only on purpose', async () => {
    await desk
      .locator('li.schedule-row')
      .filter({ hasText: 'Latin' })
      .filter({ hasText: 'Quarter-Final' })
      .first()
      .locator('[data-name]')
      .click();
    await side(desk).getByRole('button', { name: 'Recall: one fewer' }).click();
    await expect(bar(desk).getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
    await desk.reload();
    await expect(bar(desk).getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
    await expect(desk.getByText(/ quarter-final: recall \d+$/)).toBeVisible();
    await side(desk).getByRole('button', { name: 'Discard all' }).click();
    await expect(bar(desk).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
  });

  await test.step('a judge of the round on the floor is replaced at once, whatever is in the draft', async () => {
    await desk.locator('li.is-now [data-name]').click();
    await side(desk).getByRole('button', { name: 'Panel P' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByRole('checkbox').last().click();
    await expectAccessible(desk, 'the question who judges');
    await dialog.getByRole('button', { name: /^Seat \d/ }).click();
    await expect(desk.getByText(/^Newcomer Rhythm Cha Cha semi-final: panel of \d+/).first()).toBeVisible();
    await expect(bar(desk).getByRole('button', { name: 'Nothing to publish' })).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'planning/revision')).toBe(1);
    await expect
      .poll(async () =>
        Object.keys((await readFromDatabase(day, 'events/Newcomer Rhythm ChaCha/rounds/1/panel')) as object),
      )
      .toEqual(['B', 'F', 'G', 'I']);
  });

  await test.step('a better order is searched in the background, can be stopped, and is applied only on request', async () => {
    // The side shows the selected row alone.
    await desk.keyboard.press('Escape');
    await side(desk).getByRole('button', { name: 'Suggest an order…' }).click();
    const dialog = desk.locator('dialog:modal');
    // Visible at once, even if the search itself takes time to start.
    await expect(dialog.getByRole('progressbar', { name: 'Looking for a better order' })).toBeVisible();
    // Far enough to have found a better order; it ends after fifteen seconds.
    await expect(dialog.getByText(/\d\d,\d{3} orders tried/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Use this order' })).toBeVisible();
    await expectAccessible(desk, 'the proposed order');
    await dialog.getByRole('button', { name: 'Use this order' }).click();
    await expect(desk.getByText('Put the day in the suggested order')).toBeVisible();
    await publish(desk, '1 change');
    await expect.poll(() => readFromDatabase(day, 'planning/revision')).toBe(2);
  });

  await test.step('the schedule’s settings show numbers, levels, other rounds of an event, and the two bulk buttons', async () => {
    const line = desk.locator('li.schedule-row').filter({ hasText: 'Bronze Latin Samba' });
    await expect(line.first().locator('.schedule-marks svg')).toHaveCount(2);
    await expect(side(desk).getByRole('button', { name: 'Make rounds…' })).toBeVisible();
    await writeToDatabase(day, {
      'settings/events/showScheduleIndex': true,
      'settings/events/hideLevelIcons': true,
      'settings/events/highlightOtherRoundsInEvent': true,
      'settings/events/hideGenerateRoundsButton': true,
      'settings/events/hideClearRoundsButton': true,
    });
    await expect(side(desk).getByRole('button', { name: 'Make rounds…' })).toBeHidden();
    await expect(side(desk).getByRole('button', { name: 'Clear rounds…' })).toBeHidden();
    await expect(line.first()).toContainText(/\d+\. Quarter-Final/);
    await expect(line.first().locator('.schedule-marks svg')).toHaveCount(1);
    await line.first().locator('[data-name]').click();
    await expect(desk.locator('li.is-related')).toHaveCount(3);
  });
});
