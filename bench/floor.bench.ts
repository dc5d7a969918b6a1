import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { RecallMarks } from '../src/domain/recall/judgesMarks.ts';
import { createRandom } from '../src/domain/random.ts';
import { createEventKey, parseJudgeKey, parseLeadNumber, type LeadNumber } from '../src/domain/ids.ts';
import { countRecall } from '../src/domain/recall/recall.ts';
import { placeOnFloor } from '../src/store/floor/live.ts';
import { assignHeats } from '../src/store/rounds/placesInRound.ts';
import { findBrowser } from '../tools/browser.ts';
import { isSelected } from './only.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/** From the tap to the flipped tile, on a CPU four times slower. */
const TURNED_MS = 50;
/** From the tap to the scrutineer's screen, on one machine. */
const SEEN_MS = 100;
/** One frame at 60 Hz. */
const FRAME_MS = 1000 / 60;
const SLOWER = 4;
const COUPLES = 100;
const HEATS = 4;
const RECALLED = 50;
const PANEL = 'ABCDEFGHI'.split('');
const TAPS = 200;
const PATIENCE_MS = 10_000;
/** The connection light once a change of an unsent sheet is on the server; 'Live' if no mark is left. */
const RECEIVED = /^(Saved|Live)$/;
const EVENT = createEventKey('Floor');
const SECRET = 'a-secret-of-a-bench-that-nobody-has-to-know';

const NUMBERS: readonly LeadNumber[] = Array.from({ length: COUPLES }, (_, index) => 101 + index).flatMap(
  (number) => parseLeadNumber(String(number)) ?? [],
);

/** A panel that mostly agrees, so that the cut runs into a tie. */
function panelMarks(): readonly RecallMarks[] {
  const chance = createRandom('floor');
  const drawn = (numbers: readonly LeadNumber[]) =>
    numbers
      .map((number, place) => ({ number, sure: place + 25 * chance.next() }))
      .toSorted((a, b) => a.sure - b.sure)
      .slice(0, RECALLED)
      .map(({ number }) => number);
  return PANEL.flatMap((letter) => {
    const judge = parseJudgeKey(letter);
    return judge === undefined ? [] : [{ judge, dance: 'ChaCha', recalled: drawn(NUMBERS) }];
  });
}

function tally(): void {
  const panel = panelMarks();
  const took: number[] = [];
  for (let run = 0; run < 501; run += 1) {
    const start = performance.now();
    countRecall(NUMBERS, panel, RECALLED);
    took.push(performance.now() - start);
  }
  const [first = 0, ...others] = took;
  console.log(
    formatLine(
      `tally of ${COUPLES} couples and ${PANEL.length} judges`,
      'took',
      `of ${FRAME_MS.toFixed(1)} ms`,
    ),
  );
  console.log(formatLine('the very first in a new process', formatMs(first), formatRatio(first, FRAME_MS)));
  console.log(
    formatLine(
      '99 in 100',
      `${getPercentile(others, 0.99).toFixed(3)} ms`,
      formatRatio(getPercentile(others, 0.99), FRAME_MS),
    ),
  );
}

/** A round of a hundred couples on the floor of the demo. */
function onTheFloor(): Record<string, unknown> {
  const entries = NUMBERS.map((number) => ({ id: `c${number}`, number }));
  return {
    [`events/${EVENT}`]: {
      name: EVENT,
      eventLevel: 'Newcomer',
      style: 'Rhythm',
      eventDances: ['ChaCha'],
      entries: Object.fromEntries(
        NUMBERS.map((number) => [
          `c${number}`,
          {
            leadName: `L${number}`,
            followName: `F${number}`,
            entryId: `c${number}`,
            leadNumber: Number(number),
          },
        ]),
      ),
      rounds: {
        1: {
          roundNumber: 1,
          roundName: '1st Round',
          roundState: 2,
          recallSize: RECALLED,
          numHeats: HEATS,
          scheduleIndex: 0,
          entries: assignHeats(entries, HEATS),
          panel: Object.fromEntries(PANEL.map((letter) => [letter, true])),
        },
      },
    },
    ...placeOnFloor(EVENT, 1, 1),
  };
}

