import { expect, test } from 'vitest';
import { createEventKey } from '../../domain/ids.ts';
import { parseCouple } from '../../domain/testing/published.ts';
import type { JournalRecord } from './record.ts';
import { findRecordPart } from './dancerRecords.ts';

const by = { uid: 'u', who: 'Nora (organizer)', device: 'laptop', at: 1 };
const events = [createEventKey('Bronze Waltz')];

test('a dancer sees every record about them, under all their keys, and only their own numbers', () => {
  const of = (record: JournalRecord, ...keys: readonly string[]) => findRecordPart(record, new Set(keys));
  const changed: JournalRecord = {
    ...by,
    kind: 'partner changed',
    competitor: 'ana',
    name: 'Ana',
    partner: 'Bo',
    events,
    others: ['bo', 'carl'],
  };
  for (const key of ['ana', 'bo', 'carl']) expect(of(changed, key)).toBe(changed);
  expect(of(changed, 'dora')).toBeUndefined();
  const merged: JournalRecord = {
    ...by,
    kind: 'competitors merged',
    competitor: 'ana',
    name: 'Ana',
    gone: 'anna',
    was: 'Anna',
  };
  expect(of(merged, 'ana', 'anna')).toBe(merged);
  expect(of(merged, 'anna')).toBe(merged);
  const given = [
    { competitor: 'anna', number: parseCouple('101') },
    { competitor: 'bo', number: parseCouple('102') },
  ];
  const numbers: JournalRecord = { ...by, kind: 'numbers given', given };
  expect(of(numbers, 'ana', 'anna')).toEqual({ ...numbers, given: given.slice(0, 1) });
  expect(of(numbers, 'dora')).toBeUndefined();
  expect(of({ ...by, kind: 'payment written down', name: 'Yale', way: 'in' }, 'ana')).toBeUndefined();
});
