import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIdToken, signInWithEmailAndPassword } from 'firebase/auth';
import { onDisconnect, onValue, ref, set } from 'firebase/database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from '../start/openAdministrator.ts';
import { BuiltServer, type ChildServer } from '../testing/childServer.ts';
import { createDevice, type Device } from '../testing/device.ts';
import { fetchHealth, waitUntilInSync, SECRET } from '../testing/machines.ts';
import { RawClient } from '../testing/raw.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// The primary in its own process, so it can be killed; its standby here.

let built: BuiltServer;
let folder: string;
let first: ChildServer;
let origin: string;
let standby: TestServer;
const opened: { remove(): Promise<void> | void }[] = [];

beforeAll(() => {
  built = new BuiltServer();
});
afterAll(() => built.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-first-'));
  first = await built.start({ dataFolder: folder, adminSecret: SECRET });
  origin = `http://127.0.0.1:${first.port}`;
  standby = await startTestServer({ standbyOf: origin, adminSecret: SECRET, logLevel: 'silent' });
  opened.push(standby);
  await waitUntilInSync({ origin }, standby);
});
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.remove();
  first.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function aDevice(of: string): Device {
  const made = createDevice(of);
  opened.push({ remove: () => made.close() });
  return made;
}

/** Writes numbers as fast as possible and records the acknowledged ones. */
class Writer {
  readonly acknowledged: number[] = [];
  readonly refused: string[] = [];
  private readonly device: Device;
  readonly name: string;
  private next = 0;
  private isStopped = false;

  constructor(name: string) {
    this.name = name;
    this.device = aDevice(origin);
    // Several at once, so many are always in transit.
    for (let n = 0; n < 20; n += 1) this.write();
  }

  stop(): void {
    this.isStopped = true;
  }

  private write(): void {
    if (this.isStopped) return;
    const number = (this.next += 1);
    set(ref(this.device.database, `log/${this.name}/${number}`), 'x'.repeat(100)).then(
      () => {
        this.acknowledged.push(number);
        this.write();
      },
      (error: unknown) => this.refused.push(String(error)),
    );
  }
}

/** A writer's values on the machine that took over. */
async function keptOf({ name }: Writer): Promise<readonly number[]> {
  const kept = (await standby.administrator.read(`log/${name}`)) ?? {};
  return Object.entries(kept)
    .filter(([, value]) => value !== null)
    .map(([key]) => Number(key))
    .toSorted((a, b) => a - b);
}

/** Every acknowledged write is there, and the rest is a prefix: order was kept. */
async function expectAllOf(writer: Writer): Promise<void> {
  const kept = await keptOf(writer);
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, n) => n + 1));
  expect(writer.acknowledged).toEqual(Array.from({ length: writer.acknowledged.length }, (_, n) => n + 1));
  expect(kept.length).toBeGreaterThanOrEqual(writer.acknowledged.length);
}

async function killed({ child }: ChildServer): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

test('after kill -9 of the primary during writes, the standby has every acknowledged write in order', async () => {
  const writers = ['a', 'b', 'c'].map((name) => new Writer(name));
  await expect.poll(() => writers.every(({ acknowledged }) => acknowledged.length > 200)).toBe(true);
  await killed(first);
  for (const writer of writers) writer.stop();
  expect(await standby.administrator.promote()).toMatch(
    /^This server has taken over .* which did not answer\. It was in sync until \d{4}-/,
  );
  for (const writer of writers) await expectAllOf(writer);
  expect(await (await fetch(`${standby.origin}/readyz`)).json()).toEqual({ ok: true });
  await set(ref(aDevice(standby.origin).database, 'after'), 1);
  expect(await standby.administrator.check()).toEqual([]);
});

