import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { listFinalOrders, listFinalists, listSemiFinalMarks } from '../brown2013.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  signedIn,
  test,
} from '../competitionDay.ts';
import { expectButtonsApart } from '../eyeAndThumb.ts';
import {
  buildDeskAddress,
  EVENT,
  keyIn,
  openDesk,
  openInbox,
  EVENT_ON_SCREEN,
  buildSentSheets,
  listJournalSentences,
} from '../desk.ts';
import { createEventKey, parseJudgeKey, parseLeadNumber } from '../../src/domain/ids.ts';
import { FIRST_RECORD } from '../../src/store/journal/chain.ts';
import type { JournalRecord } from '../../src/store/journal/record.ts';
import { linkRecords } from '../../src/store/delivery/linkRecords.ts';
import { recordAt } from '../../src/store/journal/recordAt.ts';
import { toStoredRecord } from '../../src/store/journal/storedRecord.ts';

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('That is no line.');
  return value;
}

/** A journal record from a judge's phone: marks that arrived after the final was closed. */
async function lateMarks(judge: string, marks: readonly string[]): Promise<Record<string, unknown>> {
  const line: JournalRecord = {
    kind: 'late marks',
    uid: 'phone',
    who: `Judge ${judge}`,
    device: 'phone',
    at: 1,
    event: createEventKey(EVENT),
    round: 0,
    judge: known(parseJudgeKey(judge)),
    dance: 'ChaCha',
    marks: marks.map((mark) => known(parseLeadNumber(mark))),
  };
  const { records: lines } = await linkRecords(
    { key: 'late', changes: [{ record: line, patch: {} }] },
    { uid: 'phone', device: 'phone', last: FIRST_RECORD },
    () => Promise.resolve('judge'),
  );
  return Object.fromEntries(lines.map((one) => [recordAt(one.hash), toStoredRecord(one)]));
}

/** Holds back all server messages to a page until released. */
async function holdBack(page: Page): Promise<{ readonly hold: () => void; readonly letGo: () => void }> {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/\/\.ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (held === undefined) socket.send(message);
      else held.push(() => socket.send(message));
    });
  });
  return {
    hold: () => (held = []),
    letGo: () => {
      const waiting = held ?? [];
      held = undefined;
      for (const send of waiting) send();
    },
  };
}

