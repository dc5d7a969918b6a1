import { createConnection, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from './start/openAdministrator.ts';
import { RawClient } from './testing/raw.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from './testing/server.ts';

// Closing takes a bounded time, whatever clients do, and leaves everything on disk.

let server: TestServer;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = await startTestServer();
  await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.remove();
});

const soon = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A connection that sends this text and never closes. */
async function stubborn(text: string): Promise<Socket> {
  const socket = createConnection({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const handshake = (path = `/.ws?v=5&ns=${NAMESPACE}`): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const BODY = JSON.stringify({ email: 'a@b.c', password: 'secret1', returnSecureToken: true });
const signIn = `POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n\r\n`;

/** True if the server closes within a generous time. */
function closes(): Promise<boolean> {
  const closed = server.close().then(() => true);
  const hangs = soon(30_000).then(() => false);
  return Promise.race([closed, hangs]);
}

test('the server closes although a sign-in was abandoned while its password was checked', async () => {
  for (let n = 0; n < 8; n += 1) {
    const gaveUp = await stubborn(signIn + BODY);
    await soon(10);
    gaveUp.destroy();
  }
  expect(await closes()).toBe(true);
});

test.each([
  ['that says nothing', ''],
  ['in the middle of a request', signIn],
  ['that asked for a WebSocket at a wrong address', handshake('/nowhere')],
  ['that never answers the goodbye of its WebSocket', handshake()],
])('the server closes with a connection %s', async (_what, says) => {
  await stubborn(says);
  await soon(50);
  expect(await closes()).toBe(true);
});

test('the server closes an upgrade to a wrong URL even if the client never does', async () => {
  const socket = await stubborn(handshake('/nowhere'));
  await once(socket, 'end');
  // The client's half of the connection stays open; only a reset shows that ours is closed.
  const ended = new Promise((resolve) => socket.once('close', () => resolve(true)));
  const writing = setInterval(() => socket.write('x'), 20);
  expect(await Promise.race([ended, soon(30_000).then(() => false)])).toBe(true);
  clearInterval(writing);
});

test('the server closes with a client reconnecting while others are disconnected', async () => {
  const slow = await stubborn(handshake());
  await soon(50);
  const closing = closes();
  await soon(100);
  const comers = await Promise.all([stubborn(handshake()), stubborn(''), stubborn(signIn)]);
  const isGone = (comer: Socket | undefined): boolean =>
    comer === undefined || comer.destroyed || comer.readableEnded;
  // The session is refused at once, because one that starts now would never be ended.
  await expect.poll(() => isGone(comers[0]), { interval: 2 }).toBe(true);
  expect(isGone(slow)).toBe(false);
  slow.destroy();
  expect(await closing).toBe(true);
  await expect.poll(() => comers.every(isGone)).toBe(true);
});

test('the server closes with a client breaking the protocol while being disconnected', async () => {
  const rude = await stubborn(handshake());
  await soon(50);
  const closing = closes();
  rude.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
  expect(await closing).toBe(true);
});

test('onDisconnect writes and last writes are on disk when the server has closed, even those arriving while closing', async () => {
  const client = await RawClient.connect(server.port);
  await client.ask('o', { p: '/gone', d: true });
  client.send('p', { p: '/last', d: 'word' });
  await stubborn(handshake());
  await client.until(() => client.heard.some(({ r }) => r === 2));
  expect(await closes()).toBe(true);
  const after = await openAdministrator({ dataFolder: server.dataFolder, namespace: NAMESPACE });
  expect(await after.read('/')).toEqual({ gone: true, last: 'word' });
  await after.close();
});
