import { expect, test } from 'vitest';
import { IN_FULL, someOf } from '../../domain/testing/tries.ts';
import type { Json } from '../tree/json.ts';
import { ASKED_AT, hallWith, isTaken } from './testing/asked.ts';
import { branchesIn, formsIn, leavesIn, ruleOf, TAKEN, replaceAtWay, type Taken } from './testing/taken.ts';

// Nothing can be written without bounds: each accepted value of the matrix is replaced by one too long, too large,
// broken, of another type, or with an unknown field, and each branch by a string. Asked of the rules directly.

/** Text longer than anything allowed except a plan's undo data. */
const LONG = 'x'.repeat(500_000);
const LARGE = 1e15;
/** By type. */
const PROBES: { readonly [kind: string]: readonly Json[] } = {
  string: [LONG, '', 0.5, true, { x: 1 }],
  number: [-1, 0.5, LARGE, 'x', true, { x: 1 }],
  boolean: ['x', 7, { x: 1 }],
  // A server timestamp; no other time is accepted.
  object: [1, ASKED_AT + 1, 'x', true, { x: 1 }],
};

function said(probe: Json): string {
  if (probe === LONG) return 'a text without an end';
  if (probe === '') return 'an empty text';
  return probe === LARGE ? '1e15' : JSON.stringify(probe);
}

/** Values accepted without a bound, by place. */
function unbounded(all: readonly Taken[]): readonly string[] {
  const found = new Set<string>();
  for (const { who, values, differs } of all) {
    const root = hallWith(differs);
    for (const [path, value] of formsIn(values)) {
      const keys = path.split('/');
      const tryWith = (at: readonly string[], probe: Json, what: string): void => {
        if (isTaken(root, who, { ...values, [path]: replaceAtWay(value, at, probe) }))
          found.add(`${ruleOf([...keys, ...at])}: ${what}`);
      };
      for (const [at, leaf] of leavesIn(value))
        for (const probe of PROBES[typeof leaf] ?? []) tryWith(at, probe, said(probe));
      for (const at of branchesIn(value)) {
        tryWith([...at, 'nobody knows it'], LONG, 'anything');
        tryWith(at, LONG, 'a text without an end');
      }
    }
  }
  return [...found].toSorted();
}

/**
 * Accepted exceptions: plausible times, optional fields, and branches that the office and organizer write as a whole.
 * For strangers: past times, empty notes, and operation numbers that only count up.
 */
const MAY: readonly (readonly [places: readonly string[], taken: readonly string[]])[] = [
  [['jumbotron/displays/$code/air/at', 'jumbotron/displays/$code/at'], ['1']],
  [
    [
      'resultsSaved/$e/$r/nobody knows it',
      'resultsSaved/$e/$r/placements/nobody knows it',
      'resultsSaved/$e/finalResults/nobody knows it',
      'resultsSaved/$e/finalResults/placements/nobody knows it',
    ],
    ['anything'],
  ],
  // The office and organizer could replace these branches by a string.
  [
    [
      'resultsSaved/$e/$r',
      'resultsSaved/$e/$r/placements',
      'resultsSaved/$e/finalResults',
      'resultsSaved/$e/finalResults/placements',
      'setAside/floodParts/$i',
    ],
    ['a text without an end'],
  ],
  [
    ['resultsSaved/$e/$r/placements/101', 'resultsSaved/$e/finalResults/placements/101'],
    ['"x"', '-1', '0.5', '1e15', 'true', '{"x":1}'],
  ],
];
const KNOWN = MAY.flatMap(([places, taken]) =>
  places.flatMap((place) => taken.map((what) => `${place}: ${what}`)),
).toSorted();

test('values that are unbounded, broken, of another type, or unknown are refused', () => {
  const found = unbounded(someOf(TAKEN));
  expect(found.filter((one) => !KNOWN.includes(one))).toEqual([]);
  if (IN_FULL) expect(found).toEqual(KNOWN);
});