test('paper is keyed by keyboard, the chairman decides a tie, and two scrutineers post at once @full', async ({
  day,
  browser,
}) => {
  test.slow();
  const [[judge, marks] = ['A', []], ...others] = listSemiFinalMarks();
  await writeToDatabase(day, buildSentSheets(1, others));
  const desk = await openDesk(browser, day, 1);

  await test.step('the desk names the missing sheet, and lists its keys', async () => {
    await expect(desk.getByText(`Waiting on ${judge}.`)).toBeVisible();
    // Each judge's marks are shown as one total, not as a sum of dances.
    await expect(desk.locator('.desk-sheets').getByText(/\d \+ \d/)).toHaveCount(0);
    await expectAccessible(desk, 'the sheets of a running round');
    await desk.keyboard.press('?');
    const keys = desk.getByRole('dialog', { name: 'Keys' });
    await expect(keys.getByRole('listitem').filter({ hasText: 'Key a paper sheet' })).toContainText('K');
    await expectAccessible(desk, 'the keys of the desk');
    await desk.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  const slip = desk.getByRole('region', { name: 'Keying paper' });
  await test.step('impossible marks are rejected at once', async () => {
    await desk.keyboard.press('k');
    await desk.keyboard.press(judge.toLowerCase());
    await expect(slip.getByLabel('Number')).toBeFocused();
    await desk.keyboard.type('9998');
    await desk.keyboard.press('Enter');
    await expect(slip.getByText('9998 isn’t in this round.')).toBeVisible();
    await desk.keyboard.type(marks[0] ?? '');
    await desk.keyboard.press('Enter');
    await desk.keyboard.type(marks[0] ?? '');
    await desk.keyboard.press('Enter');
    await expect(slip.getByText(`${marks[0] ?? ''} is already typed.`)).toBeVisible();
    await expectAccessible(desk, 'a sheet while it is typed');
    // The paper has another number there: typing replaces the wrong one.
    await desk.keyboard.type(marks[1] ?? '');
  });

  await test.step('no typed digit is lost: Esc asks, a link asks, and a reload restores it', async () => {
    const asked = desk.getByRole('dialog', { name: `Leave Judge ${judge}’s Cha Cha unfinished?` });
    await desk.keyboard.press('Escape');
    await expect(asked).toContainText('1 number typed.');
    await expectAccessible(desk, 'a sheet that is left half typed');
    await asked.getByRole('button', { name: 'Keep typing' }).click();
    await expect(slip.getByLabel('Number')).toHaveValue(marks[1] ?? '');
    await desk.getByRole('navigation', { name: 'Rounds' }).getByRole('link').first().click();
    await expect(asked).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await desk.reload();
    await expect(slip.getByText(/^You’re back where you left off at/)).toBeVisible();
    await expect(slip.getByRole('list', { name: 'Typed' })).toContainText(marks[0] ?? '');
    await expect(slip.getByLabel('Number')).toHaveValue(marks[1] ?? '');
    await expectAccessible(desk, 'a sheet that was brought back', { within: slip });
    await desk.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Leave, keep what’s typed' }).click();
    await expect(slip).toBeHidden();
    await desk.keyboard.press('k');
    await desk.keyboard.press(judge.toLowerCase());
    await expect(slip.getByLabel('Number')).toHaveValue(marks[1] ?? '');
    await desk.keyboard.press('Enter');
    await keyIn(desk, marks.slice(2));
  });

  const wrong = others.flatMap(([, other]) => other).find((couple) => !marks.includes(couple)) ?? '';
  await test.step('a slip in the second, blind keying is shown at its couples and settled on the paper', async () => {
    await expect(slip.getByText('Type it again from the paper. The first entry is hidden.')).toBeVisible();
    await expect(slip.getByRole('list', { name: 'Typed' }).getByRole('listitem')).toHaveCount(0);
    await keyIn(desk, [...marks.slice(1), wrong]);
    await expect(slip.getByText('2 couples don’t match. Check the paper.')).toBeVisible();
    await expectAccessible(desk, 'the couples that differ', { within: slip });
    await desk.keyboard.press('1');
    await desk.keyboard.press('1');
  });

  await test.step('a sheet that was read back counts as paper', async () => {
    const aloud = slip.getByRole('list', { name: 'Read back' });
    const said = (await aloud.innerText()).split(/\s+/).filter((word) => word !== '');
    expect(said).toEqual(marks.toSorted((a, b) => Number(a) - Number(b)));
    await expectAccessible(desk, 'a sheet that is read back', { within: slip });
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`Judge ${judge}, Cha Cha: keyed from paper`)).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, `sheets/${EVENT}/1/${judge}/ChaCha`))
      .toMatchObject({
        state: 'paper',
        count: marks.length,
      });
    await desk.keyboard.press('Escape');
  });

  await test.step('the tie is sent to the chairman, whose answer selects the cut', async () => {
    await expect(desk.getByRole('button', { name: 'Close judging' })).toBeEnabled();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Judging is closed')).toBeVisible();
    await expect(desk.getByText(/6 couples, none of the tie\. Final: 1 heat, 2 min/)).toBeVisible();
    await desk.keyboard.press('x');
    await expect(desk.getByRole('dialog').getByText('No saved result')).toBeVisible();
    await desk.keyboard.press('Escape');
    // The key that closed judging has no further effect.
    await desk.keyboard.press('Enter');
    await expect.poll(() => readFromDatabase(day, `approvals/${EVENT}/1/asked`)).toBeNull();
    await expect(desk.getByRole('button', { name: 'Send to chairman' })).toBeEnabled();
    await desk.keyboard.press('a');
    await expect(desk.getByText(/Waiting for the chairman\./).first()).toBeVisible();
    const inbox = await openInbox(browser, day);
    await inbox.getByRole('button', { name: 'None: recall 6' }).click();
    await expect(desk.getByText(/on the tie, .*: Approved, 6 couples\./)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Post 6 callbacks' })).toBeVisible();
    await expectAccessible(desk, 'a tie that is decided');
  });

  await test.step('when two scrutineers post at once, the result is posted once, and the slower one is notified', async () => {
    const second = await (await buildDeviceOptions(browser)).newPage();
    const { hold, letGo } = await holdBack(second);
    await signedIn(second, day, 'Scrutineer');
    await second.goto(day.origin + buildDeskAddress(1));
    await expect(second.getByRole('button', { name: 'Post 6 callbacks' })).toBeVisible();
    hold();
    await expect(desk.getByRole('button', { name: 'Post 6 callbacks' })).toBeEnabled();
    await desk.keyboard.press('p');
    await expect(desk.getByText('Callbacks posted: 6 couples in the final')).toBeVisible();
    await second.keyboard.press('p');
    letGo();
    await expect(second.getByRole('alert')).toBeVisible();
    await expect(
      second.getByText('Somebody else changed this round first: it’s already posted.'),
    ).toBeVisible();
    await expectAccessible(second, 'the one who came second');
    const said = async () =>
      (await listJournalSentences(day)).map((line) => line.replace('Sam Okafor (scrutineer) ', ''));
    await expect
      .poll(said)
      .toEqual([
        expect.stringContaining(`keyed Judge ${judge}’s Cha Cha sheet from paper`),
        expect.stringContaining('closed judging'),
        expect.stringMatching(/^asked the chairman about the tie of \d+, \d+/),
        expect.stringContaining('(chairman) approved the tie'),
        expect.stringContaining('posted '),
      ]);
  });
});

