import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, PHONE, writeToDatabase, openStaffPage, test } from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

/** Number of pages and page sizes (points) of a PDF. */
function pagesOf(pdf: Buffer): { readonly count: number; readonly sizes: readonly string[] } {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, wide, high]) => `${Math.round(Number(wide))} x ${Math.round(Number(high))}`,
  );
  return { count: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, sizes: [...new Set(sizes)] };
}

/** Number of pages on the print button. */
async function pagesToPrint(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Print \d+ page/ });
  return Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
}

test('numbers and labels are printed on the evening before, one per page or two to cut', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    'competitors/late': { name: 'Wilhelmina Featherstonhaugh-Okonkwo', affiliation: 'Yale', leadNumber: 7 },
  });
  const page = await openStaffPage(browser, day, ['Scrutineer', screens.printSheets.link()]);
  const print = page.getByRole('button', { name: /^Print \d+ page/ });
  await expect(page.getByRole('article', { name: 'Page 1 of' })).toContainText('Wilhelmina');
  const all = Number(/\d+/.exec((await print.textContent()) ?? '')?.[0]);
  await expectAccessible(page, 'back numbers before they are printed');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ count: all, sizes: ['792 x 612'] });

  await page.getByRole('radio', { name: 'Two' }).check({ force: true });
  await page.getByRole('radio', { name: 'A4' }).check({ force: true });
  await page.getByLabel('Spare numbers').fill('900-903');
  await expect(print).toHaveText(`Print ${Math.ceil((all + 4) / 2)} pages`);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({
    count: Math.ceil((all + 4) / 2),
    sizes: ['595 x 842'],
  });

  await page.getByRole('radio', { name: 'Envelope labels' }).check({ force: true });
  await page.getByLabel('Name, school or number').fill('wilhelmina');
  await expect(print).toHaveText('Print 1 page');
  await expect(page.getByRole('listitem').filter({ hasText: 'Yale' })).toContainText('7');
  await page.setViewportSize(PHONE);
  await expectThumbSized(page.locator('.prints-choices'));
  await expectAccessible(page, 'labels on a phone');
});

/** Paper for twelve judges: an event with more dances, couples and heats than fit on one page. */
const couplesIn = (heats: number) => ({
  entries: Object.fromEntries(
    Array.from({ length: 94 }, (_, at) => [
      `c${at}`,
      {
        entryId: `c${at}`,
        leadName: `Lead ${at}`,
        followName: `Follow ${at}`,
        affiliation: 'Yale',
        leadNumber: 700 + at,
        registeredTime: 1,
      },
    ]),
  ),
  places: Object.fromEntries(
    Array.from({ length: 94 }, (_, at) => [`c${at}`, { entryId: `c${at}`, heat: (at % heats) + 1 }]),
  ),
});

