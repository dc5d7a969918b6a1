import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tree } from '../../../../../tools/rules/tree.ts';
import { MATRIX_CELLS, MATRIX_PUSHES, MATRIX_READS, MATRIX_STEPS } from './matrix.ts';
import { resolvePath } from './rows.ts';

// The matrix and the docs must cover every branch of the rules, including new branches.
// tools/rules/placed.test.ts tests the fields.

const BRANCHES = Object.keys(tree).filter((name) => !name.startsWith('.'));

const uid = (): string => 'x';
const branchOf = (path: string): string => path.split('/')[0] ?? '';

test.each(BRANCHES)('the matrix names the readers of %s as a whole', (branch) => {
  expect(MATRIX_READS.map(([place]) => resolvePath(place, 'anon', uid))).toContain(branch);
});

/** True if the rules have a write grant somewhere in a branch. Derived branches have none. */
const isWritten = (rules: object): boolean =>
  Object.entries(rules).some(
    ([name, below]: readonly [string, unknown]) =>
      name === '.write' || (typeof below === 'object' && below !== null && isWritten(below)),
  );

const WRITTEN_BRANCHES = Object.entries(tree).flatMap(([name, below]) =>
  typeof below === 'object' && isWritten(below) ? [name] : [],
);

test.each(WRITTEN_BRANCHES)('the matrix names a writer in %s', (branch) => {
  const written = [
    ...MATRIX_CELLS.flatMap(({ place, writers }) =>
      writers.length > 0 ? [resolvePath(place, 'anon', uid)] : [],
    ),
    ...MATRIX_PUSHES.flatMap(([place, , able]) => (able.length > 0 ? [resolvePath(place, 'anon', uid)] : [])),
    ...MATRIX_STEPS.flatMap(({ values, able }) => (able.length > 0 ? Object.keys(values('anon', uid)) : [])),
  ];
  expect(new Set(written.map(branchOf))).toContain(branch);
});

test.each(['docs/ACCESS.md', 'docs/TREE.md'])('the document %s has a row for every branch', (file) => {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([^|]*)/.exec(line)?.[1] ?? []);
  const named = new Set(rows.flatMap((first) => [...first.matchAll(/`(\w+)/g)].map(([, name]) => name)));
  expect(BRANCHES.filter((branch) => !named.has(branch))).toEqual([]);
});
