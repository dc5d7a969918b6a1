import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createEventKey } from '../src/domain/ids.ts';
import { toCompetitionEvents, generateCompetition } from '../src/domain/madeUp/competition.ts';
import { findConflicts } from '../src/domain/schedule/conflicts/conflicts.ts';
import { generateRounds } from '../src/domain/schedule/plan/generate.ts';
import { Optimizer } from '../src/domain/schedule/optimizer/optimizer.ts';
import { createPlan, type Plan } from '../src/domain/schedule/plan/plan.ts';
import { recalculateTimes } from '../src/domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../src/domain/schedule/times/timing.ts';
import { importDay } from '../src/store/import/importDay.ts';
import { findBrowser } from '../tools/browser.ts';
import { freePort } from './freePort.ts';
import { isSelected } from './only.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

/** Limit for generating and timing 300 rounds. */
const GENERATE_MS = 50;
/** Limit from dropping a row to the next paint, on a CPU four times slower. */
const PAINT_MS = 100;
/** One frame at 60 Hz, plus a millisecond for the clock. */
const FRAME_MS = 1000 / 60 + 1;
const ROUNDS = 300;
const OPTIMISER_SECONDS = 5;
const SLOWER = 4;
const SECRET = 'a-secret-of-a-bench-that-nobody-has-to-know';

