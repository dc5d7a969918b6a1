import { parseDance } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import { parseCouple, buildDanceMarks } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { scoreSummary } from './summary.ts';
import type { FinalResult, TieStep, WorkingCell } from './working.ts';

/** A row is a couple's marks from judges A, B, C, ...: '21511'. */
const rows = (marks: Readonly<Record<string, string>>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(marks).map(([number, row]) => [number, row.split('').map(Number)]));

function final(...dances: readonly Readonly<Record<string, string>>[]): FinalResult {
  const result = scoreFinal(
    dances.map((marks, at) => buildDanceMarks(parseDance(`Dance ${at + 1}`), rows(marks))),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Cells as a scrutineer writes them: '-' nothing, '3' a count, '3(5)' with the sum. */
const written = (cells: readonly WorkingCell[]): string =>
  cells
    .map(({ count, sum }) => `${count === 0 ? '-' : count}${sum === undefined ? '' : `(${sum})`}`)
    .join(' ');

/** Place, rule and row of each couple: '2nd by 7a: 1 3(5)'. */
function working(marks: Readonly<Record<string, string>>): Record<string, string> {
  const [dance] = final(marks).dances;
  return Object.fromEntries(
    (dance?.placings ?? []).map(({ couple: number, place, rule, passed, shared, cells }) => [
      number,
      `${place} by ${passed ? '8+' : ''}${rule}${shared ? '-tie' : ''}: ${written(cells)}`,
    ]),
  );
}

const overall = (result: FinalResult): Record<string, string> =>
  Object.fromEntries(
    result.placings.map(({ couple: number, place, decidedBy, path }) => [
      number,
      `${place} by ${decidedBy} (${path.join('>')})`,
    ]),
  );

const stepInWords = (step: TieStep): string =>
  step.rule === '10'
    ? `10 for ${step.position}: ${step.couples.map((row) => `${row.couple} ${row.count}(${row.sum})`).join(', ')} -> ${step.best.join(', ')}`
    : `11 for ${step.position}, ${step.majority} of ${step.votes}: ${step.couples.map((row) => `${row.couple} ${written(row.cells)}`).join(', ')} -> ${step.best.join(', ')}`;

describe('one dance', () => {
  test('Rule 5: a majority of 1st places wins, then of 2nd and higher, and so on', () => {
    expect(working({ 11: '15112', 21: '22541', 31: '33323', 41: '44234', 51: '51455', 61: '66666' })).toEqual(
      {
        11: '1 by 5: 3',
        21: '2 by 5: 1 3',
        31: '3 by 5: - 1 5',
        41: '4 by 5: - 1 2 5',
        51: '5 by 5: 1 1 1 2 5',
        61: '6 by 5: - - - - - 5',
      },
    );
  });

  test('Rule 6: of several majorities in one column, the larger one is placed first', () => {
    expect(
      working({ 12: '11144', 22: '32211', 32: '25522', 42: '43453', 52: '54335', 62: '66666' }),
    ).toMatchObject({ 12: '1 by 5: 3', 22: '2 by 6: 2 4', 32: '3 by 6: - 3' });
  });

  test('Rule 7a: of equal majorities, the smaller sum is placed first', () => {
    expect(working({ 13: '11155', 23: '22514', 33: '55222', 43: '33461', 53: '44333', 63: '66646' })).toEqual(
      {
        13: '1 by 5: 3',
        23: '2 by 7a: 1 3(5)',
        33: '3 by 7a: - 3(6)',
        43: '4 by 7a: 1 1 3(7)',
        53: '5 by 7a: - - 3(9)',
        63: '6 by 8+5: - - - 1 1 5',
      },
    );
  });

  test('Rule 7b: for equal majorities with equal sums, the next columns decide', () => {
    expect(
      working({ 14: '21511', 24: '12255', 34: '56122', 44: '33436', 54: '44364', 64: '65643' }),
    ).toMatchObject({ 24: '2 by 7b: 1 3(5) 3(5) 3(5) 5', 34: '3 by 7b: 1 3(5) 3(5) 3(5) 4' });
  });

  test('Rule 7b: couples equal to the last column share the mean of their places', () => {
    expect(working({ 11: '11334', 12: '22222', 13: '33411', 14: '44143' })).toEqual({
      12: '1 by 8+5: - 5',
      11: '2.5 by 7b-tie: 2 2 4(8) 5(12)',
      13: '2.5 by 7b-tie: 2 2 4(8) 5(12)',
      14: '4 by 5: 1 1 2 5',
    });
  });

  test('Rule 7b: one of three equal couples is separated, and the two others are compared again', () => {
    expect(working({ 101: '123', 102: '334', 103: '412', 104: '241' })).toEqual({
      101: '1 by 8+7b: 1 2(3) 3',
      103: '2.5 by 8+7b-tie: 1 2(3) 2(3) 3(7)',
      104: '2.5 by 8+7b-tie: 1 2(3) 2(3) 3(7)',
      102: '4 by 5: - - 2',
    });
  });

  test('Rule 7b: two pairs may share, each its own places', () => {
    expect(working({ 101: '1233', 102: '3321', 103: '2414', 104: '4142' })).toEqual({
      101: '1.5 by 8+7b-tie: 1 2 4(9) 4(9)',
      102: '1.5 by 8+7b-tie: 1 2 4(9) 4(9)',
      103: '3.5 by 7b-tie: 1 2 2 4(11)',
      104: '3.5 by 7b-tie: 1 2 2 4(11)',
    });
  });

  test('Rule 8: without a majority in a column, the next one is used, and all couples found there are marked with Rule 8', () => {
    expect(
      working({
        81: '3332523',
        82: '4443232',
        83: '2266414',
        84: '1615146',
        85: '5551361',
        86: '6124655',
      }),
    ).toMatchObject({ 81: '1 by 8+6: - 2 6', 82: '2 by 8+6: - 2 4', 83: '3 by 6: 1 3 3 5' });
  });

  test('D1: the majority of four judges is three', () => {
    expect(final({ 101: '2411', 102: '1224', 103: '4142', 104: '3333' }).dances[0]?.majority).toBe(3);
    expect(working({ 101: '2411', 102: '1224', 103: '4142', 104: '3333' })).toEqual({
      101: '1 by 8+7a: 2 3(4)',
      102: '2 by 8+7a: 1 3(5)',
      104: '3 by 5: - - 4',
      103: '4 by 5: 1 2 2 4',
    });
  });

  test('D2: after two couples found in “2nd and higher”, 4th place is looked for in “3rd and higher”', () => {
    // If 4th place were looked for in the column 1-4, couple 53 with five marks would be ahead of 43 with
    // four.
    const places = working({ 13: '11155', 23: '22514', 33: '55222', 43: '33461', 53: '44333', 63: '66646' });
    expect([places['43'], places['53']]).toEqual(['4 by 7a: 1 1 3(7)', '5 by 7a: - - 3(9)']);
  });

  test('a couple that dances alone is first, uncontested', () => {
    expect(working({ 204: '111' })).toEqual({ 204: '1 by 5: 3' });
    expect(overall(final({ 204: '111' }, { 204: '111' }))).toEqual({ 204: '1 by 9 (9)' });
  });

  test('the places of a single dance are the result, including shared ones', () => {
    const result = final({ 11: '11334', 12: '22222', 13: '33411', 14: '44143' });
    expect(overall(result)).toEqual({
      12: '1 by 9 (9)',
      11: '2.5 by tie (9)',
      13: '2.5 by tie (9)',
      14: '4 by 9 (9)',
    });
    expect(result.steps).toEqual([]);
  });
});

/** Places by dance, '11513' for five dances: the input of Rules 9 and 10. */
function places(byCouple: Readonly<Record<string, readonly number[]>>) {
  const dances = Object.values(byCouple)[0]?.length ?? 0;
  const result = scoreSummary(
    Array.from({ length: dances }, (_, at) => ({
      dance: parseDance(`Dance ${at + 1}`),
      places: new Map(Object.entries(byCouple).map(([number, row]) => [parseCouple(number), row[at] ?? 0])),
    })),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { ...result.value, dances: [] };
}

describe('several dances', () => {
  test('Rule 9: the smaller total is ahead', () => {
    const result = places({ 1: [1, 1, 2], 2: [2, 3, 1], 3: [3, 2, 3] });
    expect(overall(result)).toEqual({ 1: '1 by 9 (9)', 2: '2 by 9 (9)', 3: '3 by 9 (9)' });
    expect(result.placings.map(({ total }) => total)).toEqual([4, 6, 8]);
  });

  test('Rule 10: for equal totals, more places “that place and higher” win, then the smaller sum of them', () => {
    const result = places({
      101: [1, 1, 3],
      102: [2, 2, 1],
      103: [6, 4, 2],
      104: [5, 3, 4],
      105: [4, 5, 5],
      106: [3, 6, 6],
    });
    expect(result.steps.map(stepInWords)).toEqual([
      '10 for 1: 101 2(2), 102 1(1) -> 101',
      '10 for 3: 103 1(2), 104 1(3) -> 103',
    ]);
    expect(overall(result)).toMatchObject({ 103: '3 by 10 (10)', 104: '4 by 10 (10)', 105: '5 by 9 (9)' });
  });

  test('Rule 10: after the best of four couples, the three left are compared for the next place', () => {
    const result = places({
      101: [1, 6, 4, 1],
      102: [6, 2, 2, 2],
      103: [2, 1, 6, 3],
      104: [3, 4, 1, 4],
      105: [5, 3, 5, 5],
      106: [4, 5, 3, 6],
    });
    expect(result.steps.map(stepInWords)).toEqual([
      '10 for 1: 101 2(2), 102 0(0), 103 1(1), 104 1(1) -> 101',
      '10 for 2: 102 3(6), 103 2(3), 104 1(1) -> 102',
      '10 for 3: 103 3(6), 104 2(4) -> 103',
      '10 for 5: 105 4(18), 106 3(12) -> 105',
    ]);
    expect(overall(result)).toMatchObject({ 101: '1 by 10 (10)', 102: '2 by 10 (10)', 104: '4 by 10 (10)' });
  });

  test('D3: a shared 3.5 is not “3rd and higher”; a shared 2.5 is, and adds 2.5', () => {
    const result = final(
      { 101: '221', 102: '134', 103: '342', 104: '413' },
      { 101: '243', 102: '112', 103: '431', 104: '324' },
    );
    expect(result.dances.map((dance) => dance.placings.map(({ place }) => place))).toEqual([
      [1, 2.5, 2.5, 4],
      [1, 2, 3.5, 3.5],
    ]);
    expect(result.steps.map(stepInWords)).toEqual(['10 for 3: 103 1(2), 104 1(2.5) -> 103']);
  });

  test('Rule 11: for couples equal under Rule 10, all marks of all dances are treated as one big dance', () => {
    const result = final(
      { 111: '1111111', 112: '5354333', 113: '4545554', 114: '3433445', 115: '2222222' },
      { 111: '1111211', 112: '5334344', 113: '4555555', 114: '3443433', 115: '2222122' },
    );
    expect(result.steps.map(stepInWords)).toEqual([
      '10 for 3: 112 1(3), 114 1(3) -> 112, 114',
      '11 for 3, 8 of 14: 112 7 11, 114 7 13 -> 114',
    ]);
    expect(overall(result)).toEqual({
      111: '1 by 9 (9)',
      115: '2 by 9 (9)',
      114: '3 by 11 (10>11)',
      112: '4 by 11 (10>11)',
      113: '5 by 9 (9)',
    });
  });

  test('D1: the majority of ten votes together is six', () => {
    const result = final(
      {
        115: '11526',
        116: '42411',
        111: '25664',
        112: '68157',
        113: '83288',
        114: '74332',
        117: '57873',
        118: '36745',
      },
      {
        115: '11245',
        116: '52622',
        111: '36554',
        112: '78387',
        113: '85468',
        114: '63133',
        117: '27771',
        118: '44816',
      },
    );
    expect(result.steps.slice(0, 2).map(stepInWords)).toEqual([
      '10 for 1: 115 1(1), 116 1(1) -> 115, 116',
      '11 for 1, 6 of 10: 115 4 6(8), 116 2 6(10) -> 115',
    ]);
  });

  test('D4: couples with equal number and equal sum go straight to Rule 11, and lower places are not looked at', () => {
    // Under Rule 10 for 2nd place 104 (1, 2, 4) would be ahead of 101 (1, 3, 3).
    const result = final(
      { 101: '313', 102: '242', 103: '134', 104: '421' },
      { 101: '311', 102: '222', 103: '133', 104: '444' },
      { 101: '133', 102: '442', 103: '321', 104: '214' },
    );
    expect(result.steps.slice(0, 2).map(stepInWords)).toEqual([
      '10 for 1: 101 1(1), 104 1(1) -> 101, 104',
      '11 for 1, 5 of 9: 101 4 4 9, 104 2 4 4 -> 101',
    ]);
    expect(overall(result)).toMatchObject({ 101: '1 by 11 (10>11)', 104: '2 by 11 (10>11)' });
  });

  test('D5: a pair in Rule 11 is placed before a third couple of the tie is looked at again', () => {
    // Compared again for 2nd place, 101 (2nd and 2nd) would be ahead of 102 (1st and 3rd).
    const result = final({ 101: '222', 102: '133', 103: '311' }, { 101: '213', 102: '131', 103: '322' });
    expect(result.steps.map(stepInWords)).toEqual([
      '10 for 1: 101 0(0), 102 1(1), 103 1(1) -> 102, 103',
      '11 for 1, 4 of 6: 102 3 3, 103 2 4 -> 103',
    ]);
    expect(overall(result)).toEqual({ 103: '1 by 11 (10>11)', 102: '2 by 11 (10>11)', 101: '3 by 10 (10)' });
  });

  test('D6: Rule 11 begins in the column of the place to be decided', () => {
    // In the columns 1 and 2, 102 would have the majority first.
    const result = final(
      { 101: '121', 102: '244', 103: '332', 104: '413' },
      { 101: '134', 102: '222', 103: '343', 104: '411' },
    );
    expect(result.steps.slice(2).map(stepInWords)).toEqual([
      '10 for 3: 102 1(2), 103 1(2) -> 102, 103',
      '11 for 3, 4 of 6: 102 4, 103 5 -> 103',
    ]);
    expect(overall(result)).toMatchObject({ 103: '3 by 11 (10>11)', 102: '4 by 11 (10>11)' });
  });

  test('D7: of three couples in Rule 11, one is placed, and the two others go back to Rule 10', () => {
    // In the Rule 11 table itself, 101 and 104 are equal in 1-2 and would go on to the next column.
    const result = final(
      { 101: '332', 102: '441', 103: '214', 104: '123' },
      { 101: '432', 102: '221', 103: '114', 104: '343' },
      { 101: '123', 102: '314', 103: '432', 104: '241' },
    );
    expect(result.steps.map(stepInWords)).toEqual([
      '10 for 1: 101 1(1), 103 1(1), 104 1(1) -> 101, 103, 104',
      '11 for 1, 5 of 9: 101 1 4, 103 3 5, 104 2 4 -> 103',
      '10 for 2: 101 1(1), 104 2(3) -> 104',
    ]);
    expect(overall(result)).toMatchObject({
      103: '1 by 11 (10>11)',
      104: '2 by 11 (10>11>10)',
      101: '3 by 11 (10>11>10)',
    });
  });

  test('D8: a tie that nothing breaks is shared by the mean and left to the chairman', () => {
    const result = final(
      { 253: '112', 338: '221', 262: '343', 400: '434' },
      { 253: '221', 338: '112', 262: '434', 400: '343' },
    );
    expect(overall(result)).toEqual({
      253: '1.5 by tie (10>11)',
      338: '1.5 by tie (10>11)',
      262: '3.5 by tie (10>11)',
      400: '3.5 by tie (10>11)',
    });
  });

  test('D9: without a majority of all votes, more marks decide nothing under Rule 11', () => {
    // 101 has three firsts against one, but four of the six votes are needed.
    const result = final({ 101: '113', 102: '222', 103: '331' }, { 101: '132', 102: '221', 103: '313' });
    expect(result.steps.map(stepInWords)).toEqual([
      '10 for 1: 101 1(1), 102 1(1) -> 101, 102',
      '11 for 1, 4 of 6: 101 3 4, 102 1 6 -> 102',
    ]);
    expect(overall(result)).toMatchObject({ 102: '1 by 11 (10>11)', 101: '2 by 11 (10>11)' });
  });

  test('couples equal under Rule 10 share the mean if only their places are known', () => {
    const result = places({ 1: [1, 2], 2: [2, 1], 3: [3, 3] });
    expect(overall(result)).toEqual({ 1: '1.5 by tie (10)', 2: '1.5 by tie (10)', 3: '3 by 9 (9)' });
    expect(result.steps.map(stepInWords)).toEqual(['10 for 1: 1 1(1), 2 1(1) -> 1, 2']);
  });
});
