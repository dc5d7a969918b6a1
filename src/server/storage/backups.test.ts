import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import { formatExport } from '../tree/text.ts';
import { BackupScheduler } from './backups.ts';
import { restoreCopy } from './copies.ts';
import { createFolderStore } from './copyStores.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-backups-'));
  storage = openStorage(join(folder, 'data'));
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (value: number): void =>
  storage.commit([
    {
      kind: 'tree',
      namespace: 'n',
      placed: [{ path: ['a'], node: buildIncomingNode(value, ['a'], { now: 0, root: null }) }],
    },
  ]);

const made = (): readonly string[] => readdirSync(join(folder, 'data', 'backups')).toSorted();

test('a backup is made after each change and not otherwise, and the configured number is kept', () => {
  let now = Date.UTC(2026, 4, 1);
  const backups = new BackupScheduler({
    dataFolder: join(folder, 'data'),
    storage,
    plan: { everyMinutes: 5, keep: 3 },
    clock: () => now,
    failed: (error) => expect.unreachable(String(error)),
  });
  expect(backups.make()).toBeUndefined();
  expect(existsSync(join(folder, 'data', 'backups'))).toBe(false);
  for (let n = 1; n <= 5; n += 1) {
    write(n);
    now += 300_000;
    expect(backups.make()).toContain('floorcraft-20260501T');
    expect(backups.make()).toBeUndefined();
  }
  expect(made()).toEqual([
    'floorcraft-20260501T001500000Z.db',
    'floorcraft-20260501T002000000Z.db',
    'floorcraft-20260501T002500000Z.db',
  ]);
  backups.close();
  restoreCopy(join(folder, 'data', 'backups', made()[1] ?? ''), join(folder, 'again'));
  const again = openStorage(join(folder, 'again'));
  expect(formatExport(again.tree('n'))).toBe('{"a":4}');
  again.close();
});

test('a restart neither repeats a backup nor forgets a due one', () => {
  const makeAfterStart = (): string | undefined => {
    const backups = new BackupScheduler({
      dataFolder: join(folder, 'data'),
      storage,
      plan: { everyMinutes: 5, keep: 3 },
      clock: Date.now,
      failed: (error) => expect.unreachable(String(error)),
    });
    const file = backups.make();
    backups.close();
    return file;
  };
  const restart = (): void => {
    storage.compact('n', storage.tree('n'));
    storage.close();
    storage = openStorage(join(folder, 'data'));
  };
  write(1);
  restart();
  expect(makeAfterStart()).toBeDefined();
  restart();
  expect(makeAfterStart()).toBeUndefined();
  write(2);
  restart();
  expect(makeAfterStart()).toBeDefined();
  expect(makeAfterStart()).toBeUndefined();
});

test('backups are made on schedule, and continue after a failed one', async () => {
  const failures: unknown[] = [];
  const dataFolder = join(folder, 'data');
  write(1);
  rmSync(join(dataFolder, 'backups'), { recursive: true, force: true });
  // A file where the folder should be.
  appendFileSync(join(dataFolder, 'backups'), '');
  const backups = new BackupScheduler({
    dataFolder,
    storage,
    plan: { everyMinutes: 0.0005, keep: 3 },
    clock: Date.now,
    failed: (error) => failures.push(error),
  });
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  rmSync(join(dataFolder, 'backups'));
  await expect.poll(() => existsSync(join(dataFolder, 'backups')) && made().length).toBe(1);
  backups.close();
});

test('a backup is restored into a missing folder with missing parents, and into an empty one', () => {
  write(1);
  storage.backup(join(folder, 'one.db'));
  mkdirSync(join(folder, 'empty'));
  for (const to of [join(folder, 'new', 'folders'), join(folder, 'empty')]) {
    restoreCopy(join(folder, 'one.db'), to);
    expect(readdirSync(to)).toEqual(['floorcraft.db']);
  }
});

test('a running server makes backups that can be restored, and copies them elsewhere', async () => {
  const dataFolder = join(folder, 'served');
  const second = join(folder, 'second');
  mkdirSync(second);
  const server = await startTestServer({
    dataFolder,
    backups: { everyMinutes: 0.001, keep: 2 },
    copyStores: [createFolderStore(second)],
  });
  for (let n = 1; n <= 4; n += 1) {
    const before = existsSync(join(dataFolder, 'backups')) ? readdirSync(join(dataFolder, 'backups')) : [];
    await server.administrator.update({ heat: n });
    await expect
      .poll(() => existsSync(join(dataFolder, 'backups')) && readdirSync(join(dataFolder, 'backups')))
      .not.toEqual(before.length === 0 ? false : before);
  }
  const names = readdirSync(join(dataFolder, 'backups')).toSorted();
  await expect.poll(() => readdirSync(second)).toContain(names[1]);
  await server.close();
  expect(names.length).toBe(2);
  restoreCopy(join(dataFolder, 'backups', names[1] ?? ''), join(folder, 'again'));
  const again = await startTestServer({ dataFolder: join(folder, 'again') });
  expect(await again.administrator.read('heat')).toBe(4);
  await again.close();
});

test('after a power cut, whole commits are kept and a torn tail is dropped, with counts', () => {
  write(1);
  write(2);
  // A copy of the disk now, without a clean shutdown.
  const crashed = join(folder, 'crashed');
  mkdirSync(crashed);
  for (const name of ['floorcraft.db', 'floorcraft.db-wal'])
    copyFileSync(join(folder, 'data', name), join(crashed, name));
  appendFileSync(join(crashed, 'floorcraft.db-wal'), Buffer.alloc(5000, 7));
  const again = openStorage(crashed);
  expect(again.recovery('n')).toMatchObject({ parts: 0, records: 2, unflushed: { torn: 5000 } });
  expect(again.recovery('n').unflushed?.taken).toBeGreaterThan(1);
  expect(formatExport(again.tree('n'))).toBe('{"a":2}');
  again.close();
  const clean = openStorage(crashed);
  expect(clean.recovery('n')).toEqual({ parts: 0, records: 2 });
  clean.close();
});
