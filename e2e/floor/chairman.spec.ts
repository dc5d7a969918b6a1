import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  expect,
  goesTo,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { journalSentences } from '../journal.ts';

const CHAIRMAN = '/admin/chairman';
const TIED = 'Bronze Latin Rumba';
const SHORT = 'Newcomer Latin Samba';
const COMING = 'Bronze Latin ChaCha';
const ON_FLOOR = 'Newcomer Rhythm ChaCha';
const COMING_SAID = 'Bronze Latin Cha Cha';
const ON_FLOOR_SAID = 'Newcomer Rhythm Cha Cha';

async function openChairman(
  browser: Browser,
  day: CompetitionDay,
  where: string,
  viewport?: typeof PHONE,
): Promise<Page> {
  const page = await openStaffPage(browser, day, ['Chairman', where], viewport);
  await expect(page.getByRole('heading', { level: 1, name: 'Chairman' })).toBeVisible();
  return page;
}

const asks = (about: Readonly<Record<string, unknown>>) => ({
  uid: 'scrutineer',
  name: 'Scrutineer',
  at: Date.now(),
  ...about,
});

const questionOf = (page: Page, event: string) =>
  page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').filter({ hasText: event });

test('a chairman with a phone settles a tie, accepts a short sheet, and signs a result, which is locked', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    [`events/${TIED}/rounds/2/roundState`]: 4,
    [`events/${SHORT}/rounds/1/roundState`]: 2,
    [`approvals/${TIED}/2/asked`]: asks({
      what: 'tie',
      count: 14,
      couples: { 601: true, 612: true, 633: true, 640: true },
    }),
    [`approvals/${SHORT}/1/asked`]: asks({ what: 'short sheet', judge: 'C', dance: 'Samba', count: 1 }),
    [`sheets/${ON_FLOOR}/1/B/ChaCha`]: { state: 'sent', count: 6, at: 1, changeRequested: true },
    [`sheets/${ON_FLOOR}/1/F/ChaCha`]: { state: 'sent', count: 6, at: 1, changeRequested: true },
  });
  const chairman = await openChairman(browser, day, CHAIRMAN, PHONE);

  await test.step('the chairman recalls all of the tie or none of it', async () => {
    const question = questionOf(chairman, TIED);
    await expect(question).toContainText('4 couples tie at the cut of 12. Recall all of them, or none?');
    await expectAccessible(chairman, 'what waits for the chairman');
    await question.getByRole('button', { name: 'None: recall 10' }).click();
    await expect(question).toHaveCount(0);
    await expect
      .poll(() => readFromDatabase(day, `approvals/${TIED}/2/decided`))
      .toMatchObject({
        verdict: 'approved',
        count: 10,
      });
    await expect(chairman.getByRole('region', { name: 'Decided' })).toContainText('Approved, 10 couples');
  });

  await test.step('a short sheet counts only with a reason, which is shown on the sheet', async () => {
    await expect(questionOf(chairman, SHORT)).toContainText(
      'Judge C marked 5 of 6 in Samba. Accept the sheet?',
    );
    await questionOf(chairman, SHORT).getByRole('button', { name: 'Accept it' }).click();
    const dialog = chairman.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Say why' })).toBeVisible();
    await dialog.getByLabel('Why').fill('The judge was called away.');
    await expectAccessible(chairman, 'a decision with its reason');
    await dialog.getByRole('button', { name: 'Accept it' }).click();
    await expect(questionOf(chairman, SHORT)).toHaveCount(0);
    await expect
      .poll(() => readFromDatabase(day, `sheets/${SHORT}/1/C/Samba`))
      .toMatchObject({
        state: 'short',
        reason: 'The judge was called away.',
      });
  });

  await test.step('two judges ask for a sent sheet, and the chairman’s answers, given offline, are sent once online', async () => {
    const back = (judge: string) => questionOf(chairman, `Judge ${judge} wants to change Cha Cha.`);
    const dialog = chairman.getByRole('dialog');
    await chairman.context().setOffline(true);
    await expect(chairman.getByText('Reconnecting')).toBeVisible();
    await back('B').getByRole('button', { name: 'Reopen' }).click();
    await dialog.getByLabel('Why').fill('Two numbers in the wrong rows.');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(back('B').getByText(/Your answer is saved on this device/)).toBeVisible();
    await back('F').getByRole('button', { name: 'Leave as sent' }).click();
    await dialog.getByLabel('Why').fill('The heat is over.');
    await dialog.getByRole('button', { name: 'Leave as sent' }).click();
    await expect(back('F').getByText(/Your answer is saved on this device/)).toBeVisible();
    await expectAccessible(chairman, 'an answer without a connection');
    await chairman.context().setOffline(false);
    for (const judge of ['B', 'F']) await expect(back(judge)).toHaveCount(0);
    await expect
      .poll(() => readFromDatabase(day, `sheets/${ON_FLOOR}/1/B/ChaCha`))
      .toEqual({
        state: 'draft',
        count: 6,
        at: 1,
        reason: 'Two numbers in the wrong rows.',
        reopenedBy: 'Ruth Aldana (chairman)',
      });
    await expect
      .poll(() => readFromDatabase(day, `sheets/${ON_FLOOR}/1/F/ChaCha`))
      .toMatchObject({ state: 'sent', count: 6 });
  });

  await test.step('a signature locks the result, and can be removed only with a reason', async () => {
    const toSign = chairman.getByRole('region', { name: 'To sign' });
    // Every question is decided: the page lists the remaining work instead of calling it done.
    await expect(chairman.getByRole('heading', { name: /^\d+ results to sign$/ })).toBeVisible();
    await expect(chairman.getByText('No decisions to make.')).toHaveCount(0);
    const first = toSign.getByRole('button', { name: /^Sign (?!all)/ }).first();
    const event = ((await first.getAttribute('aria-label')) ?? '').replace('Sign ', '');
    await first.click();
    // The scrutineer reposts the round while the chairman still sees the old result.
    await writeToDatabase(day, { [`events/${event}/rounds/0/journal`]: 'posted-anew' });
    await chairman.getByRole('dialog').getByRole('button', { name: 'Sign and lock' }).click();
    await expect(chairman.getByRole('dialog')).toContainText('A result has changed since you looked.');
    await chairman.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => readFromDatabase(day, `approvals/${event}/0/decided`)).toBeNull();
    await first.click();
    await chairman.getByRole('dialog').getByRole('button', { name: 'Sign and lock' }).click();
    const decided = chairman.getByRole('region', { name: 'Decided' });
    await expect(decided).toContainText('Signed and locked');
    await expect.poll(() => readFromDatabase(day, `approvals/${event}/0/decided/verdict`)).toBe('signed');
    await decided.getByRole('button', { name: `Remove signature from ${event}` }).click();
    const dialog = chairman.getByRole('dialog');
    await dialog.getByLabel('Why').fill('A sheet was read wrongly.');
    await dialog.getByRole('button', { name: 'Remove signature' }).click();
    await expect(decided).toContainText('Signature removed');
    await expect(toSign).toContainText(event);
    await expect
      .poll(async () => journalSentences(await readFromDatabase(day, 'journal')))
      .toEqual(
        [
          `approved the tie in ${TIED}, round 2: 10 couples recalled.`,
          `accepted Judge C’s Samba sheet with 5 of 6 marks in ${SHORT}, round 1. Why: The judge was called away.`,
          `reopened Judge B’s Cha Cha sheet in ${ON_FLOOR}, round 1. Why: Two numbers in the wrong rows.`,
          `left Judge F’s Cha Cha sheet as sent in ${ON_FLOOR}, round 1. Why: The heat is over.`,
          `signed ${event}, final.`,
          `removed the signature from ${event}, final. Why: A sheet was read wrongly.`,
        ].map((did) => `Ruth Aldana (chairman) ${did}`),
      );
  });

  await test.step('every decision is in the journal, whose chains are valid until a record is removed', async () => {
    await chairman.getByRole('link', { name: 'Journal' }).click();
    await expect(
      chairman.getByText('Journal checked, nothing missing or altered: 6 records from 1 device.'),
    ).toBeVisible();
    await chairman.getByRole('searchbox', { name: 'Find' }).fill('judge F');
    await expect(chairman.getByRole('list', { name: 'Journal' }).getByRole('listitem')).toHaveText([
      /left Judge F’s Cha Cha sheet as sent in Newcomer Rhythm Cha Cha, semi-final/,
    ]);
    await expectAccessible(chairman, 'the journal');
    const hashes = Object.entries(
      (await readFromDatabase(day, 'journal')) as Record<string, { prev: string }>,
    );
    const first = hashes.find(([, { prev }]) => prev === 'first')?.[0] ?? '';
    await writeToDatabase(day, { [`journal/${first}`]: null });
    await expect(chairman.getByText(/: 1 problem\.$/)).toBeVisible();
    await expect(chairman.getByText(/the record before this one is missing/)).toBeVisible();
  });

  await test.step('a judge’s marks of the day are printed on paper, to be signed', async () => {
    await chairman.getByRole('link', { name: /^Judge C, / }).click();
    const record = chairman.getByRole('article');
    await expect(record.getByRole('heading', { name: /^Marks of Judge C, / })).toBeVisible();
    await expect(record.getByRole('rowgroup').filter({ hasText: SHORT })).toContainText(
      'Accepted by Ruth Aldana (chairman) with 5 of 6 marks. Why: The judge was called away.',
    );
    await expectAccessible(chairman, 'the marks of a judge');
    await chairman.emulateMedia({ media: 'print' });
    await expect(record.getByText('Date and time')).toBeVisible();
    await expect(chairman.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(chairman.getByRole('banner')).toBeHidden();
  });
});

