import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FIRST, linkedText, nextRecord, type ChainedRecord } from '../../domain/journal/chain.ts';
import { MAY_WRITE } from '../../domain/journal/mayWrite.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import type { ToldChange } from '../../domain/journal/toldChange.ts';
import { entryId, eventKeyFromName, judgeKey, leadNumber } from '../../domain/ids.ts';
import { verifyJournal } from './verify.ts';
import { journal } from './journal.ts';
import { storedRecord } from './storedRecord.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

const author = { uid: 'u1', who: 'Ann', device: 'tablet', at: 1000 };
const inRound = { event: eventKeyFromName('Bronze Waltz'), round: 1 };
const onSheet = { ...inRound, judge: there(judgeKey('B')), dance: 'Waltz' };
const [lead, other] = [there(leadNumber('101')), there(leadNumber('99'))];
const ofCouple = { ...inRound, entry: there(entryId('e1')), couple: lead };
const why = 'he said so';

const semi = { event: inRound.event, round: 'Semi-Final' };
const lunch = { title: 'Lunch' };

/** Each kind of change a published plan tells. */
const TOLD: readonly ToldChange[] = [
  { kind: 'generate', events: 12 },
  { kind: 'clear', events: 1, event: semi.event },
  { kind: 'retime' },
  { kind: 'addRound', round: semi },
  { kind: 'deleteRound', round: semi },
  { kind: 'skipRound', round: semi },
  { kind: 'unskipRound', round: semi },
  { kind: 'shift', item: semi, direction: 'up' },
  { kind: 'move', item: lunch, before: semi },
  { kind: 'reorder' },
  { kind: 'sort' },
  { kind: 'setRecall', round: semi, size: 7 },
  { kind: 'setHeats', round: semi, heats: 2 },
  { kind: 'drawHeats', round: semi },
  { kind: 'moveCouple', round: semi, couple: lead, heat: 2 },
  { kind: 'seed', round: semi, couple: lead },
  { kind: 'setPanel', round: semi, judges: 0 },
  { kind: 'assignPanels', judges: 9 },
  { kind: 'addBlock', ...lunch, before: semi },
  { kind: 'editBlock', ...lunch },
  { kind: 'removeBlock', ...lunch },
  { kind: 'setStartTimes', rounds: 3 },
];

