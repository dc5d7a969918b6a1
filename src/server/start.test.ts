import { signInAnonymously, signOut } from 'firebase/auth';
import {
  endAt,
  endBefore,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setWithPriority,
  startAfter,
  startAt,
  update,
  type Query,
} from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fc, arbitraryOrdinaryJson } from './tree/testing/arbitrary.ts';
import { closeDevices, createDevice, openDevice, type Device } from './testing/device.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

// The official SDK against a real server: the behavior that store and screens rely on.

let server: TestServer;
const aDevice = () => openDevice(server.origin);

/** All values of a query, now and later. */
function heardBy(at: Query): unknown[] {
  const heard: unknown[] = [];
  onValue(at, (snapshot) => heard.push(snapshot.val()));
  return heard;
}

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  await closeDevices();
  await server.remove();
});

test('lists, objects and deep nodes written by one device are read by another', async () => {
  const value = {
    name: 'Waltz',
    eventDances: ['Waltz', 'Tango'],
    rounds: { 0: { recallSize: 1 }, 7: { recallSize: 6 } },
  };
  await set(ref(aDevice().database, 'events/Waltz'), value);
  expect((await get(ref(aDevice().database, 'events/Waltz'))).val()).toEqual(value);
  expect(await server.administrator.read('events/Waltz/eventDances')).toEqual(['Waltz', 'Tango']);
});

test('a listener gets a set, a multi-path update as one, a push, a transaction and a removal', async () => {
  const [writer, reader] = [aDevice(), aDevice()];
  const heard = heardBy(ref(reader.database, 'floor'));
  await expect.poll(() => heard.length).toBe(1);
  await set(ref(writer.database, 'floor/heat'), 1);
  await update(ref(writer.database), { 'floor/heat': 2, 'floor/dance': 'Tango', 'elsewhere/x': 1 });
  const line = await push(ref(writer.database, 'floor/log'), 'start');
  const result = await runTransaction(
    ref(writer.database, 'floor/heat'),
    (heat: number | null) => (heat ?? 0) + 1,
  );
  expect(result.committed).toBe(true);
  await remove(ref(writer.database, 'floor'));
  await expect.poll(() => heard.length).toBe(6);
  expect(heard).toEqual([
    null,
    { heat: 1 },
    { heat: 2, dance: 'Tango' },
    { heat: 2, dance: 'Tango', log: { [line.key ?? '']: 'start' } },
    { heat: 3, dance: 'Tango', log: { [line.key ?? '']: 'start' } },
    null,
  ]);
});

test('ten devices count to a hundred without losing a step, by transaction and increment', async () => {
  const many = Array.from({ length: 10 }, aDevice);
  await Promise.all(
    many.map(async ({ database }) => {
      for (let n = 0; n < 10; n += 1) {
        await runTransaction(ref(database, 'count'), (count: number | null) => (count ?? 0) + 1);
        await set(ref(database, 'increments'), increment(1));
      }
    }),
  );
  expect(await server.administrator.read('count')).toBe(100);
  expect(await server.administrator.read('increments')).toBe(100);
});

test('an SDK transaction can abort or be overridden by a set', async () => {
  const { database } = aDevice();
  await set(ref(database, 'count'), 1);
  const own = await runTransaction(ref(database, 'count'), () => undefined);
  expect(own.committed).toBe(false);

  const add = (count: number | null): number => (count ?? 0) + 1;
  const [first, waiting] = [
    runTransaction(ref(database, 'count'), add),
    runTransaction(ref(database, 'count'), add).catch(String),
  ];
  await Promise.allSettled([first, set(ref(database, 'count'), 7)]);
  expect(await waiting).toBe('Error: set');
  expect(await server.administrator.read('count')).toBe(7);
});

test('a transaction without the right to read ends after 25 retries', async () => {
  const closed = await startTestServer({ rules: '{"rules": {".write": true}}' });
  const made = createDevice(closed.origin);
  await closed.administrator.update({ count: 1 });
  const tries = vi.fn<(count: number | null) => number>((count) => (count ?? 0) + 1);
  await expect(runTransaction(ref(made.database, 'count'), tries)).rejects.toThrow('maxretry');
  expect(tries).toHaveBeenCalledTimes(25);
  expect(await closed.administrator.read('count')).toBe(1);
  await made.close();
  await closed.remove();
});

test('the SDK and the server compute equal hashes for any data, so transactions end', async () => {
  const { database } = aDevice();
  for (const [index, value] of fc.sample(arbitraryOrdinaryJson, { numRuns: 60, seed: 7 }).entries()) {
    await server.administrator.update({ [`chance/${index}`]: { value, more: { 9: 1, 10: 'ü😀' } } });
    const result = await runTransaction(ref(database, `chance/${index}`), (there: object | null) =>
      there === null ? { first: true } : { ...there, seen: true },
    );
    expect([result.committed, result.snapshot.child('seen').val()]).toEqual([true, true]);
  }
});

test('one write has one server time, and the writer’s estimate is corrected', async () => {
  const { database } = aDevice();
  const heard = heardBy(ref(database, 'times'));
  await update(ref(database, 'times'), { a: serverTimestamp(), b: serverTimestamp() });
  const kept = await server.administrator.read('times');
  await expect.poll(() => heard.at(-1)).toEqual(kept);
});

