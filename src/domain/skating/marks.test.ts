import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couple, danceMarks, panel } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { marksProblems } from './marks.ts';
import { finals, SMALL } from './testing/chance.ts';

const sentences = (...dances: Parameters<typeof marksProblems>[0]): readonly string[] =>
  marksProblems(dances).map(({ problem }) => problem);

describe('Rules 2 to 4: what is no valid final goes back, in words', () => {
  test.each([
    [
      'a place given twice',
      { 101: [1, 3], 117: [2, 3], 120: [3, 1] },
      ['Judge B gives 3rd place to 101 and 117 in Waltz.'],
    ],
    [
      'a place given three times',
      { 101: [1, 2], 117: [2, 2], 120: [3, 2] },
      ['Judge B gives 2nd place to 101, 117 and 120 in Waltz.'],
    ],
    [
      'a place that is not there',
      { 101: [1, 1], 117: [2, 3] },
      ['Judge B gives 117 the mark 3 in Waltz: marks are whole numbers from 1 to 2.'],
    ],
    [
      'a half place',
      { 101: [1.5], 117: [2] },
      ['Judge A gives 101 the mark 1.5 in Waltz: marks are whole numbers from 1 to 2.'],
    ],
    ['no place', { 101: [1, 2], 117: [2] }, ['Judge B gives 117 no place in Waltz.']],
    ['zero', { 101: [0] }, ['Judge A gives 101 the mark 0 in Waltz: marks are whole numbers from 1 to 1.']],
  ])('%s', (_, marks, expected) => {
    expect(sentences(danceMarks('Waltz', marks))).toEqual(expected);
  });

  test('more marks than judges', () => {
    const dance = { dance: 'Waltz', judges: panel(1), marks: new Map([[couple(101), [1, 1]]]) } as const;
    expect(sentences(dance)).toEqual(['101 has 2 marks in Waltz from 1 judge.']);
  });

  test('a couple that misses a dance', () => {
    expect(sentences(danceMarks('Waltz', { 101: [1], 102: [2] }), danceMarks('Tango', { 101: [1] }))).toEqual(
      ['102 is in Waltz, but not in Tango.'],
    );
    expect(sentences(danceMarks('Waltz', { 101: [1] }), danceMarks('Tango', { 101: [1], 102: [2] }))).toEqual(
      ['102 is in Tango, but not in Waltz.'],
    );
  });

  test('no dance, no couple, no judge', () => {
    expect(sentences()).toEqual(['A final has at least one dance.']);
    expect(sentences(danceMarks('Waltz', {}))).toEqual(['No couple is marked in Waltz.']);
    expect(sentences({ dance: 'Waltz', judges: [], marks: new Map([[couple(101), []]]) })).toEqual([
      'No judge has marked Waltz.',
    ]);
  });

  test('all problems are told at once, and scoring refuses with them', () => {
    const dances = [
      danceMarks('Waltz', { 101: [1, 3], 102: [1, 2] }),
      danceMarks('Tango', { 101: [2, 2], 102: [1, 1] }),
    ];
    const result = scoreFinal(dances);
    expect(result.ok ? [] : result.problems).toEqual([
      {
        dance: 'Waltz',
        judge: 'A',
        couple: '101',
        problem: 'Judge A gives 1st place to 101 and 102 in Waltz.',
      },
      {
        dance: 'Waltz',
        judge: 'B',
        couple: '101',
        problem: 'Judge B gives 101 the mark 3 in Waltz: marks are whole numbers from 1 to 2.',
      },
    ]);
  });

  test('one wrong mark anywhere is found, and named with its judge', () => {
    const wrong = fc.oneof(fc.constantFrom(0, -1, 1.5, Number.NaN, 33, 1e9), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(finals(SMALL), fc.nat(), fc.nat(), fc.nat(), wrong, (dances, d, c, j, mark) => {
        const dance = dances[d % dances.length];
        if (dance === undefined) return;
        const seat = j % dance.judges.length;
        const [number, marks] = [...dance.marks][c % dance.marks.size] ?? [];
        if (number === undefined || marks === undefined || marks[seat] === mark) return;
        const spoilt = { ...dance, marks: new Map(dance.marks).set(number, marks.with(seat, mark)) };
        const problems = marksProblems(dances.map((other) => (other === dance ? spoilt : other)));
        expect(problems.map(({ judge }) => judge)).toEqual([dance.judges[seat]]);
      }),
    );
  });

  test('valid marks have no problem', () => {
    fc.assert(
      fc.property(finals(SMALL), (dances) => {
        expect(marksProblems(dances)).toEqual([]);
      }),
    );
  });
});
