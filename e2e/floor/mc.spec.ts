import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  writeToDatabase,
  signedIn,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { expectNoStrikethrough } from '../eyeAndThumb.ts';
import { journalSentences } from '../journal.ts';

const MC = '/admin/mc';
const TABLET = { width: 1180, height: 820 } as const;
const ROUND = 'Silver Latin ChaCha Rumba';
const NEXT = 'Bronze Rhythm ChaCha';
const NEXT_SHOWN = 'Bronze Rhythm Cha Cha';

interface StoredRound {
  readonly roundState: number;
  readonly roundActualStartTime?: number;
  readonly entries?: Readonly<Record<string, unknown>>;
}

const roundOf = async (day: CompetitionDay, event: string, round: number): Promise<StoredRound> =>
  (await readFromDatabase(day, `events/${event}/rounds/${round}`)) as StoredRound;

/**
 * Two dances in two heats on the floor, the first just called; two couples of the next round are missing and requested.
 */
async function heatIsCalled(day: CompetitionDay): Promise<void> {
  const coming = Object.keys((await roundOf(day, NEXT, 0)).entries ?? {});
  await writeToDatabase(day, {
    [`events/${ROUND}/rounds/2/roundState`]: 2,
    [`events/${ROUND}/rounds/2/roundActualStartTime`]: Date.now(),
    ...Object.fromEntries(
      coming.slice(0, 2).map((entry) => [`events/${NEXT}/entries/${entry}/checkedIn/0`, false]),
    ),
    [`deck/${NEXT}/0/missingCalled`]: { at: Date.now(), by: 'DE' },
    live: { [ROUND]: { 2: { dance: 0, heat: 1 } } },
  });
}

async function openMc(page: Page, day: CompetitionDay, where = MC): Promise<void> {
  await signedIn(page, day, 'MC');
  await page.goto(day.origin + where);
  await expect(page.getByRole('heading', { name: 'MC', exact: true })).toBeVisible();
}

