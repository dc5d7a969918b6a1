import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import { formatExport } from '../tree/text.ts';
import { BackupScheduler } from './backups.ts';
import { RemoteBackups } from './remoteBackups.ts';
import { restoreCopy } from './copies.ts';
import { createBucketStore, createFolderStore, type CopyStore } from './copyStores.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';
import { listCopiesToRemove } from './thinning.ts';

let folder: string;
let storage: Storage;
let bucket: Server;
let objects: Map<string, Buffer>;
let unsigned: number;

/** A bucket, as far as this program uses one. */
async function answerAsBucket(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(url.pathname.slice('/copies/'.length));
  if (request.headers.authorization?.includes('Credential=key/') !== true) unsigned += 1;
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  const object = objects.get(key);
  if (request.method === 'PUT') objects.set(key, Buffer.concat(body));
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.statusCode = 204;
  }
  if (request.method !== 'GET') response.end();
  else if (url.searchParams.has('list-type')) {
    const prefix = url.searchParams.get('prefix') ?? '';
    const found = [...objects.keys()].filter((name) => name.startsWith(prefix));
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<?xml version="1.0"?><ListBucketResult><Name>copies</Name><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${found.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join('')}</ListBucketResult>`,
    );
  } else if (object === undefined) response.writeHead(404).end();
  else response.end(object);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-elsewhere-'));
  storage = openStorage(join(folder, 'data'));
  objects = new Map();
  unsigned = 0;
  bucket = createServer((request, response) => void answerAsBucket(request, response));
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', () => resolve()));
});
afterEach(() => {
  storage.close();
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const endpoint = (): string => {
  const address = bucket.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/copies`;
};
const inBucket = (): Promise<CopyStore> =>
  createBucketStore({
    endpoint: endpoint(),
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'auto',
    prefix: 'theirs',
  });

const write = (value: number): void =>
  storage.commit([
    {
      kind: 'tree',
      namespace: 'n',
      placed: [{ path: ['a'], node: buildIncomingNode(value, ['a'], { now: 0, root: null }) }],
    },
  ]);

test('each automatic backup goes to a second folder and to a bucket, and both can be restored', async () => {
  const second = join(folder, 'second');
  mkdirSync(second);
  const stores = [createFolderStore(second), await inBucket()];
  let now = Date.UTC(2026, 4, 1);
  const elsewhere = new RemoteBackups({
    stores,
    clock: () => now,
    failed: (error) => expect.unreachable(String(error)),
  });
  const backups = new BackupScheduler({
    dataFolder: join(folder, 'data'),
    storage,
    plan: { everyMinutes: 5, keep: 1 },
    clock: () => now,
    failed: (error) => expect.unreachable(String(error)),
  });
  for (const value of [1, 2]) {
    write(value);
    elsewhere.offer(backups.make() ?? '');
    await elsewhere.settled();
    now += 300_000;
  }
  backups.close();
  const names = ['floorcraft-20260501T000000000Z.db', 'floorcraft-20260501T000500000Z.db'];
  for (const [at, store] of stores.entries()) {
    expect([...(await store.list())].toSorted()).toEqual(names);
    for (const [copy, value] of [
      [names[0], 1],
      [names[1], 2],
    ] as const) {
      const file = join(folder, `${at}-${value}.db`);
      await store.get(copy ?? '', file);
      const restored = join(folder, `restored ${at} ${value}`);
      restoreCopy(file, restored);
      const again = openStorage(restored);
      expect(formatExport(again.tree('n'))).toBe(`{"a":${value}}`);
      again.close();
    }
  }
  expect([...objects.keys()].every((key) => key.startsWith('theirs/'))).toBe(true);
  expect(unsigned).toBe(0);
});

test('each place is thinned after a copy, and other files and events stay', async () => {
  const second = join(folder, 'second');
  mkdirSync(second);
  const [old, alsoOld] = ['floorcraft-20260101T000000000Z.db', 'floorcraft-20260101T000500000Z.db'];
  const file = join(folder, 'floorcraft-20260501T000000000Z.db');
  storage.backup(file);
  for (const name of [old, alsoOld, 'notes.txt']) {
    writeFileSync(join(second, name), 'x');
    objects.set(`theirs/${name}`, Buffer.from('x'));
    objects.set(`another/${name}`, Buffer.from('x'));
  }
  const elsewhere = new RemoteBackups({
    stores: [createFolderStore(second), await inBucket()],
    clock: () => Date.UTC(2026, 4, 1),
    failed: (error) => expect.unreachable(String(error)),
  });
  elsewhere.offer(file);
  await elsewhere.settled();
  const kept = [old, 'floorcraft-20260501T000000000Z.db', 'notes.txt'];
  expect(readdirSync(second).toSorted()).toEqual(kept);
  expect([...objects.keys()].toSorted()).toEqual([
    ...[old, alsoOld, 'notes.txt'].map((name) => `another/${name}`),
    ...kept.map((name) => `theirs/${name}`),
  ]);
});

