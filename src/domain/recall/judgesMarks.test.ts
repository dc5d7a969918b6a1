import type { EventDance } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import {
  findRecallMarksProblems,
  findFinalMarksProblems,
  collectDanceMarks,
  type JudgesMarksProblem,
} from './judgesMarks.ts';
import { parseCouple, parseJudge } from '../testing/published.ts';

const numbers = (...list: readonly number[]) => list.map(parseCouple);
const round = numbers(101, 102, 103, 104);
const recallMarks = (...recalled: readonly number[]) => ({
  judge: parseJudge('B'),
  dance: 'Waltz' as const,
  recalled: numbers(...recalled),
});
const finalMarks = (...placed: readonly number[]) => ({
  judge: parseJudge('B'),
  dance: 'Waltz' as const,
  placed: numbers(...placed),
});

/** A short form: 'short 1', 'stranger 999'. */
const told = (problem: JudgesMarksProblem): string =>
  `${problem.kind} ${'by' in problem ? problem.by : problem.couple}`;

const problemsInRecall = (wanted: number, ...recalled: readonly number[]): readonly string[] =>
  findRecallMarksProblems(round, recallMarks(...recalled), wanted).map(told);

const problemsInFinal = (...placed: readonly number[]): readonly string[] =>
  findFinalMarksProblems(round, finalMarks(...placed)).map(told);

const placing = (letter: string, dance: EventDance, ...placed: readonly number[]) => ({
  judge: parseJudge(letter),
  dance,
  placed: numbers(...placed),
});

describe('the marks of a preliminary round', () => {
  test('a preliminary sheet with as many marks as asked for has no problem', () => {
    expect(problemsInRecall(2, 101, 104)).toEqual([]);
  });

  test('a preliminary sheet with too few or too many marks has a problem', () => {
    expect(problemsInRecall(3, 101, 104)).toEqual(['short 1']);
    expect(problemsInRecall(2)).toEqual(['short 2']);
    expect(problemsInRecall(2, 101, 102, 103)).toEqual(['long 1']);
  });

  test('a preliminary sheet counts a repeated number once, and a number not in the round not at all', () => {
    expect(problemsInRecall(2, 101, 101, 999)).toEqual(['stranger 999', 'double 101', 'short 1']);
  });

  test('a preliminary sheet is never asked for more couples than there are', () => {
    expect(problemsInRecall(6, 101, 102, 103, 104)).toEqual([]);
  });

  test('every problem of a preliminary sheet names its judge and dance', () => {
    const [problem] = findRecallMarksProblems(round, recallMarks(), 2);
    expect(problem).toEqual({ kind: 'short', by: 2, judge: 'B', dance: 'Waltz' });
  });
});

describe('the marks of a final', () => {
  test('a final’s sheet with every couple placed once has no problem', () => {
    expect(problemsInFinal(103, 101, 104, 102)).toEqual([]);
  });

  test('a final’s sheet reports couples missing, repeated or not in this round', () => {
    expect(problemsInFinal(103, 101, 103, 999)).toEqual([
      'stranger 999',
      'double 103',
      'missing 102',
      'missing 104',
    ]);
  });
});

describe("the judges' marks of a dance as one table", () => {
  test('a couple’s mark in a final is its place in the judge’s order', () => {
    const marks = [
      placing('A', 'Waltz', 102, 101),
      placing('A', 'Tango', 101, 102),
      placing('B', 'Waltz', 101, 102),
    ];
    expect(collectDanceMarks('Waltz', numbers(101, 102), marks)).toEqual({
      ok: true,
      value: {
        dance: 'Waltz',
        judges: ['A', 'B'],
        marks: new Map([
          ['101', [2, 1]],
          ['102', [1, 2]],
        ]),
      },
    });
  });

  test('the table of a dance shows faulty marks as they are', () => {
    expect(collectDanceMarks('Waltz', numbers(101, 102), [placing('A', 'Waltz', 102)])).toEqual({
      ok: false,
      problems: [{ kind: 'missing', couple: '101', judge: 'A', dance: 'Waltz' }],
    });
  });
});
