import { expect, test, vi } from 'vitest';
import { FIRST } from '../../domain/journal/chain.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import { entryId, eventKeyFromName, leadNumber } from '../../domain/ids.ts';
import type { Written } from '../connection/states.ts';
import { journal } from '../journal/journal.ts';
import { checkIn, type Captain } from '../floor/checkIn.ts';
import type { Json, Patch } from '../tree/patch.ts';
import type { Operation } from './operation.ts';
import { freshDesk, type JournalDesk } from './journalDesk.ts';
import { parseDesk, type Shelf } from './keptDesk.ts';
import { JournalOutbox } from './outbox.ts';
import { verifyJournal } from '../journal/verify.ts';

/** Hashes and disks take their time: this waits for what comes of them. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 1 });
const captain: Captain = { uid: 'u1', who: 'Dee', initials: 'DE', device: 'tablet', at: 1000 };

function operation(entry: string, presence: 'present' | 'missing' = 'present'): Operation {
  const id = entryId(entry);
  if (id === undefined) throw new Error('no entry');
  const couple = { event: eventKeyFromName('Waltz'), round: 1, entry: id, number: leadNumber('101') };
  return { key: entry, changes: [checkIn(captain, couple, presence)] };
}

/** A disk that outlives the tab: what it holds went through the same text as in a browser. */
function disk(): Shelf & { readonly now: () => JournalDesk } {
  let kept: unknown = freshDesk('tablet');
  return {
    now: () => parseDesk(kept),
    change: (change) => {
      kept = structuredClone(change(parseDesk(kept)));
      return Promise.resolve(parseDesk(kept));
    },
  };
}

/** A backend that takes each record once, as the rules have it, and answers when the test says so. */
function hall() {
  const tree = new Map<string, Json>();
  const sent: Patch[] = [];
  const answers: ((written: Written) => void)[] = [];
  let refuses: string | undefined;
  const records = (patch: Patch) => Object.keys(patch).filter((place) => place.startsWith('journal/'));
  const take = (patch: Patch): Written => {
    if (refuses !== undefined) return { ok: false, problem: refuses };
    if (records(patch).some((place) => tree.has(place))) return { ok: false, problem: 'There already.' };
    for (const [place, value] of Object.entries(patch)) tree.set(place, value);
    return { ok: true };
  };
  const open = (shelf: Shelf, mend: (one: Operation) => Operation | undefined = () => undefined) =>
    new JournalOutbox(shelf, {
      write: (patch) => {
        sent.push(patch);
        return new Promise((answer) => answers.push(answer));
      },
      hasRecord: (hash) => Promise.resolve(tree.has(`journal/${hash}`)),
      now: () => Promise.resolve(900),
      uid: () => 'u1',
      mend: (one) => Promise.resolve(mend(one)),
    });
  return {
    open,
    sent,
    tree,
    take,
    refuse: (problem: string | undefined) => (refuses = problem),
    /** The oldest patch under way is done, and its answer comes back. */
    answer: async () => {
      await until(() => expect(answers).not.toHaveLength(0));
      const patch = sent[sent.length - answers.length];
      if (patch !== undefined) answers.shift()?.(take(patch));
    },
    journal: () =>
      journal.parse(
        Object.fromEntries(
          [...tree]
            .filter(([place]) => place.startsWith('journal/'))
            .map(([place, record], at) => [place.slice('journal/'.length), { ...(record as object), at }]),
        ),
      ),
  };
}

const kinds = (outbox: JournalOutbox) => outbox.onTheWay.now.map(({ delivery }) => delivery.kind);
const entriesIn = (records: readonly { readonly record: JournalRecord }[]) =>
  records.map(({ record }) => ('entry' in record ? record.entry : record.kind));

/** Everything is done, and nothing waits on the device any more. */
const isEmpty = (outbox: JournalOutbox) => until(() => expect(kinds(outbox)).toEqual([]));

test('a tap is shown at once, kept on this device, and only then sent; received, it is gone from the outbox', async () => {
  const { open, sent, answer } = hall();
  const outbox = open(disk());
  await until(() => expect(outbox.device.now).toBe('tablet'));
  void outbox.perform(operation('e1'));
  expect([kinds(outbox), sent.length]).toEqual([['saving'], 0]);
  await until(() => expect([kinds(outbox), sent.length]).toEqual([['here'], 1]));
  await answer();
  await isEmpty(outbox);
});

test('the change and its line are one patch; the moment is never later than the backend’s clock', async () => {
  const { open, sent } = hall();
  const outbox = open(disk());
  void outbox.perform(operation('e1'));
  await until(() => expect(sent).toHaveLength(1));
  const [patch = {}] = sent;
  expect(patch['events/Waltz/entries/e1/checkedIn/1']).toBe(true);
  expect(patch['deck/Waltz/1/calls/e1']).toMatchObject({ presence: 'present', at: 900 });
  expect(Object.keys(patch).filter((place) => place.startsWith('journal/'))).toHaveLength(1);
});

