import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { parseEntryId, createEventKey, type EntryId } from '../../domain/ids.ts';
import { parseCouple, parseJudge } from '../../domain/testing/published.ts';
import { FIRST_RECORD, buildLinkedText, createNextRecord } from './chain.ts';
import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import type { JournalRecord } from './record.ts';
import { verifyChains, type ChainProblem, type StoredChainRecord, type ChainEnd } from './verifyChains.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function entry(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error(`no entry id: ${text}`);
  return id;
}

const EVENT = createEventKey('Bronze Waltz');
const NOON = 1_700_000_000_000;

const stampedBy = (device: string, at: number) => ({ uid: `uid of ${device}`, who: 'Ann', device, at });

const checkIn = (device: string, at: number, number: number): JournalRecord => ({
  ...stampedBy(device, at),
  as: 'deckcaptain',
  kind: 'check-in',
  event: EVENT,
  round: 1,
  entry: entry(`e${number}`),
  couple: parseCouple(number),
  presence: 'present',
});

const marksSent = (device: string, at: number, numbers: readonly number[]): JournalRecord => ({
  ...stampedBy(device, at),
  as: 'judge',
  kind: 'marks sent',
  event: EVENT,
  round: 1,
  judge: parseJudge('B'),
  dance: 'Waltz',
  marks: numbers.map(parseCouple),
});

interface Written {
  readonly device: number;
  readonly numbers: readonly number[];
}

/** Each device writes its records in order, with its clock off by minutes. All arrive on the server's clock. */
function journalOf(written: readonly Written[], skews: readonly number[]): readonly StoredChainRecord[] {
  const last = new Map<string, string>();
  return written.map(({ device, numbers }, at) => {
    const name = `device ${device}`;
    const clock = NOON + 1000 * at + 60_000 * (skews[device] ?? 0);
    const record =
      numbers.length === 1 ? checkIn(name, clock, numbers[0] ?? 101) : marksSent(name, clock, numbers);
    const chained = createNextRecord(last.get(name) ?? FIRST_RECORD, record, sha256);
    last.set(name, chained.hash);
    return { ...chained, receivedAt: NOON + 1000 * at };
  });
}

const endsOf = (journal: readonly StoredChainRecord[]): readonly ChainEnd[] => {
  const last = new Map(journal.map((record) => [record.record.device, record]));
  return [...last.values()].map(({ hash, record: { uid, device } }) => ({ uid, device, last: hash }));
};

const written = fc.record({
  device: fc.integer({ min: 0, max: 3 }),
  numbers: fc.uniqueArray(fc.integer({ min: 101, max: 140 }), { minLength: 1, maxLength: 6 }),
});

/** A valid journal of up to four devices, their clocks up to ten minutes apart. */
const journals = fc
  .tuple(
    fc.array(written, { minLength: 2, maxLength: 25 }),
    fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([records, skews]) => journalOf(records, skews));

const withPlace = fc
  .tuple(journals, fc.nat())
  .map(([journal, nat]) => ({ journal, at: nat % journal.length }));

const problemsOf = (
  journal: readonly StoredChainRecord[],
  ends: readonly ChainEnd[],
): readonly ChainProblem[] => verifyChains(journal, sha256, { tolerance: 5000, ends }).problems;

const kinds = (problems: readonly ChainProblem[]): readonly string[] => problems.map(({ kind }) => kind);

function recordAt(journal: readonly StoredChainRecord[], at: number): StoredChainRecord {
  const record = journal[at];
  if (record === undefined) throw new Error(`no record ${at}`);
  return record;
}

describe('laws of the journal', () => {
  test('the journal accepts chains of several devices with clocks minutes apart', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        expect(problemsOf(journal, endsOf(journal))).toEqual([]);
      }),
    );
  });

  test('the journal’s check finds any change to a record', () => {
    const alterations: readonly ((record: JournalRecord) => JournalRecord)[] = [
      (record) => ({ ...record, at: record.at + 1 }),
      (record) => ({ ...record, who: 'Eve' }),
      (record) => ({ ...record, uid: 'uid of Eve' }),
      (record) => ({ ...record, why: 'because' }),
      (record) =>
        record.kind === 'marks sent'
          ? { ...record, marks: record.marks.toReversed() }
          : { ...record, who: '' },
      (record) =>
        record.kind === 'check-in' ? { ...record, presence: 'missing' } : { ...record, device: 'another' },
    ];
    fc.assert(
      fc.property(withPlace, fc.constantFrom(...alterations), ({ journal, at }, alter) => {
        const altered = journal.map((kept, place) =>
          place === at ? { ...kept, record: alter(kept.record) } : kept,
        );
        expect(kinds(problemsOf(altered, endsOf(journal)))).toContain('altered');
      }),
    );
  });

  test('the journal’s check finds a record linked to another predecessor, with its content unchanged', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), ({ journal, at }, nat) => {
        const previous = recordAt(journal, nat % journal.length).hash;
        fc.pre(previous !== recordAt(journal, at).previous);
        const rehung = journal.map((kept, place) => (place === at ? { ...kept, previous } : kept));
        expect(kinds(problemsOf(rehung, endsOf(journal)))).toContain('altered');
      }),
    );
  });

  test('a changed record with a new hash leaves a gap in the journal, or an end the device does not know', () => {
    fc.assert(
      fc.property(withPlace, ({ journal, at }) => {
        const forged = journal.map((kept, place) =>
          place === at
            ? { ...kept, ...createNextRecord(kept.previous, { ...kept.record, who: 'Eve' }, sha256) }
            : kept,
        );
        const found = kinds(problemsOf(forged, endsOf(journal)));
        expect(found.includes('gap') || found.includes('not from the device')).toBe(true);
      }),
    );
  });

  test('the journal’s check finds any deletion', () => {
    fc.assert(
      fc.property(withPlace, ({ journal, at }) => {
        const found = kinds(problemsOf(journal.toSpliced(at, 1), endsOf(journal)));
        expect(found.includes('gap') || found.includes('end is missing')).toBe(true);
      }),
    );
  });

  test('the journal’s check finds any insertion at any position', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), fc.boolean(), ({ journal, at }, where, first) => {
        const { record, hash } = recordAt(journal, at);
        const slipped = {
          ...createNextRecord(first ? FIRST_RECORD : hash, checkIn(record.device, record.at, 999), sha256),
          receivedAt: NOON + 500,
        };
        const found = kinds(
          problemsOf(journal.toSpliced(where % (journal.length + 1), 0, slipped), endsOf(journal)),
        );
        expect(found.includes('fork') || found.includes('not from the device')).toBe(true);
      }),
    );
  });

  test('the journal’s check finds any reordering within a device', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), ({ journal, at }, nat) => {
        const one = recordAt(journal, at);
        const own = journal.filter((kept) => kept.record.device === one.record.device);
        const other = recordAt(own, nat % own.length);
        fc.pre(other !== one);
        const swapped = journal.map((kept) => {
          if (kept === one) return { ...other, receivedAt: one.receivedAt };
          return kept === other ? { ...one, receivedAt: other.receivedAt } : kept;
        });
        expect(kinds(problemsOf(swapped, endsOf(journal)))).toContain('came in before');
      }),
    );
  });

  test('the journal’s check does not depend on the order of the records', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        expect(problemsOf(journal.toReversed(), endsOf(journal))).toEqual([]);
      }),
    );
  });
});