interface Hall {
  readonly origin: string;
  readonly linkOf: (who: string) => string;
  readonly close: () => void;
}

/** The built server with that round. */
async function hall(): Promise<Hall> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  const child = spawn(process.execPath, ['dist/cli/floorcraft.js', 'start'], {
    env: {
      ...process.env,
      EVENT: 'demo',
      PORT: '0',
      FLOORCRAFT_DATA: dataFolder,
      FLOORCRAFT_ADMIN_SECRET: SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise<void>((up) => {
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('The judges of the round on the floor come first.')) up();
    });
  });
  const linkOf = (who: string): string =>
    /https?:\S+/.exec(printed.slice(printed.indexOf(`${who} `)))?.[0] ?? '';
  const { origin } = new URL(linkOf('Everybody'));
  const answer = await fetch(`${origin}/.json`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(onTheFloor()),
  });
  if (!answer.ok) throw new Error(`the round was not taken: ${await answer.text()}`);
  return {
    origin,
    linkOf,
    close: () => {
      child.kill('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Recorded on a page: tap times, tile flips, and changes of the scrutineer's count. */
interface Noted {
  readonly taps: number[];
  readonly turned: number[];
  readonly seen: number[];
}

const notedBy = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { readonly noted: Noted }).noted);

/** Records each tap and the frame in which its tile has flipped, by the machine's one clock. */
const noteTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = { taps: [] as number[], turned: [] as number[], seen: [] as number[] };
    Object.assign(window, { noted });
    const { timeOrigin } = performance;
    addEventListener('pointerup', ({ timeStamp }) => noted.taps.push(timeOrigin + timeStamp), true);
    new MutationObserver(() => {
      // A message posted in this callback arrives once the frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => noted.turned.push(timeOrigin + performance.now()), {
          once: true,
        });
        port1.start();
        port2.postMessage(undefined);
      });
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });
  });