test('an MC calls heat after heat with the space bar, the music desk follows, and the next round is started', async ({
  day,
  browser,
}) => {
  await heatIsCalled(day);
  const mc = await (await buildDeviceOptions(browser, TABLET)).newPage();
  const music = await (await buildDeviceOptions(browser, TABLET)).newPage();
  await openMc(mc, day);
  await openMc(music, day, `${MC}?desk=music`);
  const script = mc.getByRole('region', { name: 'What to say' });

  await test.step('the requested recall is announced with the first heat', async () => {
    await expect(script).toContainText(
      'Silver Latin Cha Cha and Rumba, quarter-final, heat one of two: Cha Cha.',
    );
    await expect(script).toContainText('Judges, please recall');
    await expect(script.getByRole('listitem')).not.toHaveCount(0);
    await expectAccessible(mc, 'the call of a heat');
  });

  await test.step('the part of the script already read is dimmed', async () => {
    const threes = script.locator('.mc-numbers button');
    const drawn = (at: number) =>
      threes.nth(at).evaluate((three) => {
        const { color, fontWeight } = getComputedStyle(three);
        return { color, weight: Number(fontWeight) };
      });
    const before = await drawn(0);
    await mc.keyboard.press('ArrowDown');
    await expect(threes.nth(1)).toHaveAttribute('aria-current', 'true');
    const [read, here] = [await drawn(0), await drawn(1)];
    expect(here).toEqual(before);
    expect(read.weight).toBeLessThan(here.weight);
    expect(read.color).not.toBe(here.color);
  });

  await test.step('the key T starts the music, and the music desk counts', async () => {
    await expect(music.getByRole('heading', { name: 'Cha Cha' })).toBeVisible();
    await expect(music.getByText('30–32', { exact: true })).toBeVisible();
    await expect(music.getByText('Waiting for the start')).toBeVisible();
    await mc.keyboard.press('t');
    await expect(music.getByRole('timer')).toBeVisible();
    await expect(music.getByText(/left$/)).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `live/${ROUND}/2/startedAt`)).toEqual(expect.any(Number));
    await expectAccessible(music, 'the music desk');
  });

  await test.step('the space bar calls the second heat, then the second dance, and the music stops', async () => {
    await mc.keyboard.press(' ');
    await expect(script).toContainText('heat two of two: Cha Cha.');
    await expect(music.getByText('Waiting for the start')).toBeVisible();
    await mc.keyboard.press(' ');
    await expect(script).toContainText('heat one of two: Rumba.');
    await expect(music.getByRole('heading', { name: 'Rumba' })).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `live/${ROUND}`)).toEqual({ 2: { dance: 1, heat: 1 } });
  });

  await test.step('looking ahead and back in the script moves no other screen', async () => {
    await mc.keyboard.press('ArrowRight');
    await expect(script).toContainText('heat two of two: Rumba.');
    await expect(script).toContainText('Looking ahead: Rumba, heat one is on the floor.');
    await mc.keyboard.press('ArrowLeft');
    await expect(script).toContainText('heat one of two: Rumba.');
    await expect.poll(() => readFromDatabase(day, `live/${ROUND}/2/heat`)).toBe(1);
  });

  await test.step('the deck’s requests are called between two heats', async () => {
    await expect(script).toContainText(`The deck is missing 2 couples for ${NEXT_SHOWN}`);
    await script.getByRole('button', { name: 'Call them' }).click();
    await expect(script).toContainText('please report on deck');
    await expectAccessible(mc, 'the call for the missing', { within: script });
    await expect(script.locator('.mc-missing')).toHaveCount(2);
    await expectNoStrikethrough(script);
    await mc.keyboard.press('ArrowLeft');
    await mc.keyboard.press('ArrowLeft');
    await expect(script).toContainText('heat one of two: Rumba.');
  });

  await test.step('after the last heat, the next round’s missing couples are called, then it is started', async () => {
    await mc.keyboard.press(' ');
    await expect(script).toContainText('heat two of two: Rumba.');
    await mc.keyboard.press(' ');
    await expect(script).toContainText('please report on deck');
    await writeToDatabase(day, { [`deck/${NEXT}/0/ready`]: { at: Date.now(), by: 'DE' } });
    await expect(script).not.toContainText('please report on deck');
    await expect(mc.getByRole('complementary', { name: 'At a glance' })).toContainText(/Ready since/);
    await expect(script).toContainText(`${NEXT_SHOWN}, final.`);
    // Space only turns pages here: starting a round has its own key.
    await mc.keyboard.press(' ');
    await expect.poll(async () => (await roundOf(day, NEXT, 0)).roundState).toBe(0);
    const before = Date.now() - 60_000;
    // The key is disabled until the server has confirmed the round.
    await expect(mc.getByRole('button', { name: /^Start/ }).first()).toBeEnabled();
    await mc.keyboard.press('t');
    const asked = mc.getByRole('dialog');
    await expect(asked).toContainText(/\d+ of \d+ not checked in: [\d ]+/);
    await expect(asked).toContainText('Silver Latin Cha Cha + Rumba, quarter-final is on the floor');
    await expectAccessible(mc, 'what is asked before a start');
    await asked.getByRole('button', { name: 'Wait' }).click();
    await expect.poll(async () => (await roundOf(day, NEXT, 0)).roundState).toBe(0);
    await mc.keyboard.press('t');
    await asked.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(async () => (await roundOf(day, NEXT, 0)).roundState).toBe(2);
    // Both are on the floor, and the MC may call the heats of either.
    await expect.poll(async () => (await roundOf(day, ROUND, 2)).roundState).toBe(2);
    await expect(mc.getByRole('complementary', { name: 'At a glance' })).toContainText('Silver Latin');
    await expect.poll(async () => (await roundOf(day, NEXT, 0)).roundActualStartTime).toBeGreaterThan(before);
    await expect(music.getByText(`${NEXT_SHOWN}, Final`).first()).toBeVisible();
    await expect
      .poll(async () => journalSentences(await readFromDatabase(day, 'journal')))
      .toEqual([`Leo Marchetti (MC) started ${NEXT}, final.`]);
  });

  await test.step('a start by mistake is undone, and the round waits again', async () => {
    await mc.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await roundOf(day, NEXT, 0)).roundState).toBe(0);
    await expect.poll(() => readFromDatabase(day, `live/${NEXT}`)).toBe(null);
    await mc
      .getByRole('complementary', { name: 'At a glance' })
      .getByRole('button', { name: 'Stop', exact: true })
      .first()
      .click();
    await expectAccessible(mc, 'what is asked before a start is taken back');
    await mc.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await expect
      .poll(async () => (await journalSentences(await readFromDatabase(day, 'journal'))).length)
      .toBe(3);
  });
});

