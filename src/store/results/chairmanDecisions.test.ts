import { buildTestRound } from '../../domain/testing/round.ts';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent } from '../../domain/competition.ts';
import {
  parseEntryId,
  createEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type JudgeKey,
} from '../../domain/ids.ts';
import type { Change } from '../delivery/operation.ts';
import { linkRecords, buildRecordedPatch } from '../delivery/linkRecords.ts';
import type { JournalRecord } from '../journal/record.ts';
import { storeAndParse } from '../journal/testing/storeAndParse.ts';
import type { ChairmanQuestion } from './approvals.ts';
import type { Patch } from '../tree/patch.ts';
import { changeRequests } from '../sheets/changeRequests.ts';
import { refuseChange } from '../sheets/sheetChanges.ts';
import { seatPanel, changeRounds } from '../rounds/roundEdits.ts';
import { answerQuestion, signResult, removeSignature } from './chairmanDecisions.ts';

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

const judge = (letter: string): JudgeKey => there(parseJudgeKey(letter));
const BY = { uid: 'u1', as: 'chairman', who: 'Chris (chairman)', device: 'phone', at: 1000 } as const;
const WHO = { uid: 'u1', name: 'Chris' };

const round = buildTestRound({
  number: 1,
  name: 'Semi-Final',
  state: 'running',
  recallSize: 6,
  numHeats: 1,
  scheduleIndex: 1,
  startTime: undefined,
  entries: [],
  panel: [],
});
const event: CompetitionEvent = {
  key: createEventKey('Gold Waltz'),
  name: 'Gold Waltz',
  level: 'Gold',
  style: 'Standard',
  dances: ['Waltz'],
  entries: ['101', '102', '103'].map((number) => ({
    id: there(parseEntryId(`e${number}`)),
    number: parseLeadNumber(number),
    leadName: 'A',
    followName: 'B',
    affiliation: '',
    placeholder: false,
    checkedIn: new Map(),
  })),
  rounds: [{ ...round, number: 0 }, round],
};
const AT = { event, round };
const SHEET = { event: event.key, round: 1, judge: judge('C'), dance: 'Waltz' } as const;

const asks = (about: Partial<ChairmanQuestion> & Pick<ChairmanQuestion, 'what'>): ChairmanQuestion => ({
  name: 'Sam',
  at: 500,
  note: undefined,
  count: undefined,
  couples: [],
  judge: undefined,
  dance: undefined,
  ...about,
});

/** The readable journal records and the patch of these changes. */
async function done(parts: readonly Change[]): Promise<{ records: readonly JournalRecord[]; patch: Patch }> {
  const operation = { key: 'a', changes: parts };
  const link = await linkRecords(operation, { uid: 'u1', device: 'tablet', last: 'first' }, () =>
    Promise.resolve('chairman'),
  );
  const patch = buildRecordedPatch(operation, link, { uid: 'u1', device: 'tablet', now: 2000 });
  return {
    records: parts.map(({ record }) => there(storeAndParse(there(record)))),
    patch: Object.fromEntries(Object.entries(patch).filter(([at]) => !at.startsWith('journal'))),
  };
}

describe('an answer', () => {
  test('an answer to a tie records the number of couples who advance', async () => {
    const { records, patch } = await done(
      answerQuestion(
        BY,
        WHO,
        { ...AT, asked: asks({ what: 'tie' }) },
        { verdict: 'approved', count: 10, why: '' },
      ),
    );
    expect(records).toMatchObject([
      { ...BY, kind: 'decided', question: 'tie', verdict: 'approved', count: 10, event: event.key, round: 1 },
    ]);
    expect(patch).toMatchObject({ 'approvals/Gold Waltz/1/decided': { verdict: 'approved', count: 10 } });
  });

  test('a refused question is recorded with its reason', async () => {
    const { records } = await done(
      answerQuestion(
        BY,
        WHO,
        { ...AT, asked: asks({ what: 'final' }) },
        { verdict: 'refused', why: ' B is missing. ' },
      ),
    );
    expect(records).toMatchObject([
      { ...BY, kind: 'decided', question: 'final', verdict: 'refused', why: 'B is missing.' },
    ]);
  });

  test('an answer to a short sheet is stored on the sheet too, without an added mark', async () => {
    const asked = asks({ what: 'short sheet', judge: judge('C'), dance: 'Waltz', count: 2 });
    const { records, patch } = await done(
      answerQuestion(BY, WHO, { ...AT, asked }, { verdict: 'approved', why: 'Called away.' }),
    );
    expect(records[0]).toMatchObject({ ...SHEET, kind: 'short sheet accepted', marks: 4, asked: 6 });
    expect(patch).toMatchObject({
      'sheets/Gold Waltz/1/C/Waltz/state': 'short',
      'sheets/Gold Waltz/1/C/Waltz/reason': 'Called away.',
      'approvals/Gold Waltz/1/decided': { verdict: 'approved', note: 'Called away.' },
    });
    expect(Object.keys(patch).filter((at) => at.startsWith('marks/'))).toEqual([]);
  });

  test('a disqualification writes a record for each couple, and is decided once', async () => {
    const couples = ['101', '103'].map((number) => there(parseLeadNumber(number)));
    const parts = answerQuestion(
      BY,
      WHO,
      { ...AT, asked: asks({ what: 'disqualification', couples }) },
      {
        verdict: 'approved',
        why: 'Lifts.',
      },
    );
    const { records, patch } = await done(parts);
    expect(records).toMatchObject([
      { ...BY, kind: 'disqualified', couple: '101', why: 'Lifts.' },
      { ...BY, kind: 'disqualified', couple: '103', why: 'Lifts.' },
    ]);
    expect(Object.keys(patch)).toEqual(['approvals/Gold Waltz/1/decided']);
  });
});

