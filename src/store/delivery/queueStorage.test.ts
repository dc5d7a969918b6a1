import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDiskQueue } from './queueStorage.ts';
import { appendOperation } from './queueState.ts';

let hallsOpened = 0;
/** A competition that is new on this device. */
const newHall = () => `hall ${(hallsOpened += 1)}`;

const draft = (key: string) => ({ key, changes: [{ patch: { [`marks/${key}`]: ['101'] } }] });

test('a queue is shared by tabs and visits, but not by accounts', async () => {
  const name = newHall();
  const [tab, other] = [createDiskQueue(name, 'u1'), createDiskQueue(name, 'u1')];
  const { device } = await tab.change((queue) => appendOperation(queue, draft('a')));
  const both = await other.change((queue) => appendOperation(queue, draft('b')));
  expect([both.device, both.waiting.map(({ operation }) => operation.key)]).toEqual([device, ['a', 'b']]);
  const stranger = await createDiskQueue(name, 'u2').change((queue) => queue);
  expect(stranger.waiting).toEqual([]);
  expect(stranger.device).not.toBe(device);
});

test('a note is saved with its operation, for its own account', async () => {
  const name = newHall();
  await createDiskQueue(name, 'judge B').change((queue) => appendOperation(queue, draft('a')), {
    name: 'sheet',
    value: { numbers: ['101'] },
  });
  expect([...(await createDiskQueue(name, 'judge B').notes())]).toEqual([['sheet', { numbers: ['101'] }]]);
  expect([...(await createDiskQueue(name, 'judge BB').notes())]).toEqual([]);
});

test('an operation counts as saved once it is on the disk', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const storage = createDiskQueue(newHall(), 'u1');
  await storage.change((queue) => appendOperation(queue, draft('a')));
  const writing = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing.map(([, , options]) => options)).toEqual([{ durability: 'strict' }]);
  asked.mockRestore();
});

test('a change of the stored queue that fails leaves it unchanged', async () => {
  const storage = createDiskQueue(newHall(), 'u1');
  await storage.change((queue) => appendOperation(queue, draft('a')));
  await expect(
    storage.change(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await storage.change((queue) => queue)).waiting).toHaveLength(1);
});
