import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FIRST, recordText, nextRecord, type ChainedRecord } from '../../domain/journal/chain.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import { entryId, eventKeyFromName, judgeKey, leadNumber } from '../../domain/ids.ts';
import { verifyJournal } from './verify.ts';
import { journal, parseRecord, storedRecord } from './journal.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

const stamp = { uid: 'u1', who: 'Ann', device: 'tablet', at: 1000 };
const inRound = { event: eventKeyFromName('Bronze Waltz'), round: 1 };
const onSheet = { ...inRound, judge: there(judgeKey('B')), dance: 'Waltz' };
const [lead, other] = [there(leadNumber('101')), there(leadNumber('99'))];
const ofCouple = { ...inRound, entry: there(entryId('e1')), couple: lead };
const why = 'he said so';

const LINES: readonly JournalRecord[] = [
  { kind: 'marks sent', marks: [lead], ...onSheet, ...stamp },
  { kind: 'marks keyed from paper', marks: [], ...onSheet, ...stamp },
  { kind: 'change requested', ...onSheet, ...stamp, why },
  { kind: 'late marks', marks: [lead, other], ...onSheet, ...stamp },
  { kind: 'state changed', from: 'running', to: 'marked', ...inRound, ...stamp },
  { kind: 'check-in', presence: 'missing', ...ofCouple, ...stamp },
  { kind: 'scratch', ...inRound, entry: there(entryId('e2')), ...stamp },
  { kind: 'heat asked', heat: 2, ...ofCouple, ...stamp },
  { kind: 'walk-on', ...ofCouple, ...stamp },
  { kind: 'walk-on named', lead: 'Ann Łee', follow: 'Bo', ...ofCouple, ...stamp },
  { kind: 'result posted', ...inRound, ...stamp },
  { kind: 'result posted', recalled: [lead, other], ...inRound, ...stamp },
  { kind: 'result posted', placings: [{ couple: lead, place: 1.5 }], ...inRound, ...stamp },
  { kind: 'saved result scratched', ...inRound, ...stamp },
  { kind: 'result signed off', ...inRound, ...stamp },
  { kind: 'decided', question: 'tie', verdict: 'approved', count: 10, ...inRound, ...stamp },
  { kind: 'decided', question: 'final', verdict: 'refused', ...inRound, ...stamp, why },
  { kind: 'round changed', recallSize: 18, ...inRound, ...stamp },
  { kind: 'panel seated', panel: [there(judgeKey('B'))], ...inRound, ...stamp },
  { kind: 'plan published', revision: 3, ...stamp },
  { kind: 'marks changed', from: [lead], to: [other], ...onSheet, ...stamp, why },
  { kind: 'short sheet accepted', marks: 5, asked: 6, ...onSheet, ...stamp, why },
  { kind: 'result taken back', ...inRound, ...stamp, why },
  { kind: 'reopened', ...inRound, ...stamp, why },
  { kind: 'signature taken back', ...inRound, ...stamp, why },
  { kind: 'change refused', ...onSheet, ...stamp, why },
  {
    kind: 'judge replaced',
    judge: there(judgeKey('B')),
    by: there(judgeKey('C')),
    ...inRound,
    ...stamp,
    why,
  },
  { kind: 'disqualified', ...ofCouple, ...stamp, why },
  { kind: 'withdrawn', ...ofCouple, ...stamp, why },
  { kind: 'no-show', ...ofCouple, ...stamp, why },
];

/** One chain of all these lines. */
const chained = (lines: readonly JournalRecord[]): readonly ChainedRecord[] => {
  const chain: ChainedRecord[] = [];
  for (const line of lines) chain.push(nextRecord(chain.at(-1)?.hash ?? FIRST, line, sha256));
  return chain;
};

/** The journal as it comes out of the tree, by its keys: the backend has put its time in, `apart` milliseconds apart. */
const inTree = (chain: readonly ChainedRecord[], more: Readonly<Record<string, object>> = {}, apart = 1) =>
  journal.parse(
    Object.fromEntries(
      [
        ...chain.map(
          (line, at) =>
            [line.hash, { ...(storedRecord(line, 'u1') as object), at: 5000 + at * apart }] as const,
        ),
        ...Object.entries(more),
      ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

test.each(LINES)('“$kind” comes back out of the tree as it went in', (line) => {
  const read = inTree(chained([line]));
  expect(read.unreadable).toEqual([]);
  expect(read.lines.map((kept) => kept.line)).toEqual([line]);
});

test('the whole journal is in the order in which it came in, and every chain is whole', async () => {
  const read = inTree(chained(LINES));
  expect(read.lines.map(({ line }) => line.kind)).toEqual(LINES.map(({ kind }) => kind));
  expect(await verifyJournal(read)).toEqual({
    lines: LINES.length,
    devices: 1,
    problems: [],
    unreadable: [],
  });
});

test('lines of one patch come in together, and stand as they were written', () => {
  const read = inTree(chained(LINES), {}, 0);
  expect(read.lines.map(({ line }) => line.kind)).toEqual(LINES.map(({ kind }) => kind));
});

test('a line that was altered, and one that was taken away, are found', async () => {
  const [first, second, third] = chained(LINES);
  const altered = { ...there(second), line: { ...there(second).line, who: 'Eve' } };
  const report = await verifyJournal(inTree([there(first), altered, there(third)]));
  expect(report.problems.map(({ kind }) => kind)).toEqual(['altered']);
  const gap = await verifyJournal(inTree([there(first), there(third)]));
  expect(gap.problems.map(({ kind }) => kind)).toEqual(['gap']);
});

describe('what nobody can read is named, and never passed over', () => {
  const line = there(LINES[0]);
  const raw: unknown = JSON.parse(recordText(line));
  test.each([
    ['a field nobody knows', { ...(raw as object), more: 1 }],
    ['no round', { ...(raw as object), round: undefined }],
    ['a number that is none', { ...(raw as object), marks: ['1a'] }],
    ['another kind', { ...(raw as object), kind: 'gossip' }],
    ['no line at all', 'gossip'],
  ])('%s', (_, text) => {
    expect(parseRecord(text)).toBe(undefined);
    const stored = { at: 1, prev: FIRST, what: JSON.stringify(text) };
    expect(inTree([], { strange: stored }).unreadable).toEqual(['strange']);
  });

  test('what stands there without text', () => {
    expect(inTree([], { old: { at: 1, uid: 'x', kind: 'start' } }).unreadable).toEqual(['old']);
  });
});

test('a line fits into what the rules let through, with as many marks as a card may hold', () => {
  const marks = Array.from({ length: 200 }, (_, at) => there(leadNumber(String(1000 + at))));
  const long: JournalRecord = { kind: 'marks sent', marks, ...onSheet, ...stamp };
  expect(recordText(long).length).toBeLessThanOrEqual(2000);
});
