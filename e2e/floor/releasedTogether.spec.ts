import { expectAccessible } from '../axe.ts';
import { buildDeviceOptions, expect, writeToDatabase, signedIn, test } from '../competitionDay.ts';
import { listJournalSentences } from '../desk.ts';

const [MAMBO, BOLERO, SWING] = ['Syllabus Rhythm Mambo', 'Syllabus Rhythm Bolero', 'Gold Rhythm Swing'];

test('several finals are released together by checkbox, one that has changed meanwhile stays, and one press undoes all @full', async ({
  day,
  browser,
}) => {
  const waits = (event: string) => ({ [`events/${event}/rounds/0/release`]: 'awards' });
  await writeToDatabase(day, { ...waits(MAMBO), ...waits(BOLERO), ...waits(SWING) });
  /** Places of these finals visible without an account. */
  const seen = (...events: readonly string[]): Promise<readonly number[]> =>
    Promise.all(
      events.map(
        async (event) => (await fetch(`${day.origin}/${encodeURI(`resultsSaved/${event}/0`)}.json`)).status,
      ),
    );
  const organizer = async () => {
    const page = await (await buildDeviceOptions(browser)).newPage();
    await signedIn(page, day, 'Organizer');
    await page.goto(`${day.origin}/admin/results`);
    return page;
  };
  const first = await organizer();
  const waiting = first.getByRole('region', { name: /^\d finals? waits? for the awards$/ });
  const out = first.getByRole('region', { name: 'Released' });

  await test.step('two finals are selected, one question names them, and nothing is released before the answer', async () => {
    await expect(waiting.getByRole('listitem')).toHaveCount(3);
    await expect(waiting.getByRole('button', { name: 'Release all 3' })).toBeVisible();
    await waiting.getByLabel(`Choose ${MAMBO}`).check();
    await waiting.getByLabel(`Choose ${BOLERO}`).check();
    await waiting.getByRole('button', { name: 'Release 2 of 3' }).click();
    const asked = first.getByRole('dialog', { name: 'Release the placings of these 2 finals?' });
    await expect(asked.getByRole('listitem')).toHaveText([MAMBO, BOLERO], { useInnerText: true });
    await expectAccessible(first, 'before two finals are released');
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([401, 401, 401]);
    await asked.getByRole('button', { name: 'Release 2 of 3' }).click();
    await expect(first.getByText('Placings of 2 finals released')).toBeVisible();
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([200, 200, 401]);
  });

  await test.step('one press hides both released finals again', async () => {
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(waiting.getByRole('listitem')).toHaveCount(3);
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([401, 401, 401]);
  });

  await test.step('the rest of the selection is released, and the page says that one was undone and one already released', async () => {
    const second = await organizer();
    const theirs = second.getByRole('region', { name: /^\d finals? waits? for the awards$/ });
    await waiting.getByRole('button', { name: 'Release all 3' }).click();
    const asked = first.getByRole('dialog', { name: 'Release the placings of these 3 finals?' });
    await expect(asked).toBeVisible();
    await theirs.getByRole('button', { name: `Release ${BOLERO}` }).click();
    await expect.poll(() => seen(BOLERO)).toEqual([200]);
    await writeToDatabase(day, { [`events/${SWING}/rounds/0/roundState`]: 4 });
    await expect(waiting.locator('.published-finals > li')).toHaveCount(1);
    await asked.getByRole('button', { name: /^Release/ }).click();
    await expect(first.getByText('Placings of 1 final released')).toBeVisible();
    const left = first.getByText('Not released:').locator('..');
    await expect(left).toContainText(`${BOLERO} It changed in the meantime.`);
    await expect(left).toContainText(`${SWING} It changed in the meantime.`);
    await expect(left).not.toContainText(MAMBO);
    await expectAccessible(first, 'two of three were left');
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([200, 200, 401]);
    const released = async () =>
      (await listJournalSentences(day)).filter((line) => line.includes(' released the placings of '));
    await expect.poll(released).toHaveLength(4);
  });

  await test.step('two organizers release at once, and neither sees an error', async () => {
    await writeToDatabase(day, {
      [`events/${SWING}/rounds/0/roundState`]: 5,
      [`events/${MAMBO}/rounds/0/released`]: null,
      [`events/${BOLERO}/rounds/0/released`]: null,
    });
    const second = await organizer();
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Release all 3' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    }
    await Promise.all(
      [first, second].map((page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Release/ })
          .click(),
      ),
    );
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([200, 200, 200]);
    for (const page of [first, second])
      await expect(page.getByText('No finals are waiting for the awards.')).toBeVisible();
  });

  await test.step('some finals are held back again together, including one released on posting', async () => {
    await writeToDatabase(day, { [`events/${SWING}/rounds/0/release`]: 'at once' });
    await out.getByLabel(`Choose ${MAMBO}`).check();
    await out.getByLabel(`Choose ${SWING}`).check();
    await out.getByRole('button', { name: 'Hide 2 again' }).click();
    const asked = first.getByRole('dialog', { name: 'Hide the placings of these 2 finals again?' });
    await asked.getByRole('button', { name: 'Hide 2 again' }).click();
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([401, 200, 401]);
    await expect(first.getByText('Placings of 2 finals hidden')).toBeVisible();
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => seen(MAMBO, BOLERO, SWING)).toEqual([200, 200, 200]);
  });
});