test('onDisconnect writes run when the connection is cut, unless canceled', async () => {
  const [leaver, watcher] = [aDevice(), aDevice()];
  const heard = heardBy(ref(watcher.database, 'judges'));
  await set(ref(leaver.database, 'judges/A'), { online: true });
  await onDisconnect(ref(leaver.database, 'judges/A')).update({ online: false, last: serverTimestamp() });
  await onDisconnect(ref(leaver.database, 'judges/B')).set('never');
  await onDisconnect(ref(leaver.database, 'judges/B')).cancel();
  goOffline(leaver.database);
  await expect.poll(() => heard.at(-1)).toEqual({ A: { online: false, last: expect.any(Number) } });
});

test('a device that was offline gets what it missed, and its writes arrive', async () => {
  const [away, other] = [aDevice(), aDevice()];
  const heard = heardBy(ref(away.database, 'floor'));
  await set(ref(other.database, 'floor/heat'), 1);
  await expect.poll(() => heard.at(-1)).toEqual({ heat: 1 });
  goOffline(away.database);
  const late = set(ref(away.database, 'floor/mine'), 'kept');
  await set(ref(other.database, 'floor/heat'), 2);
  goOnline(away.database);
  await late;
  await expect.poll(() => heard.at(-1)).toEqual({ heat: 2, mine: 'kept' });
  expect(await server.administrator.read('floor')).toEqual({ heat: 2, mine: 'kept' });
});

describe('windows', () => {
  const COUPLES = { a: { n: 5, name: 'x' }, b: { n: 3 }, c: { n: 9 }, d: { n: 3 }, e: { name: 'y' } };

  test('a query through the SDK shows the right children and follows changes', async () => {
    const [writer, reader] = [aDevice(), aDevice()];
    await set(ref(writer.database, 'couples'), COUPLES);
    const events: string[] = [];
    const top = query(ref(reader.database, 'couples'), orderByChild('n'), limitToLast(2));
    onChildAdded(top, ({ key }) => events.push(`+${key}`));
    onChildRemoved(top, ({ key }) => events.push(`-${key}`));
    onChildChanged(top, ({ key }) => events.push(`~${key}`));
    await expect.poll(() => events).toEqual(['+a', '+c']);
    await set(ref(writer.database, 'couples/b/n'), 20);
    await expect.poll(() => events).toEqual(['+a', '+c', '-a', '+b']);
    await set(ref(writer.database, 'couples/c/n'), 30);
    await remove(ref(writer.database, 'couples/c'));
    await expect.poll(() => events).toEqual(['+a', '+c', '-a', '+b', '~c', '-c', '+a']);
  });

  test('a query through the SDK agrees with a client that filters all the data itself', async () => {
    const [writer, reader, knowing] = [aDevice(), aDevice(), aDevice()];
    await set(ref(writer.database, 'couples'), COUPLES);
    const windows = (database: Device['database']) => {
      const couples = ref(database, 'couples');
      return [
        query(couples, orderByChild('n'), limitToFirst(2)),
        query(couples, orderByChild('n'), startAt(3), endAt(5)),
        query(couples, orderByChild('n'), startAfter(3)),
        query(couples, orderByChild('n'), startAfter(3, 'b')),
        query(couples, orderByChild('n'), endBefore(5), limitToLast(1)),
        query(couples, orderByChild('n'), equalTo(null)),
        query(couples, orderByKey(), startAt('b'), endBefore('d')),
        query(couples, orderByChild('name'), equalTo('x')),
        query(couples, orderByValue(), limitToLast(3)),
      ];
    };
    const all = heardBy(ref(knowing.database, 'couples'));
    await expect.poll(() => all.length).toBe(1);
    const shown = windows(reader.database).map(heardBy);
    const expected = windows(knowing.database).map(heardBy);
    for (const change of [
      { 'a/n': 1 },
      { b: null, 'f/n': 4 },
      { 'c/n': 3, 'd/n': null, g: { n: 'text' } },
      { e: 7 },
    ]) {
      await update(ref(writer.database, 'couples'), change);
      await expect
        .poll(() => shown.map((heard) => heard.at(-1)))
        .toEqual(expected.map((heard) => heard.at(-1)));
    }
  });
});

test('children without another order are ordered by priority', async () => {
  const { database } = aDevice();
  await setWithPriority(ref(database, 'list/z'), 1, 1);
  await setWithPriority(ref(database, 'list/a'), 2, 'text');
  await set(ref(database, 'list/m'), 3);
  const keys: (string | null)[] = [];
  (await get(ref(aDevice().database, 'list'))).forEach(({ key }) => {
    keys.push(key);
  });
  expect(keys).toEqual(['m', 'z', 'a']);
});

test('signing out ends listens that need an account', async () => {
  await server.close();
  const guarded = await startTestServer({
    dataFolder: server.dataFolder,
    rules: '{"rules": {"mine": {".read": "auth != null", ".write": "auth != null"}}}',
  });
  const { auth, database } = openDevice(guarded.origin);
  await signInAnonymously(auth);
  const ends: string[] = [];
  const heard: unknown[] = [];
  onValue(
    ref(database, 'mine'),
    (snapshot) => heard.push(snapshot.val()),
    (error) => ends.push(error.message),
  );
  await set(ref(database, 'mine/x'), 1);
  await expect.poll(() => heard.at(-1)).toEqual({ x: 1 });
  await signOut(auth);
  await expect.poll(() => ends.length).toBe(1);
  expect(ends[0]).toContain('permission_denied');
  await guarded.close();
});
