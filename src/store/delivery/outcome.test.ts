import { expect, test } from 'vitest';
import { createEventKey } from '../../domain/ids.ts';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState, WriteResult } from '../connection/states.ts';
import type { Operation } from './operation.ts';
import { DeliveryQueue } from './queue.ts';
import { createTabQueue } from './queueStorage.ts';
import { performOperation } from './outcome.ts';
import type { RefusalResolution } from './wire.ts';

const LIVE: ConnectionState = { kind: 'live' };

const closing = (key: string): Operation => ({
  key,
  changes: [
    {
      record: {
        uid: 'u1',
        who: 'Ann',
        device: 'laptop',
        at: 1,
        kind: 'state changed',
        event: createEventKey('Waltz'),
        round: 1,
        from: 'running',
        to: 'marked',
      },
      patch: { 'events/Waltz/rounds/1/roundState': 4 },
    },
  ],
});

/** A queue whose backend answers on demand. */
function hall(isThere = false, resolution: RefusalResolution = { kind: 'refused' }) {
  const answers: ((written: WriteResult) => void)[] = [];
  const queue = new DeliveryQueue(createTabQueue(), {
    sender: new Observable<string | undefined>('u1'),
    wake: () => undefined,
    write: () => new Promise((answer) => answers.push(answer)),
    read: () => Promise.resolve({ kind: 'known', raw: isThere ? {} : null }),
    now: () => Promise.resolve(1),
    resolve: () => Promise.resolve(resolution),
    roleFor: () => Promise.resolve('admin'),
  });
  const answer = async (written: WriteResult): Promise<void> => {
    await expect.poll(() => answers).not.toHaveLength(0);
    answers.shift()?.(written);
  };
  return { queue, answer };
}

test('an accepted operation is done', async () => {
  const { queue, answer } = hall();
  const outcome = performOperation(queue, new Observable(LIVE), closing('a'));
  await answer({ ok: true });
  expect(await outcome).toEqual({ kind: 'done' });
});

test('a refusal has a reason, and leaves the queue', async () => {
  const { queue, answer } = hall();
  const outcome = performOperation(queue, new Observable(LIVE), closing('a'));
  await answer({ ok: false, problem: { code: 'not allowed' } });
  expect(await outcome).toEqual({ kind: 'refused', problem: { code: 'not allowed' } });
  await expect.poll(() => queue.onTheWay.now).toEqual([]);
});

test('a refusal stays in the queue if its screen was left', async () => {
  const { queue, answer } = hall();
  const outcome = performOperation(queue, new Observable(LIVE), closing('a'), () => false);
  await answer({ ok: false, problem: { code: 'not allowed' } });
  expect(await outcome).toEqual({ kind: 'refused', problem: { code: 'not allowed' } });
  await queue.resume();
  expect(queue.onTheWay.now.map(({ delivery }) => delivery.kind)).toEqual(['refused']);
});

test('an operation refused because it had already arrived counts as done', async () => {
  const { queue, answer } = hall(true);
  const outcome = performOperation(queue, new Observable(LIVE), closing('a'));
  await answer({ ok: false, problem: { code: 'not allowed' } });
  expect(await outcome).toEqual({ kind: 'done' });
});

test('an overtaken operation is refused', async () => {
  const { queue, answer } = hall(false, { kind: 'instead', operation: { key: 'a', changes: [] } });
  const outcome = performOperation(queue, new Observable(LIVE), closing('a'));
  await answer({ ok: false, problem: { code: 'not allowed' } });
  expect(await outcome).toEqual({ kind: 'refused', problem: { code: 'overtaken' } });
});

test('an offline operation is kept, and sent later', async () => {
  const { queue, answer } = hall();
  const connection = new Observable<ConnectionState>({ kind: 'lost', since: 0 });
  expect(await performOperation(queue, connection, closing('a'))).toEqual({ kind: 'kept' });
  expect(queue.onTheWay.now).toHaveLength(1);
  await answer({ ok: true });
  await expect.poll(() => queue.onTheWay.now).toEqual([]);
});

test('a connection lost before the answer keeps the operation', async () => {
  const { queue } = hall();
  const connection = new Observable<ConnectionState>(LIVE);
  const outcome = performOperation(queue, connection, closing('a'));
  await expect.poll(() => queue.onTheWay.now[0]?.delivery.kind).toBe('here');
  connection.set({ kind: 'lost', since: 0 });
  expect(await outcome).toEqual({ kind: 'kept' });
});
