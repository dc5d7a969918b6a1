import { get, goOffline, onDisconnect, onValue, ref, set } from 'firebase/database';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDevice, type Device } from '../testing/device.ts';
import { limitDiskPages, runPragma } from '../testing/enginePragma.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// The real engine on a disk that is made full and large again.
vi.mock(import('./sqlite.ts'), async (original) =>
  (await import('../testing/enginePragma.ts')).exposeEngine(await original()),
);

let server: TestServer;
let one: Device;
beforeEach(async () => {
  server = await startTestServer({ logLevel: 'silent' });
  await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
  one = createDevice(server.origin);
});
afterEach(async () => {
  await server.remove();
});

const health = async (): Promise<number> => (await fetch(`${server.origin}/healthz`)).status;

const BIG = 'x'.repeat(200_000);

test('on a full disk writes are refused with a sentence, reads and sign-ins continue, and writes resume with room', async () => {
  await set(ref(one.database, 'kept'), 1);
  const seen: unknown[] = [];
  onValue(ref(one.database, 'kept'), (snapshot) => seen.push(snapshot.val()));
  await expect.poll(() => seen.at(-1)).toBe(1);
  limitDiskPages(1);
  // The disk itself reports the first failure. The device is disconnected, reconnects, retries, and then gets
  // the refusal.
  await expect(set(ref(one.database, 'big'), BIG)).rejects.toThrow(/unavailable/i);
  await expect(set(ref(one.database, 'kept'), 2)).rejects.toThrow('its disk is full. Nothing was changed.');
  const put = await fetch(`${server.origin}/kept.json`, { method: 'PUT', body: '3' });
  expect([put.status, await put.text()]).toEqual([503, expect.stringContaining('its disk is full')]);
  expect(await health()).toBe(503);
  expect((await get(ref(one.database, 'kept'))).val()).toBe(1);
  await signInWithEmailAndPassword(one.auth, 'a@b.c', 'secret1');
  const signUp = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test-key`,
    {
      method: 'POST',
      body: '{}',
    },
  );
  expect([signUp.status, await signUp.text()]).toEqual([503, expect.stringContaining('its disk is full')]);
  expect(seen.every((value) => value === 1 || value === 2)).toBe(true);
  expect(seen.at(-1)).toBe(1);

  limitDiskPages(100_000);
  await set(ref(one.database, 'kept'), 4);
  expect(await health()).toBe(200);
  await one.close();
  await server.close();
  const again = await startTestServer({ dataFolder: server.dataFolder });
  expect(await again.administrator.read('/')).toEqual({ kept: 4 });
  expect(await again.administrator.check()).toEqual([]);
  await again.close();
});

test('a read-only disk is named in the log', async () => {
  await set(ref(one.database, 'kept'), 1);
  runPragma('query_only = ON');
  await expect(server.administrator.update({ kept: 2 })).rejects.toThrow('its disk is read-only.');
  expect(await server.administrator.read('kept')).toBe(1);
  expect(await health()).toBe(503);
  runPragma('query_only = OFF');
  await server.administrator.update({ kept: 3 });
  expect(await health()).toBe(200);
  await one.close();
});

test('an onDisconnect write on a full disk runs once there is room', async () => {
  await onDisconnect(ref(one.database, 'here')).set('gone');
  await set(ref(one.database, 'here'), 'here');
  limitDiskPages(1);
  await expect(set(ref(one.database, 'big'), BIG)).rejects.toThrow(/unavailable/i);
  // The refusal cut the device off and it reconnected; now it goes offline.
  goOffline(one.database);
  await expect.poll(async () => (await fetch(`${server.origin}/healthz`)).status).toBe(503);
  limitDiskPages(100_000);
  await expect.poll(() => server.administrator.read('here')).toBe('gone');
  await one.close();
});

test('closing on a full disk loses nothing', async () => {
  await set(ref(one.database, 'kept'), BIG);
  limitDiskPages(1);
  await one.close();
  await server.close();
  const again = await startTestServer({ dataFolder: server.dataFolder });
  expect(await again.administrator.read('kept')).toBe(BIG);
  await again.close();
});
