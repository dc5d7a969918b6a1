import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { onDisconnect, onValue, ref, set } from 'firebase/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openAdministrator } from '../start/openAdministrator.ts';
import type { ServerSettings } from '../settings.ts';
import { createDevice, type Device } from '../testing/device.ts';
import { StreamRecorder } from '../testing/streamRecorder.ts';
import {
  CuttableConnection,
  fetchHealth,
  waitUntilInSync,
  SECRET,
  ScriptedStandby,
} from '../testing/machines.ts';
import { RawClient } from '../testing/raw.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

const RULES = '{"rules": {"open": {".read": true, ".write": true}, "staff": {".read": "auth != null"}}}';

let first: TestServer;
const opened: { remove(): Promise<void> | void }[] = [];

async function server(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const made = await startTestServer({ adminSecret: SECRET, rules: RULES, logLevel: 'silent', ...settings });
  opened.push(made);
  return made;
}

async function standbyOf(origin: string, settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  return server({ standbyOf: origin, ...settings });
}

function aDevice(of: TestServer): Device {
  const made = createDevice(of.origin);
  opened.push({ remove: () => made.close() });
  return made;
}

beforeEach(async () => {
  first = await server();
});
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.remove();
});

const rest = async (of: TestServer, path: string, init?: RequestInit): Promise<[number, unknown]> => {
  const answer = await fetch(`${of.origin}${path}`, init);
  return [answer.status, await answer.json()];
};

test('a standby serves the same live data under the same rules, to sockets, REST and event streams', async () => {
  await first.administrator.update({ 'open/a': 1, 'staff/b': 2 });
  await first.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  const reader = aDevice(standby);
  const seen: unknown[] = [];
  onValue(ref(reader.database, 'open'), (snapshot) => seen.push(snapshot.val()));
  const follower = await StreamRecorder.open(standby.port, '/open.json');
  await expect.poll(() => seen).toEqual([{ a: 1 }]);
  await set(ref(aDevice(first).database, 'open/n'), 5);
  await expect.poll(() => seen.at(-1)).toEqual({ a: 1, n: 5 });
  await expect.poll(() => follower.events.at(-1)).toEqual({ name: 'put', data: { path: '/n', data: 5 } });
  expect(await rest(standby, '/open/n.json')).toEqual([200, 5]);
  expect((await rest(standby, '/staff.json'))[0]).toBe(401);
  await signInWithEmailAndPassword(reader.auth, 'a@b.c', 'secret1');
  onValue(ref(reader.database, 'staff'), (snapshot) => seen.push(snapshot.val()));
  await expect.poll(() => seen.at(-1)).toEqual({ b: 2 });
  follower.leave();
});

test('a standby refuses every write with a sentence on what to do', async () => {
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  const sentence = `This is the read-only standby of ${first.origin}.`;
  const raw = await RawClient.connect(standby.port);
  for (const [action, body] of [
    ['p', { p: '/open/a', d: 1 }],
    ['p', { p: '/open/a', d: null }],
    ['m', { p: '/open', d: { a: 1 } }],
    ['o', { p: '/open/a', d: 1 }],
  ] as const) {
    expect(await raw.ask(action, body)).toEqual({ s: 'unavailable', d: expect.stringContaining(sentence) });
  }
  raw.close();
  const one = aDevice(standby);
  await expect(set(ref(one.database, 'open/a'), 1)).rejects.toThrow(sentence);
  await expect(onDisconnect(ref(one.database, 'open/a')).set(1)).rejects.toThrow(/unavailable/i);
  for (const method of ['PUT', 'PATCH', 'POST', 'DELETE'])
    expect(await rest(standby, '/open.json', { method, body: '{"a":1}' })).toEqual([
      503,
      { error: expect.stringContaining('npm run -s floorcraft -- promote') },
    ]);
  await expect(signInAnonymously(one.auth)).rejects.toThrow('standby');
  await expect(standby.administrator.update({ 'open/a': 1 })).rejects.toThrow(sentence);
  await expect(standby.administrator.createUser({ email: 'x@y.z', password: 'secret1' })).rejects.toThrow(
    sentence,
  );
  expect(await first.administrator.read('/')).toBe(null);
});