/** Profile L with events repeated under other names until there are enough rounds. */
function entered(rounds: number): Plan {
  const events = toCompetitionEvents(generateCompetition('L', 'bench', 0));
  const made = generateRounds(
    createPlan(events, [], () => false),
    'all',
    DEFAULT_TIMING,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const count = made.value.events.reduce((sum, event) => sum + event.rounds.length, 0);
  const more = events.slice(0, Math.ceil((rounds - count) / 4)).map((event) => ({
    ...event,
    key: createEventKey(`${event.name} again`),
    name: `${event.name} again`,
  }));
  return createPlan([...events, ...more], [], () => false);
}

const roundsIn = (plan: Plan): number => plan.events.reduce((sum, event) => sum + event.rounds.length, 0);

function generated(plan: Plan): Plan {
  const made = generateRounds(plan, 'all', DEFAULT_TIMING);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

function rules(): void {
  const plan = entered(ROUNDS);
  const took: number[] = [];
  for (let run = 0; run < 21; run += 1) {
    const start = performance.now();
    recalculateTimes(generated(plan), DEFAULT_TIMING);
    took.push(performance.now() - start);
  }
  const [first = 0, ...others] = took;
  const rounds = roundsIn(generated(plan));
  console.log(formatLine(`generate and time ${rounds} rounds`, 'took', `of ${GENERATE_MS} ms`));
  console.log(
    formatLine('the very first in a new process', formatMs(first), formatRatio(first, GENERATE_MS)),
  );
  console.log(
    formatLine(
      'median of the next twenty',
      formatMs(getPercentile(others, 0.5)),
      formatRatio(getPercentile(others, 0.5), GENERATE_MS),
    ),
  );
  const timed = recalculateTimes(generated(plan), DEFAULT_TIMING, 0);
  const start = performance.now();
  const conflicts = findConflicts(generated(plan), timed.items);
  console.log(formatLine(`conflicts: ${conflicts.length} groups`, formatMs(performance.now() - start)));
}

function optimizer(): void {
  const plan = generated(
    createPlan(toCompetitionEvents(generateCompetition('L', 'bench', 0)), [], () => false),
  );
  const search = new Optimizer(plan, DEFAULT_TIMING, { seed: 'bench' });
  const end = performance.now() + OPTIMISER_SECONDS * 1000;
  while (performance.now() < end) search.step(10_000);
  const { before, best, iterations } = search.progress();
  console.log(formatLine(`order of ${roundsIn(plan)} rounds, ${OPTIMISER_SECONDS} s`, 'before', 'after'));
  for (const name of ['clashes', 'costumeChanges', 'shortRests', 'withoutMarking'] as const)
    console.log(formatLine(`  ${name}`, before[name].toFixed(0), best[name].toFixed(0)));
  console.log(formatLine('  changes tried', String(iterations)));
}

/** The built server with a day of 300 rounds, and its address. */
async function dayOnScreen(): Promise<{ origin: string; close: () => void }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/cli/floorcraft.js', 'start'], {
    env: {
      ...process.env,
      EVENT: 'demo',
      PORT: String(port),
      FLOORCRAFT_DATA: dataFolder,
      FLOORCRAFT_ADMIN_SECRET: SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((up) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Everybody')) up();
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  const plan = generated(entered(ROUNDS));
  const imported = importDay(
    plan.events.map((event) => ({ event, registered: new Map(), danced: [] })),
    [],
  );
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
  const answer = await fetch(`${origin}/.json`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ events: null, blocks: null, marks: null, live: null }),
  });
  const second = await fetch(`${origin}/.json`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(imported.value),
  });
  if (!answer.ok || !second.ok) throw new Error(`the day was not taken: ${await second.text()}`);
  return {
    origin,
    close: () => {
      child.kill('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds between frames, from now until the returned function is called. */
async function watchFrames(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  return () => page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(1));
}

async function drag(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    console.log('dragging was not measured: there is no browser');
    return;
  }
  const day = await dayOnScreen();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${day.origin}/admin/eventschedule`);
    await page.getByLabel('Email').fill('organizer@demo.example');
    await page.getByLabel('Password').fill('floorcraft-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.schedule-grip').nth(100).scrollIntoViewIfNeeded();
    const lines = await page.locator('li.schedule-row').count();
    await page.waitForTimeout(2000);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const gaps: number[] = [];
    const paints: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const grip = await page.locator('.schedule-grip').nth(100).boundingBox();
      if (grip === null) throw new Error('no grip');
      await page.mouse.move(grip.x + 10, grip.y + 20);
      await page.mouse.down();
      const frames = await watchFrames(page);
      for (let step = 0; step < 60; step += 1)
        await page.mouse.move(grip.x + 10, grip.y + 20 - step * 4, { steps: 1 });
      gaps.push(...(await frames()));
      // Measured by the browser: from the event to the next paint, in steps of 8 ms.
      await page.evaluate(() => {
        const told = new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (entry.name === 'pointerup') resolve(entry.duration);
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        });
        Object.assign(window, { told });
      });
      await page.mouse.up();
      paints.push(await page.evaluate(() => (window as unknown as { told: Promise<number> }).told));
      await page.waitForTimeout(1500);
    }
    const inTime = gaps.filter((gap) => gap <= FRAME_MS * 1.5).length / gaps.length;
    console.log(formatLine(`dragging on ${lines} lines, CPU ${SLOWER} times slower`, 'median', 'p95'));
    console.log(
      formatLine(
        'from picture to picture',
        formatMs(getPercentile(gaps, 0.5)),
        formatMs(getPercentile(gaps, 0.95)),
      ),
    );
    console.log(formatLine('pictures in time', `${(inTime * 100).toFixed(1)} %`));
    console.log(
      formatLine(
        'let go, to the next paint',
        formatMs(getPercentile(paints, 0.5)),
        formatMs(Math.max(...paints)),
      ),
    );
    console.log(
      formatLine(
        `against ${PAINT_MS} ms`,
        formatRatio(getPercentile(paints, 0.5), PAINT_MS),
        formatRatio(Math.max(...paints), PAINT_MS),
      ),
    );
  } finally {
    await browser.close();
    day.close();
  }
}

/** The schedule: its rules, its search for a better order, and its response to dragging. */
export async function benchSchedule(): Promise<void> {
  if (isSelected('rules')) rules();
  if (isSelected('optimizer')) optimizer();
  if (isSelected('drag')) await drag();
}