test('an MC reads callbacks and awards of posted rounds only', async ({ day, browser }) => {
  const mc = await (await buildDeviceOptions(browser, TABLET)).newPage();
  await openMc(mc, day, `${MC}?desk=callbacks`);
  const script = mc.getByRole('region', { name: 'What to say' });

  await test.step('the MC reads callbacks by number', async () => {
    await expect(script).toContainText(/couples? recalled to the/);
    await expectAccessible(mc, 'callbacks');
  });

  await test.step('the MC reads awards one place at a time, from last to first', async () => {
    await mc.getByRole('link', { name: 'Awards' }).click();
    await expect(script).toContainText('Here are the results of');
    await expect(script).not.toContainText('place:');
    await mc.keyboard.press(' ');
    await expect(script).toContainText(/\d(th|rd|nd) place:/);
    await expect(script).not.toContainText('1st place');
    await expectAccessible(mc, 'an award', { within: script });
  });

  await test.step('a pronunciation is entered once and kept', async () => {
    await script
      .getByRole('button', { name: /^How do you say/ })
      .first()
      .click();
    await mc.getByRole('textbox', { name: 'Pronunciation' }).fill('woo-kah-SHEV-itch');
    await mc.getByRole('button', { name: 'Save' }).click();
    await expect(script.getByRole('button', { name: /: woo-kah-SHEV-itch$/ })).toBeVisible();
  });

  await test.step('a final that is marked but not posted is not listed, whatever address is opened', async () => {
    await writeToDatabase(day, {
      [`events/${NEXT}/rounds/0/roundState`]: 4,
      [`resultsSaved/${NEXT}/0`]: await readFromDatabase(day, 'resultsSaved/Syllabus Rhythm Mambo/0'),
    });
    await mc.goto(`${day.origin}${MC}?desk=awards&event=${encodeURIComponent(NEXT)}&round=0`);
    await expect(script).toContainText('Here are the results of');
    await expect(script).not.toContainText(NEXT_SHOWN);
    const finals = mc.getByRole('complementary', { name: 'Posted finals' });
    await expect(finals).not.toContainText(NEXT_SHOWN);
    await writeToDatabase(day, { [`events/${NEXT}/rounds/0/roundState`]: 5 });
    await expect(finals).toContainText(NEXT_SHOWN);
  });
});

test('an announcement is published and removed again, and the chairman’s note is beside the script @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    'incidents/m1': {
      uid: 'x',
      name: 'Chair',
      at: Date.now(),
      kind: 'message',
      what: 'Awards at ten past five.',
    },
  });
  const mc = await (await buildDeviceOptions(browser, TABLET)).newPage();
  await openMc(mc, day, `${MC}?desk=announce`);
  await mc.getByLabel('Announcement').last().fill('Lunch is served in the foyer.');
  await mc.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => readFromDatabase(day, 'announcement')).toBe('Lunch is served in the foyer.');
  await expectAccessible(mc, 'an announcement');
  await mc.getByRole('link', { name: 'Floor' }).click();
  const side = mc.getByRole('complementary', { name: 'At a glance' });
  await expect(side).toContainText('Lunch is served in the foyer.');
  await expect(side).toContainText('Awards at ten past five.');
  await mc.getByRole('link', { name: 'Announce' }).click();
  await mc.getByRole('button', { name: 'Take down' }).click();
  await expect.poll(() => readFromDatabase(day, 'announcement')).toBe(null);
});