test('both machines report their status in health, readiness and metrics', async () => {
  expect(await rest(first, '/healthz')).toEqual([200, { ok: true, connections: 0 }]);
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  const figures = async (of: TestServer): Promise<string> =>
    (await fetch(`${of.origin}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } })).text();
  expect(await rest(first, '/readyz')).toEqual([200, { ok: true, standby: { inStep: true, behind: 0 } }]);
  expect(await rest(standby, '/readyz')).toEqual([
    503,
    expect.objectContaining({ ok: false, reason: 'standby', role: 'standby', inStep: true }),
  ]);
  for (const [of, role] of [
    [first, 'primary'],
    [standby, 'standby'],
  ] as const) {
    expect(await figures(of)).toContain(`floorcraft_role{role="${role}"} 1`);
    expect(await figures(of)).toContain('floorcraft_standby_in_step 1');
    expect(await figures(of)).toContain('floorcraft_standby_behind_commits 0');
  }
  await standby.close();
  await expect.poll(async () => (await fetchHealth(first.origin)).standby?.inStep).toBe(false);
  await first.administrator.update({ 'open/a': 1 });
  expect(await figures(first)).toContain('floorcraft_standby_behind_commits 1');
});

test('until the standby confirms, nothing is sent: no ack, push or answer, even to a reader', async () => {
  const standby = await ScriptedStandby.inStepWith(first.port);
  const [writer, reader] = [await RawClient.connect(first.port), await RawClient.connect(first.port)];
  await reader.ask('q', { p: '/open', h: '' });
  writer.send('p', { p: '/open/a', d: 1 });
  await standby.until(({ kind }) => kind === 'batch');
  const put = fetch(`${first.origin}/open/b.json`, { method: 'PUT', body: '2' }).then(() => 'put');
  const asked = fetch(`${first.origin}/open/a.json`).then((answer) => answer.text());
  await standby.until(({ kind, number }) => kind === 'batch' && number === 2);
  writer.send('p', { p: '/open/c', d: 3 });
  await standby.until(({ number }) => number === 3);
  const told = (): (string | undefined)[] => reader.pushes().map(({ b }) => b.p);
  expect([writer.heard, told()]).toEqual([[], []]);
  standby.hasKept(1);
  // Output after the first batch waits for its own batch.
  await writer.until(() => writer.heard.length === 1);
  await reader.until(() => told().length > 0);
  expect(told()).toEqual(['open/a']);
  standby.hasKept(3);
  await reader.until(() => told().length === 3);
  expect(told()).toEqual(['open/a', 'open/b', 'open/c']);
  await writer.until(() => writer.heard.length === 2);
  expect([await put, await asked]).toEqual(['put', '1']);
  expect((await fetchHealth(first.origin)).standby).toEqual({ inStep: true, behind: 0 });
  standby.leave();
  writer.close();
  reader.close();
});

test('a standby that hangs is dropped, and the competition continues', async () => {
  const standby = await ScriptedStandby.inStepWith(first.port);
  const { database } = aDevice(first);
  await set(ref(database, 'open/a'), 1);
  expect((await fetchHealth(first.origin)).standby?.inStep).toBe(false);
  await expect.poll(() => standby.isClosed).toBe(true);
  await set(ref(database, 'open/a'), 2);
});

test('waiting output leaves when the connection breaks or the server closes', async () => {
  const standby = await ScriptedStandby.inStepWith(first.port);
  const writer = await RawClient.connect(first.port);
  const answer = writer.ask('p', { p: '/open/a', d: 1 });
  await standby.until(({ kind }) => kind === 'batch');
  standby.leave();
  expect((await answer).s).toBe('ok');
  const again = await ScriptedStandby.inStepWith(first.port);
  writer.send('p', { p: '/open/a', d: 2 });
  await again.until(({ kind }) => kind === 'batch');
  const closing = first.close();
  again.hasKept(2);
  await closing;
  expect(writer.heard.filter(({ b }) => b.s === 'ok').length).toBe(2);
});

test('a broken connection to the standby is restored with the missed commits', async () => {
  const cable = await CuttableConnection.to(first.port);
  opened.push(cable);
  const standby = await standbyOf(cable.origin);
  await waitUntilInSync(first, standby);
  const seen: unknown[] = [];
  onValue(ref(aDevice(standby).database, 'open'), (snapshot) => seen.push(snapshot.val()));
  cable.cut();
  await expect.poll(async () => (await fetchHealth(standby.origin)).inStep).toBe(false);
  await first.administrator.update({ 'open/a': 1 });
  await first.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
  expect((await fetchHealth(first.origin)).standby).toMatchObject({ inStep: false, behind: 2 });
  cable.mend();
  await waitUntilInSync(first, standby);
  expect(await standby.administrator.read('/')).toEqual({ open: { a: 1 } });
  expect(await standby.administrator.findUser('a@b.c')).toBeDefined();
  await expect.poll(() => seen.at(-1)).toEqual({ a: 1 });
});

test('a copy to the standby interrupted half-way changes nothing', async () => {
  const standby = await standbyOf(first.origin);
  await first.administrator.update({ 'open/a': 1 });
  await waitUntilInSync(first, standby);
  await standby.close();
  const half = new WebSocketServer({ port: 0 });
  let copies = 0;
  half.on('connection', (socket) => {
    copies += 1;
    const parts = `[["${NAMESPACE}",[],{"open":{"other":1}}]]`;
    socket.send('{"kind":"piece","settings":[],"accounts":[],"rules":[],"parts":[]}');
    socket.send(`{"kind":"piece","settings":[],"accounts":[],"rules":[],"parts":${parts}}`, () =>
      socket.terminate(),
    );
  });
  const address = half.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const again = await standbyOf(`http://127.0.0.1:${port}`, { dataFolder: standby.dataFolder });
  await expect.poll(() => copies).toBeGreaterThan(1);
  expect(await again.administrator.read('/')).toEqual({ open: { a: 1 } });
  await again.close();
  half.close();
  const kept = await openAdministrator({ dataFolder: standby.dataFolder, namespace: NAMESPACE });
  expect(await kept.read('/')).toEqual({ open: { a: 1 } });
  await expect(kept.update({ 'open/a': 2 })).rejects.toThrow('is the read-only standby of');
  await kept.close();
});

test('a large competition is copied to the standby in pieces during writes', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, n) => [`e${n}`, { name: 'x'.repeat(100), n }]),
  );
  await first.administrator.update({ 'open/many': many });
  const writer = await RawClient.connect(first.port);
  let written = 0;
  const stop = new AbortController();
  const writing = (async () => {
    while (!stop.signal.aborted) {
      written += 1;
      await writer.ask('p', { p: '/open/n', d: written });
    }
  })();
  const standby = await standbyOf(first.origin);
  await expect.poll(async () => (await fetchHealth(standby.origin)).inStep).toBe(true);
  stop.abort();
  await writing;
  expect(await standby.administrator.read('/')).toEqual({ open: { many, n: written } });
  expect(await standby.administrator.check()).toEqual([]);
  await standby.close();
  const kept = await openAdministrator({ dataFolder: standby.dataFolder, namespace: NAMESPACE });
  expect(await kept.read('/')).toEqual({ open: { many, n: written } });
  await kept.close();
  writer.close();
});

