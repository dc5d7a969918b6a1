import { afterEach, beforeEach, expect, test } from 'vitest';
import { RawClient } from '../testing/raw.ts';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.remove());

/** Whether a newcomer is served, within two seconds. */
async function isAlive(): Promise<boolean> {
  const started = Date.now();
  const client = await RawClient.connect(server.port);
  const { s } = await client.ask('p', { p: '/alive', d: started });
  client.close();
  return s === 'ok' && Date.now() - started < 2000;
}

/** Chance by seed, so that a failure can be had again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const GOOD = [
  '{"t":"d","d":{"r":1,"a":"q","b":{"p":"/a","h":""}}}',
  '{"t":"d","d":{"r":2,"a":"q","b":{"p":"/a","h":"","q":{"i":"n","l":2,"vf":"r"},"t":1}}}',
  '{"t":"d","d":{"r":3,"a":"p","b":{"p":"/a/b","d":{"n":1,".priority":2}}}}',
  '{"t":"d","d":{"r":4,"a":"m","b":{"p":"/a","d":{"b/n":2,"c":{".sv":{"increment":1}}}}}}',
  '{"t":"d","d":{"r":5,"a":"o","b":{"p":"/a/x","d":{".sv":"timestamp"}}}}',
  '{"t":"d","d":{"r":6,"a":"auth","b":{"cred":"a.b.c"}}}',
  '{"t":"d","d":{"r":7,"a":"g","b":{"p":"/a","q":{}}}}',
  '{"t":"c","d":{"t":"p","d":{}}}',
  '0',
  '3',
];

test('two thousand mutated frames: sockets may end, the server lives', { timeout: 30_000 }, async () => {
  const next = chance(20_261);
  const pick = (length: number): number => Math.floor(next() * length);
  for (let round = 0; round < 40; round += 1) {
    const client = await RawClient.connect(server.port);
    for (let n = 0; n < 50 && client.closed === undefined; n += 1) {
      const characters = (GOOD[pick(GOOD.length)] ?? '').split('');
      for (let change = pick(4); change > 0; change -= 1) {
        const at = pick(characters.length);
        const other = '{}[]",:019.$#/\u0000é💃-eE'[pick(20)] ?? '';
        characters.splice(at, pick(3), other, ...(pick(5) === 0 ? characters.slice(at, at + 10) : []));
      }
      client.frame(characters.join(''));
    }
    client.terminate();
  }
  expect(await isAlive()).toBe(true);
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
])('%s', async (_what, frame) => {
  const client = await RawClient.connect(server.port);
  client.frame(frame());
  expect(await isAlive()).toBe(true);
  client.terminate();
});

test('nine thousand parts, parts that never end, a part that is no part', async () => {
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

test('somebody who never reads is cut off, and the others do not notice', { timeout: 30_000 }, async () => {
  const stuck = await RawClient.connect(server.port);
  await stuck.ask('q', { p: '/a', h: '' });
  stuck.pause();
  const writer = await RawClient.connect(server.port);
  const text = 'x'.repeat(1_000_000);
  for (let n = 0; n < 80; n += 1)
    expect((await writer.ask('p', { p: '/a/b', d: `${n}${text}` })).s).toBe('ok');
  await expect
    .poll(async () => (await (await fetch(`${server.origin}/healthz`)).json()) as object, { timeout: 5000 })
    .toMatchObject({ connections: 1 });
  writer.close();
  stuck.terminate();
});
