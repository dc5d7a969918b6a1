import { beforeEach, expect, test } from 'vitest';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { ADMINISTRATOR_CALLER } from './caller.ts';
import { GroupCommit } from './groupCommit.ts';
import { Namespaces } from './namespaces.ts';

const MEGABYTE = 2 ** 20;

let disk: MemoryDisk;
let namespaces: Namespaces;
let failures: unknown[];
let commits: GroupCommit;
beforeEach(() => {
  disk = new MemoryDisk();
  failures = [];
  commits = new GroupCommit(disk, (error) => expect.unreachable(String(error)));
  namespaces = new Namespaces({
    active: 'n',
    anyName: false,
    storage: disk,
    commits,
    rules: parseRules('{"rules": {}}'),
    clock: Date.now,
    unexpected: (error) => failures.push(error),
  });
});

/** Writes, and waits briefly. Returns the number of compactions so far. */
async function write(n: number, log: number): Promise<number> {
  disk.logged += log;
  namespaces.active.write(ADMINISTRATOR_CALLER, { kind: 'set', path: 'a', value: n });
  await commits.settled();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return disk.log.filter((what) => what === 'compact').length;
}

test('the log is compacted at eight megabytes, repeatedly', async () => {
  const compactions: number[] = [];
  for (let n = 0; n < 20; n += 1) compactions.push(await write(n, MEGABYTE));
  expect(compactions).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
  expect(failures).toEqual([]);
});

test('writes continue without room to compact the log, and compaction is retried now and then', async () => {
  disk.hasRoomToCompact = false;
  await write(0, 8 * MEGABYTE + 1);
  expect(failures.length).toBe(1);
  for (let n = 1; n <= 100; n += 1) await write(n, MEGABYTE / 40);
  expect(failures.length).toBe(3);
  expect(disk.committed.length).toBe(101);
  disk.hasRoomToCompact = true;
  const before = await write(101, 0);
  expect(await write(102, MEGABYTE)).toBe(before + 1);
  expect(disk.logged).toBe(0);
  // From here on, writes succeed as usual.
  expect(await write(103, MEGABYTE)).toBe(before + 1);
  expect(await write(104, 8 * MEGABYTE)).toBe(before + 2);
  expect(failures.length).toBe(3);
});
