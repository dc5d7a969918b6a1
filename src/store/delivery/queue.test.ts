import { expect, test, vi } from 'vitest';
import { FIRST_RECORD } from '../journal/chain.ts';
import type { JournalRecord } from '../journal/record.ts';
import { parseEntryId, createEventKey, parseLeadNumber } from '../../domain/ids.ts';
import { checkIn, type CaptainTap } from '../floor/checkIn.ts';
import { callHeat } from '../floor/live.ts';
import { verifyJournal } from '../journal/verify.ts';
import { parseQueue } from './parseQueue.ts';
import type { Operation } from './operation.ts';
import { DeliveryQueue, hasStorageFailed } from './queue.ts';
import { createQueue } from './queueState.ts';
import { createTestBackend, createTestDisk, waitUntil } from './testing/backend.ts';

const captain: CaptainTap = { uid: 'u1', who: 'Dee', initials: 'DE', device: 'tablet', at: 1000 };

function tap(entry: string, presence: 'present' | 'missing' = 'present'): Operation {
  const id = parseEntryId(entry);
  if (id === undefined) throw new Error('no entry');
  const couple = {
    event: createEventKey('Waltz'),
    round: 1,
    renumbered: undefined,
    entry: id,
    number: parseLeadNumber('101'),
  };
  return { key: entry, changes: [checkIn(captain, couple, presence)] };
}

const call = (heat: number, more: Partial<Operation> = {}): Operation => ({
  key: `heat ${heat}`,
  changes: [{ patch: callHeat(createEventKey('Waltz'), 1, { dance: 0, heat }) }],
  ...more,
});

const kinds = (queue: DeliveryQueue) => queue.onTheWay.now.map(({ delivery }) => delivery.kind);
const entriesIn = (records: readonly { readonly record: JournalRecord }[]) =>
  records.map(({ record }) => ('entry' in record ? record.entry : record.kind));

/** Resolves once the queue is empty on the device. */
const isEmpty = (queue: DeliveryQueue) => waitUntil(() => expect(kinds(queue)).toEqual([]));

test('a tap is shown, saved, sent, and dropped once received', async () => {
  const { wire, sent, answer } = createTestBackend();
  const queue = new DeliveryQueue(createTestDisk(), wire());
  await waitUntil(() => expect(queue.device.now).toBe('tablet'));
  void queue.perform(tap('e1'));
  expect([kinds(queue), sent.length]).toEqual([['saving'], 0]);
  await waitUntil(() => expect([kinds(queue), sent.length]).toEqual([['here'], 1]));
  await answer();
  await isEmpty(queue);
});

test('a change and its record are one patch; the time of a tap is capped at the backend’s', async () => {
  const { wire, sent } = createTestBackend();
  const queue = new DeliveryQueue(createTestDisk(), wire());
  void queue.perform(tap('e1'));
  await waitUntil(() => expect(sent).toHaveLength(1));
  const [patch = {}] = sent;
  expect(patch['events/Waltz/entries/e1/checkedIn/1']).toBe(true);
  expect(patch['deck/Waltz/1/calls/e1']).toMatchObject({ presence: 'present', at: 900 });
  expect(Object.keys(patch).filter((place) => place.startsWith('journal/'))).toHaveLength(1);
  expect(Object.keys(patch).filter((place) => place.startsWith('receipts/'))).toHaveLength(0);
});

test('taps of an hour offline keep their order, and form one chain', async () => {
  const { wire, sender, sent, answer, journal } = createTestBackend();
  sender.set(undefined);
  const queue = new DeliveryQueue(createTestDisk(), wire());
  for (const entry of ['e1', 'e2', 'e3']) void queue.perform(tap(entry));
  await waitUntil(() => expect(kinds(queue)).toEqual(['here', 'here', 'here']));
  expect(sent).toEqual([]);
  sender.set('u1');
  for (const _ of ['e1', 'e2', 'e3']) await answer();
  await isEmpty(queue);
  expect(entriesIn(journal().records)).toEqual(['e1', 'e2', 'e3']);
  expect((await verifyJournal(journal())).problems).toEqual([]);
});

test('a tap for several couples is one patch with chained records', async () => {
  const { wire, sent, answer, journal } = createTestBackend();
  const queue = new DeliveryQueue(createTestDisk(), wire());
  void queue.perform({ key: 'three', changes: ['e1', 'e2', 'e3'].flatMap((entry) => tap(entry).changes) });
  void queue.perform(tap('e4'));
  await answer();
  await answer();
  await isEmpty(queue);
  expect(sent).toHaveLength(2);
  expect(entriesIn(journal().records)).toEqual(['e1', 'e2', 'e3', 'e4']);
  expect((await verifyJournal(journal())).problems).toEqual([]);
});

