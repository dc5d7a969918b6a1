import { expect, test } from 'vitest';
import { FIRST } from '../journal/chain.ts';
import type { JournalRecord } from '../journal/record.ts';
import type { Link, Operation } from './operation.ts';
import {
  forgotten,
  freshQueue,
  rejectOperation,
  instead,
  nextOf,
  onceMore,
  received,
  resendOperation,
  waitingOf,
  setLink,
  appendOperation,
  type QueueState,
  type QueuedOperation,
} from './queueState.ts';

const record: JournalRecord = {
  kind: 'plan published',
  revision: 1,
  uid: 'u',
  who: 'Ann',
  device: 'd',
  at: 1,
};
const recorded = (key: string): Operation => ({ key, changes: [{ record, patch: {} }] });
const draft = (key: string, draftOf: string): Operation => ({ key, draftOf, changes: [{ patch: {} }] });
const linkOf = (operation: string, previous: string): Link => ({
  operation,
  records: [{ previous, record, hash: `hash of ${operation}` }],
});
const there = (queue: QueueState, key: string): QueuedOperation => {
  const waiting = waitingOf(queue, key);
  if (waiting === undefined) throw new Error(`${key} is not in the queue`);
  return waiting;
};
const keys = ({ waiting }: QueueState) =>
  waiting.map(({ operation, number }) => `${number} ${operation.key}`);
const queue = appendOperation(appendOperation(freshQueue('d'), recorded('one')), recorded('two'));

test('only one operation is linked at a time', () => {
  const first = setLink(queue, linkOf('one', FIRST));
  expect(nextOf(first)?.operation.key).toBe('one');
  expect(setLink(first, linkOf('two', FIRST))).toBe(first);
});

test('a link to an outdated end is refused', () => {
  const done = received(setLink(queue, linkOf('one', FIRST)), there(queue, 'one'), linkOf('one', FIRST));
  expect([done.last, keys(done)]).toEqual(['hash of one', ['2 two']]);
  expect(setLink(done, linkOf('two', FIRST))).toBe(done);
  expect(setLink(done, linkOf('gone', 'hash of one'))).toBe(done);
  expect(setLink(done, linkOf('two', 'hash of one')).link?.operation).toBe('two');
});

test('a repeated or outdated answer changes nothing', () => {
  const [one, link] = [there(queue, 'one'), linkOf('one', FIRST)];
  const done = received(setLink(queue, link), one, link);
  expect(received(done, one, link)).toBe(done);
  expect(rejectOperation(done, one, link, { code: 'overtaken' })).toBe(done);
  expect(instead(done, one, link, recorded('one'))).toBe(done);
});

test('a refused operation does not block others, leaves no gap, and can be dismissed', () => {
  const link = linkOf('one', FIRST);
  const refused = rejectOperation(setLink(queue, link), there(queue, 'one'), link, { code: 'not allowed' });
  expect([refused.last, refused.link, nextOf(refused)?.operation.key]).toEqual([FIRST, undefined, 'two']);
  expect(keys(forgotten(refused, 'one'))).toEqual(['2 two']);
});

test('only a refused operation can be dismissed', () => {
  expect(forgotten(queue, 'one')).toBe(queue);
});

test('a retried operation moves to the end with a new number', () => {
  const link = linkOf('one', FIRST);
  const refused = rejectOperation(setLink(queue, link), there(queue, 'one'), link, { code: 'not allowed' });
  expect(keys(onceMore(refused, () => true))).toEqual(['2 two', '3 one']);
  expect(onceMore(queue, () => true)).toBe(queue);
});

test('a draft replaces earlier drafts of the same sheet only', () => {
  const drafts = [draft('a1', 'A'), draft('b1', 'B'), draft('a2', 'A')].reduce(
    appendOperation,
    freshQueue('d'),
  );
  expect(keys(drafts)).toEqual(['2 b1', '3 a2']);
  const sent = appendOperation(drafts, { ...recorded('a3'), draftOf: 'A' });
  expect(keys(sent)).toEqual(['2 b1', '4 a3']);
  expect(keys(appendOperation(sent, draft('a4', 'A')))).toEqual(['2 b1', '4 a3', '5 a4']);
});

test('a replacement with a record keeps its turn', () => {
  const link = linkOf('one', FIRST);
  const other = instead(setLink(queue, link), there(queue, 'one'), link, recorded('late'));
  expect([keys(other), other.link]).toEqual([['1 late', '2 two'], undefined]);
});

test('the answer to an earlier sending of an operation that was sent again is ignored', () => {
  const link: Link = { operation: 'a1', records: [] };
  const before = appendOperation(freshQueue('d'), draft('a1', 'A'));
  const early = there(before, 'a1');
  const again = onceMore(rejectOperation(before, early, link, { code: 'not allowed' }), () => true);
  expect(received(again, early, link)).toBe(again);
  expect(rejectOperation(again, early, link, { code: 'not allowed' })).toBe(again);
  expect(instead(again, early, link, draft('a2', 'A'))).toBe(again);
  expect(keys(received(again, there(again, 'a1'), link))).toEqual([]);
});

test('an operation is sent again only if its latest sending was refused', () => {
  const link = linkOf('one', FIRST);
  const [one, early] = [there(queue, 'one'), { ...there(queue, 'one'), number: 0 }];
  expect(keys(resendOperation(queue, one))).toEqual(['2 two', '3 one']);
  expect(resendOperation(queue, early)).toBe(queue);
  const refused = rejectOperation(setLink(queue, link), one, link, { code: 'not allowed' });
  expect(resendOperation(refused, one)).toBe(refused);
  const seen = forgotten(refused, 'one');
  expect(resendOperation(seen, one)).toBe(seen);
});

test('a replacement without a record moves to the end, and one without changes is dropped', () => {
  const [under, one, link] = [
    setLink(queue, linkOf('one', FIRST)),
    there(queue, 'one'),
    linkOf('one', FIRST),
  ];
  const other = instead(under, one, link, draft('rest', 'A'));
  expect([keys(other), other.count, other.link]).toEqual([['2 two', '3 rest'], 3, undefined]);
  const none = instead(under, one, link, { key: 'one', changes: [] });
  expect([keys(none), none.count]).toEqual([['2 two'], 2]);
});
