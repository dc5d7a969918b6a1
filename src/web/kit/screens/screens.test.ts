import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { isBelowAdmin, findScreen } from './findScreen.ts';
import { ALL_SCREENS, screens } from './screens.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));

test('every screen of the table has its file, and every file that is a screen has its row', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Screen.tsx'))
    .map((file) => basename(file, '.tsx'));
  expect([...new Set(mapDefined(ALL_SCREENS, ({ opens }) => opens))].toSorted()).toEqual(files.toSorted());
});

const SPEC_2 = `/ /details /rules /venue /contact /about /register /entries /updateEntries /competitors /TBAList
  /competitors/: /results /results/: /judges/: /live /jumbotron /jumbotroncontroller /live/:/: /login /admin
  /admin/scrutineer /admin/eventschedule /admin/competitors /admin/competitors/add-competitor /admin/officials
  /admin/setup /admin/results /admin/settings /admin/deckcaptain /admin/chairman /admin/mc /print-sheets
  /print-invoices`;

test('every address of SPEC 2 has its screen', () => {
  const paths = new Set(ALL_SCREENS.map(({ path }) => path.replaceAll(/:\w+/g, ':')));
  expect(SPEC_2.split(/\s+/).filter((path) => !paths.has(path))).toEqual([]);
});

test('no two screens have one address', () => {
  const paths = ALL_SCREENS.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  [screens.results.link(), '/results'],
  [screens.resultDetails.link({ event: 'Newcomer Rhythm ChaCha' }), '/results/Newcomer%20Rhythm%20ChaCha'],
  [screens.resultDetails.link({ event: 'A/B', round: 0 }), '/results/A%2FB?round=0'],
  [screens.liveRound.link({ event: 'Gold & Up', round: 1 }), '/live/Gold%20%26%20Up/1'],
  [screens.scrutineer.link({ event: 'X Y', round: 2 }), '/admin/scrutineer?event=X%20Y&round=2'],
  [screens.mc.link({ desk: undefined }), '/admin/mc'],
])('a link fills in its path and puts the rest in the query: %s', (link, address) => {
  expect(link).toBe(address);
});

test.each([
  ['/', 'home'],
  ['/results', 'results'],
  ['/results/', 'results'],
  ['/Results/Newcomer%20Waltz', 'resultDetails'],
  ['/judges/B', 'judge'],
  ['/judges/', undefined],
  ['/judges/B/1', undefined],
  ['/admin', 'dashboard'],
  ['/admin/competitors/add-competitor', 'addCompetitor'],
  ['/nowhere', undefined],
])('the screen at %s is %s', (pathname, name) => {
  expect(findScreen(pathname)?.name).toBe(name);
});

test.each([
  ['/', 'both'],
  ['/results/Newcomer Waltz', 'none'],
  ['/register', 'footer'],
  ['/login', 'footer'],
  ['/first-account', 'none'],
  ['/judges/B', 'none'],
  ['/live/Newcomer Waltz/1', 'none'],
  ['/jumbotron', 'none'],
  ['/jumbotroncontroller', 'none'],
  ['/print-sheets', 'none'],
  ['/admin/deckcaptain', 'none'],
])('the bars around %s are %s', (pathname, bars) => {
  expect(findScreen(pathname)?.bars).toBe(bars);
});

test.each([
  ['/admin/nowhere', true],
  ['/Admin/nowhere', true],
  ['/administer', false],
  ['/nowhere', false],
])('the screen %s is below /admin: %s', (pathname, isBelow) => {
  expect(isBelowAdmin(pathname)).toBe(isBelow);
});

test('screens under /admin, paper and displays are for staff only; all others are public', () => {
  for (const { path, roles } of ALL_SCREENS)
    expect([path, roles !== undefined]).toEqual([path, /^\/(admin|print-|jumbotroncontroller)/.test(path)]);
});