describe('details', () => {
  const first = { ...createNextRecord(FIRST_RECORD, checkIn('tablet', NOON, 101), sha256), receivedAt: NOON };
  const second = {
    ...createNextRecord(first.hash, marksSent('tablet', NOON - 8000, [101, 104]), sha256),
    receivedAt: NOON + 1,
  };

  test('a record’s hash ignores the order of its keys and undefined values', () => {
    const record = checkIn('tablet', NOON, 101);
    const turned = Object.fromEntries(Object.entries({ ...record, why: undefined }).toReversed()) as unknown;
    expect(buildLinkedText('', turned as JournalRecord)).toBe(buildLinkedText('', record));
  });

  test('the journal’s check tolerates a clock set back by a few seconds, and reports a larger jump', () => {
    expect(verifyChains([first, second], sha256, { tolerance: 10_000 }).problems).toEqual([]);
    expect(verifyChains([first, second], sha256, { tolerance: 5000 })).toEqual({
      records: 2,
      devices: 1,
      problems: [{ kind: 'clock ran back', device: 'tablet', record: second, by: 8000 }],
    });
  });

  test('the journal’s check reports a fork for two copies of one device', () => {
    const copy = {
      ...createNextRecord(first.hash, checkIn('tablet', NOON + 5, 107), sha256),
      receivedAt: NOON + 9,
    };
    expect(verifyChains([first, second, copy], sha256, { tolerance: 10_000 }).problems).toEqual([
      { kind: 'fork', device: 'tablet', records: [second, copy] },
    ]);
  });

  test('the journal’s check reports a device whose records are all missing', () => {
    const witness = { tolerance: 0, ends: [{ uid: 'uid of tablet', device: 'tablet', last: first.hash }] };
    expect(verifyChains([], sha256, witness)).toEqual({
      records: 0,
      devices: 0,
      problems: [{ kind: 'end is missing', device: 'tablet', last: first.hash }],
    });
  });

  test('the journal keeps one chain per account on a device', () => {
    const another: JournalRecord = { ...checkIn('tablet', NOON + 5, 107), uid: 'uid of Eve' };
    const began = { ...createNextRecord(FIRST_RECORD, another, sha256), receivedAt: NOON + 9 };
    expect(verifyChains([first, second, began], sha256, { tolerance: 10_000 }).problems).toEqual([]);
    const hung = { ...createNextRecord(second.hash, another, sha256), receivedAt: NOON + 9 };
    expect(verifyChains([first, second, hung], sha256, { tolerance: 10_000 }).problems).toEqual([
      { kind: 'gap', device: 'tablet', record: hung },
    ]);
  });

  test('the journal’s check reports a chain without a stored end', () => {
    expect(verifyChains([first], sha256, { tolerance: 0 }).problems).toEqual([]);
    expect(verifyChains([first], sha256, { tolerance: 0, ends: [] }).problems).toEqual([
      { kind: 'not from the device', device: 'tablet', record: first },
    ]);
  });
});

test('the journal’s check reports a record its author may not write in that role, or without a role', () => {
  const found = (as?: AuthorRole) => {
    const record: JournalRecord = {
      ...stampedBy('tablet', NOON),
      ...omitUndefined({ as }),
      kind: 'result signed off',
      event: EVENT,
      round: 1,
    };
    const kept = { ...createNextRecord(FIRST_RECORD, record, sha256), receivedAt: NOON };
    return kinds(verifyChains([kept], sha256, { tolerance: 0 }).problems);
  };
  expect(found('chairman')).toEqual([]);
  for (const as of ['admin', 'scrutineer', 'judge', 'mc', 'deckcaptain', undefined] as const)
    expect([as, found(as)]).toEqual([as, ['no right']]);
});
