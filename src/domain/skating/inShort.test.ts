import { describe, expect, test } from 'vitest';
import type { EventDance } from '../event/dances.ts';
import { judgeKey, leadNumber, type LeadNumber } from '../ids.ts';
import { scoreFinal } from './final.ts';
import { inShort, rulesBehind } from './inShort.ts';
import type { DanceMarks, FinalResult } from './working.ts';

const lead = (text: string): LeadNumber => leadNumber(text) ?? expect.unreachable();

/** A dance as it stands on paper: a row of marks for each couple. */
const dance = (name: EventDance, rows: Readonly<Record<string, string>>): DanceMarks => ({
  dance: name,
  judges: 'ABCDEFGHI'
    .slice(0, Object.values(rows)[0]?.length)
    .split('')
    .flatMap((letter) => judgeKey(letter) ?? []),
  marks: new Map(Object.entries(rows).map(([couple, row]) => [lead(couple), row.split('').map(Number)])),
});

function final(...dances: readonly DanceMarks[]): FinalResult {
  const scored = scoreFinal(dances);
  return scored.ok ? scored.value : expect.unreachable();
}

function shortOf(result: FinalResult, couple: string, judges?: number) {
  const placing = result.placings.find((one) => one.couple === couple) ?? expect.unreachable();
  return { short: inShort(result, placing, judges), rules: rulesBehind(result, placing) };
}

/** 126 and 187 have a total of 5, and each one dance placed 2nd or better: 126 the better one. */
const TIED = final(
  dance('Waltz', {
    214: '2211131',
    187: '1422212',
    302: '4144525',
    126: '5533453',
    251: '6365344',
    339: '3656666',
  }),
  dance('Quickstep', {
    126: '2412121',
    214: '1234212',
    187: '6121434',
    302: '5543545',
    251: '3655353',
    339: '4366666',
  }),
);

describe('several dances', () => {
  test('a total that nobody else has, counted from the lowest', () => {
    expect(shortOf(TIED, '302')).toEqual({
      short: {
        kind: 'total',
        places: [
          { dance: 'Waltz', place: 3 },
          { dance: 'Quickstep', place: 4 },
        ],
        total: 7,
        lowest: 3,
      },
      rules: expect.arrayContaining(['9']) as unknown,
    });
  });

  test('of two with the same total each is told of the other, and what was compared', () => {
    const broken = { by: 'dances', bySum: true, column: 2 };
    expect(shortOf(TIED, '126').short).toEqual({ kind: 'ahead in a tie', others: ['187'], ...broken });
    expect(shortOf(TIED, '187').short).toEqual({
      kind: 'behind in a tie',
      ahead: '126',
      others: ['126'],
      ...broken,
    });
    expect(shortOf(TIED, '187').rules).toEqual(['5', '9', '10']);
  });

  test('who is first everywhere has won every dance', () => {
    const clear = { 1: '111', 2: '222' };
    expect(shortOf(final(dance('Waltz', clear), dance('Tango', clear)), '1').short).toEqual({
      kind: 'won every dance',
      dances: 2,
    });
  });

  test('Rule 11 is told as all marks together, by their number or by their sum', () => {
    const result = final(
      dance('Waltz', { 1: '11122', 2: '22211' }),
      dance('Tango', { 1: '22211', 2: '11122' }),
    );
    expect(shortOf(result, '1').short).toEqual({ kind: 'shared', with: ['2'] });
    const decided = final(
      dance('Waltz', { 1: '11111', 2: '22222' }),
      dance('Tango', { 1: '22211', 2: '11122' }),
    );
    expect(shortOf(decided, '1').short).toMatchObject({ kind: 'ahead in a tie', by: 'marks', column: 1 });
    expect(shortOf(decided, '2').short).toMatchObject({ kind: 'behind in a tie', ahead: '1', by: 'marks' });
  });
});

test('one dance is told by its judges', () => {
  const one = final(dance('Waltz', { 1: '111', 2: '222' }));
  expect(shortOf(one, '2', 3)).toEqual({
    short: {
      kind: 'one dance',
      reason: {
        kind: 'majority',
        majority: 2,
        votes: { count: 3, judges: 3, column: 2 },
        passed: false,
      },
    },
    rules: ['5'],
  });
});

test('who dances alone is first without any rule', () => {
  expect(shortOf(final(dance('Waltz', { 7: '111' })), '7')).toEqual({ short: { kind: 'alone' }, rules: [] });
});