const MADE: readonly JournalRecord[] = [
  { kind: 'marks sent', marks: [lead], ...onSheet, ...author },
  { kind: 'marks keyed from paper', marks: [], ...onSheet, ...author },
  { kind: 'change requested', ...onSheet, ...author, why },
  { kind: 'late marks', marks: [lead, other], ...onSheet, ...author },
  { kind: 'state changed', from: 'running', to: 'marked', ...inRound, ...author },
  { kind: 'state changed', from: 'initialized', to: 'running', without: [lead], ...inRound, ...author },
  { kind: 'check-in', presence: 'missing', ...ofCouple, ...author },
  { kind: 'check-in', presence: 'present', late: true, ...ofCouple, ...author },
  { kind: 'scratch', ...inRound, entry: there(entryId('e2')), ...author },
  { kind: 'heat asked', heat: 2, ...ofCouple, ...author },
  { kind: 'walk-on', ...ofCouple, ...author },
  { kind: 'walk-on named', lead: 'Ann Łee', follow: 'Bo', ...ofCouple, ...author },
  { kind: 'result posted', ...inRound, ...author },
  { kind: 'result posted', recalled: [lead, other], ...inRound, ...author },
  { kind: 'result posted', placings: [{ couple: lead, place: 1.5 }], ...inRound, ...author },
  { kind: 'saved result scratched', ...inRound, ...author },
  { kind: 'result signed off', ...inRound, ...author },
  { kind: 'decided', question: 'tie', verdict: 'approved', count: 10, ...inRound, ...author },
  { kind: 'decided', question: 'final', verdict: 'refused', ...inRound, ...author, why },
  { kind: 'round changed', recallSize: 18, ...inRound, ...author },
  { kind: 'panel seated', panel: [there(judgeKey('B'))], ...inRound, ...author },
  { kind: 'settings saved', what: 'fees', edition: 3, ...author },
  { kind: 'plan published', revision: 3, ...author },
  { kind: 'plan published', revision: 4, did: [{ kind: 'sort', count: 1 }], isUndo: true, ...author },
  ...TOLD.map((told) => ({ kind: 'plan published', revision: 5, told: [told], ...author }) as const),
  { kind: 'marks changed', from: [lead], to: [other], ...onSheet, ...author, why },
  { kind: 'short sheet accepted', marks: 5, asked: 6, ...onSheet, ...author, why },
  { kind: 'result taken back', ...inRound, ...author, why },
  { kind: 'reopened', ...inRound, ...author, why },
  { kind: 'signature taken back', ...inRound, ...author, why },
  { kind: 'change refused', ...onSheet, ...author, why },
  {
    kind: 'judge replaced',
    judge: there(judgeKey('B')),
    by: there(judgeKey('C')),
    ...inRound,
    ...author,
    why,
  },
  { kind: 'disqualified', ...ofCouple, ...author, why },
  { kind: 'withdrawn', ...ofCouple, ...author, why },
  { kind: 'no-show', ...ofCouple, ...author, why },
  {
    kind: 'competitor edited',
    competitor: 'k1',
    name: 'José Álvarez',
    from: { name: 'Jose Alvarez', school: '', number: other },
    to: { name: 'José Álvarez', school: 'Rutgers' },
    ...author,
  },
  { kind: 'registrations thrown out', registrations: 37, dancers: 40, entries: 92, ...author },
  { kind: 'registrations put back', registrations: 37, dancers: 40, entries: 90, ...author },
  {
    kind: 'competitors merged',
    competitor: 'k1',
    name: 'José',
    gone: 'k2',
    was: 'Jose',
    undo: 'u1',
    ...author,
  },
  {
    kind: 'entries transferred',
    competitor: 'k1',
    name: 'José',
    to: 'Bo',
    events: [inRound.event],
    others: ['k2'],
    ...author,
    why: 'Sprained ankle',
  },
  {
    kind: 'change undone',
    competitor: 'k1',
    name: 'José',
    what: 'competitors merged',
    undone: 'u1',
    others: ['k2'],
    ...author,
  },
  {
    kind: 'partner changed',
    competitor: 'k1',
    name: 'José',
    partner: 'Ana',
    events: [inRound.event],
    others: ['k2', 'k3'],
    ...author,
  },
  { kind: 'partner changed', competitor: 'k1', name: 'José', events: [inRound.event], ...author },
  { kind: 'dropped out', competitor: 'k1', name: 'José', events: [inRound.event], others: ['k2'], ...author },
  { kind: 'entry ruled on', events: [inRound.event], names: 'A and B', outcome: 'may dance', ...author },
  { kind: 'ruling taken back', events: [inRound.event], names: 'A and B', isBack: false, ...author },
  { kind: 'ticked at the door', competitor: 'k1', name: 'José', what: 'given', isSo: false, ...author },
  { kind: 'payment written down', competitor: 'k1', name: 'José', way: 'back', ...author },
  { kind: 'payment written down', name: 'Yale', way: 'in', ...author },
  { kind: 'price agreed', competitor: 'k1', name: 'José', isSo: false, ...author },
  { kind: 'competitor added', competitor: 'k1', name: 'José', entries: 3, ...author },
  { kind: 'board changed', did: 'renamed', code: 'HA44', name: 'Left', was: 'Lobby', ...author },
  { kind: 'board changed', did: 'removed', code: 'HA44', name: 'Left', ...author },
  { kind: 'numbers given', given: [{ competitor: 'k1', number: lead }], ...author },
];

/** Each in a role that may write it. */
const RECORDS = MADE.map((record): JournalRecord => ({ ...record, as: there(MAY_WRITE[record.kind][0]) }));

/** One chain of all these records. */
const chained = (records: readonly JournalRecord[]): readonly ChainedRecord[] => {
  const chain: ChainedRecord[] = [];
  for (const record of records) chain.push(nextRecord(chain.at(-1)?.hash ?? FIRST, record, sha256));
  return chain;
};

