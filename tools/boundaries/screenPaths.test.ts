import { expect, test } from 'vitest';
import { screenListProblems, screenPathProblems } from './screenPaths.ts';
import { readSource } from './source.ts';

const problemsOf = (path: string, code: string) => screenPathProblems(readSource(path, code));

test.each([
  ["navigate('/results');", '/results'],
  ['const at = `/results/${event}?round=${round}`;', '/results/…?round=…'],
  ["const doors = [{ path: '/admin/mc' }];", '/admin/mc'],
  ['const isPublic = !/^\\/admin(\\/|$)/.test(path);', '/admin(/|$)'],
  ["if (path.startsWith('/tbalist')) go();", '/tbalist'],
  ['const a = <Link to="/">start</Link>;', '/'],
  ["const at = '/' + 'admin/mc';", '/admin/mc'],
  ["const at = ['', 'admin', 'mc'].join('/');", '/admin/mc'],
  ["const doors = ['admin/mc'];", 'admin/mc'],
  ['const at = `${origin}/results`;', '…/results'],
  ["const at = 'https://floorcraft.org/results';", 'https://floorcraft.org/results'],
  ['const a = <Link to="~/results" />;', '~/results'],
  ["const at = './results';", './results'],
  ['const isMc = /admin\\/mc$/.test(path);', 'admin/mc$'],
])('%s is refused', (code, text) => {
  expect(problemsOf('src/web/mc/McScreen.tsx', code)).toEqual([
    `src/web/mc/McScreen.tsx:1: “${text}” is the address of a screen: ask for the link in src/web/screens/screens.ts`,
  ]);
});

test.each([
  ['src/web/mc/McScreen.tsx', "const parts = at.split('/'); const a = <Link to={screens.home.link()} />;"],
  ['src/web/mc/McScreen.tsx', "fetch('/healthz'); const b = 'results/a';"],
  ['src/web/mc/McScreen.tsx', "const file = '/resultsOfToday'; const icon = '/icon.svg';"],
  ['src/web/mc/McScreen.tsx', "import { Button } from '../parts/button/Button.tsx'; import './results.css';"],
  ['src/web/screens/screens.ts', "const results = row('/results', {});"],
  ['src/web/mc/mc.test.tsx', "visit('/admin/mc');"],
  ['src/cli/start/welcome.ts', "const at = ['/admin/mc', `/judges/${judge}#code=${code}`];"],
  ['e2e/mc.spec.ts', "await page.goto('/admin/mc');"],
])('%s: %s is no address of a screen there', (path, code) => {
  expect(problemsOf(path, code)).toEqual([]);
});

test('the store knows no screens', () => {
  expect(problemsOf('src/store/floor/live.ts', "const at = '/admin/mc';")).toHaveLength(1);
});

test('the command line names no screen that is not there', () => {
  expect(problemsOf('src/cli/start/welcome.ts', "const at = '/admin/announcer';")).toEqual([
    'src/cli/start/welcome.ts:1: “/admin/announcer” is no screen: those that there are stand in src/web/screens/screens.ts',
  ]);
});

const listsIn = (code: string, path = 'src/web/mc/McScreen.tsx') =>
  screenListProblems(readSource(path, code));

test.each([
  ['rows', 'const built = [screens.results, screens.mc];'],
  ['names', "const built: ScreenName[] = ['results', 'mc'];"],
  ['names that stay', "const built: readonly StaffMenuName[] = ['deck', 'mc'] as const;"],
  ['names that are looked at', "const built = ['deck', 'mc'] as const satisfies readonly StaffScreenName[];"],
])('a second list of screens, of their %s, is refused', (_what, code) => {
  expect(listsIn(code)).toEqual([
    'src/web/mc/McScreen.tsx:1: lists screens: the table in src/web/screens/screens.ts is the only list, and says what is asked of them',
  ]);
});

test.each([
  ['of roles', "const roles: readonly StaffRole[] = ['mc', 'deckcaptain'];"],
  ['of what the table says', 'const menu: readonly ScreenName[] = ALL_SCREENS.map(({ name }) => name);'],
  ['of one', 'const ways = [screens.mc];'],
  ['in a test', 'const built = [screens.results, screens.mc];', 'src/web/mc/mc.test.ts'],
  ['in the table', 'const built = [screens.results, screens.mc];', 'src/web/screens/screens.ts'],
])('a list %s is none of screens', (_what, code, path?: string) => {
  expect(listsIn(code, path)).toEqual([]);
});