test('uploaded rules apply on the standby, from before and after it connected', async () => {
  const upload = async (rules: string, to = first): Promise<number> =>
    (
      await fetch(`${to.origin}/.settings/rules.json`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${SECRET}` },
        body: rules,
      })
    ).status;
  await first.administrator.update({ 'open/a': 1 });
  expect(await upload('{"rules": {"open": {".read": "auth != null"}}}')).toBe(200);
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  expect((await rest(standby, '/open/a.json'))[0]).toBe(401);
  expect(await upload('{"rules": {"open": {".read": true}}}')).toBe(200);
  expect(await rest(standby, '/open/a.json')).toEqual([200, 1]);
  // A standby's own rules can't be changed.
  expect(await upload('{"rules": {".read": true}}', standby)).toBe(503);
  await first.close();
  await standby.administrator.promote();
  expect((await rest(standby, '/open/a.json', { method: 'PUT', body: '2' }))[0]).toBe(401);
});

test('a restarted standby continues where it was', async () => {
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  await standby.close();
  await first.administrator.update({ 'open/a': 1 });
  const again = await standbyOf(first.origin, { dataFolder: standby.dataFolder });
  await waitUntilInSync(first, again);
  expect(await again.administrator.read('open/a')).toBe(1);
});

test('without a copy a standby serves nothing and can’t take over', async () => {
  const nobody = await CuttableConnection.to(1);
  nobody.cut();
  opened.push(nobody);
  const standby = await standbyOf(nobody.origin);
  expect(await rest(standby, '/open.json')).toEqual([503, { error: expect.stringContaining('no copy yet') }]);
  await expect(RawClient.connect(standby.port)).rejects.toThrow('closed with 1006');
  await expect(standby.administrator.promote()).rejects.toThrow('has no copy yet');
});

/** The server's answer to a request to become its standby. */
function asksToBeStandby(
  of: TestServer,
  { secret = SECRET, namespace = NAMESPACE, id = 'another' },
  told: (headers: IncomingHttpHeaders) => void = () => undefined,
): Promise<[number | undefined, string]> {
  const socket = new WebSocket(`ws://127.0.0.1:${of.port}/.standby?ns=${namespace}`, {
    headers: { ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }), 'floorcraft-standby': id },
  });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate();
      resolve([101, '']);
    });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, answer) => {
      told(answer.headers);
      let text = '';
      answer.on('data', (piece) => (text += String(piece)));
      answer.on('end', () => resolve([answer.statusCode, text]));
    });
  });
}

