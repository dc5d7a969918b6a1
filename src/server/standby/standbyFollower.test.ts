import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccountStore } from '../auth/accounts.ts';
import { SigningKeys } from '../auth/keys.ts';
import { Database } from '../database/database.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { parseRules } from '../rules/file.ts';
import { openStorage } from '../storage/sqlite.ts';
import type { StorageEntry, Storage } from '../storage/storage.ts';
import { ADMINISTRATOR_CALLER } from '../database/caller.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { calculateHash } from '../tree/hash.ts';
import { formatBatch, parseMessage, type CopyPiece } from './frames.ts';
import { StandbyFollower } from './standbyFollower.ts';
import { snapshotData, generatePieces } from './pieces.ts';

// One machine's data sent frame by frame, without a network.

interface Machine {
  readonly storage: Storage;
  readonly commits: GroupCommit;
  readonly database: Database;
  readonly accounts: AccountStore;
  readonly keys: SigningKeys;
}

let folder: string;
const storages: Storage[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-following-'));
});
afterEach(() => {
  for (const storage of storages.splice(0)) storage.close();
  rmSync(folder, { recursive: true, force: true });
});

function machine(name: string): Machine {
  const storage = openStorage(join(folder, name));
  storages.push(storage);
  const commits = new GroupCommit(storage, (error) => expect.unreachable(String(error)));
  const rules = parseRules('{"rules": {".read": true}}');
  const tree = storage.tree('n');
  return {
    storage,
    commits,
    database: new Database({ namespace: 'n', tree, rules, commits, clock: () => 1 }),
    accounts: new AccountStore({ namespace: 'n', storage, commits }),
    keys: new SigningKeys(storage, 0, (setting, kept) => {
      commits.record({ kind: 'setting', ...setting });
      commits.release(kept);
    }),
  };
}

function followingOf(standby: Machine, clock = () => 7): StandbyFollower {
  const { database, ...rest } = standby;
  return new StandbyFollower(
    { ...rest, namespace: 'n', databases: () => [database], clock },
    { kind: 'standby', of: 'http://first', id: 'id' },
  );
}

function copyOf(first: Machine): readonly CopyPiece[] {
  const kept = snapshotData(first.storage, new Map([['n', first.database.committedRoot]]));
  return [...generatePieces(kept)].flatMap((frame) => {
    const word = parseMessage(frame);
    return word.kind === 'piece' ? [word.piece] : [];
  });
}

test('frames to a standby preserve priorities, minus zero, odd keys and removals', () => {
  const [first, standby] = [machine('first'), machine('standby')];
  const write = (path: string, value: never): unknown =>
    first.database.write(ADMINISTRATOR_CALLER, { kind: 'set', path, value });
  write('/k', {
    '.priority': 1,
    a: { '.value': -0, '.priority': 'p' },
    10: ['x', null, 'z'],
    'ü😀': 'a\u0000b',
  } as never);
  write('/gone', 1 as never);
  first.commits.flush();
  const following = followingOf(standby);
  following.takeOver(copyOf(first));
  expect(standby.storage.treeHash('n')).toBe(first.storage.treeHash('n'));
  const batches: string[] = [];
  first.commits.handOnTo({
    keep: (number: number, entries: readonly StorageEntry[]) =>
      batches.push(formatBatch(number, entries)) < 0,
    shared: () => undefined,
  });
  write('/gone', null as never);
  write('/k/a', { '.value': 'é', '.priority': -0 } as never);
  first.accounts.create({ uid: 'ann', email: 'a@b.c', now: 5 });
  first.commits.flush();
  first.accounts.remove('ann');
  first.accounts.create({ uid: 'ben', now: 6 });
  first.commits.flush();
  const numbers: number[] = [];
  for (const text of batches) {
    const word = parseMessage(text);
    if (word.kind !== 'batch') return expect.unreachable();
    following.batch(word.entries, {
      kept: () => numbers.push(word.number),
      refused: () => expect.unreachable(),
    });
    standby.commits.flush();
  }
  expect(numbers.length).toBe(2);
  expect(standby.storage.treeHash('n')).toBe(first.storage.treeHash('n'));
  expect(standby.accounts.all()).toEqual(first.accounts.all());
  expect(standby.storage.accounts('n')).toEqual(first.storage.accounts('n'));
  expect(following.role.reachedAt).toBe(7);
  return undefined;
});

test('a new signing key is sent to the standby too, and signs once both machines have it', () => {
  const [first, standby] = [machine('first'), machine('standby')];
  const following = followingOf(standby);
  following.takeOver(copyOf(first));
  expect(standby.keys.current.kid).toBe(first.keys.current.kid);
  expect(standby.keys.refreshSecret).toEqual(first.keys.refreshSecret);
  const old = first.keys.current.kid;
  first.commits.handOnTo({
    keep: (_number, entries) => {
      following.batch(entries, { kept: () => undefined, refused: () => expect.unreachable() });
      return true;
    },
    shared: () => undefined,
  });
  first.keys.rotate(10);
  first.commits.flush();
  expect(first.keys.current.kid).toBe(old);
  standby.commits.flush();
  first.commits.reached(first.commits.number);
  expect(first.keys.current.kid).not.toBe(old);
  expect(standby.keys.current.kid).toBe(first.keys.current.kid);
  expect(standby.keys.accepted(old, 11)).toBeDefined();
});