test('a signature locks the result and comes off with a reason', async () => {
  expect((await done([signResult(BY, WHO, AT, '')])).patch).toMatchObject({
    'approvals/Gold Waltz/1/decided': { verdict: 'signed', of: 'none' },
  });
  const seen = { ...AT, round: { ...round, lastRecord: 'r7' } };
  expect((await done([signResult(BY, WHO, seen, '')])).patch).toMatchObject({
    'approvals/Gold Waltz/1/decided': { verdict: 'signed', of: 'r7' },
  });
  const off = await done([removeSignature(BY, WHO, AT, 'Read wrongly.')]);
  expect(off.patch).toMatchObject({ 'approvals/Gold Waltz/1/decided': { verdict: 'reopened' } });
  expect(off.records).toMatchObject([{ ...BY, kind: 'signature taken back', why: 'Read wrongly.' }]);
});

test('a new recall size has a record, and so has the next round with its new heats', async () => {
  const { records, patch } = await done(
    changeRounds(BY, event, [
      { round, edit: { recallSize: 18 } },
      { round: { ...round, number: 0 }, edit: { numHeats: 2 } },
    ]),
  );
  expect(records).toEqual([
    { ...BY, kind: 'round changed', event: event.key, round: 1, recallSize: 18 },
    { ...BY, kind: 'round changed', event: event.key, round: 0, numHeats: 2 },
  ]);
  expect(patch).toEqual({
    'events/Gold Waltz/rounds/1/recallSize': 18,
    'events/Gold Waltz/rounds/0/numHeats': 2,
  });
});

describe('a panel', () => {
  const [A, B, C, D] = [judge('A'), judge('B'), judge('C'), judge('D')];

  const judges = [A, B, C, D].map((key) => ({ key, name: '', chairman: false }));
  const seats = new Map([['Waltz', [A, B, C]] as const]);
  const seated = { event, round: { ...round, panel: [A, B, C], seatings: 4, seats } };

  test('replacing a judge with a reason writes a record for the judge, and without a reason one for the panel', async () => {
    const replaced = await done(seatPanel(BY, seated, judges, { panel: [A, C, D], why: 'Ill.' }));
    expect(replaced.records).toMatchObject([{ ...BY, kind: 'judge replaced', judge: B, by: D, why: 'Ill.' }]);
    expect(replaced.patch).toEqual({
      'events/Gold Waltz/rounds/1/panel': { A: true, C: true, D: true },
      'events/Gold Waltz/rounds/1/seatings/5': { Waltz: 'A/D/C' },
    });
    expect((await done(seatPanel(BY, seated, judges, { panel: [A, C], why: '' }))).records).toMatchObject([
      { ...BY, kind: 'panel seated', panel: [A, C] },
    ]);
  });
});

test('the sheets that judges want back are found in every round, without refused requests', () => {
  const wanted = { 'Gold Waltz': { 1: { C: { Waltz: { state: 'sent', changeRequested: true } } } } };
  expect(changeRequests.parse(wanted)).toEqual([SHEET]);
  expect(changeRequests.parse({ 'Gold Waltz': [null, { C: { Waltz: { state: 'sent' } } }] })).toEqual([]);
  for (const raw of [null, 'x', [[['x']]]]) expect(changeRequests.parse(raw)).toEqual([]);
});

test('keeping a sent sheet records the reason', async () => {
  const { records, patch } = await done([
    refuseChange(BY, { ...SHEET, renumbered: undefined }, 'The heat is over.'),
  ]);
  expect(records).toMatchObject([{ ...SHEET, kind: 'change refused', why: 'The heat is over.' }]);
  expect(Object.keys(patch)).toEqual(['sheets/Gold Waltz/1/C/Waltz/changeRequested']);
});