test('judge sheets are printed completely, and the code on a sheet finds its round @full', async ({
  day,
  browser,
}) => {
  const { entries, places } = couplesIn(4);
  const event = (name: string) => ({
    name,
    eventLevel: 'Newcomer',
    style: 'Standard',
    eventDances: ['Waltz', 'Tango', 'Foxtrot', 'Quickstep', 'Viennese Waltz'],
    entries,
    rounds: [
      null,
      {
        roundName: '1st Round',
        roundState: 0,
        recallSize: 60,
        numHeats: 4,
        scheduleIndex: 0,
        entries: places,
      },
    ],
  });
  await writeToDatabase(
    day,
    Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`events/Large ${at}`, event(`Large ${at}`)])),
  );
  const page = await openStaffPage(browser, day, ['Scrutineer', screens.printSheets.link()]);
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  const sheets = page.getByRole('article');
  await choose('Judge sheets');
  await choose('One event');
  await page.getByLabel('Event', { exact: true }).selectOption('Large 3');
  await expect(page.getByRole('button', { name: 'Print 50 pages' })).toBeVisible();
  await expect(sheets).toHaveCount(4);
  await expect(sheets.first()).toContainText('94 couples in 4 heats');
  await expect(sheets.first()).toContainText('mark exactly 60');
  await expect(sheets.first().getByRole('listitem')).toHaveCount(94);
  await expectAccessible(page, 'judge sheets before they are printed');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ count: 50, sizes: ['612 x 792'] });
  await expect(sheets).toHaveCount(4);

  await test.step('one judge’s sheets are printed on both sides of the paper', async () => {
    await page.getByRole('button', { name: /^B / }).click();
    await expect(page.getByRole('button', { name: 'Print 5 pages' })).toBeVisible();
    await page.getByLabel(/^Double-sided/).check();
    await expect(page.getByRole('button', { name: 'Print 6 pages' })).toBeVisible();
    await page.getByRole('button', { name: 'Later pages' }).click();
    await expect(page.getByRole('article', { name: 'Page 6 of 6' })).toContainText('Left blank');
    await page.getByRole('button', { name: 'All judges' }).click();
  });

  await test.step('more pages than can be drawn at once are printed in parts', async () => {
    await choose('All');
    await page.getByLabel('Part', { exact: true }).selectOption('1');
    await expect(page.getByRole('article', { name: /^Page 501 of/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Print pages 501–/ })).toBeVisible();
    await expect(sheets).toHaveCount(4);
  });

  const code = (await sheets.first().locator('.sheet-code').textContent()) ?? '';
  const desk = await openStaffPage(browser, day, ['Scrutineer', screens.scrutineer.link()]);
  await desk.getByText('Live', { exact: true }).waitFor();
  await desk.keyboard.press('/');
  await desk.getByRole('searchbox').fill(code.toLowerCase());
  await expect(desk.getByRole('dialog').getByRole('link')).toHaveCount(1);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/\?event=.+&round=\d$/);

  const key = new URL(desk.url()).searchParams.get('event') ?? '';
  const scan = () => desk.goto(day.origin + screens.scrutineer.link({ sheet: code }));
  const round = { roundState: 0, recallSize: 60, numHeats: 4, scheduleIndex: 0 };
  const between = { ...round, roundName: 'Semi-Final', origin: '1.1' };
  await test.step('a scanned sheet opens its round after another one was inserted', async () => {
    const own = { ...round, roundName: '1st Round', origin: '1.0', entries: places };
    await writeToDatabase(day, { [`events/${key}/rounds`]: [null, between, own] });
    await scan();
    const title = desk.locator('.desk-title');
    await expect(title).toContainText(key);
    await expect(title).toContainText('1st Round');
  });
  await test.step('a scanned sheet of a removed round says so, and opens no other', async () => {
    await writeToDatabase(day, { [`events/${key}/rounds`]: [null, between] });
    await expect(desk.getByText('This round isn’t on the schedule anymore.')).toBeInViewport();
    await expectAccessible(desk, 'a round that is gone');
    await desk.keyboard.press('/');
    await desk.getByRole('searchbox').fill(code);
    await expect(desk.getByText('This sheet’s round isn’t on the schedule anymore.')).toBeVisible();
    await desk.getByRole('searchbox').fill('');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.locator('.desk').getByRole('link', { name: 'All rounds' }).click();
    await expect(desk.locator('.desk-title')).toBeVisible();
  });
});

test('callbacks of posted rounds, deck lists and heat sheets are printed', async ({ day, browser }) => {
  const page = await openStaffPage(browser, day, ['Scrutineer', screens.printSheets.link()]);
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  const first = page.getByRole('article').first();
  await choose('Callbacks');
  await expect(first).toContainText('Callbacks of the');
  await expectAccessible(page, 'callbacks for the wall before they are printed');
  const wall = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(wall).toEqual({ count: await pagesToPrint(page), sizes: ['612 x 792'] });
  const [number = ''] = await first.getByRole('listitem').allTextContents();
  await choose('The MC');
  await expect(first).toContainText(number);
  await expect(first).toContainText('&');

  await choose('Deck lists');
  await expect(first).toContainText(/couples? in \d+ heats?/);
  await expectAccessible(page, 'lists for the deck before they are printed');

  await choose('Heat sheets');
  await expect(first).toContainText('on the floor');
  await choose('Dancer');
  await page.getByLabel('Name, school or number').fill('nobody of that name');
  await expect(page.getByText('Nobody has anything left to dance.')).toBeVisible();
  await page.getByLabel('Name, school or number').fill('');
  await expect(first).toContainText('Live times and callbacks');
  await expectAccessible(page, 'heat sheets before they are printed');
  await page.setViewportSize(PHONE);
  await expectThumbSized(page.locator('.prints-choices').first());
});

