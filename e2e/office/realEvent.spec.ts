import type { Page } from '@playwright/test';
import { listFinalOrders, getPublishedPlaces, listFinalists, listSemiFinalMarks } from '../brown2013.ts';
import { expectAccessible } from '../axe.ts';
import { buildDeviceOptions, expect, PHONE, signIn, test } from '../competitionDay.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
/** The name shown on screens. */
const TITLE = 'Newcomer Rhythm Cha Cha';

test.describe('Newcomer ChaCha of Brown 2013 is judged again, semi-final and final, as it was danced', () => {
  test('a real event runs from fourteen couples on the floor to the published result @full', async ({
    day,
    browser,
  }) => {
    test.slow();
    const desk = await buildDeviceOptions(browser);
    const scrutineer = await desk.newPage();

    await test.step('the scrutineer is asked to sign in, and returns to the same page', async () => {
      const asked = `/admin/scrutineer?event=${encodeURIComponent(EVENT)}&round=1`;
      await scrutineer.goto(day.origin + asked);
      await expect(scrutineer).toHaveURL(/\/login\?redirect=/);
      await signIn(scrutineer, day, 'Scrutineer');
      await expect(scrutineer).toHaveURL(day.origin + asked);
      await expect(scrutineer.getByRole('heading', { name: TITLE })).toBeVisible();
    });

    const judges = new Map<string, Page>();
    const openJudge = async (letter: string): Promise<Page> => {
      const known = judges.get(letter);
      if (known !== undefined) return known;
      const phone = await buildDeviceOptions(browser, PHONE);
      const page = await phone.newPage();
      await page.goto(day.linkOf(`Judge ${letter}`));
      judges.set(letter, page);
      return page;
    };

    await test.step('five judges tap their recalls, and two of them send one more, and confirm that', async () => {
      for (const [letter, recalled] of listSemiFinalMarks()) {
        const page = await openJudge(letter);
        await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
        for (const couple of recalled) await page.getByRole('button', { name: couple, exact: true }).click();
        if (recalled.length === 7) {
          await page.getByRole('button', { name: 'Send 7' }).click();
        } else {
          expect(['B', 'G']).toContain(letter);
          await expect(page.getByRole('button', { name: 'Recall exactly 7' })).toHaveAttribute(
            'aria-disabled',
            'true',
          );
          await page.getByRole('button', { name: 'Recall exactly 7' }).click({ force: true });
          await expect(page.getByText('Sent.')).toBeHidden();
          await page.getByRole('button', { name: 'Send a different number' }).click();
          await expectAccessible(page, `the question of judge ${letter}`);
          await page.getByRole('dialog').getByRole('button', { name: 'Send 6' }).click();
        }
        await expect(page.getByText('The scrutineer has it.')).toBeVisible();
      }
    });

    await test.step('the scrutineer sees the sheets arrive, and which are not as asked for', async () => {
      await expect(scrutineer.getByText('Cha Cha in', { exact: true })).toHaveCount(5);
      await expect(
        scrutineer.getByText('Judge B in Cha Cha: 1 mark too few. The judge did this on purpose.'),
      ).toBeVisible();
      await expect(
        scrutineer.getByText('Judge G in Cha Cha: 1 mark too few. The judge did this on purpose.'),
      ).toBeVisible();
      await expect(
        scrutineer.getByText(
          '5 couples tie on 2 marks at the cut of 7. Take all of them, or none: the chairman decides.',
        ),
      ).toBeVisible();
    });

    await test.step('the chairman takes none of the tie of five, so that six couples are recalled', async () => {
      await scrutineer.getByRole('button', { name: 'Close judging' }).click();
      await expect(scrutineer.getByRole('button', { name: 'Send to chairman' })).toBeEnabled();
      await scrutineer.keyboard.press('1');
      await expectAccessible(scrutineer, 'the tie at the cut');
      await scrutineer.getByRole('button', { name: 'Post 6 callbacks' }).click();
      await expect(scrutineer.getByText('Callbacks posted: 6 couples in the final')).toBeVisible();
      await expectAccessible(scrutineer, 'the posted callbacks');
    });

    await test.step('the callbacks are public at once', async () => {
      const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
      await visitor.goto(`${day.origin}/results/${encodeURIComponent(EVENT)}?round=1`);
      await expect(visitor.getByRole('heading', { name: '6 of 14 advance to the final' })).toBeVisible();
    });

    await test.step('the final starts with exactly these six couples', async () => {
      await scrutineer
        .getByRole('navigation', { name: 'Rounds' })
        .getByRole('link', { name: `${TITLE} 6 Final` })
        .click();
      await scrutineer.getByRole('button', { name: 'Start' }).click();
      const first = await openJudge('A');
      await expect(first.getByText('Final, 6 couples')).toBeVisible();
      for (const couple of listFinalists())
        await expect(first.getByRole('button', { name: couple, exact: true })).toBeVisible();
      await expectAccessible(first, 'a judge’s final');
      await expectAccessible(scrutineer, 'the final that waits for its sheets');
    });

    await test.step('seven judges place the six couples, and sending requires all places', async () => {
      for (const [letter, order] of listFinalOrders()) {
        const page = await openJudge(letter);
        await expect(page.getByText('Final, 6 couples')).toBeVisible();
        for (const [index, couple] of order.entries()) {
          const open = 6 - index;
          await expect(
            page.getByRole('button', { name: open === 1 ? '1 place open' : `${open} places open` }),
          ).toBeVisible();
          await page.getByRole('button', { name: couple, exact: true }).click();
        }
        await page.getByRole('button', { name: 'Send Cha Cha' }).click();
        await expect(page.getByText('The scrutineer has it.')).toBeVisible();
      }
    });

    await test.step('the final is computed, closed and posted', async () => {
      await expect(scrutineer.getByText('Counted twice, both agree')).toBeVisible();
      await scrutineer.getByRole('button', { name: 'Close judging' }).click();
      await scrutineer.getByRole('button', { name: 'Post the final' }).click();
      await expect(scrutineer.getByText(`Final posted: ${TITLE}`)).toBeVisible();
    });

    await test.step('the public page shows the published placings, and the rule that decided each', async () => {
      const visitor = await (await buildDeviceOptions(browser)).newPage();
      await visitor.goto(`${day.origin}/results`);
      // A posting that arrives during hydration redraws the list, and a press in between is lost.
      await expect(async () => {
        if (/\/results\/./.test(visitor.url())) return;
        await visitor.getByRole('link', { name: new RegExp(TITLE) }).click({ timeout: 5000 });
        await expect(visitor).toHaveURL(/\/results\/./, { timeout: 2000 });
      }).toPass();
      const table = visitor.getByRole('table', { name: 'Cha Cha, marks and calculation' });
      await expect(table).toBeVisible();
      const rows = await table.locator('tbody tr').all();
      const shown = await Promise.all(
        rows.map(async (row) => {
          const couple = await row.locator('th').innerText();
          const cells = await row.locator('td').allInnerTexts();
          return { couple: couple.trim(), place: Number(cells.at(-2)), rule: cells.at(-1) };
        }),
      );
      const published = getPublishedPlaces();
      for (const { couple, place } of shown)
        expect({ couple, place }).toEqual({ couple, place: published[couple] });
      // The expected values were worked out by hand from the published marks, with the rule book (docs/rules.md).
      expect(shown).toEqual([
        { couple: '220', place: 1, rule: '5' },
        { couple: '173', place: 2, rule: '5' },
        { couple: '188', place: 3, rule: '6' },
        { couple: '151', place: 4, rule: '6' },
        { couple: '271', place: 5, rule: '8+5' },
        { couple: '236', place: 6, rule: '5' },
      ]);
      const podium = await visitor
        .getByRole('list', { name: 'Places' })
        // The reason beside a place names couples too.
        .locator('.place-row > .number-card')
        .allInnerTexts();
      expect(podium).toEqual(['220', '173', '188', '151', '271', '236']);
    });
  });
});
