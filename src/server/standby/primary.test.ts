import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { CERTIFICATE } from '../attacks/testing/certificate.ts';
import { AccountStore } from '../auth/accounts.ts';
import { SigningKeys } from '../auth/keys.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { openStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { waitForNetwork } from '../testing/machines.ts';
import { formatCopied } from './frames.ts';
import { StandbyFollower } from './standbyFollower.ts';
import { snapshotData, generatePieces } from './pieces.ts';
import { PrimaryConnection } from './primary.ts';

// A standby's connection to a scripted primary.

let folder: string;
let now: number;
let told: string[];
const opened: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-primary-'));
  [now, told] = [0, []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const close of opened.splice(0).toReversed()) close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function following(): StandbyFollower {
  const storage: Storage = openStorage(join(folder, 'this'));
  opened.push(() => storage.close());
  const commits = new GroupCommit(storage, (error) => expect.unreachable(String(error)));
  return new StandbyFollower(
    {
      storage,
      commits,
      namespace: 'n',
      accounts: new AccountStore({ namespace: 'n', storage, commits }),
      keys: new SigningKeys(storage, 0),
      databases: () => [],
      clock: () => now,
    },
    { kind: 'standby', of: 'http://first', id: 'id' },
  );
}

/** The frames of a copy of a machine that only has keys. */
function aCopy(): readonly string[] {
  const storage = openStorage(join(folder, 'first'));
  expect(new SigningKeys(storage, 0).refreshSecret.length).toBeGreaterThan(0);
  const pieces = [...generatePieces(snapshotData(storage, new Map()))];
  storage.close();
  return [...pieces, formatCopied(1)];
}

function primaryAt(port: number, protocol = 'http'): PrimaryConnection {
  const log = pino(
    { level: 'warn' },
    { write: (line) => told.push(String(Reflect.get(Object(JSON.parse(line)), 'msg'))) },
  );
  const url = `${protocol}://127.0.0.1:${port}`;
  const here = following();
  // The storage's own timers are done; from here on only the connection has timers.
  vi.runAllTimers();
  const made = new PrimaryConnection({
    url,
    secret: 's',
    namespace: 'n',
    following: here,
    clock: () => now,
    log,
  });
  opened.push(() => made.close());
  return made;
}

const portOf = (server: { address(): unknown }): number =>
  Number(Reflect.get(Object(server.address()), 'port'));

/** A primary that gives everybody a copy, and a standby in sync with it. */
async function inStep(): Promise<{
  readonly primary: PrimaryConnection;
  readonly lines: readonly WebSocket[];
}> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const copy = aCopy();
  const lines: WebSocket[] = [];
  server.on('connection', (socket) => {
    lines.push(socket);
    for (const frame of copy) socket.send(frame);
  });
  opened.push(() => {
    for (const line of lines) line.terminate();
    server.close();
  });
  const primary = primaryAt(portOf(server));
  await waitForNetwork(() => primary.state().kind === 'inStep');
  return { primary, lines };
}

test('a ping counts as a sign of life of the primary', async () => {
  const { primary, lines } = await inStep();
  now = 50;
  lines[0]?.ping();
  await waitForNetwork(() => Reflect.get(primary.state(), 'lastHeard') === 50);
  expect(primary.state()).toEqual({ kind: 'inStep', since: 0, lastHeard: 50 });
});

test('a primary silent for eight seconds is away since last heard, and contacted again', async () => {
  const { primary, lines } = await inStep();
  vi.advanceTimersByTime(7999);
  expect(primary.state().kind).toBe('inStep');
  now = 8000;
  vi.advanceTimersByTime(1);
  expect(primary.state()).toEqual({ kind: 'away', since: 8000, why: 'it is silent', inStepUntil: 0 });
  vi.advanceTimersByTime(250);
  await waitForNetwork(() => lines.length === 2);
  await waitForNetwork(() => primary.state().kind === 'inStep');
});

test('asking to reach the primary connects at once, and opens no second connection', async () => {
  const { primary, lines } = await inStep();
  lines[0]?.terminate();
  await waitForNetwork(() => primary.state().kind === 'away');
  expect([await primary.reach(1000), lines.length]).toEqual([true, 2]);
  expect(await primary.reach(1000)).toBe(true);
  now = 50;
  lines[1]?.ping();
  await waitForNetwork(() => Reflect.get(primary.state(), 'lastHeard') === 50);
  expect(primary.state()).toMatchObject({ kind: 'inStep', since: 0 });
});

test('a connection closed during handover has no answer', async () => {
  const { primary } = await inStep();
  const asked = primary.handOver({ number: 1, id: 'a' }, 1000);
  primary.close();
  expect(await asked).toBe(false);
});

test('an unreachable primary is contacted again at doubling intervals, and logged once', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  const primary = primaryAt(port);
  for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
    await waitForNetwork(() => vi.getTimerCount() === 1);
    vi.advanceTimersByTime(wait - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  }
  await waitForNetwork(() => vi.getTimerCount() === 1);
  expect(primary.state()).toMatchObject({ kind: 'away', why: expect.stringContaining('ECONNREFUSED') });
  expect(told).toEqual([expect.stringMatching(/^not in sync with .*ECONNREFUSED.*; still trying$/)]);
});

test('the standby reports the primary’s reason for a refusal', async () => {
  const server = createServer((_request, answer) => {
    answer.writeHead(409).end('This server already has a standby.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => server.close());
  const primary = primaryAt(portOf(server));
  await waitForNetwork(() => Reflect.get(primary.state(), 'why') !== 'it was not reached yet');
  expect(primary.state()).toEqual({
    kind: 'away',
    since: 0,
    why: 'it answers 409: This server already has a standby.',
  });
});

test('an untrusted certificate of the primary is reported with NODE_EXTRA_CA_CERTS', async () => {
  const server = createTlsServer(CERTIFICATE);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  primaryAt(portOf(server), 'https');
  await waitForNetwork(() => told.length > 0);
  server.close();
  expect(told).toEqual([
    expect.stringMatching(
      /^not in sync with https:.*: self-signed certificate; start .*NODE_EXTRA_CA_CERTS=/,
    ),
  ]);
});

test.each([
  ['https', createServer, 'it does not speak https: write --standby-of http://…'],
  [
    'http',
    () => createTlsServer(CERTIFICATE),
    'it hung up; if it speaks https, write --standby-of https://…',
  ],
] as const)(
  'a URL of the primary with %s instead of the other scheme is reported with the right one',
  async (protocol, make, sentence) => {
    const server = make();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    opened.push(() => server.close());
    primaryAt(portOf(server), protocol);
    await waitForNetwork(() => told.length > 0);
    expect(told).toEqual([expect.stringContaining(sentence)]);
  },
);
