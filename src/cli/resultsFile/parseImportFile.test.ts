import { describe, expect, test } from 'vitest';
import { RESULTS_EXAMPLE, ENTRIES_EXAMPLE } from '../import/examples.ts';
import { formatFileProblem } from './jsonText.ts';
import { parseImportFile } from './parseImportFile.ts';

const problemsOf = (text: string): readonly string[] => {
  const read = parseImportFile(text);
  return read.ok ? [] : read.problems.map(formatFileProblem);
};

test('the examples from `import --help` can be imported', () => {
  for (const [text, kind] of [
    [RESULTS_EXAMPLE, 'danced'],
    [ENTRIES_EXAMPLE, 'entered'],
  ] as const) {
    const read = parseImportFile(text);
    expect([read.ok && read.value.kind, problemsOf(text)]).toEqual([kind, []]);
  }
});

test('a file without marks is read as an event to be danced: couples by number, rounds from the final', () => {
  const read = parseImportFile(ENTRIES_EXAMPLE);
  expect(read.ok && read.value).toEqual({
    kind: 'entered',
    event: {
      name: 'Bronze Waltz',
      level: 'Bronze',
      style: 'Standard',
      dances: ['Waltz'],
      couples: ['101', '102', '103'],
      rounds: [
        { number: 0, recallSize: undefined },
        { number: 1, recallSize: 2 },
      ],
    },
  });
});

describe('reports problems of a file without marks with line and field', () => {
  const changed = (from: string, to: string) => {
    expect(ENTRIES_EXAMPLE).toContain(from);
    return problemsOf(ENTRIES_EXAMPLE.replace(from, to));
  };

  test.each([
    ['103]', '101]', 'Line 3, entries[2]: 101 is entered twice.'],
    ['103]', '"x"]', 'Line 3, entries[2]: "x" is not a lead number: 1 to 9999.'],
    ['[101, 102, 103]', '[]', 'Line 3, entries: there are no couples.'],
    ['[101, 102, 103]', '{}', 'Line 3, entries: is an object, not a list.'],
    [', "mostMarked": 2', '', 'Line 5, rounds[0].mostMarked: is missing.'],
    [
      '"mostMarked": 2',
      '"mostMarked": 3',
      'Line 5, rounds[0].mostMarked: is 3, but only 3 couples dance in this round.',
    ],
    ['"order": 2', '"order": 1', 'Line 6, rounds[1].order: the order 1 appears twice.'],
    ['"kind": "final"', '"kind": "semi"', 'Line 6, rounds[1].kind: is "semi", not "recall" or "final".'],
    ['"level": "Bronze"', '"level": "Wood"', /^Line 2, event.level: Wood is not a level: /],
    [
      '"order": 2 }',
      '"order": 2, "byes": [103] }',
      /^Line 6, rounds\[1\]\.byes: byes cannot be imported with entries\. .* in the schedule and tap each couple to seed it\.$/,
    ],
    [
      '"order": 2 }',
      '"order": 2, "dances": [] }',
      'Line 6, rounds[1].dances: does not belong in a file with entries: either all rounds have marks, or there are entries and no marks.',
    ],
  ])('a problem of a file without marks is reported by line and field: %s as %s', (from, to, problem) => {
    const problems = changed(from, to);
    expect(problems).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });

  test('a file that is not JSON is reported', () => {
    expect(problemsOf('{ "entries": [')).toContainEqual(expect.stringContaining('not valid JSON'));
  });
});