test('results to sign and certificates cover posted results, and ask before including a final that waits for the awards @full', async ({
  day,
  browser,
}) => {
  const [event, round] = ['Waltz to keep', 0];
  const couples = ['801', '802', '803'];
  await writeToDatabase(day, {
    [`events/${event}`]: {
      name: event,
      eventLevel: 'Gold',
      style: 'Standard',
      eventDances: ['Waltz'],
      entries: Object.fromEntries(
        couples.map((number) => [
          number,
          {
            entryId: number,
            leadName: `Lead ${number}`,
            followName: `Follow ${number}`,
            affiliation: 'Yale',
            leadNumber: Number(number),
            registeredTime: 1,
          },
        ]),
      ),
      rounds: [
        {
          roundName: 'Final',
          roundState: 5,
          numHeats: 1,
          scheduleIndex: 999,
          release: 'awards',
          entries: Object.fromEntries(couples.map((number) => [number, { entryId: number, heat: 1 }])),
        },
      ],
    },
    [`resultsSaved/${event}/${round}`]: {
      placements: { 801: 1, 802: 2, 803: 3 },
      finalTable: {
        dances: {
          Waltz: Object.fromEntries(couples.map((number, at) => [number, { place: at + 1, rule: '5' }])),
        },
        majorities: { Waltz: 2 },
        totals: { 801: 1, 802: 2, 803: 3 },
        rules: { 801: '9', 802: '9', 803: '9' },
      },
    },
    [`approvals/${event}/${round}/decided`]: { verdict: 'signed', name: 'Patrícia Rosário', at: 1 },
    [`approvals/${event}/signed/${round}`]: true,
  });
  const page = await openStaffPage(browser, day, ['Scrutineer', screens.printSheets.link()]);
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  const first = page.getByRole('article').first();
  await choose('Results to sign');
  await choose('One event');
  await page.getByLabel('Event', { exact: true }).selectOption(event);
  await expect(first).toContainText('Signed on screen by Patrícia Rosário');
  await expect(first).toContainText('Not read out yet');
  await expectAccessible(page, 'results to sign before they are printed');

  await choose('Certificates');
  await choose('One event');
  await page.getByLabel('Event', { exact: true }).selectOption(event);
  await expect(page.getByText('No finals to print.')).toBeVisible();
  await choose('Waiting for the awards, too');
  await expect(page.getByText('One final hasn’t been read out yet.')).toBeVisible();
  await expect(first).toContainText('Third place');
  await choose('1');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(first).toContainText('First place');
  await expect(first).toContainText('Lead 801 and Follow 801');
  await expectAccessible(page, 'certificates before they are printed');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ count: 1, sizes: ['792 x 612'] });
});

test('print options are in the address: a reload, Back and a colleague’s link show the same pages @full', async ({
  day,
  browser,
}) => {
  const { entries, places } = couplesIn(2);
  const event = 'Waltz to be marked';
  await writeToDatabase(day, {
    [`events/${event}`]: {
      name: event,
      eventLevel: 'Newcomer',
      style: 'Standard',
      eventDances: ['Waltz'],
      entries,
      rounds: [
        null,
        {
          roundName: '1st Round',
          roundState: 0,
          recallSize: 60,
          numHeats: 2,
          scheduleIndex: 0,
          entries: places,
        },
      ],
    },
  });
  const page = await openStaffPage(browser, day, [
    'Scrutineer',
    screens.printSheets.link({ kind: 'judges' }),
  ]);
  const radio = (of: Page, name: string) => of.getByRole('radio', { name, exact: true });
  const choose = (name: string) => radio(page, name).check({ force: true });
  const judge = (of: Page, letter: string) => of.getByRole('button', { name: new RegExp(`^${letter} `) });
  await choose('A4');
  await choose('One event');
  await page.getByLabel('Event', { exact: true }).selectOption(event);
  await choose('Blank');
  await judge(page, 'B').click();
  await page.getByLabel(/^Double-sided/).check();

  const expectTheSame = async (of: Page) => {
    for (const name of ['Judge sheets', 'A4', 'One event', 'Blank'])
      await expect(radio(of, name)).toBeChecked();
    await expect(judge(of, 'B')).toHaveAttribute('aria-pressed', 'true');
    await expect(of.getByLabel(/^Double-sided/)).toBeChecked();
    await expect(of.getByLabel('Event', { exact: true })).toHaveValue(event);
    await expect(of.getByRole('button', { name: /^Print \d+ page/ })).toHaveText('Print 2 pages');
  };
  await page.reload();
  await expectTheSame(page);
  const address = new URL(page.url());
  await expectTheSame(await openStaffPage(browser, day, ['Scrutineer', address.pathname + address.search]));

  await test.step('Back undoes one print option and stays on the screen', async () => {
    await page.goBack();
    await expect(page.getByLabel(/^Double-sided/)).not.toBeChecked();
    await page.goBack();
    await expect(judge(page, 'B')).toHaveAttribute('aria-pressed', 'false');
    await expect(radio(page, 'Blank')).toBeChecked();
  });

  await test.step('typed print options are in the address too, and Back removes them as a whole', async () => {
    await choose('Heat sheets');
    await expect(radio(page, 'A4')).toBeChecked();
    await page.getByLabel('Name, school or number').fill('nobody of that name');
    await page.reload();
    await expect(page.getByText('Nobody has anything left to dance.')).toBeVisible();
    await page.goBack();
    await expect(radio(page, 'Judge sheets')).toBeChecked();
  });

  await test.step('a deleted event in the address of a print does not turn into another one', async () => {
    await page.goto(day.origin + screens.printSheets.link({ kind: 'deck', event: 'Foxtrot of last year' }));
    await expect(page.getByText('This event has no rounds anymore.')).toBeVisible();
    await expect(page.getByText('No rounds are waiting for couples.')).toBeVisible();
  });
});

