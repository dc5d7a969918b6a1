import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAdministrator } from '../start/openAdministrator.ts';
import { buildLocalSocketPath } from '../local/address.ts';
import { splitDescriptors } from '../operations/descriptors.ts';
import type { Timeouts } from '../settings.ts';
import { BuiltServer, type ChildServer } from '../testing/childServer.ts';
import { StreamRecorder } from '../testing/streamRecorder.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';
import { CERTIFICATE } from './testing/certificate.ts';

// The attack: half-finished requests stayed open forever, each using a file descriptor. After 22,000 of them no one
// could connect, and a backup failed with a misleading error.

const HALF_A_BODY = 'PUT /a.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"a":';

/** An unfinished request, and the timeout that ends it. */
const HALF: readonly (readonly [what: string, said: string, by: keyof Timeouts])[] = [
  ['says nothing', '', 'head'],
  ['says half a head', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', 'head'],
  ['says half a body', HALF_A_BODY, 'body'],
  ['is silent in a body that may take its time', HALF_A_BODY, 'silence'],
  [
    'says half a body of no length',
    'PUT /a.json HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
    'body',
  ],
  [
    'says half a body about an account',
    `POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`,
    'body',
  ],
  [
    'asks once and says half of the next',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n',
    'head',
  ],
  [
    'asks to become a socket and says half of it',
    'GET /.ws?v=5 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n',
    'head',
  ],
  [
    'becomes a socket and says nothing',
    `GET /.ws?v=5&ns=${NAMESPACE} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    'firstFrame',
  ],
];

const LONG = 240_000;
const SHORT = 300;
/** Node requires the body timeout to be at least the head timeout. */
const shortOnly = (by: keyof Timeouts): Timeouts => ({
  handshake: LONG,
  head: by === 'body' ? SHORT : LONG,
  body: LONG,
  firstFrame: LONG,
  silence: LONG,
  [by]: SHORT,
});

function lineTo(port: number, said: string): Socket {
  const line = connect(port, '127.0.0.1');
  line.on('error', () => undefined);
  line.resume();
  if (said !== '') line.write(said);
  return line;
}

describe('a connection that never finishes', () => {
  /** Long enough for finished requests, even on a busy machine. */
  const QUICK = { handshake: 3000, head: 3000, body: 3000, firstFrame: 3000, silence: 60_000 };
  let server: TestServer;
  afterEach(() => server.remove());

  test.each(HALF)('a connection is cut off if it %s', async (_what, said, by) => {
    server = await startTestServer({ patience: shortOnly(by) });
    const line = lineTo(server.port, said);
    await once(line, 'close');
    expect(line.destroyed).toBe(true);
  });

  test('a connection is cut off if it never completes a handshake, before or during TLS', async () => {
    server = await startTestServer({ patience: QUICK, tls: CERTIFICATE });
    // A half-finished request over TLS is cut off too; a proper one is answered.
    const half = connectTls({ port: server.port, rejectUnauthorized: false });
    half.on('error', () => undefined).resume();
    half.write('GET /healthz HTTP/1.1\r\n');
    const lines = [lineTo(server.port, ''), lineTo(server.port, '\x16\x03\x01'), half];
    await Promise.all(lines.map((line) => once(line, 'close')));
    const whole = connectTls({ port: server.port, rejectUnauthorized: false });
    whole.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [said] = (await once(whole, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 200 /);
    whole.destroy();
  });

  test('a connection that listens quietly is not cut off', async () => {
    server = await startTestServer({ patience: QUICK });
    const socket = await RawClient.connect(server.port);
    expect((await socket.ask('q', { p: '/a', h: '' })).s).toBe('ok');
    const stream = await StreamRecorder.open(server.port, '/a.json');
    // Wait until a later, half-finished request is cut off. The quiet connections above must stay open.
    await once(lineTo(server.port, 'PUT /a.json HTTP/1.1\r\n'), 'close');
    expect((await socket.ask('p', { p: '/a', d: 1 })).s).toBe('ok');
    await expect
      .poll(() => stream.events.some(({ data }) => JSON.stringify(data).includes('"data":1')))
      .toBe(true);
    stream.leave();
    socket.close();
  });
});

describe('a process with few file descriptors', () => {
  // The fewest file descriptors with which the server starts. It behaves the same with twenty thousand.
  const FILES = 320;
  // The product's rules are too long for a command line.
  const RULES = `{"rules": {
    "goesFirst": {".read": "auth.uid === 'judge' || auth.uid === 'chairman'"},
    "marks": {".read": "auth != null", ".write": "auth.uid === 'judge'"}
  }}`;
  let built: BuiltServer;
  let dataFolder: string;
  let running: ChildServer;
  const lines: Socket[] = [];

  beforeAll(() => {
    built = new BuiltServer();
  });
  afterAll(() => built.remove());
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-connections-'));
    running = await built.start({ dataFolder, rules: RULES }, FILES);
  });
  afterEach(async () => {
    for (const line of lines.splice(0)) line.destroy();
    const gone = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await gone;
    rmSync(dataFolder, { recursive: true, force: true });
  });

  /** Waits until each connection was opened or cut off. */
  async function attempts(count: number, said: string): Promise<void> {
    const some = Array.from({ length: count }, () => lineTo(running.port, said));
    lines.push(...some);
    await Promise.all(some.map((line) => Promise.race([once(line, 'connect'), once(line, 'close')])));
  }

  test.each(HALF)(
    'a server with few file descriptors admits staff and makes a backup while a thousand connect and each %s',
    async (_what, said) => {
      const judge = await RawClient.connect(running.port);
      expect((await judge.ask('auth', { cred: await tokenOf('judge') })).s).toBe('ok');
      await attempts(1000, said);
      // Existing connections stay, and new staff get in.
      expect((await judge.ask('p', { p: '/marks/A', d: '102' })).s).toBe('ok');
      const chairman = await RawClient.connect(running.port);
      expect((await chairman.ask('auth', { cred: await tokenOf('chairman') })).s).toBe('ok');
      expect((await chairman.ask('g', { p: '/marks', q: {} })).s).toBe('ok');
      const file = join(dataFolder, 'copy.db');
      await (await openAdministrator({ dataFolder, namespace: NAMESPACE })).backup(file);
      expect(readFileSync(file).length).toBeGreaterThan(1000);
      judge.close();
      chairman.close();
    },
  );

  async function tokenOf(uid: string): Promise<string> {
    const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
    const token = await administrator.customToken(uid, {});
    const answer = await fetch(
      `http://127.0.0.1:${running.port}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${API_KEY}`,
      { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
    );
    return ((await answer.json()) as { idToken: string }).idToken;
  }
});

test('a server with few file descriptors reserves some for its own files and for prioritized clients', () => {
  expect(splitDescriptors(20_000)).toEqual({ connections: 19_872, anonymous: 18_848 });
  expect(splitDescriptors(1024)).toEqual({ connections: 896, anonymous: 784 });
  expect(splitDescriptors(200)).toEqual({ connections: 100, anonymous: 88 });
});

test('a server that hangs up is not reported as another process using the data', async () => {
  const server = await startTestServer();
  try {
    // The error of the system for a process without descriptors.
    const { createServer } = await import('node:net');
    rmSync(buildLocalSocketPath(server.dataFolder));
    const hangsUp = createServer((line) => line.destroy());
    hangsUp.listen(buildLocalSocketPath(server.dataFolder));
    await once(hangsUp, 'listening');
    await expect(openAdministrator({ dataFolder: server.dataFolder, namespace: NAMESPACE })).rejects.toThrow(
      'closed the connection: it is stopping, or has too many open files (“ulimit -n” of its account).',
    );
    hangsUp.close();
  } finally {
    await server.remove();
  }
});