/** The journal as it comes out of the tree, by its keys: the backend has put its time in, `apart` milliseconds apart. */
const inTree = (chain: readonly ChainedRecord[], more: Readonly<Record<string, object>> = {}, apart = 1) =>
  journal.parse(
    Object.fromEntries(
      [
        ...chain.map(
          (record, at) =>
            [record.hash, { ...(storedRecord(record) as object), at: 5000 + at * apart }] as const,
        ),
        ...Object.entries(more),
      ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

test.each(RECORDS)('“$kind” comes back out of the tree as it went in', (record) => {
  const read = inTree(chained([record]));
  expect(read.unreadable).toEqual([]);
  expect(read.records.map((kept) => kept.record)).toEqual([record]);
});

test('the whole journal is in the order in which it came in, and every chain is whole', async () => {
  const read = inTree(chained(RECORDS));
  expect(read.records.map(({ record }) => record.kind)).toEqual(RECORDS.map(({ kind }) => kind));
  expect(await verifyJournal(read)).toEqual({
    records: RECORDS.length,
    devices: 1,
    problems: [],
    unreadable: [],
  });
});

test('lines of one patch come in together, and stand as they were written', () => {
  const read = inTree(chained(RECORDS), {}, 0);
  expect(read.records.map(({ record }) => record.kind)).toEqual(RECORDS.map(({ kind }) => kind));
});

test('a line that was altered, and one that was taken away, are found', async () => {
  const [first, second, third] = chained(RECORDS);
  const altered = { ...there(second), record: { ...there(second).record, who: 'Eve' } };
  const report = await verifyJournal(inTree([there(first), altered, there(third)]));
  expect(report.problems.map(({ kind }) => kind)).toEqual(['altered']);
  const gap = await verifyJournal(inTree([there(first), there(third)]));
  expect(gap.problems.map(({ kind }) => kind)).toEqual(['gap']);
});

describe('what nobody can read is named, and never passed over', () => {
  const record = there(RECORDS[0]);
  const raw: unknown = JSON.parse(JSON.stringify(record));
  test.each([
    ['a field nobody knows', { ...(raw as object), more: 1 }],
    ['no round', { ...(raw as object), round: undefined }],
    ['a number that is none', { ...(raw as object), marks: ['1a'] }],
    ['another kind', { ...(raw as object), kind: 'gossip' }],
    ['no line at all', 'gossip'],
  ])('%s', (_, text) => {
    const stored = { at: 1, prev: FIRST, what: JSON.stringify(text) };
    expect(inTree([], { strange: stored }).unreadable).toEqual(['strange']);
  });

  test('what stands there without text', () => {
    expect(inTree([], { old: { at: 1, uid: 'x', kind: 'start' } }).unreadable).toEqual(['old']);
  });
});

test('a line fits into what the rules let through, with as many marks as a sheet may hold', () => {
  const marks = Array.from({ length: 200 }, (_, at) => there(leadNumber(String(1000 + at))));
  const long: JournalRecord = { kind: 'marks sent', marks, ...onSheet, ...author };
  expect(linkedText('', long).length).toBeLessThanOrEqual(2000);
});

describe('who wrote a line is who stands beside it', () => {
  const made: JournalRecord = { kind: 'result signed off', ...inRound, ...author, as: 'chairman' };
  const [one] = chained([made]);
  const stored = storedRecord(there(one)) as { readonly what: string };

  test('and nowhere else', async () => {
    expect(stored).toMatchObject({ uid: 'u1', as: 'chairman' });
    expect(JSON.parse(stored.what)).not.toHaveProperty('uid');
    expect(JSON.parse(stored.what)).not.toHaveProperty('as');
    const read = inTree(chained([made]));
    expect(read.records.map(({ record }) => record)).toEqual([made]);
    expect((await verifyJournal(read)).problems).toEqual([]);
  });

  test.each([
    ['another author', { uid: 'the chairman' }],
    ['another role', { as: 'admin' }],
  ])('a line that has %s within is nobody’s word', (_, more) => {
    const what = JSON.stringify({ ...(JSON.parse(stored.what) as object), ...more });
    expect(inTree([], { strange: { ...stored, at: 1, what } }).unreadable).toEqual(['strange']);
  });

  test('with somebody else beside it, it is altered', async () => {
    const read = inTree([], { [there(one).hash]: { ...stored, at: 1, uid: 'u2' } });
    expect((await verifyJournal(read)).problems.map(({ kind }) => kind)).toEqual(['altered']);
  });
});
