import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { listSemiFinalMarks } from '../brown2013.ts';
import { expect, readFromDatabase, writeToDatabase, test, type CompetitionDay } from '../competitionDay.ts';
import { EVENT, keyIn, openDesk, buildSentSheets, listJournalSentences } from '../desk.ts';

const [[JUDGE, MARKS] = ['A', []], ...OTHERS] = listSemiFinalMarks();
/** The phone's sheet: one couple differs from the paper. */
const OTHER = OTHERS.flatMap(([, marks]) => marks).find((couple) => !MARKS.includes(couple)) ?? '';
const ON_THE_PHONE = [...MARKS.slice(1), OTHER];

const slipOn = (desk: Page) => desk.getByRole('region', { name: 'Keying paper' });

/** Two numbers of the last open sheet are keyed from paper; a third is typed without Enter. */
async function halfTyped(desk: Page): Promise<void> {
  await expect(desk.getByText(`Waiting on ${JUDGE}.`)).toBeVisible();
  await desk.keyboard.press('k');
  await desk.keyboard.press(JUDGE.toLowerCase());
  await expect(slipOn(desk).getByLabel('Number')).toBeFocused();
  for (const number of MARKS.slice(0, 2)) {
    await desk.keyboard.type(number);
    await desk.keyboard.press('Enter');
  }
  await desk.keyboard.type(MARKS[2] ?? '');
}

async function isHalfTyped(desk: Page): Promise<void> {
  const slip = slipOn(desk);
  await expect(slip.getByRole('list', { name: 'Typed' }).getByRole('listitem')).toHaveText(MARKS.slice(0, 2));
  await expect(slip.getByLabel('Number')).toHaveValue(MARKS[2] ?? '');
}

/** The judge presses Send on the phone. */
const phoneSends = (day: CompetitionDay) => writeToDatabase(day, buildSentSheets(1, [[JUDGE, ON_THE_PHONE]]));

for (const keeps of ['keeps what is typed', 'keeps nothing'] as const)
  test(`in a browser that ${keeps}, going Back from a half typed paper loses no digit`, async ({
    day,
    browser,
  }) => {
    await writeToDatabase(day, buildSentSheets(1, OTHERS));
    const desk = await openDesk(browser, day, 1);
    if (keeps === 'keeps nothing')
      await desk.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no storage', 'QuotaExceededError');
        };
      });
    // Visits another round first, so that Back leads away from this one.
    await desk.getByRole('navigation', { name: 'Rounds' }).getByRole('link').last().click();
    await expect(desk.getByText(`Waiting on ${JUDGE}.`)).toBeHidden();
    await desk.getByRole('navigation', { name: 'Rounds' }).getByRole('link').first().click();
    await halfTyped(desk);
    await desk.goBack();
    await expect(slipOn(desk)).toBeHidden();
    await desk.goForward();
    await isHalfTyped(desk);
  });

test('a phone’s sheet that arrives while its paper is keyed replaces nothing until the scrutineer decides @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, buildSentSheets(1, OTHERS));
  const desk = await openDesk(browser, day, 1);
  const slip = slipOn(desk);
  const isIn = slip.getByRole('region', { name: 'The sheet is already in' });
  await halfTyped(desk);

  await test.step('the arrived sheet is announced in place, and typing goes on', async () => {
    await phoneSends(day);
    await expect(isIn).toContainText(
      `Judge ${JUDGE}’s sheet has come in from the phone: ${ON_THE_PHONE.length} marks.`,
    );
    await isHalfTyped(desk);
    await expect(slip.getByLabel('Number')).toBeFocused();
    await expectAccessible(desk, 'a sheet that came in while its paper is keyed');
  });

  await test.step('the typed part is compared with the phone’s sheet', async () => {
    await isIn.getByRole('button', { name: 'Compare' }).click();
    await expect(isIn.getByRole('list', { name: 'What doesn’t match' }).getByRole('listitem')).toHaveText([
      `${MARKS[0]}paper: marked, phone: not marked`,
    ]);
    await expectAccessible(desk, 'paper and phone compared', { within: slip });
  });

  await test.step('a fully keyed paper that was read back counts only when chosen, with a reason', async () => {
    await isIn.getByRole('button', { name: 'Keep typing' }).click();
    await slip.getByLabel('Number').focus();
    await desk.keyboard.press('Enter');
    await keyIn(desk, MARKS.slice(3));
    await keyIn(desk, MARKS);
    await expect(slip.getByRole('list', { name: 'Read back' })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(slip.getByRole('list', { name: 'Read back' })).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `marks/${EVENT}/1/${JUDGE}/ChaCha`)).toEqual(ON_THE_PHONE);
    await expect(isIn.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(desk, 'a paper read back beside the sheet that is in', { within: slip });
    await isIn.getByRole('button', { name: 'Count the paper…' }).click();
    const asked = desk.getByRole('dialog');
    await asked.getByLabel('Why').fill('The judge has signed the paper');
    await asked.getByRole('button', { name: 'Count the paper' }).click();
    await expect(slip).toContainText('No open sheets in this round.');
    await expect
      .poll(() => readFromDatabase(day, `marks/${EVENT}/1/${JUDGE}/ChaCha`))
      .toEqual(MARKS.toSorted((a, b) => MARKS.indexOf(a) - MARKS.indexOf(b)));
    await expect
      .poll(async () =>
        (await listJournalSentences(day)).some((line) => line.includes('The judge has signed the paper')),
      )
      .toBe(true);
  });
});

test('choosing the phone’s sheet discards the paper, and the typed marks stay deleted @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, buildSentSheets(1, OTHERS));
  const desk = await openDesk(browser, day, 1);
  await halfTyped(desk);
  await phoneSends(day);
  await slipOn(desk).getByRole('button', { name: 'Count the phone’s' }).click();
  await expect(desk.getByText(`Judge ${JUDGE}, Cha Cha: the sheet that came in counts`)).toBeVisible();
  await expect(slipOn(desk)).toContainText('No open sheets in this round.');
  await desk.reload();
  await expect(desk.getByRole('heading', { name: /^Newcomer Rhythm Cha ?Cha / })).toBeVisible();
  await expect(slipOn(desk)).toBeHidden();
  await expect.poll(() => readFromDatabase(day, `marks/${EVENT}/1/${JUDGE}/ChaCha`)).toEqual(ON_THE_PHONE);
});
