import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLockProblems } from './lockfile.ts';

const manifest = { devDependencies: { vite: '8.3.8' } };
const lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/vite': { integrity: 'sha512-v', optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/fsevents': { integrity: 'sha512-f' },
  },
};

test('a complete lock file is accepted', () => {
  expect(findLockProblems(manifest, lock)).toEqual([]);
});

test('an optional package is found beside the one that requires it, and above it', () => {
  const beside = {
    ...lock.packages,
    'node_modules/vite/node_modules/lightningcss': {
      integrity: 'sha512-l',
      optionalDependencies: { musl: '1.0.0', fsevents: '2.0.0' },
    },
    'node_modules/vite/node_modules/musl': { integrity: 'sha512-m' },
  };
  expect(findLockProblems(manifest, { ...lock, packages: beside })).toEqual([]);
});

test('an optional package without an entry is reported', () => {
  const { 'node_modules/fsevents': _removed, ...packages } = lock.packages;
  expect(findLockProblems(manifest, { ...lock, packages })).toEqual([
    expect.stringContaining('node_modules/vite asks for fsevents, which has no entry'),
  ]);
});

test('an entry missing from the real lock file is reported', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const real = read('package-lock.json');
  expect(findLockProblems(read('package.json'), real)).toEqual([]);
  delete real.packages['node_modules/@typescript/typescript-win32-x64'];
  expect(findLockProblems(read('package.json'), real)).toHaveLength(1);
});

test('a package that does not run on the oldest supported Node is reported', () => {
  const asking = (node: string) => ({
    ...lock,
    packages: { ...lock.packages, 'node_modules/vite': { integrity: 'sha512-v', engines: { node } } },
  });
  const problemsOf = (node: string) =>
    findLockProblems({ ...manifest, engines: { node: '>=20.19' } }, asking(node));
  expect(problemsOf('^20.19.0 || >=22.12.0')).toEqual([]);
  expect(problemsOf('>=20.20')).toEqual([expect.stringContaining('node_modules/vite asks for Node >=20.20')]);
  expect(problemsOf('^22.0.0 || >=24.0.0')).toHaveLength(1);
});

test('an address, a range and another format version are refused in a lock file', () => {
  const bound = {
    ...lock.packages,
    'node_modules/fsevents': { integrity: 'sha512-f', resolved: 'https://packages.example/fsevents.tgz' },
  };
  expect(findLockProblems(manifest, { ...lock, packages: bound })).toEqual([
    expect.stringContaining('bound to https://'),
  ]);
  expect(findLockProblems({ dependencies: { react: '^19.0.0' } }, lock)).toEqual([
    expect.stringContaining('react ^19.0.0'),
  ]);
  expect(findLockProblems(manifest, { ...lock, lockfileVersion: 2 })).toEqual([
    expect.stringContaining('version 2'),
  ]);
});
