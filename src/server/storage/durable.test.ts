import { mkdtempSync, rmSync, statSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest';
import { openAdministrator } from '../start/openAdministrator.ts';
import { BuiltServer, type ChildServer } from '../testing/childServer.ts';
import { RawClient } from '../testing/raw.ts';
import { NAMESPACE, startTestServer } from '../testing/server.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import { formatExport } from '../tree/text.ts';
import { openStorage } from './sqlite.ts';

let built: BuiltServer;
let folder: string;

beforeAll(() => {
  built = new BuiltServer();
});
afterAll(() => built.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-durable-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a returned commit is on disk, even if the power fails', () => {
  const asked = vi.spyOn(Libsql.prototype, 'pragma');
  const storage = openStorage(folder);
  const database: unknown = asked.mock.contexts[0];
  asked.mockRestore();
  if (!(database instanceof Libsql)) throw new Error('nothing was opened');
  // FULL: the log is synced at each commit.
  expect(database.pragma('synchronous')).toMatchObject([{ synchronous: 2 }]);
  expect(database.pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
  storage.close();
});

const startChild = (): Promise<ChildServer> => built.start({ dataFolder: folder });

test('after kill -9 with writing clients, everything acknowledged or shown to a reader is on disk', async () => {
  let acknowledgedInAll = 0;
  for (let round = 0; round < 5; round += 1) {
    const { child, port } = await startChild();
    const writers = await Promise.all([1, 2, 3].map(() => RawClient.connect(port)));
    const reader = await RawClient.connect(port);
    await reader.ask('q', { p: `/round${round}`, h: '' });
    const sent = new Map<RawClient, Map<number, string>>();
    for (const [index, writer] of writers.entries()) {
      const numbers = new Map<number, string>();
      sent.set(writer, numbers);
      for (let n = 0; n < 400; n += 1)
        numbers.set(
          writer.send('p', { p: `/round${round}/w${index}n${n}`, d: 'x'.repeat(200) }),
          `w${index}n${n}`,
        );
    }
    await reader.until(
      () => reader.pushes().length > 50 + round * 100 && writers.some(({ heard }) => heard.length > 0),
    );
    child.kill('SIGKILL');
    await Promise.all([...writers, reader].map((each) => each.untilClosed()));
    const acknowledged = writers.flatMap((writer) =>
      writer.heard.flatMap(({ r, b }) =>
        r !== undefined && b.s === 'ok' ? [sent.get(writer)?.get(r) ?? ''] : [],
      ),
    );
    const shown = reader
      .pushes()
      .flatMap(({ b }) => (b.p?.includes('/') === true ? [b.p.split('/')[1] ?? ''] : []));
    acknowledgedInAll += acknowledged.length;
    const after = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
    const kept = new Set(Object.keys((await after.read(`round${round}`)) ?? {}));
    await after.close();
    expect([...acknowledged, ...shown].filter((key) => !kept.has(key))).toEqual([]);
  }
  expect(acknowledgedInAll).toBeGreaterThan(0);
});

test('only one process uses a data folder: the second is refused with a sentence, and the lock ends with its holder', async () => {
  const { child } = await startChild();
  await expect(startTestServer({ dataFolder: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another process.`,
  );
  const administrator = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
  await administrator.update({ a: 1 });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  // The socket file remains, without a listener.
  expect(existsSync(join(folder, 'floorcraft.sock'))).toBe(true);
  const own = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
  expect(await own.read('a')).toBe(1);
  await own.close();
});

test('the same data folder is refused twice in one process', async () => {
  const server = await startTestServer({ dataFolder: folder });
  await expect(startTestServer({ dataFolder: folder })).rejects.toThrow('in use by another process');
  await server.close();
  const again = await startTestServer({ dataFolder: folder });
  await again.close();
});

test('a new data folder is private', async () => {
  const dataFolder = join(folder, 'deep', 'data');
  const server = await startTestServer({ dataFolder });
  const mode = (path: string): number => statSync(path).mode & 0o777;
  expect([
    mode(dataFolder),
    mode(join(dataFolder, 'floorcraft.db')),
    mode(join(dataFolder, 'floorcraft.sock')),
  ]).toEqual([0o700, 0o600, 0o600]);
  await server.close();
});

test('all data survives a restart, compacted or not: odd keys, priorities, minus zero, control characters', () => {
  const value = buildIncomingNode(
    {
      '.priority': 1,
      a: { '.value': -0, '.priority': 'p' },
      __proto__x: 2,
      10: ['x', null, 'z'],
      'ü😀': 'a\u0000b',
    },
    ['k'],
    { now: 0, root: null },
  );
  const first = openStorage(folder);
  first.commit([{ kind: 'tree', namespace: 'n', placed: [{ path: ['k'], node: value }] }]);
  first.commit([{ kind: 'tree', namespace: 'other', placed: [{ path: [], node: value }] }]);
  first.close();
  const second = openStorage(folder);
  const tree = second.tree('n');
  expect(formatExport(tree)).toBe(`{"k":${formatExport(value)}}`);
  second.compact('n', tree);
  expect(second.logSize('n')).toBe(0);
  second.close();
  const third = openStorage(folder);
  expect(formatExport(third.tree('n'))).toBe(`{"k":${formatExport(value)}}`);
  expect(formatExport(third.tree('other'))).toBe(formatExport(value));
  third.close();
});

test('a large tree is compacted in parts, and only changed ones are rewritten', () => {
  const big = (seed: string) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`e${n}`, { text: seed.repeat(5000) }]));
  const at = (value: object, path: readonly string[]) =>
    buildIncomingNode(value as never, path, { now: 0, root: null });
  const storage = openStorage(folder);
  const tree = at({ x: big('a'), y: big('b'), z: 1 }, []);
  storage.compact('n', tree);
  storage.commit([
    {
      kind: 'tree',
      namespace: 'n',
      placed: [
        { path: ['x'], node: at(big('c'), ['x']) },
        { path: ['y'], node: null },
      ],
    },
  ]);
  const changed = at({ x: big('c'), z: 1 }, []);
  storage.close();
  const again = openStorage(folder);
  expect(formatExport(again.tree('n'))).toBe(formatExport(changed));
  again.compact('n', again.tree('n'));
  again.close();
  const last = openStorage(folder);
  expect(formatExport(last.tree('n'))).toBe(formatExport(changed));
  last.close();
});

test('a socket path too long for the system still works', async () => {
  const dataFolder = join(folder, 'x'.repeat(60), 'y'.repeat(60));
  const server = await startTestServer({ dataFolder });
  const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
  await administrator.update({ a: 1 });
  expect(await server.administrator.read('a')).toBe(1);
  await server.close();
});
