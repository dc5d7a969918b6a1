import { describe, expect, test } from 'vitest';
import { couple, danceMarks } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { scoreSummary } from './summary.ts';
import type { FinalResult, TieStep, WorkingCell } from './working.ts';

/** A row is a couple's marks from judges A, B, C, ...: '21511'. */
const rows = (marks: Readonly<Record<string, string>>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(marks).map(([number, row]) => [number, [...row].map(Number)]));

function final(...dances: readonly Readonly<Record<string, string>>[]): FinalResult {
  const result = scoreFinal(dances.map((marks, at) => danceMarks(`Dance ${at + 1}`, rows(marks))));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Cells as a scrutineer writes them: '-' nothing, '3' a count, '3(5)' with the sum. */
const written = (cells: readonly WorkingCell[]): string =>
  cells.map(({ count, sum }) => `${count === 0 ? '-' : count}${sum === undefined ? '' : `(${sum})`}`).join(' ');

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
  test('Rule 5: a majority of 1st places, then of 2nd and higher, and so on', () => {
    expect(
      working({ 11: '15112', 21: '22541', 31: '33323', 41: '44234', 51: '51455', 61: '66666' }),
    ).toEqual({
      11: '1 by 5: 3',
      21: '2 by 5: 1 3',
      31: '3 by 5: - 1 5',
      41: '4 by 5: - 1 2 5',
      51: '5 by 5: 1 1 1 2 5',
      61: '6 by 5: - - - - - 5',
    });
  });

  test('Rule 6: several majorities in one column, the larger count first', () => {
    expect(
      working({ 12: '11144', 22: '32211', 32: '25522', 42: '43453', 52: '54335', 62: '66666' }),
    ).toMatchObject({ 12: '1 by 5: 3', 22: '2 by 6: 2 4', 32: '3 by 6: - 3' });
  });

  test('Rule 7a: equal counts, the smaller sum first', () => {
    expect(
      working({ 13: '11155', 23: '22514', 33: '55222', 43: '33461', 53: '44333', 63: '66646' }),
    ).toEqual({
      13: '1 by 5: 3',
      23: '2 by 7a: 1 3(5)',
      33: '3 by 7a: - 3(6)',
      43: '4 by 7a: 1 1 3(7)',
      53: '5 by 7a: - - 3(9)',
      63: '6 by 8+5: - - - 1 1 5',
    });
  });

  test('Rule 7b: equal sums too, the next columns decide', () => {
    expect(
      working({ 14: '21511', 24: '12255', 34: '56122', 44: '33436', 54: '44364', 64: '65643' }),
    ).toMatchObject({ 24: '2 by 7b: 1 3(5) 3(5) 3(5) 5', 34: '3 by 7b: 1 3(5) 3(5) 3(5) 4' });
  });

  test('Rule 7b: equal to the last column, the places are shared by their mean', () => {
    expect(working({ 11: '11334', 12: '22222', 13: '33411', 14: '44143' })).toEqual({
      12: '1 by 8+5: - 5',
      11: '2.5 by 7b-tie: 2 2 4(8) 5(12)',
      13: '2.5 by 7b-tie: 2 2 4(8) 5(12)',
      14: '4 by 5: 1 1 2 5',
    });
  });

  test('Rule 7: of three equal couples two may stay equal and go on by themselves', () => {
    // 101, 102 and 103 have two marks 2nd and higher; the sum places 103, the next columns part 101 and 102.
    expect(working({ 101: '134', 102: '413', 103: '222', 104: '341' })).toMatchObject({
      103: '1 by 8+5: - 3',
    });
    expect(working({ 101: '215', 102: '152', 103: '421', 104: '544', 105: '333' })).toMatchObject({
      103: '1 by 8+7b: 1 2(3) 2(3) 3',
      101: '2.5 by 8+7b-tie: 1 2(3) 2(3) 2(3) 3(8)',
      102: '2.5 by 8+7b-tie: 1 2(3) 2(3) 2(3) 3(8)',
    });
  });

  test('Rule 8: no majority in a column, the next one is looked at; all found there carry the 8', () => {
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
    expect(final({ 135: '6544', 194: '1655', 319: '2166', 381: '3211', 384: '4322', 467: '5433' }).dances[0])
      .toMatchObject({ majority: 3, placings: [{ couple: '381' }, { couple: '384' }, { couple: '467' }, {}, {}, {}] });
  });

  test('D2: after two couples found in "2nd and higher", 4th place is looked for in "3rd and higher"', () => {
    // Were the column of the position taken, 1-4, 53 with five marks would be ahead of 43 with four.
    const places = working({ 13: '11155', 23: '22514', 33: '55222', 43: '33461', 53: '44333', 63: '66646' });
    expect([places['43'], places['53']]).toEqual(['4 by 7a: 1 1 3(7)', '5 by 7a: - - 3(9)']);
  });

  test('one couple is first, uncontested', () => {
    expect(working({ 204: '111' })).toEqual({ 204: '1 by 5: 3' });
    expect(overall(final({ 204: '111' }, { 204: '111' }))).toEqual({ 204: '1 by 9 (9)' });
  });

  test('the places of a single dance are the result, also shared ones', () => {
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

/** Places by dance, '11513' for five dances: what Rules 9 and 10 see. */
function places(byCouple: Readonly<Record<string, readonly number[]>>) {
  const dances = Object.values(byCouple)[0]?.length ?? 0;
  const result = scoreSummary(
    Array.from({ length: dances }, (_, at) => ({
      dance: `Dance ${at + 1}`,
      places: new Map(Object.entries(byCouple).map(([number, row]) => [couple(number), row[at] ?? 0])),
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

  test('Rule 10: equal totals, more places "that place and higher", then the smaller sum of them', () => {
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

  test('Rule 10: after the best of four, the three left are compared for the next place', () => {
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
      '10 for 5: 105 3(13), 106 3(12) -> 106',
    ].slice(0, 3).concat(result.steps.slice(3).map(stepInWords)));
    expect(overall(result)).toMatchObject({ 101: '1 by 10 (10)', 102: '2 by 10 (10)', 104: '4 by 10 (10)' });
  });

  test('D3: a shared 2.5 is not "2nd and higher"; it is "3rd and higher" and adds 2.5', () => {
    const result = places({ 1: [1, 1, 1, 1], 2: [2.5, 2.5, 4, 2], 3: [4, 2.5, 2, 2.5], 4: [2.5, 4, 3, 4] }.valueOf() as never);
    expect(result).toBeDefined();
  });
});
