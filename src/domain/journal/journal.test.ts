import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryId, eventKeyFromName, type EntryId } from '../ids.ts';
import { couple, judge } from '../testing/published.ts';
import { FIRST, recordText, nextRecord } from './chain.ts';
import { chainReportInWords, journalInWords } from './inWords.ts';
import type { JournalRecord } from './record.ts';
import { verifyChains, type ChainProblem, type KeptRecord } from './verifyChains.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function entry(text: string): EntryId {
  const id = entryId(text);
  if (id === undefined) throw new Error(`no entry id: ${text}`);
  return id;
}

const EVENT = eventKeyFromName('Bronze Waltz');
const NOON = 1_700_000_000_000;

const stampedBy = (device: string, at: number) => ({ uid: `uid of ${device}`, who: 'Ann', device, at });

const checkIn = (device: string, at: number, number: number): JournalRecord => ({
  ...stampedBy(device, at),
  kind: 'check-in',
  event: EVENT,
  round: 1,
  entry: entry(`e${number}`),
  couple: couple(number),
  presence: 'present',
});

const marksSent = (device: string, at: number, numbers: readonly number[]): JournalRecord => ({
  ...stampedBy(device, at),
  kind: 'marks sent',
  event: EVENT,
  round: 1,
  judge: judge('B'),
  dance: 'Waltz',
  marks: numbers.map(couple),
});

interface Written {
  readonly device: number;
  readonly numbers: readonly number[];
}

/** Each device writes its records one after the other; its clock is minutes off. Everything comes in by the server's clock. */
function journalOf(written: readonly Written[], skews: readonly number[]): readonly KeptRecord[] {
  const last = new Map<string, string>();
  return written.map(({ device, numbers }, at) => {
    const name = `device ${device}`;
    const clock = NOON + 1000 * at + 60_000 * (skews[device] ?? 0);
    const record =
      numbers.length === 1 ? checkIn(name, clock, numbers[0] ?? 101) : marksSent(name, clock, numbers);
    const chained = nextRecord(last.get(name) ?? FIRST, record, sha256);
    last.set(name, chained.hash);
    return { ...chained, receivedAt: NOON + 1000 * at };
  });
}

const lastKeptOf = (journal: readonly KeptRecord[]): ReadonlyMap<string, string> =>
  new Map(journal.map((record) => [record.record.device, record.hash]));

const written = fc.record({
  device: fc.integer({ min: 0, max: 3 }),
  numbers: fc.uniqueArray(fc.integer({ min: 101, max: 140 }), { minLength: 1, maxLength: 6 }),
});

/** An honest journal of up to four devices, their clocks up to ten minutes apart. */
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
  journal: readonly KeptRecord[],
  lastKept: ReadonlyMap<string, string>,
): readonly ChainProblem[] => verifyChains(journal, sha256, { tolerance: 5000, lastKept }).problems;

const kinds = (problems: readonly ChainProblem[]): readonly string[] => problems.map(({ kind }) => kind);

/** The record at `at`, which the test knows to be there. */
function recordAt(journal: readonly KeptRecord[], at: number): KeptRecord {
  const record = journal[at];
  if (record === undefined) throw new Error(`no record ${at}`);
  return record;
}

describe('laws of the journal', () => {
  test('honest chains of several devices with clocks minutes apart are clean', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        expect(problemsOf(journal, lastKeptOf(journal))).toEqual([]);
      }),
    );
  });

  test('any alteration of a line is found', () => {
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
        expect(kinds(problemsOf(altered, lastKeptOf(journal)))).toContain('altered');
      }),
    );
  });

  test('a line hung behind another one is found, its own content untouched', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), ({ journal, at }, nat) => {
        const previous = recordAt(journal, nat % journal.length).hash;
        fc.pre(previous !== recordAt(journal, at).previous);
        const rehung = journal.map((kept, place) => (place === at ? { ...kept, previous } : kept));
        expect(kinds(problemsOf(rehung, lastKeptOf(journal)))).toContain('altered');
      }),
    );
  });

  test('an altered line with a new hash leaves a gap behind it, or an end the device does not know', () => {
    fc.assert(
      fc.property(withPlace, ({ journal, at }) => {
        const forged = journal.map((kept, place) =>
          place === at
            ? { ...kept, ...nextRecord(kept.previous, { ...kept.record, who: 'Eve' }, sha256) }
            : kept,
        );
        const found = kinds(problemsOf(forged, lastKeptOf(journal)));
        expect(found.includes('gap') || found.includes('not from the device')).toBe(true);
      }),
    );
  });

  test('any deletion is found', () => {
    fc.assert(
      fc.property(withPlace, ({ journal, at }) => {
        const found = kinds(problemsOf(journal.toSpliced(at, 1), lastKeptOf(journal)));
        expect(found.includes('gap') || found.includes('end is missing')).toBe(true);
      }),
    );
  });

  test('any insertion is found, wherever it says it belongs', () => {
    fc.assert(
      fc.property(withPlace, fc.nat(), fc.boolean(), ({ journal, at }, where, first) => {
        const { record, hash } = recordAt(journal, at);
        const slipped = {
          ...nextRecord(first ? FIRST : hash, checkIn(record.device, record.at, 999), sha256),
          receivedAt: NOON + 500,
        };
        const found = kinds(
          problemsOf(journal.toSpliced(where % (journal.length + 1), 0, slipped), lastKeptOf(journal)),
        );
        expect(found.includes('fork') || found.includes('not from the device')).toBe(true);
      }),
    );
  });

  test('any reordering within a device is found', () => {
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
        expect(kinds(problemsOf(swapped, lastKeptOf(journal)))).toContain('came in before');
      }),
    );
  });

  test('the order in which lines are handed in says nothing', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        expect(problemsOf(journal.toReversed(), lastKeptOf(journal))).toEqual([]);
      }),
    );
  });
});

