import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FIRST_RECORD, buildLinkedText, createNextRecord, type ChainedRecord } from './chain.ts';
import { WRITER_ROLES } from '../../domain/journal/writerRoles.ts';
import type { JournalRecord } from './record.ts';
import type { RecordKind } from '../../domain/journal/kinds.ts';
import type { StoredJson } from '../../schema/codec/serialize.ts';
import { RECORD_FORMS } from '../../schema/nodes/journal/records.ts';
import { brokenSamples, goodSamples } from '../../../tools/rules/samples.ts';
import { createEventKey, parseJudgeKey, parseLeadNumber } from '../../domain/ids.ts';
import { verifyJournal } from './verify.ts';
import { journalPath } from './journal.ts';
import { toStoredRecord } from './storedRecord.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

const author = { uid: 'u1', who: 'Ann', device: 'tablet', at: 1000 };
const inRound = { event: createEventKey('Bronze Waltz'), round: 1 };
const onSheet = { ...inRound, judge: there(parseJudgeKey('B')), dance: 'Waltz' };

/** Samples of each kind, in a role that may write it. */
const samplesOf = (kind: RecordKind, samples: readonly StoredJson[]): readonly JournalRecord[] =>
  // Parsed again by the tests.
  samples.map((one) => ({ ...author, as: WRITER_ROLES[kind][0], kind, ...Object(one) }) as JournalRecord);
// Object.keys forgets the type.
const KINDS = Object.keys(RECORD_FORMS) as readonly RecordKind[];
const RECORDS = KINDS.flatMap((kind) => samplesOf(kind, goodSamples(RECORD_FORMS[kind]).slice(0, 1)));

/** One chain of all these records. */
const chained = (records: readonly JournalRecord[]): readonly ChainedRecord[] => {
  const chain: ChainedRecord[] = [];
  for (const record of records)
    chain.push(createNextRecord(chain.at(-1)?.hash ?? FIRST_RECORD, record, sha256));
  return chain;
};

/** The stored journal, by key, with the backend's arrival times `apart` ms apart. */
const inTree = (chain: readonly ChainedRecord[], more: Readonly<Record<string, object>> = {}, apart = 1) =>
  journalPath.parse(
    Object.fromEntries(
      [
        ...chain.map(
          (record, at) =>
            [record.hash, { ...(toStoredRecord(record) as object), at: 5000 + at * apart }] as const,
        ),
        ...Object.entries(more),
      ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

test.each(KINDS)(
  'the record “%s” is parsed as it was written, and not at all if a part is malformed',
  (kind) => {
    const form = RECORD_FORMS[kind];
    for (const record of samplesOf(kind, goodSamples(form))) {
      const read = inTree(chained([record]));
      expect([read.unreadable, read.records.map((kept) => kept.record)]).toEqual([[], [record]]);
    }
    const broken = brokenSamples(form).filter((one) => typeof one === 'object');
    const isTooLong = (record: JournalRecord): boolean => JSON.stringify(record).includes('x'.repeat(301));
    const readable = samplesOf(kind, broken).filter(
      (record) => !isTooLong(record) && inTree(chained([record])).unreadable.length === 0,
    );
    expect(readable).toEqual([]);
  },
);

test('the journal orders records by arrival and verifies every chain', async () => {
  const read = inTree(chained(RECORDS));
  expect(read.records.map(({ record }) => record.kind)).toEqual(RECORDS.map(({ kind }) => kind));
  expect(await verifyJournal(read)).toEqual({
    records: RECORDS.length,
    devices: 1,
    problems: [],
    unreadable: [],
  });
});

test('the journal keeps the order of records that arrived together', () => {
  const read = inTree(chained(RECORDS), {}, 0);
  expect(read.records.map(({ record }) => record.kind)).toEqual(RECORDS.map(({ kind }) => kind));
});

test('the journal finds altered and removed records', async () => {
  const [first, second, third] = chained(RECORDS);
  const altered = { ...there(second), record: { ...there(second).record, who: 'Eve' } };
  const report = await verifyJournal(inTree([there(first), altered, there(third)]));
  expect(report.problems.map(({ kind }) => kind)).toEqual(['altered']);
  const gap = await verifyJournal(inTree([there(first), there(third)]));
  expect(gap.problems.map(({ kind }) => kind)).toEqual(['gap']);
});

describe('reports malformed records:', () => {
  const record = there(RECORDS[0]);
  const raw: unknown = JSON.parse(JSON.stringify(record));
  test.each([
    ['a field nobody knows', { ...(raw as object), more: 1 }],
    ['no round', { ...(raw as object), round: undefined }],
    ['a number that is none', { ...(raw as object), marks: ['1a'] }],
    ['another kind', { ...(raw as object), kind: 'gossip' }],
    ['no line at all', 'gossip'],
  ])('a malformed record is reported: %s', (_, text) => {
    const stored = { at: 1, prev: FIRST_RECORD, what: JSON.stringify(text) };
    expect(inTree([], { strange: stored }).unreadable).toEqual(['strange']);
  });

  test('a record without text is reported as malformed', () => {
    expect(inTree([], { old: { at: 1, uid: 'x', kind: 'start' } }).unreadable).toEqual(['old']);
  });
});

test('a record of the longest sheet fits the size in the rules', () => {
  const marks = Array.from({ length: 200 }, (_, at) => there(parseLeadNumber(String(1000 + at))));
  const long: JournalRecord = { kind: 'marks sent', marks, ...onSheet, ...author };
  expect(buildLinkedText('', long).length).toBeLessThanOrEqual(2000);
});

describe('the author of a record is stored beside it,', () => {
  const made: JournalRecord = { kind: 'result signed off', ...inRound, ...author, as: 'chairman' };
  const [one] = chained([made]);
  const stored = toStoredRecord(there(one)) as { readonly what: string };

  test('the author of a record is stored beside it and nowhere else', async () => {
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
  ])('a record with %s inside is unreadable', (_, more) => {
    const what = JSON.stringify({ ...(JSON.parse(stored.what) as object), ...more });
    expect(inTree([], { strange: { ...stored, at: 1, what } }).unreadable).toEqual(['strange']);
  });

  test('a record stored with another author counts as altered', async () => {
    const read = inTree([], { [there(one).hash]: { ...stored, at: 1, uid: 'u2' } });
    expect((await verifyJournal(read)).problems.map(({ kind }) => kind)).toEqual(['altered']);
  });
});
