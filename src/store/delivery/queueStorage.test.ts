import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import type { JournalRecord } from '../../domain/journal/record.ts';
import { entryId, eventKeyFromName } from '../../domain/ids.ts';
import { leftAtTheDesk } from './leftAtTheDesk.ts';
import { Queue } from './queue.ts';
import { queueOnDisk } from './queueStorage.ts';
import { freshQueue, withOperation } from './queueState.ts';
import { backend, until } from './testing/backend.ts';

const nothing = () => Promise.resolve(undefined);
let hallsOpened = 0;
/** A competition nobody has opened on this device before. */
const newHall = () => `hall ${(hallsOpened += 1)}`;

const draft = (key: string) => ({ key, changes: [{ patch: { [`marks/${key}`]: ['101'] } }] });

test('what is kept is there for another tab, and for the next visit; another account has a queue of its own', async () => {
  const name = newHall();
  const [tab, other] = [queueOnDisk(name, 'u1', nothing), queueOnDisk(name, 'u1', nothing)];
  const { device } = await tab.change((queue) => withOperation(queue, draft('a')));
  const both = await other.change((queue) => withOperation(queue, draft('b')));
  expect([both.device, both.waiting.map(({ operation }) => operation.key)]).toEqual([device, ['a', 'b']]);
  const stranger = await queueOnDisk(name, 'u2', nothing).change((queue) => queue);
  expect(stranger.waiting).toEqual([]);
  expect(stranger.device).not.toBe(device);
});

test('a note is written together with the operation it is about, and read back by its own account', async () => {
  const name = newHall();
  await queueOnDisk(name, 'judge B', nothing).change((queue) => withOperation(queue, draft('a')), {
    name: 'sheet',
    value: { numbers: ['101'] },
  });
  expect([...(await queueOnDisk(name, 'judge B', nothing).notes())]).toEqual([
    ['sheet', { numbers: ['101'] }],
  ]);
  expect([...(await queueOnDisk(name, 'judge BB', nothing).notes())]).toEqual([]);
});

test('what counts as kept is on the disk, and not on its way there', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const storage = queueOnDisk(newHall(), 'u1', () =>
    Promise.resolve({ queue: freshQueue('left'), notes: [], taken: nothing }),
  );
  await storage.change((queue) => withOperation(queue, draft('a')));
  const writing = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing.map(([, , options]) => options)).toEqual([
    { durability: 'strict' },
    { durability: 'strict' },
  ]);
  asked.mockRestore();
});

test('a change that fails leaves everything as it was', async () => {
  const storage = queueOnDisk(newHall(), 'u1', nothing);
  await storage.change((queue) => withOperation(queue, draft('a')));
  await expect(
    storage.change(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await storage.change((queue) => queue)).waiting).toHaveLength(1);
});

// ---- what the version before the queue has left ---------------------------------------------------------------------

const scratched = (uid: string, entry: string): JournalRecord => {
  const id = entryId(entry);
  if (id === undefined) throw new Error('no entry');
  return {
    kind: 'scratch',
    event: eventKeyFromName('Waltz'),
    round: 1,
    entry: id,
    uid,
    who: 'Dee',
    device: 'old tablet',
    at: 1,
  };
};

const act = (key: string, uid: string) => ({
  act: {
    key,
    parts: [{ line: scratched(uid, key), patch: { 'events/Waltz/rounds/1/journal': { '.line': true } } }],
  },
});

/** A desk as the older version kept it: e1 is under way, e2 somebody else's, e3 refused. */
async function oldDesk(name: string): Promise<void> {
  const database = await openDB(`floorcraft-journal-${name}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('desk'),
  });
  const desk = {
    device: 'old tablet',
    last: 'before',
    seal: { act: 'e1', lines: [{ previous: 'before', hash: 'its hash', line: scratched('u1', 'e1') }] },
    acts: [act('e1', 'u1'), act('e2', 'u2'), { ...act('e3', 'u1'), problem: 'The round is over.' }],
  };
  await database.put('desk', desk, 'desk');
  database.close();
}

test('a tablet that was offline during an update sends what it holds, in its chain, and nothing of anybody else', async () => {
  const name = newHall();
  await oldDesk(name);
  const { wire, answer, journal, tree } = backend('u1');
  const queue = new Queue(
    queueOnDisk(name, 'u1', () => leftAtTheDesk(name, 'u1')),
    wire(),
  );
  await answer();
  await until(() => expect(queue.onTheWay.now).toHaveLength(1));
  expect(queue.onTheWay.now[0]?.delivery).toEqual({
    kind: 'refused',
    problem: { code: 'other', text: 'The round is over.' },
  });
  // As a record goes out today, with its role: the hash it had then would be that of another text.
  expect(journal().records).toMatchObject([
    { previous: 'before', record: { entry: 'e1', uid: 'u1', as: 'admin', device: 'old tablet' } },
  ]);
  expect(tree.get('events/Waltz/rounds/1/journal')).toBe(journal().records[0]?.hash);

  const second = backend('u2');
  const others = new Queue(
    queueOnDisk(name, 'u2', () => leftAtTheDesk(name, 'u2')),
    second.wire(),
  );
  await second.answer();
  await until(() => expect(others.onTheWay.now).toEqual([]));
  expect(second.journal().records).toMatchObject([{ record: { entry: 'e2' } }]);
});

test('what was taken over is taken over once, also by two tabs at the same moment', async () => {
  const name = newHall();
  await oldDesk(name);
  const open = () => queueOnDisk(name, 'u2', () => leftAtTheDesk(name, 'u2')).change((queue) => queue);
  const [one, other] = await Promise.all([open(), open()]);
  expect(one).toEqual(other);
  expect((await open()).waiting.map(({ operation }) => operation.key)).toEqual(['e2']);
});

test('where an older version has left nothing, no database is made by looking for one', async () => {
  const name = newHall();
  expect(await leftAtTheDesk(name, 'u1')).toBe(undefined);
  expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(`floorcraft-journal-${name}`);
});
