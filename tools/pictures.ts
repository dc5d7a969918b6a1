// The pictures of the documents, taken from the demo: npm run pictures
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { listSemiFinalMarks } from '../e2e/brown2013.ts';
import {
  buildDeviceOptions,
  PHONE,
  writeToDatabase,
  signedIn,
  startOwnDay,
  type CompetitionDay,
} from '../e2e/competitionDay.ts';
import { buildDeskAddress, buildSentSheets } from '../e2e/desk.ts';
import { getBrowser, explainBrowserInstall } from './browser.ts';
import { build, isBuilt } from './build.mjs';
import { root } from './programs.ts';

const folder = join(root, 'docs/public/pictures');
const LAPTOP = { width: 1440, height: 900 } as const;
const TABLET = { width: 820, height: 1180 } as const;
const WALL = { width: 1920, height: 1080 } as const;

const SETTLED_MS = 2500;

interface View {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isDark?: boolean;
  /** Signed in as this role. */
  readonly role?: string;
}

async function open(browser: Browser, day: CompetitionDay, address: string, view: View): Promise<Page> {
  const colorScheme = view.isDark === true ? 'dark' : 'light';
  const page = await (await buildDeviceOptions(browser, view.viewport, { colorScheme })).newPage();
  if (view.role !== undefined) await signedIn(page, day, view.role);
  await page.goto(new URL(address, day.origin).href);
  // Live data comes after the page; look at each picture.
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/public/pictures/${name}.png`);
}

async function takeJudge(browser: Browser, day: CompetitionDay): Promise<void> {
  const page = await open(browser, day, day.linkOf('Judge B'), { viewport: PHONE, isDark: true });
  for (const number of RECALLED.slice(0, 4))
    await page
      .locator('.sheet-tiles')
      .getByRole('button', { name: new RegExp(`^${number}(,|$)`) })
      .click();
  await take(page, 'judge');
  await page.context().close();
}

const RECALLED: readonly string[] = ['151', '172', '173', '188', '211', '220', '232'];

/** Seven couples that most judges recall. The real marks of this round tie at the cut. */
function marksWithClearCut(): readonly (readonly [string, readonly string[]])[] {
  const all = new Set([...listSemiFinalMarks().values()].flat());
  const others = [...all].filter((number) => !RECALLED.includes(number));
  return [...listSemiFinalMarks().keys()].map((judge, at) => {
    const [out, other] = [RECALLED[at % RECALLED.length], others[at % others.length]];
    return [judge, RECALLED.map((number) => (number === out ? (other ?? number) : number))];
  });
}

async function takeFloor(browser: Browser, day: CompetitionDay): Promise<void> {
  const wall = await open(browser, day, '/jumbotron', { viewport: WALL, isDark: true });
  await wall.locator('.board-code').waitFor();
  const code = (await wall.locator('.board-code').textContent()) ?? '';
  const boards = await open(browser, day, '/jumbotroncontroller', { viewport: LAPTOP, role: 'MC' });
  const form = boards.locator('details').filter({ hasText: 'Add a board' });
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  await form.getByLabel('Code on the screen').fill(code);
  await form.getByLabel('Name').fill('Ballroom left');
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  await writeToDatabase(day, buildSentSheets(1, marksWithClearCut()));
  const desk = await open(browser, day, buildDeskAddress(1), { viewport: LAPTOP, role: 'Scrutineer' });
  await take(desk, 'scrutineer');
  await desk.getByRole('button', { name: /^Close judging/ }).click();
  await desk.getByRole('button', { name: /^Post \d+ callbacks/ }).click();
  await wall.locator('.board .number-card').first().waitFor();
  await take(wall, 'board');
}

const STILLS: readonly (readonly [name: string, address: string, view: View])[] = [
  ['home', '/', { viewport: LAPTOP }],
  ['live', '/live', { viewport: PHONE }],
  ['results', '/results', { viewport: LAPTOP }],
  ['deck-captain', '/admin/deckcaptain', { viewport: TABLET, role: 'Deck captain' }],
  ['mc', '/admin/mc', { viewport: TABLET, role: 'MC' }],
  ['chairman', '/admin/chairman', { viewport: PHONE, role: 'Chairman' }],
  ['setup', '/admin/setup', { viewport: LAPTOP, role: 'Organizer' }],
  ['schedule', '/admin/eventschedule', { viewport: LAPTOP, role: 'Organizer' }],
  ['desk', '/admin/competitors', { viewport: LAPTOP, role: 'Organizer' }],
];

const executablePath = getBrowser();
if (executablePath === undefined) {
  console.error(explainBrowserInstall());
  process.exit(1);
}
if (!isBuilt()) build();
mkdirSync(folder, { recursive: true });
const day = await startOwnDay();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await takeJudge(browser, day);
  await takeFloor(browser, day);
  for (const [name, address, view] of STILLS) {
    const page = await open(browser, day, address, view);
    await take(page, name);
    await page.context().close();
  }
} finally {
  await browser.close();
  await day.stop();
}