test('a chairman previews and changes a recall, seats a panel, and compares the judges', async ({
  day,
  browser,
}) => {
  const chairman = await openChairman(browser, day, `${CHAIRMAN}?desk=day`);
  await expect(chairman.getByText('The day ends at')).toBeVisible();
  await expectAccessible(chairman, 'the day of the chairman');

  await test.step('a changed recall shows its effect on the next round and on the end of the day', async () => {
    await chairman.getByRole('button', { name: `Change ${COMING_SAID}, 1st round` }).click();
    const dialog = chairman.getByRole('dialog');
    await dialog.getByLabel('Recall').fill('18');
    await expect(dialog).toContainText('Quarter-Final: 18 couples in one heat.');
    await expect(dialog).toContainText(/earlier: the day ends at/);
    await expectAccessible(chairman, 'another recall');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => readFromDatabase(day, `events/${COMING}/rounds/3/recallSize`)).toBe(18);
    await expect.poll(() => readFromDatabase(day, `events/${COMING}/rounds/2/numHeats`)).toBe(1);
  });

  await test.step('the chairman takes a judge off the panel', async () => {
    const before = (await readFromDatabase(day, `events/${COMING}/rounds/3/panel`)) as Record<
      string,
      boolean
    >;
    await chairman
      .getByRole('button', { name: new RegExp(`^Panel of \\d+: ${COMING_SAID}, 1st round$`) })
      .click();
    const dialog = chairman.getByRole('dialog');
    const [leaves = ''] = Object.keys(before);
    await dialog.getByLabel(new RegExp(`^${leaves} `)).uncheck();
    await expect(dialog).toContainText('an even panel can split');
    await dialog.getByRole('button', { name: /^Seat \d/ }).click();
    const { [leaves]: _gone, ...left } = before;
    await expect.poll(() => readFromDatabase(day, `events/${COMING}/rounds/3/panel`)).toEqual(left);
  });

  await test.step('a judge replaces another in a running round, and the journal says why', async () => {
    await chairman
      .getByRole('button', { name: new RegExp(`^Panel of \\d+: ${ON_FLOOR_SAID}, semi-final$`) })
      .click();
    const dialog = chairman.getByRole('dialog');
    const seats = dialog.getByRole('checkbox');
    const free = seats.and(dialog.locator(':not(:checked)')).first();
    await dialog.getByLabel(/^B /).uncheck();
    await free.check();
    await expect(dialog.getByRole('button', { name: 'Say why' })).toBeVisible();
    await dialog.getByLabel(/^Why . replaces/).fill('Ill.');
    await expectAccessible(chairman, 'a judge is replaced');
    await dialog.getByRole('button', { name: /^Seat \d/ }).click();
    await expect(dialog).toHaveCount(0);
    const words = async () => (await journalSentences(await readFromDatabase(day, 'journal'))).join(' ');
    await expect
      .poll(words)
      .toMatch(
        /changed .*, round 3: recall 18\. .*, round 2: 1 heat\. .* seated Judges .* replaced Judge B with Judge [A-J] in .* Why: Ill\.$/,
      );
  });

  await test.step('the chairman compares each judge with the panel, in private', async () => {
    await chairman.getByRole('link', { name: 'Judges' }).click();
    await expect(chairman.getByRole('table')).toContainText('%');
    await expectAccessible(chairman, 'the judges beside the panel');
  });
});