test('a copy needs the secret and the same event', async () => {
  expect((await asksToBeStandby(first, {}))[0]).toBe(101);
  for (const secret of ['', 'owner', `${SECRET} and more`])
    expect(await asksToBeStandby(first, { secret })).toEqual([
      401,
      expect.stringContaining('FLOORCRAFT_ADMIN_SECRET has to be the same on both'),
    ]);
  expect(await asksToBeStandby(first, { namespace: 'elsewhere' })).toEqual([
    409,
    `This server has another event: ${NAMESPACE}, not elsewhere.`,
  ]);
  const emulator = await startTestServer({ emulator: true, rules: RULES, logLevel: 'silent' });
  opened.push(emulator);
  expect((await asksToBeStandby(emulator, { secret: 'owner' }))[0]).toBe(401);
  const wrong = await standbyOf(first.origin, { adminSecret: `${SECRET} and more` });
  await expect(wrong.administrator.promote()).rejects.toThrow('has no copy yet');
  await expect(startTestServer({ standbyOf: first.origin })).rejects.toThrow('needs FLOORCRAFT_ADMIN_SECRET');
});

test('a refused machine that has the secret learns our epoch, and others don’t', async () => {
  const epochs: unknown[] = [];
  const note = (headers: IncomingHttpHeaders): unknown => epochs.push(headers['floorcraft-epoch']);
  await asksToBeStandby(first, { namespace: 'elsewhere' }, note);
  await asksToBeStandby(first, { secret: 'another' }, note);
  expect(epochs).toEqual(['0 0', undefined]);
});

test('a second standby is refused, and the first stays in sync', async () => {
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  expect(await asksToBeStandby(first, {})).toEqual([409, 'This server already has a standby.']);
  // A standby can't have a standby of its own.
  expect(await asksToBeStandby(standby, {})).toEqual([
    409,
    expect.stringContaining('is the read-only standby of'),
  ]);
  await waitUntilInSync(first, standby);
});

test('existing data is never overwritten, and a copy is never served as a competition', async () => {
  const own = await server();
  await own.administrator.update({ 'open/own': true });
  await own.close();
  await expect(standbyOf(first.origin, { dataFolder: own.dataFolder })).rejects.toThrow(
    'has its own competition',
  );
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  await standby.close();
  await expect(server({ dataFolder: standby.dataFolder })).rejects.toThrow('belongs to a standby of');
  const again = await server({ dataFolder: own.dataFolder });
  expect(await again.administrator.read('open/own')).toBe(true);
});

test('the folder of a stopped standby can be promoted', async () => {
  await first.administrator.update({ 'open/a': 1 });
  const standby = await standbyOf(first.origin);
  await waitUntilInSync(first, standby);
  await standby.close();
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-'));
  opened.push({ remove: () => rmSync(folder, { recursive: true, force: true }) });
  const nothing = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
  await expect(nothing.promote()).rejects.toThrow('This is not a standby');
  await nothing.close();
  const kept = await openAdministrator({ dataFolder: standby.dataFolder, namespace: NAMESPACE });
  expect(await kept.promote()).toContain('start it without --standby-of');
  await kept.close();
  const now = await server({ dataFolder: standby.dataFolder });
  await now.administrator.update({ 'open/b': 2 });
  expect(await now.administrator.read('open')).toEqual({ a: 1, b: 2 });
});
