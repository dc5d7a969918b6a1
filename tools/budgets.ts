// Limits of the first load, screen by screen: bytes on the wire, which are the brotli copies in dist/web. Browsers
// request brotli over https; over plain http they get gzip, shown beside it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ALL_SCREENS } from '../src/web/kit/screens/screens.ts';
import { isBuilt } from './build.mjs';
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
  /** The size in kB, like that of the styles. */
  readonly js: number;
  readonly css: number;
  /** Count the SDK: nothing works without it. */
  readonly sdk: boolean;
}

const folder = join(root, 'dist/web');
const ENTRY = 'index.html';
// The shell of every screen, imported by the entry.
const APP = 'kit/shell/openApp.tsx';
// Other parts of the store load on demand: after sending, a refusal, or finding something on the device.
const STORE = /^\.\.\/store\//;
// The backend connection and the queue of a judge's sheets: marking needs both. Popups and the visit counter load
// later, for events that have them.
const SDK = /^\.\.\/store\/(connection\/(?!popups|visitReports)|sheets\/openJudgesSheets)/;
// The script in the head, which blocks every page.
const HEAD = /^_first-paint/;
// Visitors never load this file.
const STAFF_DOOR = 'kit/shell/RequireStaff.tsx';
// Translations that load after the first load.
const LATER_WORDS = /\/translations\/later\//;
// Loaded together with the screens that show it.
const TOP_BAR = 'kit/shell/TopBar.tsx';

const BUDGETS = {
  judge: { who: 'judge', js: 166, css: Infinity, sdk: true },
  staff: { who: 'staff', js: 236, css: Infinity, sdk: true },
  public: { who: 'public', js: 98.5, css: 9, sdk: false },
} as const satisfies Record<string, Budget>;

const screenOf = (file: string) => ALL_SCREENS.find(({ opens }) => opens === basename(file, '.tsx'));

/** The budget of a file, from the table of screens. Anything that is not a screen counts as a public page. */
function budgetOf(file: string): Budget {
  if (file === STAFF_DOOR) return BUDGETS.staff;
  const screen = screenOf(file);
  return BUDGETS[screen?.weighedFor ?? (screen?.roles === undefined ? 'public' : 'staff')];
}

/** Files of a screen's first load: static imports and, if the SDK counts, its dynamic imports too. */
function firstLoad(chunks: Chunks, screen: string, sdk: boolean) {
  const above = screenOf(screen)?.bars === 'both' ? [TOP_BAR] : [];
  const head = Object.keys(chunks).filter((key) => HEAD.test(key));
  const reached = new Set([ENTRY, APP, screen, ...above, ...head]);
  // Iterating over a growing set visits additions too.
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
  // The table of screens is in the app or in a chunk that the app imports.
  const app = [APP, ...(chunks[APP]?.imports ?? []).filter((key) => key !== ENTRY)];
  const screens = [...new Set(app.flatMap((key) => chunks[key]?.dynamicImports ?? []))].filter(
    (key) => !STORE.test(key) && !LATER_WORDS.test(key),
  );
  return screens.map((screen) => {
    const budget = budgetOf(screen);
    const files = firstLoad(chunks, screen, budget.sdk);
    const [js, css] = [sum(files.js), sum(files.css)];
    return { screen, budget, js, css, over: js > budget.js || css > budget.css };
  });
}

/** Limit (kB) of preloaded fonts: the digits only. */
const FACES = 8;

/** Fonts that a page preloads, as files of the build. */
export const listPreloadedFonts = (html: string): readonly string[] =>
  [...html.matchAll(/<link\b[^>]*\bas="font"[^>]*>/g)].flatMap(
    ([link]) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? [],
  );

/** kB of a file's compressed copy with this ending. */
function sent(file: string, ending: string): number {
  const path = join(folder, file);
  const copy = path + ending;
  return statSync(existsSync(copy) ? copy : path).size / 1000;
}

if (isProgram(import.meta.url)) {
  if (!isBuilt()) {
    console.log('There is no build of these sources to weigh: npm run build');
    process.exit(1);
  }
  const chunks: Chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const cell = (kB: number, most: number, gzip: number) => {
    const allowed = most === Infinity ? '' : ` of ${most} kB (${(kB / most).toFixed(2)})`;
    return `${kB.toFixed(2)}${allowed}, gzip ${gzip.toFixed(1)}`;
  };
  const gzipped = new Map(
    weighScreens(chunks, (file) => sent(file, '.gz')).map((weighed) => [weighed.screen, weighed]),
  );
  const weighed = weighScreens(chunks, (file) => sent(file, '.br'));
  for (const { screen, budget, js, css, over } of weighed.toSorted(
    (a, b) => b.js / b.budget.js - a.js / a.budget.js,
  )) {
    const gzip = gzipped.get(screen) ?? { js: 0, css: 0 };
    console.log(
      [
        over ? 'OVER' : '',
        budget.who,
        screen,
        `js ${cell(js, budget.js, gzip.js)}`,
        `css ${cell(css, budget.css, gzip.css)}`,
      ]
        .map((text, column) => text.padEnd([5, 7, 36, 38, 0][column] ?? 0))
        .join(' '),
    );
  }
  const faces = listPreloadedFonts(readFileSync(join(folder, ENTRY), 'utf8'));
  const face = faces.reduce((total, file) => total + sent(file, ''), 0);
  // A page without a preload shows the device's digits first.
  const isFaceWrong = faces.length === 0 || face > FACES;
  console.log(
    `${isFaceWrong ? 'OVER ' : '     '} all     faces  ${face.toFixed(1)} of ${FACES} kB, on every page`,
  );
  process.exitCode = isFaceWrong || weighed.some(({ over }) => over) ? 1 : 0;
}
