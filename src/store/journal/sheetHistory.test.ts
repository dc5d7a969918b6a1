import { expect, test } from 'vitest';
import { createEventKey } from '../../domain/ids.ts';
import { parseCouple, parseJudge } from '../../domain/testing/published.ts';
import type { JournalRecord } from './record.ts';
import { findSheetHistory } from './sheetHistory.ts';

const SHEET = { event: createEventKey('Bronze Waltz'), round: 1, judge: parseJudge('B'), dance: 'Waltz' };
const by = (who: string) => ({ uid: 'u', who, device: 'd', at: 0 });

const told = (...records: readonly JournalRecord[]) =>
  findSheetHistory(
    records.map((record, at) => ({ record, receivedAt: 1000 + at, hash: String(at), previous: 'x' })),
    { ...SHEET, renumbered: undefined },
  );

test('a sheet sent once has no corrections', () => {
  expect(told({ ...by('Judge B'), ...SHEET, kind: 'marks sent', marks: [parseCouple(101)] })).toEqual({
    sentAt: 1000,
    since: [],
  });
});

test('a judge’s story lists requests, reopenings and resends with author and reason, in order of arrival', () => {
  const { sentAt, since } = told(
    { ...by('Judge B'), ...SHEET, kind: 'marks sent', marks: [parseCouple(101), parseCouple(104)] },
    { ...by('Judge B'), ...SHEET, kind: 'change requested' },
    { ...by('Chris'), ...SHEET, kind: 'sheet reopened', why: 'Wrong rows.' },
    { ...by('Judge B'), ...SHEET, kind: 'marks sent', marks: [parseCouple(101), parseCouple(105)] },
    { ...by('Chris'), ...SHEET, kind: 'short sheet accepted', marks: 2, asked: 3, why: 'Called away.' },
  );
  expect(sentAt).toBe(1000);
  expect(since.map(({ record }) => [record.kind, record.who, record.why])).toEqual([
    ['change requested', 'Judge B', undefined],
    ['sheet reopened', 'Chris', 'Wrong rows.'],
    ['marks sent', 'Judge B', undefined],
    ['short sheet accepted', 'Chris', 'Called away.'],
  ]);
  expect(since.map(({ at }) => at)).toEqual([1001, 1002, 1003, 1004]);
});

test('a judge’s story ignores records about another judge, dance, round or event', () => {
  const marks = [parseCouple(101)];
  const { sentAt, since } = told(
    { ...by('Judge C'), ...SHEET, judge: parseJudge('C'), kind: 'marks sent', marks },
    { ...by('Judge B'), ...SHEET, dance: 'Tango', kind: 'marks sent', marks },
    { ...by('Judge B'), ...SHEET, round: 0, kind: 'marks sent', marks },
    { ...by('Judge B'), ...SHEET, event: createEventKey('Gold Waltz'), kind: 'marks sent', marks },
    {
      ...by('Chris'),
      event: SHEET.event,
      round: 1,
      judge: parseJudge('B'),
      by: parseJudge('D'),
      kind: 'judge replaced',
      why: 'Ill.',
    },
  );
  expect({ sentAt, since }).toEqual({ sentAt: undefined, since: [] });
});

test('a sheet keyed from paper was never sent, and its keying is part of the story', () => {
  const keyed: JournalRecord = { ...by('Sam'), ...SHEET, kind: 'marks keyed from paper', marks: [] };
  expect(told(keyed)).toEqual({ sentAt: undefined, since: [{ at: 1000, record: keyed }] });
});
