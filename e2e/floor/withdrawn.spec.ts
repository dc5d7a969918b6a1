import { expectAccessible } from '../axe.ts';
import { listSemiFinalMarks } from '../brown2013.ts';
import { expect, readFromDatabase, writeToDatabase, test } from '../competitionDay.ts';
import { EVENT, openDesk, openInbox, buildSentSheets, listJournalSentences } from '../desk.ts';

test('a question to the chairman is withdrawn by the desk, or by posting after a warning @full', async ({
  day,
  browser,
}) => {
  test.slow();
  await writeToDatabase(day, buildSentSheets(1, listSemiFinalMarks()));
  // The address names no round, but after an action the desk stays at its round, even if other rounds move up
  // in the list.
  const desk = await openDesk(browser, day);
  const inbox = await openInbox(browser, day);
  const needsYou = inbox.getByRole('region', { name: 'Needs you' });
  const question = needsYou.getByRole('listitem').filter({ hasText: EVENT.replace('ChaCha', 'Cha Cha') });
  const answered = () => readFromDatabase(day, `approvals/${EVENT}/1/decided`);
  /** Waits until nothing is being sent: until then keys have no effect. */
  const canBe = (press: string | RegExp) => expect(desk.getByRole('button', { name: press })).toBeEnabled();

  await test.step('a question asked by mistake is withdrawn, and the chairman sees it', async () => {
    await canBe('Close judging');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Judging is closed')).toBeVisible();
    await canBe('Send to chairman');
    await desk.keyboard.press('a');
    await expect(question).toBeVisible();
    await canBe('Withdraw the question');
    await desk.keyboard.press('w');
    await expect(question).toHaveCount(0);
    await expect(needsYou).toContainText(
      /The question about the tie was withdrawn by .*: no answer needed\./,
    );
    await expect(desk.getByText(/The question about the tie was withdrawn/).first()).toBeVisible();
    await expectAccessible(inbox, 'a question that was withdrawn');
  });

  await test.step('a question about sheets becomes obsolete when the judges mark again', async () => {
    await canBe('Send to chairman');
    await desk.keyboard.press('a');
    await expect(question).toBeVisible();
    await canBe('Withdraw the question');
    await desk.keyboard.press('r');
    await desk.getByRole('dialog').getByLabel('Why').fill('Judge B wants to look again.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect(question).toHaveCount(0);
    await expect(needsYou).toContainText('judging was reopened');
    await canBe('Close judging');
    await desk.keyboard.press('Enter');
  });

  await test.step('posting with an open question warns first, and withdraws the question', async () => {
    await canBe('Send to chairman');
    await desk.keyboard.press('a');
    await expect(question).toBeVisible();
    // The question may reach the chairman before the desk has its confirmation; posting is disabled until then.
    await canBe('Withdraw the question');
    await desk.keyboard.press('1');
    await desk.keyboard.press('p');
    const warning = desk.getByRole('dialog', { name: 'Post without the chairman’s answer?' });
    await expect(warning).toContainText('You asked about the tie at');
    await expectAccessible(desk, 'a posting without the answer');
    await warning.getByRole('button', { name: 'Keep waiting' }).click();
    await expect.poll(() => readFromDatabase(day, `events/${EVENT}/rounds/1/roundState`)).toBe(4);
    await desk.keyboard.press('p');
    await warning.getByRole('button', { name: 'Post and withdraw' }).click();
    await expect(desk.getByText(/^Callbacks posted: /)).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(needsYou).toContainText('the round was posted without an answer');
    await expect.poll(answered).toBeNull();
    await expect
      .poll(async () => (await listJournalSentences(day)).slice(-2))
      .toEqual([
        expect.stringContaining(' posted '),
        expect.stringContaining('posted without an answer, and withdrew the question about the tie'),
      ]);
  });

  await test.step('the desk stays at the posted round, to print, undo, or continue', async () => {
    await expect(desk.getByText(/recalled to the final\./)).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Next: / })).toBeVisible();
    await expectAccessible(desk, 'what was posted');
    const isFaceThere = () =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Archivo Variable') && status === 'loaded',
      );
    // Before printing: a printer does not wait for fonts.
    await expect.poll(() => desk.evaluate(isFaceThere)).toBe(true);
    await desk.emulateMedia({ media: 'print' });
    const paper = desk.locator('.posted-sheet');
    await expect(paper).toBeVisible();
    await expect(paper.getByRole('listitem', { includeHidden: true })).toHaveCount(6);
    await expect(desk.getByRole('complementary', { name: 'Actions' })).toBeHidden();
    await desk.emulateMedia({ media: 'screen' });
    await desk.keyboard.press('t');
    await desk.getByRole('dialog').getByLabel('Why').fill('The wrong cut.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Undo posting' }).click();
    await canBe(/^Post/);
    await desk.keyboard.press('2');
    await canBe(/^Post 11 callbacks/);
    await desk.keyboard.press('p');
    await expect(desk.getByText(/^Callbacks posted: /)).toBeVisible();
    await writeToDatabase(day, { [`events/${EVENT}/rounds/0/roundState`]: 2 });
    await expect(desk.getByRole('button', { name: 'The final has already started' })).toBeVisible();
    await desk.keyboard.press('n');
    await expect(desk).toHaveURL(/round=0|event=(?!Newcomer%20Rhythm%20ChaCha)/);
  });
});

test('closing with open sheets names the judges, and a draft is shown as one', async ({ day, browser }) => {
  const [[first = 'A', marks = []] = [], [second = 'B'] = [], ...others] = listSemiFinalMarks();
  await writeToDatabase(day, {
    ...buildSentSheets(1, others),
    [`marks/${EVENT}/1/${first}/ChaCha`]: marks.slice(0, 3),
    [`sheets/${EVENT}/1/${first}/ChaCha`]: { state: 'draft', count: 3, at: 1 },
  });
  const desk = await openDesk(browser, day, 1);
  await expect(
    desk.getByRole('button', { name: new RegExp(`^Judge ${first}, Cha Cha: draft, 3`) }),
  ).toBeVisible();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: `Close judging without ${first} and ${second}?` });
  await expect(dialog.getByRole('listitem')).toHaveText([`${first}: Cha Cha (draft)`, `${second}: Cha Cha`]);
  await expectAccessible(desk, 'judging that is closed with sheets open');
  await dialog.getByRole('button', { name: 'Keep waiting' }).click();
  await expect.poll(() => readFromDatabase(day, `events/${EVENT}/rounds/1/roundState`)).toBe(2);
});