test('a judge who falls ill in the middle of a round is replaced from the next dance on @full', async ({
  day,
  browser,
}) => {
  const allMarks = [...listSemiFinalMarks()];
  const [ill, marks] = allMarks.find(([, recalled]) => recalled.length === 7) ?? ['A', []];
  await writeToDatabase(day, {
    [`events/${EVENT}/eventDances`]: ['ChaCha', 'Rumba'],
    ...buildSentSheets(1, allMarks),
  });
  const desk = await openDesk(browser, day, 1);
  await desk.keyboard.press('j');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel('Leaving')).toBeFocused();
  await desk.keyboard.press(ill);
  await expect(dialog.getByLabel('Leaving')).toHaveValue(ill);
  await dialog.getByLabel('From this dance on').selectOption('Rumba');
  const standIn = await dialog.getByLabel('Replacement').inputValue();
  await expect(dialog).toContainText(`Judge ${ill}’s marks in Cha Cha count.`);
  await expect(dialog.getByRole('button', { name: 'Say why' })).toBeVisible();
  await dialog.getByLabel('Why').fill('Taken ill.');
  await expectAccessible(desk, 'a judge who is replaced');
  await expectButtonsApart(dialog);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(desk.getByText(`Judge ${standIn} judges from Rumba on`)).toBeVisible();

  const sheet = (judge: string, dance: string) =>
    desk.getByRole('button', { name: new RegExp(`^Judge ${judge}, ${dance}: `) });
  await expect(sheet(ill, 'Cha Cha')).toHaveAccessibleName(/sent/);
  await expect(sheet(ill, 'Rumba')).toHaveCount(0);
  await expect(sheet(standIn, 'Cha Cha')).toHaveCount(0);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(day.linkOf(`Judge ${standIn}`));
  // The Cha Cha belongs to the other judge, so it is unreachable.
  await expect(phone.getByRole('button', { name: 'Rumba' })).toHaveCount(0);
  for (const number of marks) await phone.getByRole('button', { name: number, exact: true }).click();
  await phone.getByRole('button', { name: `Send ${marks.length}` }).click();
  await expect(sheet(standIn, 'Rumba')).toHaveAccessibleName(/sent/);
  await expect
    .poll(() => listJournalSentences(day))
    .toContainEqual(
      expect.stringMatching(new RegExp(`replaced Judge ${ill} with Judge ${standIn} .*Why: Taken ill`)),
    );
});

