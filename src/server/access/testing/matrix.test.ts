import { expect, test } from 'vitest';
import { tree } from '../../../../tools/rules/tree.ts';
import { CELLS, pathOf, PUSHES, READS, STEPS } from './matrix.ts';

// A branch that somebody adds to the rules is looked at here, or this test asks for it.

const BRANCHES = Object.keys(tree).filter((name) => !name.startsWith('.'));

const uid = (): string => 'x';
const branchOf = (path: string): string => path.split('/')[0] ?? '';

test.each(BRANCHES)('who reads %s as a whole is told', (branch) => {
  expect(READS.map(([place]) => pathOf(place, 'anon', uid))).toContain(branch);
});

test.each(BRANCHES)('somebody who writes in %s is named', (branch) => {
  const written = [
    ...CELLS.flatMap(({ place, writers }) => (writers.length > 0 ? [pathOf(place, 'anon', uid)] : [])),
    ...PUSHES.flatMap(([place, , able]) => (able.length > 0 ? [pathOf(place, 'anon', uid)] : [])),
    ...STEPS.flatMap(({ values, able }) => (able.length > 0 ? Object.keys(values('anon', uid)) : [])),
  ];
  expect(new Set(written.map(branchOf))).toContain(branch);
});
