import { expect, test } from 'vitest';
import { parseDance } from '../event/dances.ts';
import { buildDanceMarks } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { listDecidingColumns, findDecisiveClaim, listReasons, listRulesUsed } from './reasons.ts';
import type { FinalResult } from './working.ts';

/** Dances as on paper: one row of marks per couple. */
function final(...dances: readonly Readonly<Record<string, string>>[]): FinalResult {
  const scored = scoreFinal(
    dances.map((rows, at) =>
      buildDanceMarks(
        parseDance(['Waltz', 'Quickstep'][at] ?? ''),
        Object.fromEntries(Object.entries(rows).map(([couple, row]) => [couple, row.split('').map(Number)])),
      ),
    ),
  );
  return scored.ok ? scored.value : expect.unreachable();
}

const placingOf = (result: FinalResult, couple: string) =>
  result.placings.find((one) => one.couple === couple) ?? expect.unreachable();

const reasonsOf = (result: FinalResult, couple: string, judges?: number) =>
  listReasons(result, placingOf(result, couple), () => judges);

/** 126 and 187 both have a total of 5 and one dance placed 2nd or better; 126's place is better. */
const TIED = final(
  {
    214: '2211131',
    187: '1422212',
    302: '4144525',
    126: '5533453',
    251: '6365344',
    339: '3656666',
  },
  {
    126: '2412121',
    214: '1234212',
    187: '6121434',
    302: '5543545',
    251: '3655353',
    339: '4366666',
  },
);

test('the explanation of a place in several dances names the total, each tie, and each dance', () => {
  expect(reasonsOf(TIED, '187').map(({ rule }) => rule)).toEqual(['9', '10', '5', '5']);
  expect(reasonsOf(TIED, '302')[0]).toEqual({
    rule: '9',
    couple: '302',
    places: [
      { dance: 'Waltz', place: 3, shared: false },
      { dance: 'Quickstep', place: 4, shared: false },
    ],
    total: 7,
    tied: [],
    lower: 3,
  });
  expect(findDecisiveClaim(reasonsOf(TIED, '302'))).toMatchObject({ rule: '9' });
  expect(findDecisiveClaim(reasonsOf(TIED, '126'))).toMatchObject({ rule: '10', best: ['126'] });
});

test('the explanation of a place in one dance names its judges, and a single couple as the only one', () => {
  const one = final({ 1: '111', 2: '222' });
  expect(reasonsOf(one, '2', 3)).toMatchObject([
    { rule: '5', judges: 3, compared: [{ couple: '2', count: 3 }] },
  ]);
  const alone = final({ 7: '111' });
  expect(reasonsOf(alone, '7')).toEqual([{ rule: 'none', couple: '7' }]);
  expect(listRulesUsed(alone, placingOf(alone, '7'))).toEqual([]);
});

test('a dance without its working is not explained', () => {
  const bare: FinalResult = {
    ...TIED,
    dances: TIED.dances.map((dance) => ({ ...dance, majority: 0 })),
  };
  expect(reasonsOf(bare, '187').map(({ rule }) => rule)).toEqual(['9', '10']);
});

test('the rules behind a place are named in order', () => {
  expect(listRulesUsed(TIED, placingOf(TIED, '187'))).toEqual(['5', '9', '10']);
});

test('the explanation of Rule 11 begins at the first column with a majority', () => {
  const result = final({ 1: '11111', 2: '22222' }, { 1: '22211', 2: '11122' });
  const step = findDecisiveClaim(reasonsOf(result, '2'));
  expect(step?.rule === '11' ? listDecidingColumns(step) : undefined).toEqual([
    {
      column: 1,
      compared: [
        { column: 1, couple: '1', count: 7 },
        { column: 1, couple: '2', count: 3 },
      ],
    },
  ]);
});
