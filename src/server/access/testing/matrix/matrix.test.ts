import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tree } from '../../../../../tools/rules/tree.ts';
import { isDescribed } from '../taken.ts';
import { CELLS, PUSHES, READS, STEPS } from './matrix.ts';
import { pathOf, valueOf } from './rows.ts';

// The matrix and the documents cover every branch of the rules, also a new one.

const BRANCHES = Object.keys(tree).filter((name) => !name.startsWith('.'));

const uid = (): string => 'x';
const branchOf = (path: string): string => path.split('/')[0] ?? '';

test.each(BRANCHES)('the matrix names the readers of %s as a whole', (branch) => {
  expect(READS.map(([place]) => pathOf(place, 'anon', uid))).toContain(branch);
});

/** The rules have a write grant somewhere in a branch. Derived branches have none. */
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
    ...CELLS.flatMap(({ place, writers }) => (writers.length > 0 ? [pathOf(place, 'anon', uid)] : [])),
    ...PUSHES.flatMap(([place, , able]) => (able.length > 0 ? [pathOf(place, 'anon', uid)] : [])),
    ...STEPS.flatMap(({ values, able }) => (able.length > 0 ? Object.keys(values('anon', uid)) : [])),
  ];
  expect(new Set(written.map(branchOf))).toContain(branch);
});

/** Branches whose fields have tests of their own beside the matrix. */
const TRIED_WHOLE: ReadonlySet<string> = new Set([
  'events',
  'sheets',
  'approvals',
  'deck',
  'journal',
  'incidents',
]);

type Names = readonly string[];

/** The places without further names in the rules. */
function leavesIn(rules: object, above: Names): readonly Names[] {
  if ('.validate' in rules && rules['.validate'] === false) return [];
  const below = Object.entries(rules).filter(([name]) => !name.startsWith('.'));
  if (below.length === 0) return [above];
  return below.flatMap(([name, its]: readonly [string, unknown]) =>
    typeof its === 'object' && its !== null ? leavesIn(its, [...above, name]) : [],
  );
}

/** A place, and all places in a value written there. */
const placesIn = (place: string, value: unknown): readonly Names[] => [
  place.split('/'),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, its]: readonly [string, unknown]) =>
        placesIn(`${place}/${name}`, its),
      )
    : []),
];

/** Every place with a writer in the matrix. */
const WRITTEN = [
  ...CELLS.flatMap(({ place, value, writers }) =>
    writers.length > 0 ? placesIn(pathOf(place, 'anon', uid), valueOf(value, 'anon', uid)) : [],
  ),
  ...STEPS.flatMap(({ values, able }) =>
    able.length > 0
      ? Object.entries(values('anon', uid)).flatMap(([place, value]) => placesIn(place, value))
      : [],
  ),
];

test.each(WRITTEN_BRANCHES.filter((name) => !TRIED_WHOLE.has(name) && !isDescribed(name)))(
  'every field of %s has a writer in the matrix',
  (branch) => {
    const fields = leavesIn(tree, []).filter((at) => at[0] === branch && !isDescribed(at.join('/')));
    const isAt = (field: Names) => (place: Names) =>
      field.every((name, at) => (name.startsWith('$') ? place[at] !== undefined : name === place[at]));
    expect(fields.filter((field) => !WRITTEN.some(isAt(field))).map((field) => field.join('/'))).toEqual([]);
  },
);

test.each(['docs/ACCESS.md', 'docs/TREE.md'])('the document %s has a row for every branch', (file) => {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([^|]*)/.exec(line)?.[1] ?? []);
  const named = new Set(rows.flatMap((first) => [...first.matchAll(/`(\w+)/g)].map(([, name]) => name)));
  expect(BRANCHES.filter((branch) => !named.has(branch))).toEqual([]);
});
