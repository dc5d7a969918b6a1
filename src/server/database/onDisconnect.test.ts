import { expect, test } from 'vitest';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { ADMINISTRATOR_CALLER, UNAUTHENTICATED_CALLER } from './caller.ts';
import { Database } from './database.ts';
import { OnDisconnect } from './onDisconnect.ts';
import { GroupCommit } from './groupCommit.ts';
import type { ClientWrite } from './writes.ts';

function setUp(): { disk: MemoryDisk; commits: GroupCommit; database: Database; onDisconnect: OnDisconnect } {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => undefined);
  const rules = parseRules('{"rules": {".read": true, "open": {".write": true}}}');
  const database = new Database({ namespace: 'n', tree: null, rules, commits, clock: () => 1 });
  const unexpected = (error: unknown): never => expect.unreachable(String(error));
  return { disk, commits, database, onDisconnect: new OnDisconnect({ commits, unexpected }) };
}

const set = (path: string, value: string | number): ClientWrite => ({ kind: 'set', path, value });
const valueOf = (database: Database, key: string): unknown =>
  Reflect.get(Object(database.read(ADMINISTRATOR_CALLER, ['open', key])), 'value');

test('a refused onDisconnect write is queued, however it was refused, and written before anything new', () => {
  const { disk, commits, database, onDisconnect } = setUp();
  disk.refuses = true;
  // The flush refuses this write. The next write is already refused when it is made.
  onDisconnect.carryOut({ database, caller: UNAUTHENTICATED_CALLER, write: set('/open/ann', 'gone') });
  commits.flush();
  onDisconnect.carryOut({ database, caller: UNAUTHENTICATED_CALLER, write: set('/open/ben', 'gone') });
  expect([valueOf(database, 'ann'), valueOf(database, 'ben')]).toEqual([undefined, undefined]);
  disk.refuses = false;
  // Ann reconnects before her write is retried: her new value wins.
  database.write(UNAUTHENTICATED_CALLER, set('/open/ann', 'here'));
  commits.flush();
  expect([valueOf(database, 'ann'), valueOf(database, 'ben')]).toEqual(['here', 'gone']);
  expect(disk.committed.at(-1)?.length).toBe(3);
  expect(onDisconnect.close()).toBe(0);
});

test('a queued onDisconnect write is retried without any other write', async () => {
  const { disk, commits, database, onDisconnect } = setUp();
  disk.refuses = true;
  onDisconnect.carryOut({ database, caller: UNAUTHENTICATED_CALLER, write: set('/open/ann', 'gone') });
  commits.flush();
  disk.refuses = false;
  await expect.poll(() => valueOf(database, 'ann')).toBe('gone');
});

test('an onDisconnect write that the rules refuse is dropped, and those never stored are counted', () => {
  const { disk, commits, database, onDisconnect } = setUp();
  onDisconnect.carryOut({ database, caller: UNAUTHENTICATED_CALLER, write: set('/closed', 1) });
  expect(onDisconnect.close()).toBe(0);
  disk.refuses = true;
  for (let n = 0; n < 10_050; n += 1)
    onDisconnect.carryOut({ database, caller: UNAUTHENTICATED_CALLER, write: set(`/open/k${n}`, n) });
  commits.flush();
  expect(onDisconnect.close()).toBe(10_050);
  disk.refuses = false;
  commits.takesWrites();
  // Bounded in number and size: the oldest are dropped first.
  expect([valueOf(database, 'k49'), valueOf(database, 'k50'), valueOf(database, 'k10049')]).toEqual([
    undefined,
    50,
    10_049,
  ]);
});

test('the queue of onDisconnect writes has a limit in bytes as well', () => {
  const { disk, commits, database, onDisconnect } = setUp();
  disk.refuses = true;
  for (let n = 0; n < 200; n += 1)
    onDisconnect.carryOut({
      database,
      caller: UNAUTHENTICATED_CALLER,
      write: set(`/open/k${n}`, 'x'.repeat(250_000)),
    });
  commits.flush();
  disk.refuses = false;
  commits.takesWrites();
  const there = Array.from({ length: 200 }, (_, n) => valueOf(database, `k${n}`) !== undefined);
  expect(there.filter(Boolean).length).toBeGreaterThan(100);
  expect(there.filter(Boolean).length).toBeLessThan(150);
  expect([there.at(0), there.at(-1)]).toEqual([false, true]);
});
