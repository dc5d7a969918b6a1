import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCouple, buildDanceMarks, buildPanel } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { findMarksProblems } from './marks.ts';
import { arbitraryFinals, SMALL_FINALS } from './testing/chance.ts';

const problemsOf = (...dances: Parameters<typeof findMarksProblems>[0]) => findMarksProblems(dances);

describe('Rules 2 to 4: an invalid final is returned with judge and couple', () => {
  test.each([
    [
      'a place given twice',
      { 101: [1, 3], 117: [2, 3], 120: [3, 1] },
      [{ kind: 'given twice', judge: 'B', place: 3, couples: ['101', '117'] }],
    ],
    [
      'a place given three times',
      { 101: [1, 2], 117: [2, 2], 120: [3, 2] },
      [{ kind: 'given twice', judge: 'B', place: 2, couples: ['101', '117', '120'] }],
    ],
    [
      'a place that is not there',
      { 101: [1, 1], 117: [2, 3] },
      [{ kind: 'no such place', judge: 'B', couple: '117', mark: 3, last: 2 }],
    ],
    [
      'a half place',
      { 101: [1.5], 117: [2] },
      [{ kind: 'no such place', judge: 'A', couple: '101', mark: 1.5, last: 2 }],
    ],
    ['no place', { 101: [1, 2], 117: [2] }, [{ kind: 'no mark', judge: 'B', couple: '117' }]],
    ['zero', { 101: [0] }, [{ kind: 'no such place', judge: 'A', couple: '101', mark: 0, last: 1 }]],
  ])('an invalid final is refused with its judge and couple: %s (Rules 2 to 4)', (_, marks, expected) => {
    expect(problemsOf(buildDanceMarks('Waltz', marks))).toEqual(
      expected.map((problem) => ({ dance: 'Waltz', ...problem })),
    );
  });

  test('the check of a final reports more marks than judges', () => {
    const dance = {
      dance: 'Waltz',
      judges: buildPanel(1),
      marks: new Map([[parseCouple(101), [1, 1]]]),
    } as const;
    expect(problemsOf(dance)).toEqual([
      { kind: 'too many marks', dance: 'Waltz', couple: '101', marks: 2, judges: 1 },
    ]);
  });

  test('the check of a final reports a couple that misses a dance', () => {
    expect(
      problemsOf(buildDanceMarks('Waltz', { 101: [1], 102: [2] }), buildDanceMarks('Tango', { 101: [1] })),
    ).toEqual([{ kind: 'not in this dance', dance: 'Tango', couple: '102', in: 'Waltz' }]);
    expect(
      problemsOf(buildDanceMarks('Waltz', { 101: [1] }), buildDanceMarks('Tango', { 101: [1], 102: [2] })),
    ).toEqual([{ kind: 'not in this dance', dance: 'Waltz', couple: '102', in: 'Tango' }]);
  });

  test('the check of a final reports missing dances, couples and judges', () => {
    expect(problemsOf()).toEqual([{ kind: 'no dance' }]);
    expect(problemsOf(buildDanceMarks('Waltz', {}))).toEqual([{ kind: 'no couple', dance: 'Waltz' }]);
    expect(problemsOf({ dance: 'Waltz', judges: [], marks: new Map([[parseCouple(101), []]]) })).toEqual([
      { kind: 'no judge', dance: 'Waltz' },
    ]);
  });

  test('the check of a final reports all problems at once, and scoring refuses with them', () => {
    const dances = [
      buildDanceMarks('Waltz', { 101: [1, 3], 102: [1, 2] }),
      buildDanceMarks('Tango', { 101: [2, 2], 102: [1, 1] }),
    ];
    const result = scoreFinal(dances);
    expect(result.ok ? [] : result.problems).toEqual([
      { kind: 'given twice', dance: 'Waltz', judge: 'A', place: 1, couples: ['101', '102'] },
      { kind: 'no such place', dance: 'Waltz', judge: 'B', couple: '101', mark: 3, last: 2 },
    ]);
  });

  test('the check of a final finds one wrong mark anywhere and names its judge', () => {
    const wrong = fc.oneof(fc.constantFrom(0, -1, 1.5, Number.NaN, 33, 1e9), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(
        arbitraryFinals(SMALL_FINALS),
        fc.tuple(fc.nat(), fc.nat(), fc.nat()),
        wrong,
        (dances, [d, c, j], mark) => {
          const dance = dances[d % dances.length];
          if (dance === undefined) return;
          const seat = j % dance.judges.length;
          const [number, marks] = [...dance.marks][c % dance.marks.size] ?? [];
          if (number === undefined || marks === undefined || marks[seat] === mark) return;
          const spoilt = { ...dance, marks: new Map(dance.marks).set(number, marks.with(seat, mark)) };
          const problems = findMarksProblems(dances.map((other) => (other === dance ? spoilt : other)));
          expect(problems.map((problem) => ('judge' in problem ? problem.judge : undefined))).toEqual([
            dance.judges[seat],
          ]);
        },
      ),
    );
  });

  test('the check of a final accepts valid marks', () => {
    fc.assert(
      fc.property(arbitraryFinals(SMALL_FINALS), (dances) => {
        expect(findMarksProblems(dances)).toEqual([]);
      }),
    );
  });
});