test('a final counted twice is posted, signed, locked and undone, and a couple reads why it is fourth', async ({
  day,
  browser,
}) => {
  const couples = listFinalists();
  const last = [...listFinalOrders().keys()].at(-1) ?? '';
  const entries = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<
    Record<string, { readonly leadNumber?: number }>
  >;
  const inFinal = Object.entries(entries).filter(([, { leadNumber }]) =>
    couples.includes(String(leadNumber)),
  );
  await writeToDatabase(day, {
    ...buildSentSheets(0, listFinalOrders()),
    ...(await lateMarks(last, listFinalOrders().get(last)?.toReversed() ?? [])),
    [`events/${EVENT}/rounds/1/roundState`]: 5,
    [`events/${EVENT}/rounds/0/entries`]: Object.fromEntries(inFinal.map(([id]) => [id, { heat: 1 }])),
  });
  const desk = await openDesk(browser, day, 0);
  const inbox = await openInbox(browser, day);

  await test.step('a final is started, closed and posted by keyboard, because both counts agree', async () => {
    await desk.keyboard.press('s');
    await expect(desk.getByText(`${EVENT_ON_SCREEN}, final is on the floor`)).toBeVisible();
    // The judges send their marks for the couples that dance.
    await writeToDatabase(
      day,
      Object.fromEntries(
        [...listFinalOrders().keys()].map((judge) => [`sheets/${EVENT}/0/${judge}/ChaCha/lineUp`, 1]),
      ),
    );
    await expect(desk.getByText('Counted twice, both agree')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Close judging' })).toBeEnabled();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Judging is closed')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Post the final' })).toBeEnabled();
    await expectAccessible(desk, 'a final that is counted twice');
    await desk.keyboard.press('Enter');
    await expect.poll(() => readFromDatabase(day, `events/${EVENT}/rounds/0/roundState`)).toBe(4);
    await desk.keyboard.press('p');
    await expect(desk.getByText(`Final posted: ${EVENT_ON_SCREEN}`)).toBeVisible();
  });

  await test.step('the marks of a final become public at once, after the awards, or never', async () => {
    const seen = async () => (await fetch(`${day.origin}/marks/${encodeURIComponent(EVENT)}/0.json`)).status;
    await expect.poll(seen).toBe(200);
    const shown = desk.getByRole('region', { name: 'What everybody sees' });
    await shown.getByLabel('Show judges’ marks to everybody').selectOption('after the awards');
    await expect.poll(seen).toBe(401);
    await shown.getByRole('button', { name: 'Awards are over: show marks' }).click();
    await expect.poll(seen).toBe(200);
    await shown.getByLabel('Show judges’ marks to everybody').selectOption('never');
    await expect.poll(seen).toBe(401);
    await shown.getByLabel('Show judges’ marks to everybody').selectOption('at once');
    await expect.poll(seen).toBe(200);
    await expectAccessible(desk, 'who sees the marks', { within: shown });
    // While the choice has the focus, letters belong to it.
    await shown.getByLabel('Show judges’ marks to everybody').blur();
  });

  await test.step('a couple asks why it is fourth, and the public page answers', async () => {
    const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await visitor.goto(`${day.origin}/results/${encodeURIComponent(EVENT)}?round=0`);
    await visitor.getByText('Why is 151 4th?').click();
    const answer = visitor.locator('#why-151');
    await expect(answer).toContainText('151');
    await expect(answer).toContainText(/4th/);
    await expect(answer.getByText(/judges|majority/).first()).toBeVisible();
    await expectAccessible(visitor, 'why a couple is fourth');
  });

  await test.step('a signed result is locked, and can be undone only after the signature is removed', async () => {
    await inbox.getByRole('button', { name: /more to sign/ }).click();
    await inbox.getByRole('button', { name: `Sign ${EVENT_ON_SCREEN}` }).click();
    await inbox.getByRole('dialog').getByRole('button', { name: 'Sign and lock' }).click();
    await expect(
      desk.getByRole('button', { name: 'Signed: the chairman has to remove the signature first' }),
    ).toBeVisible();
    await expectAccessible(desk, 'a signed final', {
      within: desk.getByRole('complementary', { name: 'Actions' }),
    });
    await inbox.getByRole('button', { name: `Remove signature from ${EVENT_ON_SCREEN}` }).click();
    const off = inbox.getByRole('dialog');
    await off.getByLabel('Why').fill('A sheet was read wrongly.');
    await off.getByRole('button', { name: 'Remove signature' }).click();
    await expect(desk.getByRole('button', { name: 'Undo posting' })).toBeVisible();
    await desk.keyboard.press('t');
    const back = desk.getByRole('dialog');
    await back.getByLabel('Why').fill('A judge had two couples in the wrong order.');
    await back.getByRole('button', { name: 'Undo posting' }).click();
    await expect(desk.getByRole('button', { name: 'Post the final' })).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `events/${EVENT}/rounds/0/roundState`)).toBe(4);
    await desk.keyboard.press('x');
    await expect(back.getByRole('button', { name: 'Post as saved' })).toBeVisible();
    await expectAccessible(desk, 'what is kept of a result that is taken back');
    await desk.keyboard.press('Escape');
    await expect(
      desk.getByText(
        `Judge ${last}’s Cha Cha came in after judging closed: saved, not counted. They place the same couples in a different order than the sheet that counts.`,
      ),
    ).toBeVisible();
  });

  await test.step('a sheet goes back to its judge, and scratching a couple previews its effect', async () => {
    await desk.keyboard.press('m');
    await desk.getByRole('button', { name: new RegExp(`^Judge ${last}, Cha Cha: sent`) }).click();
    await expectAccessible(desk, 'one sheet');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reopen for the judge' }).click();
    await desk.getByRole('dialog').getByLabel('Why').fill('Two couples in the wrong order.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect(
      desk.getByRole('button', { name: new RegExp(`^Judge ${last}, Cha Cha: reopened, send again`) }),
    ).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `events/${EVENT}/rounds/0/roundState`)).toBe(2);
    await writeToDatabase(day, { [`sheets/${EVENT}/0/${last}/ChaCha/state`]: 'sent' });
    await expect(desk.getByText('Counted twice, both agree')).toBeVisible();
    await desk.keyboard.press('c');
    const out = desk.getByRole('dialog');
    await expect(out.getByLabel('Couple', { exact: true })).toBeFocused();
    await desk.keyboard.type('999');
    await expect(out).toContainText('999 isn’t in this round');
    await desk.keyboard.press('Control+a');
    await desk.keyboard.type('173');
    await expect(out).toContainText('188 has place 2 instead of place 3');
    await out.getByLabel('Disqualified').check();
    await out.getByLabel('Why').fill('An illegal lift.');
    await expectAccessible(desk, 'a couple that is out');
    await out.getByRole('button', { name: 'Ask the chairman' }).click();
    await inbox.getByRole('button', { name: 'Disqualify' }).click();
    await inbox.getByRole('dialog').getByLabel('Why').fill('Seen by two officials.');
    await inbox.getByRole('dialog').getByRole('button', { name: 'Disqualify' }).click();
    await expect(desk.getByText(/on disqualifying 173, .*: Approved\./)).toBeVisible();
    await desk.keyboard.press('c');
    await out.getByLabel('Couple', { exact: true }).fill('173');
    await out.getByLabel('Disqualified').check();
    await out.getByLabel('Why').fill('An illegal lift.');
    await out.getByRole('button', { name: 'Disqualify' }).click();
    await expect(desk.getByText('173 is disqualified in the final')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Placings' }).locator('.number-card')).toHaveText([
      '220',
      '188',
      '151',
      '271',
      '236',
    ]);
    await expect.poll(async () => (await listJournalSentences(day)).at(-1)).toContain('disqualified 173');
    const undone = (await listJournalSentences(day)).filter((line) =>
      line.includes(' undid the posting of '),
    );
    expect(undone).toHaveLength(1);
  });
});

