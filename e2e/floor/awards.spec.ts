import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { listFinalOrders, listFinalists } from '../brown2013.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  signedIn,
  test,
} from '../competitionDay.ts';
import { EVENT, openDesk, EVENT_ON_SCREEN, buildSentSheets, listJournalSentences } from '../desk.ts';

const WINNER = '220';
const RESULT = `/results/${encodeURIComponent(EVENT)}?round=0`;

test('the places of a posted final stay with the staff until the MC has read them out @full', async ({
  day,
  browser,
}) => {
  test.slow();
  const couples = listFinalists();
  const entries = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<
    Record<string, { readonly leadNumber?: number }>
  >;
  const inFinal = Object.entries(entries).filter(([, { leadNumber }]) =>
    couples.includes(String(leadNumber)),
  );
  await writeToDatabase(day, {
    ...buildSentSheets(0, listFinalOrders()),
    [`events/${EVENT}/rounds/1/roundState`]: 5,
    [`events/${EVENT}/rounds/0/roundState`]: 2,
    [`events/${EVENT}/rounds/0/entries`]: Object.fromEntries(inFinal.map(([id]) => [id, { heat: 1 }])),
  });
  /** Places visible without an account. */
  const seen = async (): Promise<readonly number[]> =>
    Promise.all(
      [`resultsSaved/${EVENT}/0`, `resultsSaved/${EVENT}/finalResults`, `marks/${EVENT}/0`].map(
        async (place) => (await fetch(`${day.origin}/${encodeURI(place)}.json`)).status,
      ),
    );
  const HIDDEN = [401, 401, 401];
  const OUT = [200, 200, 200];
  const visitor: Page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await visitor.goto(day.origin + RESULT);
  const waits = visitor.getByText('Placings come out at the awards.');
  const desk = await openDesk(browser, day, 0);

  await test.step('the scrutineer chooses at the posting that a final waits for the awards', async () => {
    await expect(desk.getByRole('button', { name: 'Close judging' })).toBeEnabled();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Post the final' })).toBeEnabled();
    await desk.getByRole('radio', { name: 'With the awards' }).check();
    await expect(desk.getByText('Only staff see the placings until the MC has read them out.')).toBeVisible();
    await expectAccessible(desk, 'when the placings are published');
    // Keys do nothing while the choice is being sent.
    await expect(desk.getByRole('button', { name: 'Post the final' })).toBeEnabled();
    await desk.keyboard.press('p');
    await expect(desk.getByText(`Final posted: ${EVENT_ON_SCREEN}`)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Release the placings' })).toBeVisible();
    await expect.poll(seen).toEqual(HIDDEN);
  });

  await test.step('the public list and the event say that a final waits for the awards, also in Spanish', async () => {
    await expect(waits).toBeVisible();
    await expect(visitor.getByText(WINNER)).toHaveCount(0);
    await expectAccessible(visitor, 'a final that waits for the awards');
    await visitor.getByRole('link', { name: 'All results' }).click();
    await expect(visitor.getByRole('link', { name: new RegExp(`^${EVENT_ON_SCREEN}`) })).toContainText(
      'Placings come out at the awards',
    );
    const spaniard = await (await buildDeviceOptions(browser, PHONE, { locale: 'es-ES' })).newPage();
    await spaniard.goto(day.origin + RESULT);
    await expect(spaniard.getByText('Los puestos aparecen aquí en cuanto se anuncian.')).toBeVisible();
    await spaniard.context().close();
    await visitor.goto(day.origin + RESULT);
  });

  const mc = await (await buildDeviceOptions(browser, { width: 1180, height: 820 })).newPage();
  await test.step('the MC reads place after place, and the key for the next page publishes nothing', async () => {
    await signedIn(mc, day, 'MC');
    await mc.goto(`${day.origin}/admin/mc?desk=awards&event=${encodeURIComponent(EVENT)}&round=0`);
    const script = mc.getByRole('region', { name: 'What to say' });
    await expect(script).toContainText(`Here are the results of ${EVENT_ON_SCREEN}`);
    await expect(mc.getByRole('complementary', { name: 'Posted finals' })).toContainText(
      'Final, waits for the awards',
    );
    await mc.keyboard.press('r');
    for (const _ of couples) await mc.keyboard.press(' ');
    await expect(script).toContainText('1st place');
    await mc.keyboard.press(' ');
    await mc.keyboard.press(' ');
    await expect(mc.getByRole('button', { name: 'Release the placings' })).toBeVisible();
    await expect.poll(seen).toEqual(HIDDEN);
    await expectAccessible(mc, 'an award that can be released');
  });

  await test.step('one press releases the places, and Undo hides them again, and so does the desk', async () => {
    await mc.keyboard.press('r');
    await expect(visitor.getByText(WINNER).first()).toBeVisible();
    await expect.poll(seen).toEqual(OUT);
    await expect(mc.getByText(/^Placings released at/)).toBeVisible();
    await mc.keyboard.press('r');
    await expect.poll(seen).toEqual(OUT);
    await mc.getByRole('button', { name: 'Undo' }).click();
    await expect(waits).toBeVisible();
    await expect.poll(seen).toEqual(HIDDEN);
    await mc.getByRole('button', { name: 'Release the placings' }).click();
    await expect(visitor.getByText(WINNER).first()).toBeVisible();
    await desk.getByRole('button', { name: 'Hide the placings again' }).click();
    await expect(waits).toBeVisible();
    await desk.getByRole('button', { name: 'Release the placings' }).click();
    await expect(visitor.getByText(WINNER).first()).toBeVisible();
  });

  await test.step('a final cannot be released offline, and the button says so', async () => {
    await mc.getByRole('button', { name: 'Hide the placings again' }).click();
    await expect(waits).toBeVisible();
    await mc.context().setOffline(true);
    await expect(mc.getByRole('button', { name: 'No connection: can’t release yet' })).toBeVisible();
    await mc.keyboard.press('r');
    await mc.context().setOffline(false);
    await expect(mc.getByRole('button', { name: 'Release the placings' })).toBeEnabled();
    await expect.poll(seen).toEqual(HIDDEN);
    await mc.keyboard.press('r');
    await expect(visitor.getByText(WINNER).first()).toBeVisible();
  });

  await test.step('undoing a posting undoes the release, and a final posted again waits again', async () => {
    await desk.keyboard.press('t');
    const back = desk.getByRole('dialog');
    await back.getByLabel('Why').fill('A judge had two couples in the wrong order.');
    await back.getByRole('button', { name: 'Undo posting' }).click();
    // Nothing else can be done while the undo is being sent.
    await expect(desk.getByRole('button', { name: 'Post the final' })).toBeEnabled();
    await expect.poll(seen).toEqual(HIDDEN);
    await desk.keyboard.press('p');
    await expect(desk.getByRole('button', { name: 'Release the placings' })).toBeEnabled();
    await expect(waits).toBeVisible();
    await expect.poll(seen).toEqual(HIDDEN);
    const said = async (what: string) =>
      (await listJournalSentences(day)).filter((line) => line.includes(what));
    await expect.poll(() => said(' released the placings of ')).toHaveLength(4);
    await expect.poll(() => said(' again.')).toHaveLength(3);
  });
});

test('an organizer releases finals after the awards, one by one or all at once, hides them again, then shows the marks @full', async ({
  day,
  browser,
}) => {
  const [MAMBO, BOLERO, SWING] = ['Syllabus Rhythm Mambo', 'Syllabus Rhythm Bolero', 'Gold Rhythm Swing'];
  const waits = (event: string) => ({ [`events/${event}/rounds/0/release`]: 'awards' });
  await writeToDatabase(day, { ...waits(MAMBO), ...waits(BOLERO) });
  /** Places of these finals visible without an account. */
  const seen = (...events: readonly string[]): Promise<readonly number[]> =>
    Promise.all(
      events.map(
        async (event) => (await fetch(`${day.origin}/${encodeURI(`resultsSaved/${event}/0`)}.json`)).status,
      ),
    );
  const marksSeen = async (): Promise<number> =>
    (await fetch(`${day.origin}/${encodeURI(`marks/${SWING}/0`)}.json`)).status;

  const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await visitor.goto(`${day.origin}/results/${encodeURIComponent(MAMBO)}?round=0`);
  const hidden = visitor.getByText('Placings come out at the awards.');
  const organizer = await (await buildDeviceOptions(browser)).newPage();
  await signedIn(organizer, day, 'Organizer');
  const waiting = organizer.getByRole('region', { name: /^(1 final waits|\d finals wait) for the awards$/ });
  const out = organizer.getByRole('region', { name: 'Released' });

  await test.step('the keys G and R lead from the schedule to the results, where two finals wait and the others are released', async () => {
    await organizer.goto(`${day.origin}/admin/eventschedule`);
    await expect(organizer.getByText('Up next').first()).toBeVisible();
    await organizer.keyboard.press('g');
    await organizer.keyboard.press('r');
    await expect(organizer.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
    await expect(waiting.getByRole('heading', { name: '2 finals wait for the awards' })).toBeVisible();
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await expect(waiting.getByRole('listitem').filter({ hasText: MAMBO })).toContainText(
      'waits for the awards',
    );
    await expect(out.getByRole('listitem').filter({ hasText: SWING })).toContainText(
      'Released when it was posted',
    );
    await expect(hidden).toBeVisible();
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([401, 401, 200]);
    await expectAccessible(organizer, 'the results that wait and those that are out');
  });

  await test.step('a released final is visible at home at once, and hidden again it waits', async () => {
    await waiting.getByRole('button', { name: `Release ${MAMBO}` }).click();
    await expect(hidden).toHaveCount(0);
    await expect(out.getByRole('listitem').filter({ hasText: MAMBO })).toContainText(/Released at \d/);
    await expect.poll(() => seen(MAMBO, BOLERO)).toEqual([200, 401]);
    await out.getByRole('button', { name: `Hide again: ${MAMBO}` }).click();
    await expect(hidden).toBeVisible();
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await expect.poll(() => seen(MAMBO, BOLERO)).toEqual([401, 401]);
  });

  await test.step('all finals are released at once after the awards, with one question', async () => {
    await waiting.getByRole('button', { name: 'Release all 2' }).click();
    const asked = organizer.getByRole('dialog', { name: 'Release the placings of these 2 finals?' });
    await expectAccessible(organizer, 'before all finals are released');
    await expect.poll(() => seen(MAMBO, BOLERO)).toEqual([401, 401]);
    await asked.getByRole('button', { name: 'Release all 2' }).click();
    await expect(organizer.getByText('No finals are waiting for the awards.')).toBeVisible();
    await expect(hidden).toHaveCount(0);
    await expect.poll(() => seen(MAMBO, BOLERO)).toEqual([200, 200]);
    const released = async () =>
      (await listJournalSentences(day)).filter((line) => line.includes(' released the placings of '));
    await expect.poll(released).toHaveLength(3);
  });

  await test.step('judges’ marks become public only when the organizer chooses so', async () => {
    const choices = organizer.getByRole('region', { name: 'What everybody sees' });
    await expect.poll(marksSeen).toBe(200);
    await choices.getByLabel('Show judges’ marks to everybody').selectOption({ label: 'After the awards' });
    const showNow = choices.getByRole('button', { name: 'Awards are over: show marks' });
    await expect(showNow).toBeVisible();
    await expect.poll(marksSeen).toBe(401);
    await showNow.click();
    await expect(showNow).toHaveCount(0);
    await expect.poll(marksSeen).toBe(200);
  });
});
