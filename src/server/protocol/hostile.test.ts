import { once } from 'node:events';
import { connect } from 'node:net';
import { onValue, ref, set } from 'firebase/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitRuns } from '../../domain/testing/tries.ts';
import { SeededRandom } from '../testing/chance.ts';
import { createDevice } from '../testing/device.ts';
import { createHostileFrames } from '../testing/hostile/frames.ts';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.remove());

/** True if a new client is served. */
async function isAlive(): Promise<boolean> {
  const client = await RawClient.connect(server.port);
  const { s } = await client.ask('p', { p: '/alive', d: Date.now() });
  client.close();
  return s === 'ok';
}

test('up to four thousand hostile frames may end sockets but don’t affect another device', async () => {
  const other = createDevice(server.origin);
  const calm = ref(other.database, 'calm');
  const heard: unknown[] = [];
  onValue(calm, (snapshot) => heard.push(snapshot.val()));
  const chance = new SeededRandom(20_261);
  const rounds = limitRuns(4000).numRuns / 100;
  for (let round = 0; round < rounds; round += 1) {
    const client = await RawClient.connect(server.port);
    for (let n = 0; n < 100 && client.closed === undefined; n += 1) {
      for (const frame of createHostileFrames(chance)) {
        if (typeof frame === 'string') client.frame(frame);
        else client.binary(frame);
      }
    }
    await set(calm, round);
    expect(heard.at(-1)).toBe(round);
    client.close();
    await client.untilClosed();
    // The server's answer when its own code has a bug.
    expect(client.texts.filter((text) => text.includes('Internal error'))).toEqual([]);
  }
  expect(heard.filter((value) => value !== null)).toEqual(
    Array.from({ length: rounds }, (_, round) => round),
  );
  expect(await isAlive()).toBe(true);
  await other.close();
});

test('an upgrade with an invalid URL gets an answer, and the server lives', async () => {
  const line = connect(server.port, '127.0.0.1');
  line.setEncoding('latin1');
  line.write('GET // HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [said] = (await once(line, 'data')) as [string];
  expect(said).toMatch(/^HTTP\/1\.1 404 /);
  line.destroy();
  expect(await isAlive()).toBe(true);
});

test('a query with endless brackets is refused, and the socket stays open', async () => {
  const client = await RawClient.connect(server.port);
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  client.frame(`{"t":"d","d":{"r":7,"a":"q","b":{"p":"/a","h":"","t":1,"q":{"i":"n","x":${deep}}}}}`);
  await client.until(() => client.heard.length > 0);
  expect(client.heard[0]).toEqual({
    r: 7,
    b: { s: 'invalid_data', d: 'Invalid query: a word is not a plain value' },
  });
  expect((await client.ask('s', { c: {} })).s).toBe('ok');
  client.close();
});

test('an update of fifty thousand places is one write among others', async () => {
  const client = await RawClient.connect(server.port);
  const update = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`a/k${n}`, 1]));
  // Written one by one they would take 15 s, too long for an answer.
  expect((await client.ask('m', { p: '/', d: update })).s).toBe('ok');
  client.close();
});

test.each([
  ['a hundred thousand brackets', () => '['.repeat(100_000)],
  [
    'brackets that close',
    () => `{"t":"d","d":{"r":1,"a":"p","b":{"p":"/a","d":${'['.repeat(50_000)}${']'.repeat(50_000)}}}}`,
  ],
  ['twenty megabytes', () => `{"t":"d","d":{"r":1,"a":"p","b":{"p":"/a","d":"${'x'.repeat(20e6)}"}}}`],
  ['a path of a thousand keys', () => `{"t":"d","d":{"r":1,"a":"p","b":{"p":"${'/a'.repeat(1000)}","d":1}}}`],
  ['a number out of range', () => '{"t":"d","d":{"r":1e999,"a":"p","b":{"p":"/a","d":1}}}'],
  [
    'prototypes',
    () => '{"t":"d","d":{"r":1,"a":"m","b":{"p":"/","d":{"__proto__/x":1,"constructor":{"prototype":1}}}}}',
  ],
])('a hostile frame is handled: %s', async (_what, frame) => {
  const client = await RawClient.connect(server.port);
  client.frame(frame());
  expect(await isAlive()).toBe(true);
  client.terminate();
});

test('the server survives nine thousand parts of a frame, parts that never end, and an invalid part', async () => {
  const client = await RawClient.connect(server.port);
  client.frame('9999');
  expect(await client.untilClosed()).toBe(1008);
  const second = await RawClient.connect(server.port);
  second.frame('3');
  second.frame('{"t":"d",');
  second.frame('nonsense');
  second.frame('}');
  expect(await second.untilClosed()).toBe(1008);
  expect(await isAlive()).toBe(true);
});

test('a new client receives a tree larger than the send buffer’s limit', async () => {
  const writer = await RawClient.connect(server.port);
  for (let n = 0; n < 4; n += 1)
    expect((await writer.ask('p', { p: `/big/${n}`, d: 'x'.repeat(10_000_000) })).s).toBe('ok');
  const joiner = await RawClient.connect(server.port);
  expect((await joiner.ask('q', { p: '/big', h: '' })).s).toBe('ok');
  expect(joiner.texts.some(({ length }) => length > 40_000_000)).toBe(true);
  joiner.close();
  writer.close();
});

test('a client that never reads is cut off, without affecting others', async () => {
  const stuck = await RawClient.connect(server.port);
  await stuck.ask('q', { p: '/a', h: '' });
  stuck.pause();
  const writer = await RawClient.connect(server.port);
  const text = 'x'.repeat(1_000_000);
  for (let n = 0; n < 80; n += 1)
    expect((await writer.ask('p', { p: '/a/b', d: `${n}${text}` })).s).toBe('ok');
  await expect
    .poll(async () => (await (await fetch(`${server.origin}/healthz`)).json()) as object)
    .toMatchObject({ connections: 1 });
  writer.close();
  stuck.terminate();
});
