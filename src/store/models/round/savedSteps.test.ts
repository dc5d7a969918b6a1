import { expect, test } from 'vitest';
import { gatherSheets } from './roundSheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../../web/kit/testing/builders.ts';
import { findOpenSheets, findRemovedInSaved } from './savedSteps.ts';
import type { Sheet } from '../../sheets/sheets.ts';

const COUPLES = ['101', '117'];
const MARKED = buildLeadNumbers('101');

/** The judges whose Waltz blocks posting the saved result. Judge A's sheet is in; the arguments set Judge B's. */
function whose(state: Sheet['state'] | undefined, marks: typeof MARKED | undefined, lineUp?: number) {
  const dance = <T>(of: T | undefined) => new Map(of === undefined ? [] : [['Waltz' as const, of]]);
  const sheet = (is: Sheet['state']) => ({ state: is, count: 1, at: 0, reason: undefined });
  const sheets = gatherSheets(
    buildSimpleEvent(COUPLES),
    buildSimpleRound(1, COUPLES, {
      state: 'marked',
      panel: [buildJudgeKey('A'), buildJudgeKey('B')],
      ...(lineUp === undefined ? {} : { lineUp }),
    }),
    buildJudges('A', 'B'),
    {
      roundMarks: new Map([
        [buildJudgeKey('A'), dance({ kind: 'numbers' as const, numbers: MARKED })],
        [buildJudgeKey('B'), dance(marks && { kind: 'numbers' as const, numbers: marks })],
      ]),
      sheets: new Map([
        [buildJudgeKey('A'), dance({ ...sheet('sent'), lineUp })],
        [buildJudgeKey('B'), dance(state && sheet(state))],
      ]),
    },
  );
  return findOpenSheets(sheets).map((one) => one.judge);
}

test('a saved result can be posted with every sheet in', () => {
  expect(whose('sent', MARKED)).toEqual([]);
  expect(whose('paper', MARKED)).toEqual([]);
});

test('a returned or unsent sheet with marks blocks the saved result', () => {
  expect(whose('draft', MARKED)).toEqual(['B']);
});

test('a sheet for another line-up blocks the saved result', () => {
  expect(whose('sent', MARKED, 2)).toEqual(['B']);
});

test('an empty sheet left out of the count does not block the saved result', () => {
  expect(whose(undefined, undefined)).toEqual([]);
  expect(whose('draft', undefined)).toEqual([]);
});

test('a couple of the saved result that left since blocks posting it', () => {
  const [one, other] = buildLeadNumbers('101', '117');
  if (one === undefined || other === undefined) throw new Error('two couples');
  const counts = new Map([
    [one, 2],
    [other, 1],
  ]);
  const saved = { kind: 'recall', counts, placements: new Map() } as const;
  const out = new Map([[other, { kind: 'couples behind move up' } as const]]);
  expect(findRemovedInSaved(saved, { out })).toEqual([other]);
  expect(findRemovedInSaved(saved, { out: new Map() })).toEqual([]);
  const placing = { couple: other, place: 1, total: 1, decidedBy: '9', path: [] } as const;
  const final = { kind: 'final', result: { dances: [], placings: [placing], steps: [] } } as const;
  expect(findRemovedInSaved(final, { out })).toEqual([other]);
});