test('a wide node with a priority is split and keeps its priority', () => {
  const [first, standby] = [machine('first'), machine('standby')];
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, 'x'.repeat(50)]));
  first.database.write(ADMINISTRATOR_CALLER, {
    kind: 'set',
    path: '/many',
    value: { ...many, '.priority': 'p', small: { '.priority': 3, a: 1 } },
  });
  first.commits.flush();
  const kept = snapshotData(first.storage, new Map([['n', first.database.committedRoot]]));
  const sizes = [...generatePieces(kept)].map((frame) => frame.length);
  expect(Math.max(...sizes)).toBeLessThan(600_000);
  followingOf(standby).takeOver(copyOf(first));
  expect(standby.storage.treeHash('n')).toBe(first.storage.treeHash('n'));
  expect(calculateHash(standby.database.root)).toBe(calculateHash(first.database.root));
});

test('an account removed while the standby was disconnected is gone with the next copy, along with its address', () => {
  const [first, standby] = [machine('first'), machine('standby')];
  const following = followingOf(standby);
  first.accounts.create({ uid: 'ann', email: 'a@b.c', now: 5 });
  first.commits.flush();
  following.takeOver(copyOf(first));
  expect(standby.accounts.byEmail('a@b.c')?.uid).toBe('ann');
  first.accounts.remove('ann');
  first.commits.flush();
  following.takeOver(copyOf(first));
  expect([standby.accounts.get('ann'), standby.accounts.byEmail('a@b.c')]).toEqual([undefined, undefined]);
  expect(standby.accounts.all()).toEqual([]);
});

test('the progress of a copy is recorded once a batch is on disk, not before', () => {
  const [first, standby] = [machine('first'), machine('standby')];
  let now = 7;
  const following = followingOf(standby, () => now);
  following.takeOver(copyOf(first));
  now = 8;
  following.batch([], { kept: () => undefined, refused: () => expect.unreachable() });
  expect(following.role.reachedAt).toBe(7);
  standby.commits.flush();
  expect(following.role.reachedAt).toBe(8);
});

test('an open tree is copied from memory, and any other from disk', () => {
  const first = machine('first');
  first.database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/k', value: 1 });
  first.commits.flush();
  const tree = first.database.committedRoot;
  expect(snapshotData(first.storage, new Map([['n', tree]])).trees.get('n')).toBe(tree);
  expect(calculateHash(snapshotData(first.storage, new Map()).trees.get('n') ?? null)).toBe(
    calculateHash(tree),
  );
});

test('an account that the disk here refuses stays unchanged', async () => {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => undefined);
  const accounts = new AccountStore({ namespace: 'n', storage: disk, commits });
  accounts.create({ uid: 'ann', email: 'a@b.c', now: 5 });
  await commits.settled();
  disk.refuses = true;
  accounts.adopt('ann', null);
  accounts.adopt('ben', { email: 'b@b.c' });
  await expect(commits.settled()).rejects.toThrow('disk full');
  expect([accounts.byEmail('a@b.c')?.uid, accounts.get('ben')]).toEqual(['ann', undefined]);
});

test('an account of another competition is stored for that one only', () => {
  const standby = machine('standby');
  const record = { email: 'a@b.c' };
  followingOf(standby).batch([{ kind: 'account', namespace: 'other', uid: 'ann', record }], {
    kept: () => undefined,
    refused: () => expect.unreachable(),
  });
  standby.commits.flush();
  expect(standby.accounts.all()).toEqual([]);
  expect(standby.storage.accounts('other')).toEqual([{ uid: 'ann', record }]);
});

test('a copy older than the standby’s data is refused', () => {
  const [first, standby] = [machine('first'), machine('standby')];
  const following = followingOf(standby);
  standby.storage.keepSetting('epoch', '2 ab');
  first.storage.keepSetting('epoch', '1 ff');
  expect(() => following.takeOver(copyOf(first))).toThrow('older than what is here');
  first.storage.keepSetting('epoch', '2 ab');
  following.takeOver(copyOf(first));
});

test('a large tree is split into pieces of limited size', () => {
  const first = machine('first');
  const many = Object.fromEntries(
    Array.from({ length: 30_000 }, (_, n) => [`k${n}`, { name: 'x'.repeat(50), n }]),
  );
  first.database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/many', value: many });
  first.commits.flush();
  const kept = snapshotData(first.storage, new Map([['n', first.database.committedRoot]]));
  const sizes = [...generatePieces(kept)].map((frame) => frame.length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(600_000);
  // Later writes are not part of the copy.
  first.database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/late', value: 1 });
  first.commits.flush();
  expect([...generatePieces(kept)].join('')).not.toContain('late');
});
