import type { Page } from '@playwright/test';
import { measureOrganizersScreen } from './organizersScreen.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/**
 * The time in ms from the press until all pages of a part are drawn and laid out, before the browser's print dialog
 * opens.
 */
const PART_MS = 3000;
/** Five dances for ten judges each: 3,000 sheets of 94 couples. */
const [EVENTS, COUPLES, HEATS] = [60, 94, 4];
const DANCES = ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'];
const SHEETS = 3000;
const IN_A_PART = 500;

const each = <T>(count: number, make: (at: number) => readonly [string, T]): Readonly<Record<string, T>> =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => make(place)));

/** A day of first rounds of the largest size. */
const competition = (): Record<string, unknown> => ({
  marks: null,
  live: null,
  blocks: null,
  events: each(EVENTS, (event) => [
    `Event ${event}`,
    {
      name: `Newcomer Standard ${event}`,
      eventLevel: 'Newcomer',
      style: 'Standard',
      eventDances: DANCES,
      entries: each(COUPLES, (couple) => [
        `c${couple}`,
        {
          entryId: `c${couple}`,
          leadName: `Lead ${couple}`,
          followName: `Follow ${couple}`,
          affiliation: 'Rutgers',
          leadNumber: 100 + couple,
          registeredTime: 1,
        },
      ]),
      rounds: [
        {
          roundName: '1st Round',
          roundState: 0,
          recallSize: 60,
          numHeats: HEATS,
          scheduleIndex: event,
          entries: each(COUPLES, (couple) => [
            `c${couple}`,
            { entryId: `c${couple}`, heat: (couple % HEATS) + 1 },
          ]),
        },
      ].flatMap((round) => [null, round]),
    },
  ]),
});

/** Milliseconds until the pages of a part are laid out for the print dialog. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now();
    dispatchEvent(new Event('beforeprint'));
    const pages = document.querySelectorAll('.paper');
    pages[pages.length - 1]?.getBoundingClientRect();
    return performance.now() - start;
  });

const inDocument = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('.paper').length);

async function partAfterPart(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Judge sheets' }).check({ force: true });
  const asked = performance.now();
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Print pages 1–500' }).waitFor();
  const chosen = performance.now() - asked;
  await page.emulateMedia({ media: 'print' });
  const onScreen = await inDocument(page);
  const took: number[] = [];
  let sheets = 0;
  for (let part = 0; part < SHEETS / IN_A_PART; part += 1) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Part').selectOption(String(part));
    await page.emulateMedia({ media: 'print' });
    took.push(await drawn(page));
    sheets += await inDocument(page);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
  if (sheets !== SHEETS) throw new Error(`${sheets} of ${SHEETS} sheets were printed`);
  if ((await inDocument(page)) !== onScreen) throw new Error('the pages stayed after they were printed');
  const start = performance.now();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const printed = performance.now() - start;
  console.log(
    formatLine(`${SHEETS} judge sheets, ${IN_A_PART} in a part`, 'median', 'longest', `of ${PART_MS} ms`),
  );
  console.log(
    formatLine(
      'drawn and laid out',
      formatMs(getPercentile(took, 0.5)),
      formatMs(Math.max(...took)),
      formatRatio(Math.max(...took), PART_MS),
    ),
  );
  console.log(formatLine('all of them, part after part', formatMs(took.reduce((sum, one) => sum + one, 0))));
  console.log(formatLine(`chosen, with ${onScreen} pages in the document`, formatMs(chosen)));
  console.log(
    formatLine('a part as PDF by the browser', formatMs(printed), `${(pdf.length / 2 ** 20).toFixed(1)} MB`),
  );
}

/** Prints three thousand judge sheets, part after part. */
export const benchPrints = (): Promise<void> =>
  measureOrganizersScreen('/print-sheets', competition(), partAfterPart);