test('an hour without a line: all taps stay in their order, and make one whole chain', async () => {
  const { open, answer, journal: written } = hall();
  const outbox = open(disk());
  for (const entry of ['e1', 'e2', 'e3']) void outbox.perform(operation(entry));
  await until(() => expect(kinds(outbox)).toEqual(['here', 'here', 'here']));
  for (const _ of ['e1', 'e2', 'e3']) await answer();
  await isEmpty(outbox);
  expect(entriesIn(written().records)).toEqual(['e1', 'e2', 'e3']);
  expect((await verifyJournal(written())).problems).toEqual([]);
});

test('what one tap does to several couples is one patch, and its lines follow each other in the chain', async () => {
  const { open, sent, answer, journal: written } = hall();
  const outbox = open(disk());
  void outbox.perform({
    key: 'three',
    changes: ['e1', 'e2', 'e3'].flatMap((entry) => operation(entry).changes),
  });
  void outbox.perform(operation('e4'));
  await answer();
  await answer();
  await isEmpty(outbox);
  expect(sent).toHaveLength(2);
  expect(entriesIn(written().records)).toEqual(['e1', 'e2', 'e3', 'e4']);
  expect((await verifyJournal(written())).problems).toEqual([]);
});

test('the tab is closed between the tap and the answer: after a reload it is sent, and done once', async () => {
  const { open, sent, take, answer, journal: written } = hall();
  const shelf = disk();
  const before = open(shelf);
  void before.perform(operation('e1'));
  await until(() => expect(sent).toHaveLength(1));
  // The backend has it, but the answer never comes.
  const [lost = {}] = sent;
  take(lost);
  const after = open(shelf);
  await until(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(lost);
  await answer(); // the first tab's, which hears that it is there
  await answer();
  await isEmpty(after);
  expect(written().records).toHaveLength(1);
  expect(shelf.now().last).toBe(written().records[0]?.hash);
});

test('a refused tap is told and kept, leaves no gap in the chain, and can be sent once more', async () => {
  const { open, refuse, answer, journal: written } = hall();
  const outbox = open(disk());
  refuse('The round is over.');
  void outbox.perform(operation('e1'));
  await answer();
  await until(() =>
    expect(outbox.onTheWay.now[0]?.delivery).toEqual({ kind: 'refused', problem: 'The round is over.' }),
  );
  refuse(undefined);
  void outbox.perform(operation('e2'));
  await answer();
  await until(() => expect(kinds(outbox)).toEqual(['refused']));
  void outbox.tryAgain('e1');
  await answer();
  await isEmpty(outbox);
  expect(entriesIn(written().records)).toEqual(['e2', 'e1']);
  expect((await verifyJournal(written())).problems).toEqual([]);
});

test('a tap that came too late is let go of and named; what else it did is done', async () => {
  const { open, refuse, answer, journal: written } = hall();
  const outbox = open(disk(), (one) => ({ ...one, changes: one.changes.slice(1) }));
  refuse('Somebody else was later.');
  void outbox.perform({ key: 'both', changes: [...operation('e1').changes, ...operation('e2').changes] });
  await answer();
  refuse(undefined);
  await answer();
  await isEmpty(outbox);
  expect(outbox.overtaken.now.map(({ changes: parts }) => entriesIn(parts))).toEqual([['e1']]);
  expect(entriesIn(written().records)).toEqual(['e2']);
});

test('two tabs of one device share one chain', async () => {
  const { open, sent, answer, journal: written } = hall();
  const shelf = disk();
  const [one, other] = [open(shelf), open(shelf)];
  void one.perform(operation('e1'));
  void other.perform(operation('e2'));
  // Whichever is first: both may send the same operation, and the second answer finds it done.
  await until(() => expect(sent.length).toBeGreaterThan(0));
  while (written().records.length < 2) await answer();
  await until(() => expect(shelf.now().operations).toHaveLength(0));
  expect(entriesIn(written().records).toSorted()).toEqual(['e1', 'e2']);
  expect((await verifyJournal(written())).problems).toEqual([]);
  expect(shelf.now().link).toBe(undefined);
});

test('a device that keeps nothing says so, and sends all the same', async () => {
  const { open, answer, journal: written } = hall();
  const outbox = open({ change: () => Promise.reject(new Error('no room')) });
  await until(() => expect(outbox.unkept.now).toBe('no room'));
  void outbox.perform(operation('e1'));
  await answer();
  await isEmpty(outbox);
  expect(entriesIn(written().records)).toEqual(['e1']);
});

test('what nobody can read on the disk is no desk: the device begins a chain of its own', () => {
  for (const strange of [
    undefined,
    'x',
    { device: 1 },
    { ...freshDesk('a'), operations: [{ operation: { key: 'k' } }] },
  ]) {
    const desk = parseDesk(strange);
    expect([desk.last, desk.operations, desk.link]).toEqual([FIRST, [], undefined]);
    expect(desk.device).not.toBe('a');
  }
});