/** Records each frame in which the scrutineer's count of marks changes. */
const noteCounts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = { taps: [] as number[], turned: [] as number[], seen: [] as number[] };
    Object.assign(window, { noted });
    const counted = () =>
      [...document.querySelectorAll('span')].find((span) => /^\d+ marks$/.test(span.textContent))
        ?.textContent;
    let before = counted();
    new MutationObserver(() => {
      const now = counted();
      if (now === before) return;
      before = now;
      requestAnimationFrame(() => noted.seen.push(performance.timeOrigin + performance.now()));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const signedIn = async (browser: Browser, { origin }: Hall): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/admin/scrutineer?event=${EVENT}&round=1`);
  await page.getByLabel('Email').fill('scrutineer@demo.example');
  await page.getByLabel('Password').fill('floorcraft-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/^\d+ marks$/).waitFor();
  return page;
};

const judging = async (browser: Browser, { linkOf }: Hall): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(linkOf('Judge B'));
  await page.locator('.sheet-tiles .tile').first().waitFor();
  return page;
};

/**
 * Taps the tiles of the heat on the floor in turn, each once the previous one was received. `noticed` returns the
 * number of taps that have taken effect.
 */
async function tapAll(page: Page, noticed: () => Promise<number>): Promise<readonly number[]> {
  const tiles = await page.locator('.sheet-tiles .tile').all();
  const foot = (await page.locator('.sheet-send').boundingBox())?.y ?? 0;
  const boxes = (await Promise.all(tiles.map((tile) => tile.boundingBox()))).flatMap((box) =>
    // No scrolling while measuring.
    box === null || box.y + box.height > foot ? [] : [box],
  );
  for (let tap = 0; tap < TAPS; tap += 1) {
    const box = boxes[tap % boxes.length];
    if (box === undefined) throw new Error('no tile is in sight');
    const patience = performance.now() + PATIENCE_MS;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    while ((await noticed()) <= tap) {
      if (performance.now() > patience) throw new Error(`tap ${tap} had no effect`);
      await page.waitForTimeout(5);
    }
    await page.locator('.connection-light').getByText(RECEIVED).waitFor();
  }
  return (await notedBy(page)).taps;
}

const waits = (from: readonly number[], until: readonly number[]): readonly number[] =>
  from.map((start, tap) => (until[tap] ?? Number.NaN) - start);

/** The judge's page as plain HTML with its styles: a tap changes the tile and nothing else. */
async function plainCopy(browser: Browser, page: Page, { origin }: Hall): Promise<Page> {
  const html = (await page.content()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  const copy = await browser.newPage({ viewport: page.viewportSize() });
  await copy.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.continue(),
  );
  await copy.goto(`${origin}/copy`);
  await copy.evaluate(() => {
    for (const tile of document.querySelectorAll('.sheet-tiles .tile'))
      tile.addEventListener('click', () => {
        tile.classList.toggle('tile-chosen');
        tile.toggleAttribute('aria-pressed');
      });
  });
  return copy;
}

/** The times (ms) from each tap to the frame in which its tile has flipped. */
async function measureTurns(page: Page): Promise<readonly number[]> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await noteTaps(page);
  const taps = await tapAll(page, async () => (await notedBy(page)).turned.length);
  return waits(taps, (await notedBy(page)).turned);
}

async function turn(browser: Browser, on: Hall): Promise<void> {
  const page = await judging(browser, on);
  const tiles = await page.locator('.sheet-tiles .tile').count();
  const copy = await plainCopy(browser, page, on);
  const plain = await measureTurns(copy);
  await copy.close();
  const took = await measureTurns(page);
  await page.close();
  const figuresOf = (times: readonly number[]) => [
    getPercentile(times, 0.5),
    getPercentile(times, 0.95),
    Math.max(...times),
  ];
  const [figures, peers] = [figuresOf(took), figuresOf(plain)];
  console.log(formatLine(`a tile of ${tiles} turns, CPU ${SLOWER} times slower`, 'median', 'p95', 'longest'));
  console.log(formatLine('from the finger to the picture', ...figures.map((figure) => formatMs(figure))));
  console.log(formatLine('in plain HTML', ...peers.map((figure) => formatMs(figure))));
  console.log(
    formatLine('against plain HTML', ...figures.map((figure, at) => formatRatio(figure, peers[at] ?? NaN))),
  );
  console.log(
    formatLine(`against ${TURNED_MS} ms`, ...figures.map((figure) => formatRatio(figure, TURNED_MS))),
  );
}

async function seen(browser: Browser, on: Hall): Promise<void> {
  const [judge, scrutineer] = [await judging(browser, on), await signedIn(browser, on)];
  await noteTaps(judge);
  await noteCounts(scrutineer);
  const taps = await tapAll(judge, async () => (await notedBy(scrutineer)).seen.length);
  const took = waits(taps, (await notedBy(scrutineer)).seen);
  console.log(formatLine('a tap is on the scrutineer’s screen', 'median', 'p99', 'longest'));
  const figures = [getPercentile(took, 0.5), getPercentile(took, 0.99), Math.max(...took)];
  console.log(
    formatLine('kept on the phone, sent, kept, shown', ...figures.map((figure) => formatMs(figure))),
  );
  console.log(formatLine(`against ${SEEN_MS} ms`, ...figures.map((figure) => formatRatio(figure, SEEN_MS))));
}

async function onScreens(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    console.log('taps were not measured: there is no browser');
    return;
  }
  const on = await hall();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    if (isSelected('turn')) await turn(browser, on);
    if (isSelected('seen')) await seen(browser, on);
  } finally {
    await browser.close();
    on.close();
  }
}

/** The floor: delay of a tap for the judge and for the scrutineer, and the time to count a round. */
export async function benchFloor(): Promise<void> {
  if (isSelected('tally')) tally();
  if (isSelected('turn') || isSelected('seen')) await onScreens();
}
