import { WebSocket } from 'ws';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addOperationsRoutes } from '../http/operationsRoutes.ts';
import { PROTOCOL_LIMITS } from '../protocol/limits.ts';
import { StreamRecorder } from '../testing/streamRecorder.ts';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { Readiness } from './readiness.ts';

const SECRET = 'a secret of the administrator of a test';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    connectionsPerAddress: 3,
    adminSecret: SECRET,
    rules: '{"rules": {"open": {".read": true, ".write": true}}}',
  });
});
afterEach(() => server.remove());

test('the metrics need the administrator’s secret', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer wrong', SECRET]) {
    const answer = await fetch(`${server.origin}/metrics`, { headers: { authorization } });
    expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('floorcraft_')]);
  }
  // Without a secret nothing grants access.
  await server.remove();
  server = await startTestServer();
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(401);
});

/** The values of `/metrics` by name and labels. */
async function figures(): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('the metrics report writes, refusals and durations', async () => {
  const client = await RawClient.connect(server.port);
  await client.ask('q', { p: '/open', h: '' });
  await client.ask('q', { p: '/open/a', h: '' });
  const follower = await StreamRecorder.open(server.port, '/open.json');
  expect((await client.ask('p', { p: '/open', d: { a: 1, b: { c: 2 } } })).s).toBe('ok');
  expect((await client.ask('p', { p: '/closed', d: 1 })).s).toBe('permission_denied');
  expect((await client.ask('p', { p: '/open/a.b', d: 1 })).s).toBe('invalid_data');
  expect((await fetch(`${server.origin}/closed.json`)).status).toBe(401);
  const found = await figures();
  expect([...found]).toEqual(
    expect.arrayContaining([
      ['floorcraft_connections{kind="socket"}', 1],
      ['floorcraft_connections{kind="stream"}', 1],
      ['floorcraft_listens', 3],
      // The root, open, a, b and c.
      ['floorcraft_tree_nodes', 5],
      ['floorcraft_writes_total', 1],
      ['floorcraft_refusals_total{status="permission_denied"}', 2],
      ['floorcraft_refusals_total{status="invalid_data"}', 1],
      ['floorcraft_flush_seconds_count', 1],
    ]),
  );
  expect(found.get('floorcraft_fan_out_seconds_count')).toBeGreaterThan(3);
  follower.leave();
  client.close();
  await expect.poll(async () => (await figures()).get('floorcraft_listens')).toBe(0);
});

test('an address has a limit of connections, and closing one makes room', async () => {
  const sockets = [await RawClient.connect(server.port), await RawClient.connect(server.port)];
  const follower = await StreamRecorder.open(server.port, '/open.json');
  const refused = new WebSocket(`ws://127.0.0.1:${server.port}/.ws?v=5`);
  const problem = await new Promise<Error>((resolve) => {
    refused.on('error', resolve);
  });
  expect(problem.message).toContain('429');
  const tooMany = await StreamRecorder.open(server.port, '/open.json');
  expect(tooMany.status).toBe(429);
  // Requests answered at once are not counted.
  expect((await fetch(`${server.origin}/open.json`)).status).toBe(200);
  follower.leave();
  await expect
    .poll(async () => {
      const next = await StreamRecorder.open(server.port, '/open.json');
      next.leave();
      return next.status;
    })
    .toBe(200);
  for (const socket of sockets) socket.close();
});

test('addresses are counted separately, and leaving twice counts once', () => {
  const connectionLimit = new ConcurrencyLimit(1);
  const leave = connectionLimit.enter('a');
  expect(connectionLimit.enter('a')).toBe(undefined);
  expect(connectionLimit.enter('b')).toBeDefined();
  leave?.();
  leave?.();
  expect(connectionLimit.enter('a')).toBeDefined();
  expect(connectionLimit.enter('a')).toBe(undefined);
});

test('a socket has a limit of listens', async () => {
  const client = await RawClient.connect(server.port);
  for (let n = 0; n < PROTOCOL_LIMITS.listens; n += 1) client.send('q', { p: `/open/${n}`, h: '' });
  expect(await client.ask('q', { p: '/open/more', h: '' })).toEqual({
    s: 'too_big',
    d: 'Too many listens on one connection',
  });
  // Repeating a listen adds none, and removing one makes room.
  expect((await client.ask('q', { p: '/open/7', h: '' })).s).toBe('ok');
  await client.ask('n', { p: '/open/7' });
  expect((await client.ask('q', { p: '/open/more', h: '' })).s).toBe('ok');
  client.close();
});

test('a flood of writes is slowed down without loss, and others are served', async () => {
  const [flood, other] = [await RawClient.connect(server.port), await RawClient.connect(server.port)];
  const started = Date.now();
  const many = RATE_POLICIES.writesOfSocket.capacity * 3;
  for (let n = 0; n < many; n += 1) flood.send('p', { p: '/open/n', d: n });
  expect((await other.ask('p', { p: '/open/other', d: 1 })).s).toBe('ok');
  // Long before the flood is done.
  expect(flood.heard.length).toBeLessThan(many);
  await flood.until(() => flood.heard.length === many, 15_000);
  expect(flood.heard.every(({ b }) => b.s === 'ok')).toBe(true);
  // Two seconds are due; up to a thousand writes received in one chunk are handled without a pause.
  expect(Date.now() - started).toBeGreaterThan(900);
  expect(await server.administrator.read('open/n')).toBe(many - 1);
  flood.close();
  other.close();
});

test('readiness differs from health: not ready before startup ends, on a full disk, or while closing', async () => {
  let diskIsWell = true;
  const readiness = new Readiness(() => diskIsWell);
  const app = fastify();
  addOperationsRoutes(app, {
    health: () => (diskIsWell ? { connections: 0 } : undefined),
    notReady: () => readiness.reason(),
    mayReadMetrics: () => true,
    metrics: () => Promise.resolve({ type: 'text/plain', text: '' }),
  });
  const asked = async (path: string): Promise<[number, unknown]> => {
    const answer = await app.inject(path);
    return [answer.statusCode, answer.json()];
  };
  expect(await asked('/readyz')).toEqual([503, { ok: false, reason: 'starting' }]);
  expect(await asked('/healthz')).toEqual([200, { ok: true, connections: 0 }]);
  readiness.started();
  expect(await asked('/readyz')).toEqual([200, { ok: true }]);
  diskIsWell = false;
  expect(await asked('/readyz')).toEqual([503, { ok: false, reason: 'the disk refuses' }]);
  expect(await asked('/healthz')).toEqual([503, { ok: false }]);
  diskIsWell = true;
  readiness.closing();
  expect(await asked('/readyz')).toEqual([503, { ok: false, reason: 'closing' }]);
  await app.close();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});
