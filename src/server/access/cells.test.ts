import { expect, test } from 'vitest';
import { buildMiddayTree, canRead, isWriteAccepted, toUid } from './testing/writeChecks.ts';
import { MATRIX_CELLS, MATRIX_PUSHES, MATRIX_READS, MATRIX_STEPS } from './testing/matrix/matrix.ts';
import { resolvePath, resolveValue } from './testing/matrix/rows.ts';
import { EVERYBODY, type TestPerson } from './testing/testPersons.ts';

// Every cell of the matrix for every person, checked directly against the rules. The tests of the SDK and
// HTTP use a server: locally with a fixed sample of the cells, in CI with all of them (writing.test.ts,
// writingOverHttp.test.ts).

interface Answer {
  readonly name: string;
  readonly expected: readonly TestPerson[];
  readonly isAble: (who: TestPerson) => boolean;
}

/** Cells where the rules differ from the matrix, with the persons whom the rules allow. */
const wrongAnswers = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap(({ name, expected, isAble }) => {
    const able = EVERYBODY.filter(isAble);
    return able.join() === expected.join() ? [] : [`${name}: ${able.join(', ')}; not ${expected.join(', ')}`];
  });

test('each value is written by exactly the accounts that the access matrix names', () => {
  const answers = MATRIX_CELLS.map(({ name, place, value, writers, differs }): Answer => {
    const hall = buildMiddayTree(differs);
    return {
      name,
      expected: writers,
      isAble: (who) =>
        isWriteAccepted(hall, who, { [resolvePath(place, who, toUid)]: resolveValue(value, who, toUid) }),
    };
  });
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each value is removed by exactly the accounts that the access matrix names', () => {
  const answers = MATRIX_CELLS.flatMap(({ name, place, removers, differs }): readonly Answer[] => {
    if (removers === undefined) return [];
    const hall = buildMiddayTree(differs);
    return [
      {
        name,
        expected: removers,
        isAble: (who) => isWriteAccepted(hall, who, { [resolvePath(place, who, toUid)]: null }),
      },
    ];
  });
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each list is appended to by exactly the accounts that the access matrix names', () => {
  const hall = buildMiddayTree({});
  const answers = MATRIX_PUSHES.map(([place, value, able]): Answer => ({
    name: resolvePath(place, 'anon', toUid),
    expected: able,
    isAble: (who) => {
      const list = resolvePath(place, who, toUid);
      return isWriteAccepted(hall, who, {
        [list === '' ? '-new' : `${list}/-new`]: resolveValue(value, who, toUid),
      });
    },
  }));
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each multi-path step is done by exactly the accounts that the access matrix names', () => {
  const answers = MATRIX_STEPS.map(({ name, values, able, differs }): Answer => {
    const hall = buildMiddayTree(differs);
    return { name, expected: able, isAble: (who) => isWriteAccepted(hall, who, values(who, toUid)) };
  });
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each place is read by exactly the accounts that the access matrix names', () => {
  const hall = buildMiddayTree({});
  const answers = MATRIX_READS.map(([place, able]): Answer => ({
    name: resolvePath(place, 'anon', toUid),
    expected: able,
    isAble: (who) => canRead(hall, who, resolvePath(place, who, toUid)),
  }));
  expect(wrongAnswers(answers)).toEqual([]);
});