test.each([
  ['a tap with a record', tap('e1')],
  ['a call without one', call(2)],
])(
  'a tap whose tab is closed between %s and the answer is sent after a reload, and done once',
  async (_, one) => {
    const { wire, sent, take, answer } = createTestBackend();
    const kept = createTestDisk();
    void new DeliveryQueue(kept, wire()).perform(one);
    await waitUntil(() => expect(sent).toHaveLength(1));
    // The backend has it, but the answer never comes.
    const [lost = {}] = sent;
    expect(take(lost)).toEqual({ ok: true });
    const after = new DeliveryQueue(kept, wire());
    await waitUntil(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(lost);
    await answer(); // to the first tab: the operation is already there
    await answer();
    await isEmpty(after);
    expect(take(lost).ok).toBe(false);
  },
);

test('an unanswered call of a heat does not undo a later call by someone else', async () => {
  const { wire, sent, take, answer, tree } = createTestBackend();
  const kept = createTestDisk();
  void new DeliveryQueue(kept, wire()).perform(call(2));
  await waitUntil(() => expect(sent).toHaveLength(1));
  take(sent[0] ?? {});
  tree.set('live/Waltz/1/heat', 3);
  const after = new DeliveryQueue(kept, wire());
  await answer();
  await answer();
  await isEmpty(after);
  expect(tree.get('live/Waltz/1/heat')).toBe(3);
});

test('an expired call is refused, and shown until it is read', async () => {
  const { wire, sent, tree } = createTestBackend();
  const kept = createTestDisk();
  const queue = new DeliveryQueue(kept, wire());
  void queue.perform(call(2, { dueUntil: 899 }));
  await waitUntil(() =>
    expect(queue.onTheWay.now[0]?.delivery).toEqual({ kind: 'refused', problem: { code: 'past' } }),
  );
  // Only the closing receipt is written, so the operation can't arrive from another tab.
  expect(sent).toEqual([]);
  expect([...tree.keys()].filter((place) => !place.startsWith('receipts/'))).toEqual([]);
  expect(new DeliveryQueue(kept, wire()).onTheWay.now).toEqual([]);
  await queue.forget('heat 2');
  await isEmpty(queue);
});

test('a refused tap is shown and kept, leaves no gap in the chain, and can be sent again', async () => {
  const { wire, refuse, answer, journal } = createTestBackend();
  const queue = new DeliveryQueue(createTestDisk(), wire());
  refuse({ code: 'unavailable' });
  void queue.perform(tap('e1'));
  await answer();
  await waitUntil(() =>
    expect(queue.onTheWay.now[0]?.delivery).toEqual({ kind: 'refused', problem: { code: 'unavailable' } }),
  );
  refuse(undefined);
  void queue.perform(tap('e2'));
  await answer();
  await waitUntil(() => expect(kinds(queue)).toEqual(['refused']));
  void queue.tryAgain('e1');
  await answer();
  await isEmpty(queue);
  expect(entriesIn(journal().records)).toEqual(['e2', 'e1']);
  expect((await verifyJournal(journal())).problems).toEqual([]);
});

test('one refused operation is sent again, and the others are not', async () => {
  const { wire, refuse, answer, sent, journal } = createTestBackend();
  const queue = new DeliveryQueue(createTestDisk(), wire());
  refuse({ code: 'unavailable' });
  for (const entry of ['e1', 'e2']) {
    void queue.perform(tap(entry));
    await answer();
  }
  await waitUntil(() => expect(kinds(queue)).toEqual(['refused', 'refused']));
  refuse(undefined);
  void queue.tryAgain('e2');
  await answer();
  await waitUntil(() => expect(kinds(queue)).toEqual(['refused']));
  expect([sent.length, entriesIn(journal().records)]).toEqual([3, ['e2']]);
});

test('an overtaken change is dropped and named; the rest of the operation is done', async () => {
  const { wire, refuse, answer, journal } = createTestBackend();
  const queue = new DeliveryQueue(
    createTestDisk(),
    wire((one) => Promise.resolve({ kind: 'instead', operation: { ...one, changes: one.changes.slice(1) } })),
  );
  refuse({ code: 'not allowed' });
  void queue.perform({ key: 'both', changes: [...tap('e1').changes, ...tap('e2').changes] });
  await answer();
  refuse(undefined);
  await answer();
  await isEmpty(queue);
  expect(queue.overtaken.now.map(({ changes }) => changes)).toEqual([tap('e1').changes]);
  expect(entriesIn(journal().records)).toEqual(['e2']);
});

test('an overtaken change is shown before it leaves the disk, or after a reload', async () => {
  const { wire, refuse, answer } = createTestBackend();
  const kept = createTestDisk();
  const resolve = (one: Operation) =>
    Promise.resolve({ kind: 'instead', operation: { ...one, changes: [] } } as const);
  const queue = new DeliveryQueue(kept, wire(resolve));
  const waited: number[] = [];
  queue.overtaken.observe(() => waited.push(kept.now().waiting.length));
  refuse({ code: 'not allowed' });
  void queue.perform(tap('e1'));
  await answer();
  await isEmpty(queue);
  expect(waited).toEqual([1]);
});

test('a refusal for another account keeps the operation for its author', async () => {
  const { wire, sender, sent, refuse, answer } = createTestBackend();
  const queue = new DeliveryQueue(createTestDisk(), wire());
  void queue.perform(tap('e1'));
  await waitUntil(() => expect(sent).toHaveLength(1));
  sender.set(undefined);
  refuse({ code: 'not allowed' });
  await answer();
  await new Promise((later) => setTimeout(later, 5));
  expect(kinds(queue)).toEqual(['here']);
  refuse(undefined);
  sender.set('u1');
  await answer();
  await isEmpty(queue);
});

test('two tabs of one device share one chain', async () => {
  const { wire, sent, answer, journal } = createTestBackend();
  const kept = createTestDisk();
  const [one, other] = [new DeliveryQueue(kept, wire()), new DeliveryQueue(kept, wire())];
  void one.perform(tap('e1'));
  void other.perform(tap('e2'));
  // Either tab may be first. Both may send the same operation; the second answer says that it is already
  // done.
  await waitUntil(() => expect(sent.length).toBeGreaterThan(0));
  while (journal().records.length < 2) await answer();
  await waitUntil(() => expect(kept.now().waiting).toHaveLength(0));
  expect(entriesIn(journal().records).toSorted()).toEqual(['e1', 'e2']);
  expect((await verifyJournal(journal())).problems).toEqual([]);
  expect(kept.now().link).toBe(undefined);
});

test('a device without storage shows that, and still sends', async () => {
  hasStorageFailed.set(false);
  const { wire, answer, journal } = createTestBackend();
  const full = () => Promise.reject(new Error('no room'));
  const queue = new DeliveryQueue({ change: full, notes: full }, wire());
  await waitUntil(() => expect(hasStorageFailed.now).toBe(true));
  void queue.perform(tap('e1'));
  await answer();
  await isEmpty(queue);
  expect(entriesIn(journal().records)).toEqual(['e1']);
});

test('only the malformed one of the saved operations is skipped', () => {
  for (const strange of [undefined, 'x', { device: 1 }]) expect(parseQueue(strange)).toBe(undefined);
  const [good, bad] = [
    { operation: tap('e1'), number: 1 },
    { operation: { key: 'k', changes: [{ patch: 'x' }] }, number: 2 },
  ];
  expect(parseQueue({ ...createQueue('d'), waiting: [bad, good] })?.waiting).toEqual([good]);
  expect(parseQueue(createQueue('d'))).toEqual({ ...createQueue('d'), last: FIRST_RECORD });
});

test('a second account on a device starts a new chain', async () => {
  const kept = createTestDisk('phone');
  const before = createTestBackend('u1');
  const first = new DeliveryQueue(kept, before.wire());
  void first.perform(tap('e1'));
  await before.answer();
  await isEmpty(first);
  // The tab is closed between a tap and its answer, and the phone comes back with another account.
  void first.perform(tap('e2'));
  await waitUntil(() => expect(before.sent).toHaveLength(2));
  const after = createTestBackend('u2');
  const second = new DeliveryQueue(kept, after.wire());
  await after.answer();
  await isEmpty(second);
  expect(entriesIn(after.journal().records)).toEqual(['e2']);
  const [record] = after.journal().records;
  expect([record?.previous, record?.record.uid]).toEqual([FIRST_RECORD, 'u2']);
  expect(record?.record.device).not.toBe('phone');
  expect([...after.tree.keys()]).toContain(`journalEnds/u2/${record?.record.device ?? ''}`);
});

test('an operation the backend could not store is retried, looks the same meanwhile, and is done once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { wire, sent, answer, refuse, journal } = createTestBackend();
    const queue = new DeliveryQueue(createTestDisk(), wire());
    const shown: string[] = [];
    refuse({ code: 'unavailable' });
    void queue.perform(tap('e1'));
    await answer();
    await waitUntil(() => expect(kinds(queue)).toEqual(['refused']));
    queue.onTheWay.observe(() => shown.push(...kinds(queue)));
    await vi.advanceTimersByTimeAsync(5000);
    await answer();
    await waitUntil(() => expect(sent).toHaveLength(2));
    refuse(undefined);
    await waitUntil(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(5000);
    await answer();
    await isEmpty(queue);
    expect(new Set(shown)).toEqual(new Set(['refused']));
    expect(entriesIn(journal().records)).toEqual(['e1']);
  } finally {
    vi.useRealTimers();
  }
});

test('a forbidden operation is not retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { wire, sent, answer, refuse } = createTestBackend();
    const queue = new DeliveryQueue(createTestDisk(), wire());
    refuse({ code: 'not allowed' });
    void queue.perform(tap('e1'));
    await answer();
    await waitUntil(() => expect(kinds(queue)).toEqual(['refused']));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