test('people can sign in after the takeover, and sessions continue', async () => {
  const administrator = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
  await administrator.createUser({ email: 'a@b.c', password: 'secret1' });
  const before = aDevice(origin);
  const { user } = await signInWithEmailAndPassword(before.auth, 'a@b.c', 'secret1');
  const token = await getIdToken(user);
  const { refreshToken } = user;
  await killed(first);
  await standby.administrator.promote();
  const raw = await RawClient.connect(standby.port);
  expect((await raw.ask('auth', { cred: token })).s).toBe('ok');
  raw.close();
  const renewed = await fetch(`${standby.origin}/securetoken.googleapis.com/v1/token?key=test-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
  });
  expect(renewed.status).toBe(200);
  const again = await signInWithEmailAndPassword(aDevice(standby.origin).auth, 'a@b.c', 'secret1');
  expect(again.user.uid).toBe(user.uid);
});

test('a live switchover loses nothing, keeps the standby’s connections, and the old machine takes no more writes', async () => {
  const spectator = aDevice(standby.origin);
  const seen: unknown[] = [];
  const connections: unknown[] = [];
  onValue(ref(spectator.database, 'after'), (snapshot) => seen.push(snapshot.val()));
  onValue(ref(spectator.database, '.info/connected'), (snapshot) => connections.push(snapshot.val()));
  await expect.poll(() => connections.at(-1)).toBe(true);
  const here = aDevice(origin);
  await set(ref(here.database, 'log/here'), true);
  await onDisconnect(ref(here.database, 'log/here')).set(false);
  const writers = ['a', 'b', 'c'].map((name) => new Writer(name));
  await expect.poll(() => writers.every(({ acknowledged }) => acknowledged.length > 200)).toBe(true);
  expect(await standby.administrator.promote()).toBe(
    `This server has taken over from ${origin}, which takes no more writes. Nothing is missing.`,
  );
  await expect.poll(() => writers.every(({ refused }) => refused.length > 0)).toBe(true);
  for (const writer of writers) {
    await expectAllOf(writer);
    expect(new Set(writer.refused)).toEqual(new Set([expect.stringMatching(/unavailable/i)]));
  }
  // The old machine's clients are disconnected, with their onDisconnect writes.
  expect(await standby.administrator.read('log/here')).toBe(false);
  await set(ref(aDevice(standby.origin).database, 'after'), 1);
  await expect.poll(() => seen.at(-1)).toBe(1);
  expect(connections.filter((connected) => connected === false).length).toBeLessThan(2);
  const put = await fetch(`${origin}/log.json`, { method: 'PUT', body: '1' });
  expect([put.status, await put.text()]).toEqual([
    503,
    expect.stringContaining('handed over to its standby'),
  ]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await fetchHealth(origin)).role).toBe('handed over');
});

test('the old machine refuses writes after a restart, until the switchover is taken back', async () => {
  await standby.administrator.promote();
  await killed(first);
  first = await built.start({ dataFolder: folder, adminSecret: SECRET });
  const old = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
  await expect(old.update({ a: 1 })).rejects.toThrow('handed over to its standby');
  expect(await old.promote()).toContain('takes writes again');
  await old.update({ a: 1 });
  await expect(old.promote()).rejects.toThrow('This server is not a standby: there is nothing to promote.');
});

test('of two simultaneous promotions one succeeds', async () => {
  const sayings = await Promise.allSettled([
    standby.administrator.promote(),
    standby.administrator.promote(),
  ]);
  expect(sayings.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(standby.administrator.promote()).rejects.toThrow('there is nothing to promote');
});

test('after a takeover the next standby follows the new primary', async () => {
  await killed(first);
  await standby.administrator.promote();
  await standby.administrator.update({ a: 1 });
  const next = await startTestServer({ standbyOf: standby.origin, adminSecret: SECRET, logLevel: 'silent' });
  opened.push(next);
  await waitUntilInSync(standby, next);
  await standby.administrator.update({ b: 2 });
  expect(await next.administrator.read('/')).toEqual({ a: 1, b: 2 });
  // The new primary's folder is an ordinary one.
  await next.close();
  await standby.close();
  const again = await startTestServer({ dataFolder: standby.dataFolder, logLevel: 'silent' });
  expect(await again.administrator.read('/')).toEqual({ a: 1, b: 2 });
  await again.close();
});

test('a standby out of sync reports how far its data goes', async () => {
  await standby.close();
  await killed(first);
  const late = await startTestServer({
    dataFolder: standby.dataFolder,
    standbyOf: origin,
    adminSecret: SECRET,
    logLevel: 'silent',
  });
  expect(await late.administrator.promote()).toMatch(
    /has not been in sync since it was started; its last change is from \d{4}.* missing\. Make sure/,
  );
  await late.close();
});

test('a reconnecting standby first asks for missed commits', async () => {
  await standby.close();
  const administrator = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
  await administrator.update({ missed: 1 });
  const back = await startTestServer({
    dataFolder: standby.dataFolder,
    standbyOf: origin,
    adminSecret: SECRET,
    logLevel: 'silent',
  });
  // The promotion comes at once, before the standby can be in sync.
  expect(await back.administrator.promote()).toContain('Nothing is missing.');
  expect(await back.administrator.read('missed')).toBe(1);
  await back.close();
});

test('a takeover does not wait forever for a primary that hangs', async () => {
  await fetch(`${origin}/a.json`, { method: 'PUT', body: '1' });
  first.child.kill('SIGSTOP');
  expect(await standby.administrator.promote()).toContain('which did not answer. It was in sync until');
  await standby.administrator.update({ b: 2 });
  expect(await standby.administrator.read('/')).toEqual({ a: 1, b: 2 });
  first.child.kill('SIGCONT');
});
