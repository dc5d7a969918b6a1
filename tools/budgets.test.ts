import { expect, test } from 'vitest';
import { listPreloadedFonts, weighScreens } from './budgets.ts';

const built = {
  'index.html': {
    file: 'entry.js',
    css: ['entry.css'],
    imports: ['_shared'],
    dynamicImports: ['../store/connection/sdk.ts', 'kit/shell/openApp.tsx'],
  },
  'kit/shell/openApp.tsx': {
    file: 'app.js',
    imports: ['index.html', '_app'],
  },
  _app: {
    file: 'shell.js',
    dynamicImports: ['visitors/results/ResultsScreen.tsx', 'floor/judge/JudgeScreen.tsx'],
  },
  _shared: { file: 'shared.js' },
  '_first-paint-1.js': { file: 'head.js' },
  'visitors/results/ResultsScreen.tsx': {
    file: 'results.js',
    imports: ['index.html', '_shared'],
    dynamicImports: ['later.ts'],
  },
  'kit/shell/TopBar.tsx': { file: 'bar.js', css: ['bar.css'] },
  'floor/judge/JudgeScreen.tsx': { file: 'judge.js', css: ['judge.css'], imports: ['index.html'] },
  '../store/connection/sdk.ts': { file: 'sdk.js', dynamicImports: ['../store/connection/accounts.ts'] },
  '../store/connection/accounts.ts': { file: 'accounts.js', imports: ['../store/connection/sdk.ts'] },
  'later.ts': { file: 'later.js' },
};

const weigh = (heavy: Readonly<Record<string, number>> = {}) =>
  weighScreens(built, (file) => heavy[file] ?? 1).map(({ screen, js, css, over }) => ({
    screen,
    js,
    css,
    over,
  }));

test('the first load of a public page counts entry, top bar, screen and their imports, and the SDK loads later', () => {
  expect(weigh()[0]).toEqual({ screen: 'visitors/results/ResultsScreen.tsx', js: 7, css: 2, over: false });
});

test('the first load of a judge counts the SDK and its accounts part', () => {
  expect(weigh()[1]).toEqual({ screen: 'floor/judge/JudgeScreen.tsx', js: 8, css: 2, over: false });
});

test.each([
  [{ 'results.js': 96 }, [true, false]],
  [{ 'bar.css': 9.1 }, [true, false]],
  [{ 'accounts.js': 165 }, [false, true]],
  [{ 'later.js': 900 }, [false, false]],
])('a first load is over its budget if its parts are: %o', (heavy, over) => {
  expect(weigh(heavy).map((screen) => screen.over)).toEqual(over);
});

test('the fonts that a page preloads are found', () => {
  const page = `<link rel="preload" as="font" type="font/woff2" href="/assets/digits-1.woff2" crossorigin />
    <link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="stylesheet" href="/assets/b.css">
    <link href="/assets/more-2.woff2" as="font">`;
  expect(listPreloadedFonts(page)).toEqual(['assets/digits-1.woff2', 'assets/more-2.woff2']);
  expect(listPreloadedFonts('<link rel="stylesheet" href="/assets/b.css">')).toEqual([]);
});