test('a couple is found by typing, explained, and printed on its own page @full', async ({
  day,
  browser,
}) => {
  const page = await openDesk(browser, day, 1);
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Find a couple or a round' });
  const field = dialog.getByRole('searchbox', { name: 'Find' });
  await field.fill('syllabus rhythm mambo');
  await expect(dialog.getByRole('region', { name: 'Rounds' }).getByRole('link')).not.toHaveCount(0);
  await field.fill('nobody at all');
  await expect(dialog.getByText('Nothing matches.')).toBeVisible();
  await field.fill('151');
  await expectAccessible(page, 'a couple that is found');
  await field.press('Enter');
  const couple = page.getByRole('region', { name: 'Couple 151' });
  await expect(couple.getByRole('region', { name: EVENT_ON_SCREEN })).toContainText('On the floor');
  await expect(couple.getByText(/^Recalled with \d+ marks?$/).first()).toBeVisible();
  await expectAccessible(page, 'the day of a couple');
  await page.emulateMedia({ media: 'print' });
  await expect(couple).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Rounds' })).toBeHidden();
  // An overlay would paint the number white too.
  const over = (card: Element) => getComputedStyle(card, '::before').display;
  expect(await couple.locator('.number-card').first().evaluate(over)).toBe('none');
  await page.emulateMedia({ media: 'screen' });
  await couple.getByRole('link', { name: `Open ${EVENT_ON_SCREEN}, semi-final` }).click();
  await expect(page.getByRole('heading', { name: /^Newcomer Rhythm Cha Cha / })).toBeVisible();
});
