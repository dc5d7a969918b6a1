import { expect, test } from 'vitest';
import { createEventKey } from '../../domain/ids.ts';
import type { JournalRecord } from '../journal/record.ts';
import { journalPath } from '../journal/journal.ts';
import { toStoredRecord } from '../journal/storedRecord.ts';
import { splitAddress } from '../tree/path.ts';
import { publications } from './planning.ts';

const by = { uid: 'u1', as: 'admin', who: 'Ann', device: 'd1', at: 1000 } as const;
const round = { event: createEventKey('Gold Waltz'), round: 'Semi-Final' };
const did = [{ kind: 'skipRound', count: 1 }] as const;
const told = [{ kind: 'skipRound', round }] as const;

/** The records in stored form. */
const written = (...records: readonly JournalRecord[]) =>
  Object.fromEntries(
    records.map((record, at) => [
      `h${at}`,
      { ...(toStoredRecord({ record, previous: 'before', hash: `h${at}` }) as object), at: 5000 + at },
    ]),
  );

test('the list of publications comes from the journal, the newest first', () => {
  const raw = written(
    { kind: 'plan published', revision: 1, ...by },
    { kind: 'saved result scratched', event: round.event, round: 1, ...by },
    { kind: 'plan published', revision: 2, did, told, isUndo: true, ...by, who: 'Bo' },
  );
  expect(publications.parse(raw)).toEqual([
    { id: 'h2', at: 5002, madeAt: 1000, who: 'Bo', revision: 2, did, told, isUndo: true },
    { id: 'h0', at: 5000, madeAt: 1000, who: 'Ann', revision: 1, did: [], told: [], isUndo: false },
  ]);
});

test('the list of publications reads only their records, not the journal of the whole day', () => {
  expect(splitAddress(publications.at)).toEqual({
    place: journalPath.at,
    where: { name: 'kind', text: 'plan published' },
  });
  expect(splitAddress(journalPath.at)).toEqual({ place: journalPath.at });
});
