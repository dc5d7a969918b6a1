import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// The attack: only requests for the tree were charged. Pages, sign-ins, invalid tokens and pings were free, and
// flooding with them blocked everybody.

// Time stands still until a test moves it, so a person's share gets used up.
let passed: number;
let server: TestServer;
const lines: Socket[] = [];
beforeEach(async () => {
  passed = 0;
  server = await startTestServer({
    shareClock: () => passed,
    rules: '{"rules": {".read": true, "goesFirst": {".read": "auth.uid === \'chairman\'"}}}',
  });
});
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await server.remove();
});

/** Slightly below the limit of requests that one person may have waiting. */
const AT_ONCE = 10;

/** Sends a request many times on one connection. Returns a function giving the number of answers so far. */
function asking(times: number, head: string, body = '', atOnce = AT_ONCE): () => number {
  const line = connect(server.port, '127.0.0.1');
  lines.push(line);
  line.on('error', () => undefined);
  const text = `${head}\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  let asked = 0;
  let answers = 0;
  const ask = (): void => {
    const more = Math.min(times - asked, atOnce - (asked - answers));
    asked += more;
    if (more > 0) line.write(text.repeat(more));
  };
  line.on('data', (data: Buffer) => {
    answers += data.toString('latin1').split('HTTP/1.1 ').length - 1;
    ask();
  });
  ask();
  return () => answers;
}

/** Waits until a count stops growing. */
async function atRest(count: () => number): Promise<number> {
  let before = -1;
  let since = 0;
  while (since < 25) {
    since = count() === before ? since + 1 : 0;
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return before;
}

const TOOLKIT = '/identitytoolkit.googleapis.com';

test.each<[what: string, most: number, head: string, body?: string]>([
  ['pages', 1000, 'GET /somewhere HTTP/1.1'],
  ['files', 2500, 'GET /assets/some.js HTTP/1.1'],
  ['figures', 1000, 'GET /metrics HTTP/1.1'],
  ['what a password must be', 1000, `GET ${TOOLKIT}/v2/passwordPolicy?key=${API_KEY} HTTP/1.1`],
  ['accounts', 1000, `POST ${TOOLKIT}/v1/accounts:lookup?key=${API_KEY} HTTP/1.1`, '{"idToken":"none"}'],
  [
    'a link to sign in with',
    1000,
    `POST ${TOOLKIT}/v1/accounts:signInWithEmailLink?key=${API_KEY} HTTP/1.1`,
    '{"email":"ann@b.c","oobCode":"guessed"}',
  ],
  ['new tokens', 1000, `POST /securetoken.googleapis.com/v1/token?key=${API_KEY} HTTP/1.1`, '{}'],
  ['the rules', 1000, 'GET /.settings/rules.json HTTP/1.1'],
  ['the tree, with tokens that are none', 2500, 'GET /a.json?auth=no.real.token HTTP/1.1'],
])('a client that floods with %s is delayed, and no one else is', async (_what, most, head, body) => {
  const answers = asking(most + 200, head, body);
  const told = await atRest(answers);
  expect(told).toBeLessThanOrEqual(most + 1);
  expect(told).toBeGreaterThan(most * 0.9);
  expect(await atRest(asking(1, head, body))).toBe(1);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  // One second of a person's share.
  passed += 1000;
  expect(await atRest(answers)).toBeGreaterThan(told);
});

test('requests with a valid token are charged to its owner', async () => {
  const answer = await fetch(`${server.origin}${TOOLKIT}/v1/accounts:signUp?key=${API_KEY}`, {
    method: 'POST',
    body: '{"returnSecureToken": true}',
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  const head = `GET /a.json?auth=${idToken} HTTP/1.1`;
  expect(await atRest(asking(2700, head))).toBeLessThanOrEqual(2501);
  // Another connection of the same person gets nothing, but without the token it counts as a new guest.
  expect(await atRest(asking(1, head))).toBe(0);
  expect(await atRest(asking(1, 'GET /a.json HTTP/1.1'))).toBe(1);
});

test('a device that staff signed in with is never delayed', async () => {
  await server.administrator.createUser({ email: 'chair@b.c', password: 'secret1' });
  const answer = await fetch(`${server.origin}${TOOLKIT}/v1/accounts:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    body: '{"email": "chair@b.c", "password": "secret1", "returnSecureToken": true}',
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const policy = `GET ${TOOLKIT}/v2/passwordPolicy?key=${API_KEY} HTTP/1.1`;
  expect(await atRest(asking(1200, `${policy}\r\nCookie: ${cookie}`))).toBe(1200);
  const made = `${cookie.slice(0, -4)}AAAA`;
  expect(await atRest(asking(1200, `${policy}\r\nCookie: ${made}`))).toBeLessThanOrEqual(1001);
  const { uid } = (await server.administrator.findUser('chair@b.c')) ?? { uid: '' };
  await server.administrator.removeUser(uid);
  expect(await atRest(asking(1200, `${policy}\r\nCookie: ${cookie}`))).toBeLessThanOrEqual(1001);
});

