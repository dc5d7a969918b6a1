import { expect, test } from 'vitest';
import { FIRST } from '../../domain/journal/chain.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import type { Operation, Link } from './operation.ts';
import {
  forgotten,
  freshDesk,
  mended,
  nextAct,
  received,
  refusedAct,
  withAct,
  withSeal,
} from './journalDesk.ts';

const record: JournalRecord = {
  kind: 'plan published',
  revision: 1,
  uid: 'u',
  who: 'Ann',
  device: 'd',
  at: 1,
};
const operation = (key: string): Operation => ({ key, changes: [{ record, patch: {} }] });
const sealOf = (key: string, previous: string): Link => ({
  operation: key,
  records: [{ previous, record, hash: `hash of ${key}` }],
});
const desk = withAct(withAct(freshDesk('d'), operation('one')), operation('two'));

test('one act is under way at a time: whoever comes second finds the place in the chain taken', () => {
  const first = withSeal(desk, sealOf('one', FIRST));
  expect(first.link?.operation).toBe('one');
  expect(withSeal(first, sealOf('two', FIRST))).toBe(first);
});

test('a place behind a line that is not the last any more is no place', () => {
  const done = received(withSeal(desk, sealOf('one', FIRST)), sealOf('one', FIRST));
  expect(done.last).toBe('hash of one');
  expect(withSeal(done, sealOf('two', FIRST))).toBe(done);
  expect(withSeal(done, sealOf('gone', 'hash of one'))).toBe(done);
  expect(withSeal(done, sealOf('two', 'hash of one')).link?.operation).toBe('two');
});

test('an answer that comes twice, or to another act, changes nothing', () => {
  const first = withSeal(desk, sealOf('one', FIRST));
  const done = received(first, sealOf('one', FIRST));
  expect(received(done, sealOf('one', FIRST))).toBe(done);
  expect(refusedAct(done, sealOf('one', FIRST), 'no')).toBe(done);
  expect(mended(first, sealOf('two', FIRST), operation('two'))).toBe(first);
});

test('a refused act lets the next one by, and the chain is where it was', () => {
  const refused = refusedAct(withSeal(desk, sealOf('one', FIRST)), sealOf('one', FIRST), 'closed');
  expect([refused.last, refused.link, nextAct(refused)?.key]).toEqual([FIRST, undefined, 'two']);
  expect(forgotten(refused, 'one').operations.map(({ operation: left }) => left.key)).toEqual(['two']);
});

test('an act under way is not forgotten: it may have arrived', () => {
  const first = withSeal(desk, sealOf('one', FIRST));
  expect(forgotten(first, 'one')).toBe(first);
});