/** Clipped parts of the visible pages: text behind an edge, and elements beyond the page. */
const cutOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.paper')].flatMap((paper) => {
      const edge = paper.getBoundingClientRect();
      return [...paper.querySelectorAll('.sheet *, .certificate *, .label *')].flatMap((part) => {
        const { bottom, right, height } = part.getBoundingClientRect();
        const isCut =
          getComputedStyle(part).overflow === 'hidden' &&
          (part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2);
        const isBeyond = height > 0 && (bottom > edge.bottom + 1 || right > edge.right + 1);
        return isCut || isBeyond ? [`${part.tagName}.${part.className}: ${part.textContent}`] : [];
      });
    }),
  );

test('long and hidden names are complete on every sheet, and a round on the second floor says so @full', async ({
  day,
  browser,
}) => {
  const names = ['Bartholomew Featherstonehaugh-Łukasiewicz von Hohenzollern-X', '欧阳慕容司马诸葛上官'];
  const couples = Array.from({ length: 14 }, (_, at) => ({
    entryId: `c${at}`,
    leadName: at === 3 ? 'Name withheld' : (names[at % 2] ?? ''),
    followName: at === 3 ? 'Name withheld' : 'Anneliese Oppenheimer-Villanueva de la Santísima Trinidad-Yz',
    affiliation: 'University of Massachusetts - Amherst',
    leadId: `l${at}`,
    followId: `f${at}`,
    leadNumber: 801 + at,
    registeredTime: 1,
  }));
  const entries = Object.fromEntries(couples.map((one) => [one.entryId, one]));
  const places = Object.fromEntries(couples.map(({ entryId }) => [entryId, { entryId, heat: 1 }]));
  const event = (name: string, rounds: readonly unknown[]) => ({
    name,
    eventLevel: 'Champ',
    style: 'Standard',
    eventDances: ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'],
    entries,
    rounds,
  });
  const round = { roundName: 'Semi-Final', numHeats: 1, recallSize: 6, scheduleIndex: 0, entries: places };
  const runs = { ...round, roundState: 2, roundActualStartTime: 1 };
  const final = { ...round, roundName: 'Final', scheduleIndex: 9002, release: 'at once' };
  const [posted, danced] = ['Championship of the International Standard for Adults 35', 'Rising Stars'];
  const numbers = couples.map(({ leadNumber }) => leadNumber);
  const placed = Object.fromEntries(numbers.map((number, at) => [number, at + 1]));
  await writeToDatabase(day, {
    'events/One': event('Floor One', [null, runs]),
    'events/Two': event('Floor Two', [null, runs]),
    'live/One/1': { dance: 0, heat: 1, floor: 1 },
    'live/Two/1': { dance: 0, heat: 1, floor: 2 },
    [`events/${posted}`]: event(posted, [
      { ...final, roundState: 0 },
      { ...round, roundState: 5, scheduleIndex: 9001 },
    ]),
    [`resultsSaved/${posted}/1`]: {
      placements: {},
      sumRecalls: Object.fromEntries(numbers.map((number) => [number, 7])),
    },
    [`events/${danced}`]: event(danced, [{ ...final, roundState: 5 }]),
    [`resultsSaved/${danced}/0`]: {
      placements: placed,
      finalTable: {
        dances: {
          Waltz: Object.fromEntries(numbers.map((number, at) => [number, { place: at + 1, rule: '5' }])),
        },
        majorities: { Waltz: 2 },
        totals: placed,
        rules: Object.fromEntries(numbers.map((number) => [number, '9'])),
      },
    },
  });
  const page = await openStaffPage(browser, day, [
    'Scrutineer',
    screens.printSheets.link({ kind: 'deck', event: 'Two' }),
  ]);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Semi-Final, Floor 2.');
  await expect(first).toContainText('Name withheld');
  for (const paper of ['letter', 'a4'])
    for (const [asked, said] of [
      [{ kind: 'deck', event: 'Two' }, '802'],
      [{ kind: 'callbacks', for: 'mc', event: posted }, 'Name withheld'],
      [{ kind: 'heats', by: 'dancer', who: 'Bartholomew' }, 'Oppenheimer'],
      [{ kind: 'results', event: danced }, 'All dances'],
      [{ kind: 'certificates', event: danced }, 'Sixth place'],
      [{ kind: 'labels', who: 'Bartholomew' }, 'Bartholomew'],
    ] as const)
      await test.step(`a printout of ${asked.kind} on ${paper} is complete`, async () => {
        await page.goto(day.origin + screens.printSheets.link({ ...asked, paper }));
        await expect(first).toContainText(said);
        expect(await cutOn(page)).toEqual([]);
      });
});
