import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listCacheFills } from '../byteCache.ts';
import { LeafNode, type Tree } from '../tree/node.ts';
import { fillPage, type DrawnMarkup, type ServerDrawing } from './drawn.ts';
import { openScreenFiles } from './screenFiles.ts';
import { createPageMaker, type ChargeDrawing } from './pages.ts';

const BUILT = `<!doctype html>
<html lang="en" data-languages="en es" data-first-load="/ home.js home.css bar.css;/rules rules.css" data-event="demo" data-primary-color="#111111">
  <head>
    <meta name="description" content="Everything." />
    <title>Floorcraft</title>
    <link rel="preload" as="font" href="/digits.woff2" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const folder = mkdtempSync(join(tmpdir(), 'floorcraft-pages-'));
writeFileSync(join(folder, 'index.html'), BUILT);
const files = openScreenFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The paths of the tree that other drawn URLs need. */
const PLACES: Readonly<Record<string, readonly string[]>> = { '/register': ['competitionMetadata'] };

let [now, drawings, problems, tree]: [number, number, unknown[], Tree] = [0, 0, [], null];
let read = (): Tree => tree;
let draw = (language: string): Promise<DrawnMarkup | undefined> =>
  Promise.resolve({
    head: '<title>$& Classic</title>',
    root: { body: `<h1>${language}</h1>`, brought: '<script type="application/json">{}</script>' },
    primaryColor: '#8a1538',
    accentStyle: '--accent-fill-day:#8a1538',
  });
const usual = { read, draw };
const pagesBy = (drawing?: ServerDrawing) =>
  createPageMaker(
    {
      files,
      page: (html) => html,
      ...(drawing === undefined ? {} : { drawing: { load: () => Promise.resolve(drawing) } }),
    },
    reading(),
  );
let pages = pagesBy();

function reading() {
  return { read: () => read(), clock: () => now, unexpected: (error: unknown) => problems.push(error) };
}

beforeEach(() => {
  [now, drawings, problems, tree] = [0, 0, [], new LeafNode('first')];
  ({ read, draw } = usual);
  pages = pagesBy({
    isScreen: (pathname) => pathname !== '/nowhere',
    drawableAt: (pathname) => {
      const places = pathname === '/' ? ['competitionMetadata', 'pages/home'] : PLACES[pathname];
      return places === undefined ? undefined : { page: pathname, places };
    },
    drawPage: async ({ language, pathname }) => {
      drawings += 1;
      const page = await draw(language);
      return pathname === '/' || page === undefined ? page : { ...page, root: undefined };
    },
  });
});

/** Number of drawings charged to a caller. */
let charged = 0;
const charge: ChargeDrawing = () => {
  charged += 1;
};

const served = async (pathname: string, language = 'en') =>
  (await pages({ pathname, search: '' }, language, charge)).identity.body.toString();

test('a drawn page comes with its styles, name and color', async () => {
  const html = await served('/');
  expect(html).toContain('<div id="root"><h1>en</h1></div><script type="application/json">{}</script>');
  expect(html).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/home.css"><link rel="stylesheet" crossorigin href="/assets/bar.css"><link rel="preload"',
  );
  expect(html).toContain('<title>$& Classic</title>');
  expect(html).not.toContain('Everything.');
  expect(html).toContain('data-primary-color="#8a1538" data-accent-style="--accent-fill-day:#8a1538"');
});

test('the competition’s color is in the page, also if its event file has none', () => {
  const page = '<html lang="en" data-event="demo"><head></head><body><div id="root"></div></body></html>';
  const drawn = { head: '', root: { body: '', brought: '' }, primaryColor: '#8a1538', accentStyle: '--a:1' };
  expect(fillPage(page, '/', drawn)).toContain(
    '<html data-primary-color="#8a1538" data-accent-style="--a:1" lang="en" data-event="demo">',
  );
});

test('a URL without a screen is reported as not found', async () => {
  const isFound = async (pathname: string) => (await pages({ pathname, search: '' }, 'en', charge)).isFound;
  expect([await isFound('/'), await isFound('/nowhere')]).toEqual([true, false]);
});

test('other URLs are served as built', async () => {
  expect(await served('/rules')).toBe(BUILT);
  expect(drawings).toBe(0);
});

test('with only the head drawn by the server, the app draws the rest, and the pages are cached apart', async () => {
  await served('/');
  const html = await served('/register');
  expect(html).toContain('<title>$& Classic</title>');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('data-primary-color="#8a1538"');
  expect(await served('/')).toContain('<h1>en</h1>');
  expect(drawings).toBe(2);
});

test('a page is drawn once per language for everyone, until the data changes or a minute passes', async () => {
  await Promise.all([served('/'), served('/'), served('/')]);
  await served('/');
  expect(drawings).toBe(1);
  expect(await served('/', 'es')).toContain('<h1>es</h1>');
  expect(drawings).toBe(2);
  tree = new LeafNode('second');
  await served('/');
  expect(drawings).toBe(3);
  now += 60_000;
  await served('/');
  expect(drawings).toBe(4);
});

test('drawing takes at most a fifth of the server’s time, even if the tree keeps changing', async () => {
  const usualDraw = draw;
  draw = async (language) => {
    now += 30;
    return usualDraw(language);
  };
  let pagesServed = 0;
  for (let change = 0; change < 2000; change += 1) {
    tree = new LeafNode(`change ${change}`);
    if ((await served('/')).includes('<h1>en</h1>')) pagesServed += 1;
    now += 1;
  }
  expect(pagesServed).toBe(2000);
  expect((drawings * 30) / now).toBeLessThan(0.25);
  // The last change is drawn once there is time again.
  const before = drawings;
  now += 200;
  await served('/');
  expect(drawings).toBe(before + 1);
});

test('two thousand requests for a page with one change in between cause two drawings', async () => {
  const first = Array.from({ length: 1000 }, () => served('/'));
  tree = new LeafNode('posted');
  await Promise.all([...first, ...Array.from({ length: 1000 }, () => served('/'))]);
  expect(drawings).toBeLessThanOrEqual(2);
});

test('the caller who has a page drawn is charged, and one who finds it or gets the built one is not', async () => {
  charged = 0;
  let done = (): void => undefined;
  draw = () =>
    new Promise((resolve) => {
      done = () => resolve(undefined);
    });
  const first = served('/');
  await expect.poll(() => drawings).toBe(1);
  const second = served('/');
  // Another page is not drawn meanwhile: one at a time.
  expect(await served('/register')).toBe(BUILT);
  done();
  await Promise.all([first, second]);
  expect([charged, drawings]).toEqual([1, 1]);
});

test('the further places that a page needs are found in the tree, once', async () => {
  let looked = 0;
  const asked: string[] = [];
  pages = pagesBy({
    isScreen: () => true,
    drawableAt: () => ({
      page: 'live',
      places: ['program'],
      more: ({ program }) => {
        looked += 1;
        return [`heats/${typeof program === 'string' ? program : ''}`];
      },
    }),
    drawPage: ({ known }) => {
      asked.push(...Object.keys(known));
      return draw('en');
    },
  });
  await served('/live');
  await served('/live');
  expect(asked).toEqual(['program', 'heats/first']);
  expect(looked).toBe(1);
});

test('up to 32 MB of drawn pages are kept, the most recently used ones', async () => {
  const heldBytes = (): number =>
    listCacheFills()
      .filter(({ name }) => name === 'drawn pages')
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const before = heldBytes();
  const body = 'x'.repeat(2_000_000);
  draw = () => Promise.resolve({ head: '', root: { body, brought: '' }, primaryColor: undefined });
  pages = pagesBy({
    isScreen: () => true,
    drawableAt: (page) => ({ page, places: [] }),
    drawPage: () => {
      drawings += 1;
      return draw('en');
    },
  });
  for (let n = 0; n < 20; n += 1) {
    await served(`/${n}`);
    expect(heldBytes() - before).toBeLessThanOrEqual(32_000_000);
  }
  expect(heldBytes() - before).toBeGreaterThan(28_000_000);
  await served('/19');
  expect(drawings).toBe(20);
  await served('/0');
  expect(drawings).toBe(21);
});

test.each([
  ['cannot be drawn', () => (draw = () => Promise.reject(new Error('broken')))],
  ['has nothing to draw', () => (draw = () => Promise.resolve(undefined))],
  [
    'may not be read',
    () =>
      (read = () => {
        throw new Error('permission_denied');
      }),
  ],
])('a page that %s is served as built', async (_, happens) => {
  happens();
  expect(await served('/')).toBe(BUILT);
});

test('a drawing that never ends does not block the page', async () => {
  draw = () => new Promise(() => undefined);
  expect(await served('/')).toBe(BUILT);
  expect(problems).toEqual([new Error('Drawing a page took too long')]);
});

test('errors while drawing are reported to the operator once a minute', async () => {
  draw = () => Promise.reject(new Error('broken'));
  await served('/');
  await served('/');
  expect(problems).toEqual([new Error('broken')]);
});

test('without drawing code, every page is served as built', async () => {
  pages = createPageMaker(
    {
      files,
      page: (html) => html,
      drawing: { load: () => Promise.reject(new Error('gone')) },
    },
    reading(),
  );
  expect([await served('/'), await served('/')]).toEqual([BUILT, BUILT]);
  expect(problems).toEqual([new Error('gone')]);
});
