import { expect, test } from 'vitest';
import { FIRST_RECORD } from '../journal/chain.ts';
import type { JournalRecord } from '../journal/record.ts';
import type { ChainLink, Operation } from './operation.ts';
import {
  dropRefused,
  createQueue,
  rejectOperation,
  replaceOperation,
  findNextToSend,
  requeueHeld,
  confirmArrival,
  resendOperation,
  findQueued,
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
const linkOf = (operation: string, previous: string): ChainLink => ({
  operation,
  records: [{ previous, record, hash: `hash of ${operation}` }],
});
const there = (queue: QueueState, key: string): QueuedOperation => {
  const waiting = findQueued(queue, key);
  if (waiting === undefined) throw new Error(`${key} is not in the queue`);
  return waiting;
};
const keys = ({ waiting }: QueueState) =>
  waiting.map(({ operation, number }) => `${number} ${operation.key}`);
const queue = appendOperation(appendOperation(createQueue('d'), recorded('one')), recorded('two'));

test('only one operation at a time is linked to the chain', () => {
  const first = setLink(queue, linkOf('one', FIRST_RECORD));
  expect(findNextToSend(first)?.operation.key).toBe('one');
  expect(setLink(first, linkOf('two', FIRST_RECORD))).toBe(first);
});

test('a link to an outdated end of the chain is refused', () => {
  const done = confirmArrival(
    setLink(queue, linkOf('one', FIRST_RECORD)),
    there(queue, 'one'),
    linkOf('one', FIRST_RECORD),
  );
  expect([done.last, keys(done)]).toEqual(['hash of one', ['2 two']]);
  expect(setLink(done, linkOf('two', FIRST_RECORD))).toBe(done);
  expect(setLink(done, linkOf('gone', 'hash of one'))).toBe(done);
  expect(setLink(done, linkOf('two', 'hash of one')).link?.operation).toBe('two');
});

test('a repeated or outdated answer changes nothing', () => {
  const [one, link] = [there(queue, 'one'), linkOf('one', FIRST_RECORD)];
  const done = confirmArrival(setLink(queue, link), one, link);
  expect(confirmArrival(done, one, link)).toBe(done);
  expect(rejectOperation(done, one, link, { code: 'overtaken' })).toBe(done);
  expect(replaceOperation(done, one, link, recorded('one'))).toBe(done);
});

test('a refused operation does not block others, leaves no gap, and can be dismissed', () => {
  const link = linkOf('one', FIRST_RECORD);
  const refused = rejectOperation(setLink(queue, link), there(queue, 'one'), link, { code: 'not allowed' });
  expect([refused.last, refused.link, findNextToSend(refused)?.operation.key]).toEqual([
    FIRST_RECORD,
    undefined,
    'two',
  ]);
  expect(keys(dropRefused(refused, 'one'))).toEqual(['2 two']);
});

test('only a refused operation can be dismissed', () => {
  expect(dropRefused(queue, 'one')).toBe(queue);
});

test('a retried operation moves to the end with a new number', () => {
  const link = linkOf('one', FIRST_RECORD);
  const refused = rejectOperation(setLink(queue, link), there(queue, 'one'), link, { code: 'not allowed' });
  expect(keys(requeueHeld(refused, () => true))).toEqual(['2 two', '3 one']);
  expect(requeueHeld(queue, () => true)).toBe(queue);
});

test('a draft replaces earlier drafts of the same sheet only', () => {
  const drafts = [draft('a1', 'A'), draft('b1', 'B'), draft('a2', 'A')].reduce(
    appendOperation,
    createQueue('d'),
  );
  expect(keys(drafts)).toEqual(['2 b1', '3 a2']);
  const sent = appendOperation(drafts, { ...recorded('a3'), draftOf: 'A' });
  expect(keys(sent)).toEqual(['2 b1', '4 a3']);
  expect(keys(appendOperation(sent, draft('a4', 'A')))).toEqual(['2 b1', '4 a3', '5 a4']);
});

test('a replacement with a record keeps its turn', () => {
  const link = linkOf('one', FIRST_RECORD);
  const other = replaceOperation(setLink(queue, link), there(queue, 'one'), link, recorded('late'));
  expect([keys(other), other.link]).toEqual([['1 late', '2 two'], undefined]);
});

test('the answer to an earlier sending of an operation that was sent again is ignored', () => {
  const link: ChainLink = { operation: 'a1', records: [] };
  const before = appendOperation(createQueue('d'), draft('a1', 'A'));
  const early = there(before, 'a1');
  const again = requeueHeld(rejectOperation(before, early, link, { code: 'not allowed' }), () => true);
  expect(confirmArrival(again, early, link)).toBe(again);
  expect(rejectOperation(again, early, link, { code: 'not allowed' })).toBe(again);
  expect(replaceOperation(again, early, link, draft('a2', 'A'))).toBe(again);
  expect(keys(confirmArrival(again, there(again, 'a1'), link))).toEqual([]);
});

test('an operation is sent again only if its latest sending was refused', () => {
  const link = linkOf('one', FIRST_RECORD);
  const [one, early] = [there(queue, 'one'), { ...there(queue, 'one'), number: 0 }];
  expect(keys(resendOperation(queue, one))).toEqual(['2 two', '3 one']);
  expect(resendOperation(queue, early)).toBe(queue);
  const refused = rejectOperation(setLink(queue, link), one, link, { code: 'not allowed' });
  expect(resendOperation(refused, one)).toBe(refused);
  const seen = dropRefused(refused, 'one');
  expect(resendOperation(seen, one)).toBe(seen);
});

test('a replacement without a record moves to the end, and one without changes is dropped', () => {
  const [under, one, link] = [
    setLink(queue, linkOf('one', FIRST_RECORD)),
    there(queue, 'one'),
    linkOf('one', FIRST_RECORD),
  ];
  const other = replaceOperation(under, one, link, draft('rest', 'A'));
  expect([keys(other), other.count, other.link]).toEqual([['2 two', '3 rest'], 3, undefined]);
  const none = replaceOperation(under, one, link, { key: 'one', changes: [] });
  expect([keys(none), none.count]).toEqual([['2 two'], 2]);
});