test('only the owner reads copies, because they hold password hashes', async () => {
  const second = join(folder, 'second');
  mkdirSync(second);
  const file = join(folder, 'floorcraft-20260501T000000000Z.db');
  writeFileSync(file, 'x', { mode: 0o644 });
  await createFolderStore(second).put(file);
  const store = await inBucket();
  await store.put(file);
  await store.get('floorcraft-20260501T000000000Z.db', join(folder, 'got.db'));
  for (const copy of [join(second, 'floorcraft-20260501T000000000Z.db'), join(folder, 'got.db')])
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  await expect(store.get('gone.db', join(folder, 'gone.db'))).rejects.toThrow('There is no copy gone.db.');
});

test('a place for backups that fails is reported and gets the backup the next time, and others have it at once', async () => {
  const second = join(folder, 'second');
  mkdirSync(second);
  const failures: string[] = [];
  const elsewhere = new RemoteBackups({
    stores: [createFolderStore(join(folder, 'not mounted')), createFolderStore(second)],
    clock: () => 0,
    failed: (error, { name }) => failures.push(`${name}: ${String(error)}`),
  });
  const file = join(folder, 'floorcraft-20260501T000000000Z.db');
  storage.backup(file);
  elsewhere.offer(file);
  await elsewhere.settled();
  expect(failures).toEqual([expect.stringContaining('Is its disk connected?')]);
  expect(readdirSync(second)).toEqual(['floorcraft-20260501T000000000Z.db']);
  rmSync(join(second, 'floorcraft-20260501T000000000Z.db'));
  mkdirSync(join(folder, 'not mounted'));
  elsewhere.offer(file);
  await elsewhere.settled();
  expect(readdirSync(join(folder, 'not mounted'))).toEqual(['floorcraft-20260501T000000000Z.db']);
  expect([failures.length, readdirSync(second)]).toEqual([1, []]);
});

const MINUTE_MS = 60_000;
const nameAt = (time: number): string =>
  `floorcraft-${new Date(time).toISOString().replaceAll(/[-:.]/g, '')}.db`;

test('thinning keeps all backups of two hours, one an hour for two days, one a day for thirty, and the newest', () => {
  const start = Date.UTC(2026, 0, 1);
  let names: readonly string[] = ['notes.txt'];
  // A hundred days of copies every quarter of an hour, thinned after each.
  const end = start + 100 * 24 * 60 * MINUTE_MS;
  for (let now = start; now <= end; now += 15 * MINUTE_MS) {
    const all = [...names, nameAt(now)];
    const removed = new Set(listCopiesToRemove(all, now));
    names = all.filter((name) => !removed.has(name));
    // Ends the test where nothing is thinned: ten thousand names would take minutes.
    expect(names.length).toBeLessThan(120);
  }
  const ages = names
    .filter((name) => name !== 'notes.txt')
    .map(
      (name) =>
        (end -
          Date.parse(
            name.replace(/^floorcraft-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d).*/, '$1-$2-$3T$4:$5:$6Z'),
          )) /
        3_600_000,
    );
  const count = (from: number, to: number) => ages.filter((hours) => hours >= from && hours < to).length;
  expect(names).toContain('notes.txt');
  expect(names).toContain(nameAt(end));
  expect(count(0, 2)).toBe(8);
  expect(count(2.01, 48)).toBeGreaterThanOrEqual(45);
  expect(count(2.01, 48)).toBeLessThanOrEqual(48);
  expect(count(48.01, 720)).toBeGreaterThanOrEqual(27);
  expect(count(48.01, 720)).toBeLessThanOrEqual(30);
  expect(count(720.01, 2400)).toBeGreaterThanOrEqual(2);
  expect(count(720.01, 2400)).toBeLessThanOrEqual(4);
  // The newest copy stays however old it is, and other files stay too.
  expect(listCopiesToRemove([nameAt(start), nameAt(start + MINUTE_MS)], end)).toEqual([]);
  expect(listCopiesToRemove(['a.txt', 'b.txt', 'floorcraft.db', nameAt(start)], end)).toEqual([]);
});
