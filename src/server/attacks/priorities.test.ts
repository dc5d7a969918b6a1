import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestHall } from '../access/testing/hall.ts';
import { openStorage } from '../storage/sqlite.ts';
import { BuiltServer } from '../testing/childServer.ts';
import { RawClient } from '../testing/raw.ts';
import { NAMESPACE, startTestServer } from '../testing/server.ts';
import type { Json } from '../tree/json.ts';
import { LeafNode, buildSortedBranch } from '../tree/node.ts';
import { ATTACKERS, openAttackerSocket, signInAttacker } from './testing/attackers.ts';

// The attack: a priority was an unchecked string. A hundred writes with ten megabytes each crashed the process, again
// at every start.

const LONG = 'x'.repeat(257);
const TOO_LONG = 'Priority too long: at most 256 bytes of UTF-8';

describe.each(ATTACKERS)('%s', (attacker) => {
  let hall: TestHall;
  beforeAll(async () => {
    hall = await TestHall.open();
  });
  afterAll(() => hall.close());

  test.each([
    ['set', 'p', { p: '/journal/x', d: { '.value': 1, '.priority': LONG } }],
    [
      'set, of half as many letters of two bytes',
      'p',
      { p: '/a', d: { '.value': 1, '.priority': 'ü'.repeat(129) } },
    ],
    [
      'set of two hundred thousand',
      'p',
      { p: '/journal/x', d: { kind: 'x', '.priority': 'x'.repeat(200_000) } },
    ],
    ['set, deep in it', 'p', { p: '/journal', d: { x: { kind: { '.value': 'x', '.priority': LONG } } } }],
    ['set of the priority alone', 'p', { p: '/journal/old/.priority', d: LONG }],
    ['update', 'm', { p: '/', d: { 'journal/x': { '.value': 1, '.priority': LONG } } }],
    ['update of the priority alone', 'm', { p: '/journal', d: { 'old/.priority': LONG } }],
    ['onDisconnect', 'o', { p: '/journal/x', d: { '.value': 1, '.priority': LONG } }],
    ['update on disconnect', 'om', { p: '/journal', d: { 'old/.priority': LONG } }],
  ])('an attacker cannot set a long priority by %s', async (_verb, action, body) => {
    const client = await openAttackerSocket(hall, attacker);
    expect(await client.ask(action, body)).toEqual({ s: 'invalid_data', d: TOO_LONG });
    client.close();
  });

  test.each([
    ['PUT', '/journal/x.json', { '.value': 1, '.priority': LONG }],
    ['PUT', '/journal/old/.priority.json', LONG],
    ['PATCH', '/journal.json', { x: { '.value': 1, '.priority': LONG } }],
    ['POST', '/journal.json', { '.value': 1, '.priority': LONG }],
  ])('an attacker cannot set a long priority over HTTP: %s %s', async (method, path, body) => {
    const asked = { method, body: JSON.stringify(body) };
    const answer = await fetch(`${hall.server.origin}${path}?auth=${signInAttacker(hall, attacker)}`, asked);
    expect([answer.status, await answer.json()]).toEqual([400, { error: TOO_LONG }]);
  });
});

test('a priority of 256 bytes is accepted everywhere, subject to its node’s rules', async () => {
  const server = await startTestServer({
    rules: `{"rules": {".read": true, ".write": true,
      "plain": {".validate": "newData.getPriority() === null", "$k": {".validate": "newData.getPriority() === null"}}}}`,
  });
  try {
    const client = await RawClient.connect(server.port);
    const said = async (action: string, p: string, d: Json): Promise<string | undefined> =>
      (await client.ask(action, { p, d })).s;
    const ranked = { '.value': 1, '.priority': 'x'.repeat(256) };
    expect(await said('p', '/open', ranked)).toBe('ok');
    expect(await said('p', '/plain/a', 1)).toBe('ok');
    expect([
      await said('p', '/plain/a', ranked),
      await said('p', '/plain', { a: ranked }),
      await said('p', '/', { plain: { a: ranked } }),
      await said('p', '/plain/a/.priority', 1),
      await said('m', '/', { 'plain/a/.priority': 1, open: 1 }),
      await said('o', '/plain/.priority', 1),
    ]).toEqual(Array.from({ length: 6 }, () => 'permission_denied'));
    client.close();
  } finally {
    await server.remove();
  }
});

describe('a data folder with oversized priorities', () => {
  let built: BuiltServer;
  let dataFolder: string;
  beforeAll(() => {
    built = new BuiltServer();
    dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-priorities-'));
  });
  afterAll(() => {
    built.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test('a data folder with oversized priorities starts, serves, takes writes, and starts again from its own snapshot', async () => {
    const storage = openStorage(dataFolder);
    for (const key of ['a', 'b', 'c'])
      storage.commit([
        {
          kind: 'tree',
          namespace: NAMESPACE,
          placed: [{ path: ['old', key], node: new LeafNode(1, key.repeat(3_000_000)) }],
        },
      ]);
    // The folder also has a node whose priority kept all of it in one row.
    const wide = buildSortedBranch(
      ['a', 'b'],
      [new LeafNode('x'.repeat(1_000_000)), new LeafNode(2)],
      'p'.repeat(1000),
    );
    storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed: [{ path: ['wide'], node: wide }] }]);
    storage.close();
    for (const run of [1, 2, 3]) {
      const { child, port } = await built.start({ dataFolder });
      const client = await RawClient.connect(port);
      expect((await client.ask('p', { p: '/new', d: run })).s).toBe('ok');
      const { d } = await client.ask('g', { p: '/old', q: {} });
      expect(
        Object.values(Object(d)).map((each) => String(Reflect.get(Object(each), '.priority')).length),
      ).toEqual([3_000_000, 3_000_000, 3_000_000]);
      expect((await client.ask('g', { p: '/wide', q: {} })).d).toMatchObject({
        '.priority': 'p'.repeat(1000),
        b: 2,
      });
      // A writer of the node may fix it.
      if (run === 3) expect((await client.ask('p', { p: '/old/a/.priority', d: null })).s).toBe('ok');
      client.close();
      const ended = once(child, 'exit');
      child.kill(run === 1 ? 'SIGTERM' : 'SIGKILL');
      await ended;
    }
  });
});
