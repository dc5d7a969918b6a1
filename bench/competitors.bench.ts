import type { Page } from '@playwright/test';
import { measureOrganizersScreen } from './organizersScreen.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/** Limits (ms) of the organizer's table: typing and filtering, and sorting (design budget). */
const FILTER_MS = 100;
const SORT_MS = 250;
/** CPU slowdown of a laptop that is some years old. */
const CPU_RATE = 4;
const [PEOPLE, EVENTS, EACH, RUNS] = [1000, 40, 6, 9];
const SCHOOLS = 60;

const nameOf = (person: number): string => `Dancer ${person.toString(36)} Łukasz-Núñez ${person}`;

/** A thousand people, each in several events, and two of five leads without a number. */
function competition(): Record<string, unknown> {
  const entries = Array.from({ length: EVENTS }, (): Record<string, unknown> => ({}));
  for (let lead = 0; lead < PEOPLE; lead += 2)
    for (let each = 0; each < EACH; each += 1) {
      const id = `e${lead}-${each}`;
      const its = entries[(lead + each) % EVENTS] ?? {};
      its[id] = {
        entryId: id,
        leadId: `p${lead}`,
        leadName: nameOf(lead),
        followId: `p${lead + 1}`,
        followName: nameOf(lead + 1),
        affiliation: `School ${lead % SCHOOLS}`,
        registeredTime: 1,
        ...(lead % 5 < 2 ? {} : { leadNumber: 100 + lead / 2 }),
      };
    }
  return {
    marks: null,
    live: null,
    blocks: null,
    events: Object.fromEntries(
      entries.map((its, event) => [
        `Event ${event}`,
        {
          name: `Gold Latin ${event}`,
          eventLevel: 'Gold',
          style: 'Latin',
          eventDances: ['Rumba'],
          entries: its,
        },
      ]),
    ),
    competitors: Object.fromEntries(
      Array.from({ length: PEOPLE }, (_, person) => [
        `p${person}`,
        { name: nameOf(person), affiliation: `School ${person % SCHOOLS}` },
      ]),
    ),
  };
}

/** Milliseconds from an action on the page to the frame that shows a different table. */
async function untilShown(page: Page, done: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const shown = (): string => {
      const table = document.querySelector('.desk-table');
      return `${table?.getAttribute('aria-rowcount')} ${table?.querySelector('.desk-strong')?.textContent}`;
    };
    const before = shown();
    const told = new Promise<number>((resolve) => {
      const began = (): void => {
        const start = performance.now();
        const look = (): void => {
          if (shown() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        look();
      };
      for (const kind of ['input', 'click']) addEventListener(kind, began, { once: true, capture: true });
    });
    Object.assign(window, { told });
  });
  await done();
  return page.evaluate(() => Reflect.get(window, 'told') as Promise<number>);
}

function say(what: string, took: readonly number[], limit: number): void {
  const median = getPercentile(took, 0.5);
  console.log(formatLine(what, formatMs(median), formatMs(Math.max(...took)), formatRatio(median, limit)));
}

async function searched(page: Page): Promise<void> {
  await page.locator('.desk-row').nth(10).waitFor();
  await page.waitForTimeout(1000);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const search = page.getByRole('searchbox');
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  const [typed, filtered, sorted]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    typed.push(await untilShown(page, () => search.fill(`nunez ${run + 1}`)));
    typed.push(await untilShown(page, () => search.fill('')));
    filtered.push(await untilShown(page, () => radio(/No number/).check({ force: true })));
    filtered.push(await untilShown(page, () => radio(/Everyone/).check({ force: true })));
    // Scrolled to the end of the table.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollTo(0, 0));
    sorted.push(
      await untilShown(page, () => page.getByRole('button', { name: 'Number', exact: true }).click()),
    );
    sorted.push(
      await untilShown(page, () => page.getByRole('button', { name: 'Name', exact: true }).click()),
    );
  }
  console.log(
    formatLine(`${PEOPLE} people, CPU ${CPU_RATE} times slower`, 'median', 'longest', 'of the limit'),
  );
  say(`typed, of ${FILTER_MS} ms`, typed, FILTER_MS);
  say(`filtered, of ${FILTER_MS} ms`, filtered, FILTER_MS);
  say(`sorted, of ${SORT_MS} ms`, sorted, SORT_MS);
}

/** The organizer's desk of competitors with a thousand people, in a browser. */
export const benchCompetitors = (): Promise<void> =>
  measureOrganizersScreen('/admin/competitors', competition(), searched);
