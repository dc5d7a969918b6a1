import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../../../domain/competition.ts';
import type { EventDance } from '../../../../domain/event/dances.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import type { FinalPlacing, FinalResult } from '../../../../domain/skating/working.ts';
import type { RoundMarks } from '../../../../store/sheets/marks.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumber,
  buildLeadNumbers,
} from '../../../kit/testing/builders.ts';
import { buildResultSheets, type ResultWithMarks, type ResultSheet } from './resultSheets.ts';

const JUDGES = buildJudges('A', 'B', 'C');
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(101 + at));
const sheetOf = (couples: readonly LeadNumber[], dances: readonly EventDance[] = ['Waltz']) =>
  new Map(dances.map((dance) => [dance, { kind: 'numbers', numbers: couples }] as const));

function recall(couples: number, marks: RoundMarks | undefined, more: Partial<Round> = {}): ResultWithMarks {
  const all = numbers(couples);
  const round = { ...buildSimpleRound(1, all, { state: 'posted' }), ...more } as Round;
  const event: CompetitionEvent = buildSimpleEvent(all, { rounds: [round] });
  return {
    event,
    round,
    marks,
    saved: {
      kind: 'recall',
      counts: new Map(all.map((one, at) => [buildLeadNumber(one), at < 2 ? 3 : 1])),
      placements: new Map(all.slice(2).map((one) => [buildLeadNumber(one), 3] as const)),
    },
  };
}

function final(couples: number, dances: readonly EventDance[]): ResultWithMarks {
  const all = numbers(couples).map(buildLeadNumber);
  const placed = (couple: LeadNumber, place: number): FinalPlacing => ({
    couple,
    place,
    total: place,
    decidedBy: '9',
    path: ['9'],
  });
  const result: FinalResult = {
    dances: dances.map((dance) => ({
      dance,
      majority: 2,
      placings: all.map((couple, at) => ({
        couple,
        place: couples - at,
        rule: '5',
        passed: false,
        shared: false,
        cells: [],
      })),
    })),
    placings: all.map((couple, at) => placed(couple, couples - at)).toReversed(),
    steps: [],
  };
  const round = buildSimpleRound(0, numbers(couples), { state: 'posted' });
  const event = buildSimpleEvent(numbers(couples), { dances, rounds: [round] });
  const marks: RoundMarks = new Map(JUDGES.map(({ key }) => [key, sheetOf(all.toReversed(), dances)]));
  return { event, round, saved: { kind: 'final', result }, marks };
}
const tables = (sheets: readonly ResultSheet[]) =>
  sheets.map((one) => one.tables.map((table) => (table.kind === 'dance' ? String(table.dance) : table.kind)));

test('a printed round has the recalls of every judge, the sums, and the cut', () => {
  const marks: RoundMarks = new Map([
    [buildJudgeKey('A'), sheetOf(buildLeadNumbers('101', '102'))],
    [buildJudgeKey('B'), sheetOf(buildLeadNumbers('101', '103'))],
    [buildJudgeKey('C'), sheetOf(buildLeadNumbers('101', '102'))],
  ]);
  const [sheet] = buildResultSheets([recall(3, marks)], JUDGES);
  const [table] = sheet?.tables ?? [];
  expect(sheet).toMatchObject({ couples: 3, recalled: 2 });
  expect(table?.kind === 'recall' ? table.items : []).toEqual([
    { couple: '101', sum: 3, place: undefined, isCut: false, marks: [[true, true, true]] },
    { couple: '102', sum: 3, place: undefined, isCut: true, marks: [[true, false, true]] },
    { couple: '103', sum: 1, place: 3, isCut: false, marks: [[false, true, false]] },
  ]);
});

test('a printed round without public marks has the sums alone', () => {
  const [sheet] = buildResultSheets([recall(3, undefined)], JUDGES);
  expect(sheet?.tables[0]).toMatchObject({ dances: [] });
});

test('a printed final has its summary and every dance with the places per judge', () => {
  const [sheet] = buildResultSheets([final(2, ['Waltz', 'Tango'])], JUDGES);
  expect(sheet?.recalled).toBeUndefined();
  expect(sheet?.tables).toMatchObject([
    {
      kind: 'summary',
      items: [
        { placing: { couple: '102' }, places: [1, 1] },
        { placing: { couple: '101' }, places: [2, 2] },
      ],
    },
    {
      kind: 'dance',
      dance: 'Waltz',
      judges: ['A', 'B', 'C'],
      items: [
        { couple: '101', marks: [2, 2, 2], place: 2 },
        { couple: '102', marks: [1, 1, 1], place: 1 },
      ],
    },
    { kind: 'dance', dance: 'Tango' },
  ]);
});

test('twelve couples in five dances continue on further pages, and no table is split', () => {
  const dances: readonly EventDance[] = ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'];
  expect(tables(buildResultSheets([final(12, dances)], JUDGES))).toEqual([
    ['summary', 'Waltz', 'Tango'],
    ['Viennese Waltz', 'Foxtrot', 'Quickstep'],
  ]);
});

test('a printed round of 94 couples is complete over several pages', () => {
  const sheets = buildResultSheets([recall(94, undefined)], JUDGES);
  expect(sheets.map(({ page, pages }) => `${page}/${pages}`)).toEqual(['1/2', '2/2']);
  expect(sheets.flatMap((one) => one.tables.map(({ items }) => items.length))).toEqual([47, 47]);
});

test('an unposted round is not printed', () => {
  expect(buildResultSheets([recall(3, undefined, { state: 'marked' })], JUDGES)).toEqual([]);
});