test('a chairman with a phone signs all posted results with one press, and sends a note to the MC @full', async ({
  day,
  browser,
}) => {
  const chairman = await openChairman(browser, day, CHAIRMAN, PHONE);

  await test.step('signing all leaves out one unchecked result and one that is reposted before the press', async () => {
    const toSign = chairman.getByRole('region', { name: 'To sign' });
    const all = toSign.getByRole('button', { name: /^Sign all / });
    const results = Number(((await all.textContent()) ?? '').replace('Sign all ', ''));
    expect(results).toBeGreaterThan(2);
    await all.click();
    const dialog = chairman.getByRole('dialog');
    await expectAccessible(chairman, 'signing many results');
    await dialog.getByRole('checkbox').first().uncheck();
    await expect(dialog).toContainText(`Sign ${results - 1} results?`);
    const another = ((await dialog.locator('label').nth(1).textContent()) ?? '').trim();
    await writeToDatabase(day, { [`events/${another}/rounds/0/journal`]: 'posted-anew' });
    await expect(dialog).toContainText(`Sign ${results - 2} results?`);
    await dialog.getByRole('button', { name: 'Sign and lock' }).click();
    await expect(chairman.getByText(`${results - 2} results signed and locked`)).toBeVisible();
    await expect(toSign.getByRole('button', { name: /^Sign (?!all)/ })).toHaveCount(2);
    await expectThumbSized(chairman.getByRole('main'));
    const signed = async () =>
      (await journalSentences(await readFromDatabase(day, 'journal'))).filter((did) => / signed /.test(did));
    await expect.poll(signed).toHaveLength(results - 2);
    await expect.poll(() => readFromDatabase(day, `approvals/${another}`)).toBeNull();
  });

  await test.step('the log shows the signatures, and a note reaches the MC', async () => {
    await goesTo(chairman, `${CHAIRMAN}?desk=log`);
    await chairman.getByLabel('What happened').fill('Heel lost in the Silver Waltz.');
    await chairman.getByRole('button', { name: 'Add to the log' }).click();
    await expect(chairman.getByRole('list', { name: 'Log', exact: true })).toContainText('Heel lost');
    await expectAccessible(chairman, 'the log of the day');
    await chairman.getByRole('radio', { name: 'For the MC' }).check();
    await chairman.getByLabel('What should the MC say?').fill('Awards start at ten past five.');
    await chairman.getByRole('button', { name: 'Send to the MC' }).click();
    // Newest first.
    await expect(
      chairman.getByRole('list', { name: 'Log', exact: true }).getByRole('listitem'),
    ).toContainText(['Awards start', 'Heel lost']);

    const mc = await openStaffPage(browser, day, ['MC', '/admin/mc'], { width: 1180, height: 820 });
    const side = mc.getByRole('complementary', { name: 'At a glance' });
    await expect(side).toContainText('Awards start at ten past five.');
    await expect(side).not.toContainText('Heel lost');
  });
});
