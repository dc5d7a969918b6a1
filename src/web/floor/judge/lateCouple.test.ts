import { expect, test } from 'vitest';
import type { SheetOnDevice } from '../../../store/sheets/judgesSheets.ts';
import type { Sheet } from '../../../store/sheets/sheets.ts';
import { buildLeadNumber, buildLeadNumbers } from '../../kit/testing/builders.ts';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import type { CoupleOnSheet } from '../../../store/models/judge/couplesOnSheet.ts';
import { findNewcomers } from '../../../store/models/judge/newcomers.ts';
import { findRecallHint } from './recallHint.ts';
import { buildCurrentSheet, type CurrentSheet } from '../../../store/models/judge/currentSheet.ts';

// A semi-final of five couples that recalls three. 212 arrives after the start, and 230 later.
const AT_THE_START = ['101', '102', '103', '104', '105'];
const couplesWith = (...late: string[]): readonly CoupleOnSheet[] => [
  ...buildLeadNumbers(...AT_THE_START).map((number) => ({ number, heat: 1, isLate: false })),
  ...buildLeadNumbers(...late).map((number) => ({ number, heat: 1, isLate: true })),
];

/** The judge's sheet, sent for line-up version `of` while the round is at version `now`. */
function sheetOf(
  of: number,
  now: number,
  state: Sheet['state'] = 'sent',
  marks = ['101', '102', '103'],
): CurrentSheet {
  const sheet: Sheet = { state, count: marks.length, at: undefined, reason: undefined, lineUp: of };
  return buildCurrentSheet(undefined, {
    isKnown: true,
    marks: { kind: 'numbers', numbers: buildLeadNumbers(...marks) },
    sheet,
    lineUp: now,
  });
}

const newcomers = (couples: readonly CoupleOnSheet[], sheet: CurrentSheet, seen?: readonly string[]) =>
  findNewcomers(couples, sheet, seen && new Set(buildLeadNumbers(...seen))).map(({ number }) => number);

test('a sheet sent for another line-up is open again with its marks, also one accepted as short', () => {
  expect(sheetOf(1, 1)).toMatchObject({ sent: true, isOpenAgain: false });
  expect(sheetOf(1, 2)).toMatchObject({ sent: false, isOpenAgain: true, numbers: ['101', '102', '103'] });
  expect(sheetOf(1, 2, 'short', ['101'])).toMatchObject({ sent: false, isOpenAgain: true });
  expect(sheetOf(2, 2, 'short', ['101'])).toMatchObject({ sent: true, isOpenAgain: false });
});

test('a sheet sent offline for another line-up is open again too', () => {
  const here: SheetOnDevice = {
    kept: {
      numbers: buildLeadNumbers('101'),
      pencilled: [],
      sent: true,
      reason: undefined,
      lineUp: 1,
      operation: 'o',
      there: [],
      late: false,
    },
    delivery: { kind: 'here' },
  };
  const there = { isKnown: true, marks: undefined, sheet: undefined };
  expect(buildCurrentSheet(here, { ...there, lineUp: 1 }).sent).toBe(true);
  expect(buildCurrentSheet(here, { ...there, lineUp: 2 })).toMatchObject({ sent: false, isOpenAgain: true });
});

test('late marks do not count as sent, unless the server has the sheet', () => {
  const late: SheetOnDevice = {
    kept: {
      numbers: buildLeadNumbers('101'),
      pencilled: [],
      sent: true,
      reason: undefined,
      lineUp: 1,
      operation: 'o',
      there: [],
      late: true,
    },
    delivery: { kind: 'late' },
  };
  const draft: Sheet = { state: 'draft', count: 0, at: undefined, reason: undefined, lineUp: 1 };
  const marks = { kind: 'numbers', numbers: buildLeadNumbers('102') } as const;
  const now = (sheet: Sheet) => buildCurrentSheet(late, { isKnown: true, marks, sheet, lineUp: 1 });
  expect(now(draft)).toMatchObject({ sent: false, numbers: ['101'] });
  expect(now({ ...draft, state: 'paper' })).toMatchObject({ sent: true, numbers: ['102'] });
});

test('a sheet that was sent and given back is open again, and one never sent is only begun', () => {
  const there = {
    isKnown: true,
    marks: { kind: 'numbers', numbers: buildLeadNumbers('101') },
    lineUp: 1,
  } as const;
  const draft: Sheet = { state: 'draft', count: 1, at: undefined, reason: undefined, lineUp: 1 };
  const sentHere: SheetOnDevice = {
    kept: {
      numbers: buildLeadNumbers('101'),
      pencilled: [],
      sent: true,
      reason: undefined,
      lineUp: 1,
      operation: 'o',
      there: buildLeadNumbers('101'),
      late: false,
    },
    delivery: { kind: 'received' },
  };
  expect(buildCurrentSheet(sentHere, { ...there, sheet: draft })).toMatchObject({
    sent: false,
    isOpenAgain: true,
  });
  expect(buildCurrentSheet(undefined, { ...there, sheet: { ...draft, reason: 'a slip' } }).isOpenAgain).toBe(
    true,
  );
  expect(buildCurrentSheet(undefined, { ...there, sheet: draft }).isOpenAgain).toBe(false);
});

test('a late couple is named until the sheet is sent with it', () => {
  expect(newcomers(couplesWith('212'), sheetOf(1, 1), AT_THE_START)).toEqual([]);
  expect(newcomers(couplesWith('212'), sheetOf(1, 2), AT_THE_START)).toEqual(['212']);
  const changed = sheetOf(2, 2, 'draft', ['101', '102', '103', '212']);
  expect(newcomers(couplesWith('212'), changed, AT_THE_START)).toEqual(['212']);
  expect(newcomers(couplesWith('212'), sheetOf(2, 2), AT_THE_START)).toEqual([]);
});

test('a late couple that the judge has seen is not reported again', () => {
  const both = couplesWith('212', '230');
  expect(newcomers(both, sheetOf(2, 3), [...AT_THE_START, '212'])).toEqual(['230']);
  // Another phone does not know the sheet's earlier couples: any late couple without a mark may be new.
  expect(newcomers(both, sheetOf(2, 3))).toEqual(['212', '230']);
  expect(newcomers(both, sheetOf(3, 3, 'draft', []))).toEqual([]);
});

const { english } = judgeSheetWords;
const hint = (chosen: number, sheet: CurrentSheet, more: { late?: string; out?: string } = {}) =>
  findRecallHint(
    {
      newcomers:
        more.late === undefined ? [] : [{ number: buildLeadNumber(more.late), heat: 1, isLate: true }],
      chosen,
      wanted: 3,
      out: more.out === undefined ? [] : [buildLeadNumber(more.out)],
    },
    sheet,
    english,
  );

test('the note names the late couple, then the couples it may replace, then none', () => {
  expect(hint(3, sheetOf(1, 2), { late: '212' })).toBe('212 came late.');
  const four = sheetOf(2, 2, 'draft', ['101', '102', '103', '212']);
  expect(hint(4, four, { late: '212' })).toBe('Tap who to drop for 212.');
  expect(hint(3, sheetOf(2, 2, 'draft', ['101', '102', '212']), { late: '212' })).toBeUndefined();
  expect(hint(3, sheetOf(2, 2), { late: '212' })).toBeUndefined();
});

test('after a couple withdrew, the judge sees what is missing now', () => {
  expect(hint(2, sheetOf(1, 1, 'draft'), { out: '103' })).toBe(
    '103 is out: mark one more, or send as it is.',
  );
  expect(hint(3, sheetOf(1, 1, 'draft'), { out: '104' })).toBe('104 is out.');
});