test('a drawn page costs more than a kept one, and who has many drawn is delayed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-drawn-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en" data-languages="en"><div id="root"></div></html>',
  );
  let pages = 0;
  await server.remove();
  server = await startTestServer({
    shareClock: () => passed,
    screens: {
      folder,
      page: (html) => html,
      drawing: {
        load: () =>
          Promise.resolve({
            isScreen: () => true,
            // Another page each time, so that none is kept.
            drawableAt: () => ({ page: `page ${(pages += 1)}`, places: [] }),
            drawPage: () => Promise.resolve({ head: '', root: undefined, primaryColor: undefined }),
          }),
      },
    },
  });
  const answers = asking(1200, 'GET /one HTTP/1.1', '', 1);
  const told = await atRest(answers);
  // Without a drawing it would be 1,000.
  expect(told).toBeLessThan(950);
  expect(await atRest(asking(1, 'GET /another HTTP/1.1'))).toBe(1);
  passed += 1000;
  await expect.poll(answers).toBeGreaterThan(told);
  rmSync(folder, { recursive: true, force: true });
});

test('a long answer is sent in pieces, and stops when its reader’s share is used up', async () => {
  const text = 'x'.repeat(3_000_000);
  await server.administrator.update({ list: text });
  const line = connect(server.port, '127.0.0.1');
  lines.push(line);
  line.on('error', () => undefined);
  let received = 0;
  line.on('data', (data: Buffer) => (received += data.length));
  // All of a person's share of time except one page.
  line.write('GET /somewhere HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const page = await atRest(() => received);
  for (let n = 1; n < 999; n += AT_ONCE) {
    line.write('GET /somewhere HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(Math.min(AT_ONCE, 999 - n)));
    await expect.poll(() => received).toBe(page * Math.min(999, n + AT_ONCE));
  }
  received = 0;
  line.write('GET /list.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const begun = await atRest(() => received);
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(text.length / 2);
  // Others still get the whole answer.
  expect(await (await fetch(`${server.origin}/list.json`)).json()).toBe(text);
  passed += 60_000;
  await expect.poll(() => received).toBeGreaterThan(text.length);
});

test('each stream of a long list is charged', async () => {
  await server.administrator.update({ list: 'x'.repeat(10_000_000) });
  const { idToken } = (await (
    await fetch(`${server.origin}${TOOLKIT}/v1/accounts:signUp?key=${API_KEY}`, {
      method: 'POST',
      body: '{"returnSecureToken": true}',
    })
  ).json()) as { idToken: string };
  // 460 of the 500 ms of a person's share; a stream of this list costs 20.
  await atRest(asking(2300, `GET /a.json?auth=${idToken} HTTP/1.1`));
  let opened = 0;
  for (let n = 0; n < 6; n += 1) {
    const line = connect(server.port, '127.0.0.1');
    lines.push(line);
    line.on('error', () => undefined);
    line.once('data', () => {
      opened += 1;
      line.pause();
    });
    line.write(
      `GET /list.json?auth=${idToken} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`,
    );
  }
  expect(await atRest(() => opened)).toBeLessThanOrEqual(3);
  passed += 60_000;
  await expect.poll(() => opened).toBe(6);
});

test('a client that pings endlessly is not read from for a while, and others are served', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/.ws?v=5&ns=${NAMESPACE}`);
  await new Promise((resolve) => socket.once('open', resolve));
  let pongs = 0;
  socket.on('error', () => undefined);
  socket.on('pong', () => {
    pongs += 1;
    socket.ping();
  });
  for (let n = 0; n < AT_ONCE; n += 1) socket.ping();
  const heard = await atRest(() => pongs);
  expect(heard).toBeGreaterThan(9_000);
  expect(heard).toBeLessThan(11_000);
  const other = await RawClient.connect(server.port);
  expect((await other.ask('s', { c: {} })).s).toBe('ok');
  other.close();
  socket.terminate();
});
