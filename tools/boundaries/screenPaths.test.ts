import { expect, test } from 'vitest';
import { screenPathProblems } from './screenPaths.ts';
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
