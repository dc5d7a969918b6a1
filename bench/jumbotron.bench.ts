import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/** From the MC's key press to the display, on one machine (design budget), in ms. */
const SHOWN_MS = 100;
const FRAME_MS = 1000 / 60;
/** Duration (ms) of a place's reveal, with some margin: frames in this time count. */
const REVEAL_MS = 1100;
const TAPS = 200;
const PATIENCE_MS = 10_000;
const WALL = { width: 1920, height: 1080 } as const;
const FINAL = 'Silver Standard Waltz Quickstep';

/** By the machine's one clock: each key press, and each frame in which the display changes. */
interface Noted {
  readonly pressed: number[];
  readonly shown: number[];
  readonly frames: number[];
}

const notedBy = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { readonly noted: Noted }).noted);

const notePresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = { pressed: [] as number[], shown: [], frames: [] };
    Object.assign(window, { noted });
    const note = ({ timeStamp }: Event) => noted.pressed.push(performance.timeOrigin + timeStamp);
    addEventListener('keydown', note, true);
  });

const noteWall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = { pressed: [], shown: [] as number[], frames: [] as number[] };
    Object.assign(window, { noted });
    const { timeOrigin } = performance;
    const called = () => document.querySelectorAll('.board-closed').length;
    let before = called();
    new MutationObserver(() => {
      const now = called();
      if (now === before) return;
      before = now;
      // A message posted in this callback arrives once the frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => noted.shown.push(timeOrigin + performance.now()), {
          once: true,
        });
        port1.start();
        port2.postMessage(undefined);
      });
    }).observe(document.body, { subtree: true, childList: true });
    const frame = (time: number) => {
      noted.frames.push(timeOrigin + time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** A display of 1920 by 1080 with a final, and the MC who reveals its places. */
async function hung(browser: Browser, origin: string): Promise<{ wall: Page; mc: Page }> {
  const wall = await browser.newPage({ viewport: WALL });
  await wall.goto(`${origin}/jumbotron`);
  const code = (await wall.locator('.board-code').textContent()) ?? '';
  const mc = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await mc.goto(`${origin}/jumbotroncontroller`);
  await mc.getByLabel('Email').fill('mc@demo.example');
  await mc.getByLabel('Password').fill('floorcraft-demo');
  await mc.getByRole('button', { name: 'Sign in' }).click();
  await mc.getByLabel('Code on the screen').fill(code);
  await mc.getByLabel('Name', { exact: true }).fill('Ballroom');
  await mc.getByRole('button', { name: 'Add', exact: true }).click();
  await mc.getByRole('heading', { level: 1, name: 'Ballroom' }).waitFor();
  await mc.keyboard.press('4');
  await mc.getByLabel('Final', { exact: true }).selectOption(`${FINAL}/0`);
  await mc.getByRole('button', { name: /^Take/ }).click();
  await wall.locator('.board-closed').first().waitFor();
  await mc.getByRole('button', { name: 'Next place' }).waitFor();
  await mc.locator('h1').first().click();
  return { wall, mc };
}

/** Presses a key and waits until the display changes. */
async function press(mc: Page, wall: Page, key: string, taps: number): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  await mc.keyboard.press(key);
  while ((await notedBy(wall)).shown.length <= taps) {
    if (performance.now() > patience) throw new Error(`press ${taps} had no effect`);
    await mc.waitForTimeout(5);
  }
}

/** Dropped frames between two moments. */
function dropped(frames: readonly number[], from: number, until: number): { drawn: number; missed: number } {
  const within = frames.filter((time) => time >= from && time <= until);
  const missed = within
    .slice(1)
    .reduce(
      (sum, time, index) => sum + Math.max(0, Math.round((time - (within[index] ?? time)) / FRAME_MS) - 1),
      0,
    );
  return { drawn: within.length, missed };
}

/** A display: dropped frames of a reveal, and the delay of the MC's key presses. */
export async function benchJumbotron(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const { port, close } = await builtServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const { wall, mc } = await hung(browser, `http://localhost:${port}`);
    const places = await wall.locator('.board-closed').count();
    await notePresses(mc);
    await noteWall(wall);
    for (let place = 0; place < places; place += 1) {
      await press(mc, wall, ' ', place);
      await wall.waitForTimeout(REVEAL_MS);
    }
    const { shown, frames } = await notedBy(wall);
    const each = shown.map((time) => dropped(frames, time, time + REVEAL_MS));
    const missed = each.map((one) => one.missed);
    const all = each.reduce((sum, one) => sum + one.drawn + one.missed, 0);
    const sum = missed.reduce((total, one) => total + one, 0);
    console.log(
      formatLine(
        `reveal of ${places} places, ${WALL.width} by ${WALL.height}`,
        'dropped',
        'of frames',
        'worst place',
      ),
    );
    console.log(
      formatLine('frames of a place that comes up', String(sum), String(all), String(Math.max(...missed))),
    );

    await notePresses(mc);
    await noteWall(wall);
    for (let tap = 0; tap < TAPS; tap += 1)
      await press(mc, wall, tap % 2 === 0 ? 'ArrowLeft' : 'ArrowRight', tap);
    const { pressed } = await notedBy(mc);
    const after = await notedBy(wall);
    const took = pressed.map((start, tap) => (after.shown[tap] ?? Number.NaN) - start);
    const figures = [getPercentile(took, 0.5), getPercentile(took, 0.99), Math.max(...took)];
    console.log(formatLine(`${TAPS} presses of the MC are on the display`, 'median', 'p99', 'longest'));
    console.log(
      formatLine('kept on the laptop, sent, kept, shown', ...figures.map((figure) => formatMs(figure))),
    );
    console.log(
      formatLine(`against ${SHOWN_MS} ms`, ...figures.map((figure) => formatRatio(figure, SHOWN_MS))),
    );
  } finally {
    await browser.close();
    close();
  }
}
