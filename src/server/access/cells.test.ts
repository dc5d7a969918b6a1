import { expect, test } from 'vitest';
import { hallWith, isRead, isTaken, uid } from './testing/asked.ts';
import { CELLS, PUSHES, READS, STEPS } from './testing/matrix/matrix.ts';
import { pathOf, valueOf } from './testing/matrix/rows.ts';
import { EVERYBODY, type Who } from './testing/who.ts';

// Every cell of the matrix for every person, asked of the rules directly. SDK and HTTP run a fixed sample over a server
// at the desk, and all of them on a build machine (writing.test.ts, writingOverHttp.test.ts).

interface Answer {
  readonly name: string;
  readonly expected: readonly Who[];
  readonly isAble: (who: Who) => boolean;
}

/** Cells where the rules differ from the matrix, with those who can. */
const wrongAnswers = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap(({ name, expected, isAble }) => {
    const able = EVERYBODY.filter(isAble);
    return able.join() === expected.join() ? [] : [`${name}: ${able.join(', ')}; not ${expected.join(', ')}`];
  });

test('each value is written by exactly the accounts that the access matrix names', () => {
  const answers = CELLS.map(({ name, place, value, writers, differs }): Answer => {
    const hall = hallWith(differs);
    return {
      name,
      expected: writers,
      isAble: (who) => isTaken(hall, who, { [pathOf(place, who, uid)]: valueOf(value, who, uid) }),
    };
  });
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each value is removed by exactly the accounts that the access matrix names', () => {
  const answers = CELLS.flatMap(({ name, place, removers, differs }): readonly Answer[] => {
    if (removers === undefined) return [];
    const hall = hallWith(differs);
    return [
      { name, expected: removers, isAble: (who) => isTaken(hall, who, { [pathOf(place, who, uid)]: null }) },
    ];
  });
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each list is appended to by exactly the accounts that the access matrix names', () => {
  const hall = hallWith({});
  const answers = PUSHES.map(([place, value, able]): Answer => ({
    name: pathOf(place, 'anon', uid),
    expected: able,
    isAble: (who) => {
      const list = pathOf(place, who, uid);
      return isTaken(hall, who, { [list === '' ? '-new' : `${list}/-new`]: valueOf(value, who, uid) });
    },
  }));
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each multi-path step is done by exactly the accounts that the access matrix names', () => {
  const answers = STEPS.map(({ name, values, able, differs }): Answer => {
    const hall = hallWith(differs);
    return { name, expected: able, isAble: (who) => isTaken(hall, who, values(who, uid)) };
  });
  expect(wrongAnswers(answers)).toEqual([]);
});

test('each place is read by exactly the accounts that the access matrix names', () => {
  const hall = hallWith({});
  const answers = READS.map(([place, able]): Answer => ({
    name: pathOf(place, 'anon', uid),
    expected: able,
    isAble: (who) => isRead(hall, who, pathOf(place, who, uid)),
  }));
  expect(wrongAnswers(answers)).toEqual([]);
});