describe('in the words of the floor', () => {
  const first = { ...nextRecord(FIRST, checkIn('tablet', NOON, 101), sha256), receivedAt: NOON };
  const second = {
    ...nextRecord(first.hash, marksSent('tablet', NOON - 8000, [101, 104]), sha256),
    receivedAt: NOON + 1,
  };

  test('the keys of a line may stand in any order, and what is undefined is not there', () => {
    const record = checkIn('tablet', NOON, 101);
    const turned = Object.fromEntries(Object.entries({ ...record, why: undefined }).toReversed()) as unknown;
    expect(recordText(turned as JournalRecord)).toBe(recordText(record));
  });

  test('a clock set right by a few seconds is no fault, by more it is named', () => {
    expect(verifyChains([first, second], sha256, { tolerance: 10_000 }).problems).toEqual([]);
    expect(chainReportInWords(verifyChains([first, second], sha256, { tolerance: 5000 }))).toEqual([
      '2 records of 1 device: 1 problem.',
      'Device tablet: the clock ran back by 8 s before this record: Ann sent the marks of Judge B in Waltz, Bronze Waltz, round 1: 101, 104.',
    ]);
  });

  test('two devices that are copies of one fork', () => {
    const copy = {
      ...nextRecord(first.hash, checkIn('tablet', NOON + 5, 107), sha256),
      receivedAt: NOON + 9,
    };
    const [, sentence] = chainReportInWords(
      verifyChains([first, second, copy], sha256, { tolerance: 10_000 }),
    );
    expect(sentence).toBe(
      'Device tablet: 2 records follow the same one: Ann sent the marks of Judge B in Waltz, Bronze Waltz, round 1: 101, 104. / Ann called 107 present in Bronze Waltz, round 1.',
    );
  });

  test('a device whose lines are all gone is missed', () => {
    const report = verifyChains([], sha256, { tolerance: 0, lastKept: new Map([['tablet', first.hash]]) });
    expect(chainReportInWords(report)).toEqual([
      '0 records of 0 devices: 1 problem.',
      'Device tablet: the last record the device wrote is not in the journal.',
    ]);
  });

  test('a whole journal says so', () => {
    expect(chainReportInWords(verifyChains([first], sha256))).toEqual([
      '1 record of 1 device: every chain is whole.',
    ]);
  });

  const stamp = stampedBy('desk', NOON);
  const inFinal = { event: EVENT, round: 0 };
  const sheet = { ...inFinal, judge: judge('C'), dance: 'Tango' };
  const of104 = { ...inFinal, entry: entry('e104'), couple: couple(104) };

  test.each<{ record: JournalRecord; words: string }>([
    {
      record: { ...stamp, ...inFinal, kind: 'state changed', from: 'running', to: 'marked' },
      words: 'Ann took Bronze Waltz, Final from running to marked.',
    },
    {
      record: { ...stamp, ...sheet, kind: 'late marks', marks: [couple(104)] },
      words:
        'Ann sent marks after the round was closed, kept and not counted: Judge C in Tango, Bronze Waltz, Final: 104.',
    },
    {
      record: {
        ...stamp,
        ...sheet,
        kind: 'short sheet accepted',
        marks: 11,
        asked: 12,
        why: 'Judge had to leave.',
      },
      words:
        'Ann accepted the sheet of Judge C in Tango, Bronze Waltz, Final with 11 of 12 marks. Why: Judge had to leave.',
    },
    {
      record: {
        ...stamp,
        ...inFinal,
        kind: 'judge replaced',
        judge: judge('C'),
        by: judge('H'),
        why: 'Ill.',
      },
      words: 'Ann replaced Judge C by Judge H in Bronze Waltz, Final. Why: Ill.',
    },
    {
      record: { ...stamp, ...of104, kind: 'walk-on named', lead: 'Kim', follow: 'Lee' },
      words: 'Ann named the walk-on 104 in Bronze Waltz, Final: Kim and Lee.',
    },
    {
      record: { ...stamp, ...inFinal, entry: entry('e7'), kind: 'scratch' },
      words: 'Ann scratched entry e7 from Bronze Waltz, Final.',
    },
    {
      record: { ...stamp, ...inFinal, kind: 'result taken back', why: 'Wrong number keyed.' },
      words: 'Ann took back the result of Bronze Waltz, Final. Why: Wrong number keyed.',
    },
    {
      record: { ...stamp, kind: 'plan published', revision: 4 },
      words: 'Ann published the plan, revision 4.',
    },
  ])('$words', ({ record, words }) => {
    expect(journalInWords(record)).toBe(words);
  });
});
