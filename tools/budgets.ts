// What a first visit downloads, screen by screen, against what is allowed. Weighs the build in dist/web, as gzip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ALL_SCREENS } from '../src/web/screens/screens.ts';
import { isBuilt } from './build.ts';
import { isProgram, root } from './programs.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

interface Budget {
  readonly who: string;
  /** In kB, as are the styles. */
  readonly js: number;
  readonly css: number;
  /** The SDK counts, because nothing works before it is there. */
  readonly sdk: boolean;
}

const ENTRY = 'index.html';
// Other parts of the store are loaded when something is sent, refused or found on the device: nobody waits for them.
const STORE = /^\.\.\/store\//;
// The way to the backend, and the queue of a judge's sheets: before both are there nothing can be marked.
const SDK = /^\.\.\/store\/(connection\/|sheets\/openJudgesSheets)/;
// The head's script, which every page waits for.
const HEAD = /^_first-paint/;
// Loaded beside the screens that have it.
const TOP_BAR = 'app/TopBar.tsx';

const BUDGETS = {
  judge: { who: 'judge', js: 170, css: Infinity, sdk: true },
  staff: { who: 'staff', js: 240, css: Infinity, sdk: true },
  nobody: { who: 'nobody', js: Infinity, css: Infinity, sdk: false },
  public: { who: 'public', js: 100, css: 12, sdk: false },
} as const satisfies Record<string, Budget>;

const screenOf = (file: string) => ALL_SCREENS.find(({ opens }) => opens === file);

/** For whose first visit a file is loaded, as the table of screens has it. What is no screen is on public pages, too. */
function budgetOf(file: string): Budget {
  const screen = screenOf(file);
  return BUDGETS[screen?.weighedFor ?? (screen?.roles === undefined ? 'public' : 'staff')];
}

/** The files of a screen's first load: what is imported from the start and, where the SDK is waited for, that as well. */
function firstLoad(chunks: Chunks, screen: string, sdk: boolean) {
  const above = screenOf(screen)?.bars === 'both' ? [TOP_BAR] : [];
  const head = Object.keys(chunks).filter((key) => HEAD.test(key));
  const reached = new Set([ENTRY, screen, ...above, ...head]);
  // A set that grows is walked to its end.
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {};
    for (const next of imports) reached.add(next);
    if (sdk) for (const later of dynamicImports) if (SDK.test(later)) reached.add(later);
  }
  const loaded = [...reached].flatMap((key) => chunks[key] ?? []);
  return {
    js: [...new Set(loaded.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    css: [...new Set(loaded.flatMap(({ css }) => css ?? []))],
  };
}

/** @param weigh in kB */
export function weighScreens(chunks: Chunks, weigh: (file: string) => number) {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
  const screens = (chunks[ENTRY]?.dynamicImports ?? []).filter((key) => !STORE.test(key));
  return screens.map((screen) => {
    const budget = budgetOf(screen);
    const files = firstLoad(chunks, screen, budget.sdk);
    const [js, css] = [sum(files.js), sum(files.css)];
    return { screen, budget, js, css, over: js > budget.js || css > budget.css };
  });
}

if (isProgram(import.meta.url)) {
  const folder = join(root, 'dist/web');
  if (!isBuilt()) {
    console.log('There is no build of these sources to weigh: npm run build');
    process.exit(1);
  }
  const cell = (kB: number, most: number) => {
    const allowed = most === Infinity ? '' : ` of ${most} kB (${(kB / most).toFixed(2)})`;
    return `${kB.toFixed(1)}${allowed}`;
  };
  const weighed = weighScreens(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
    (file) => gzipSync(readFileSync(join(folder, file))).length / 1000,
  );
  for (const { screen, budget, js, css, over } of weighed.toSorted(
    (a, b) => b.js / b.budget.js - a.js / a.budget.js,
  ))
    console.log(
      [over ? 'OVER' : '', budget.who, screen, `js ${cell(js, budget.js)}`, `css ${cell(css, budget.css)}`]
        .map((text, column) => text.padEnd([5, 7, 36, 26, 0][column] ?? 0))
        .join(' '),
    );
  process.exitCode = weighed.some(({ over }) => over) ? 1 : 0;
}
