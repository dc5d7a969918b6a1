import { describe, expect, test } from 'vitest';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { ADMINISTRATOR_CALLER, UNAUTHENTICATED_CALLER } from './caller.ts';
import { Database } from './database.ts';
import { GroupCommit } from './groupCommit.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp(): { disk: MemoryDisk; commits: GroupCommit; database: Database; errors: unknown[] } {
  const disk = new MemoryDisk();
  const errors: unknown[] = [];
  const commits = new GroupCommit(disk, (error) => errors.push(error));
  const rules = parseRules('{"rules": {".read": true}}');
  const database = new Database({ namespace: 'n', tree: null, rules, commits, clock: () => 1 });
  return { disk, commits, database, errors };
}

test('writes of one turn share a flush, and output waits for it', async () => {
  const { disk, commits, database } = setUp();
  for (let n = 0; n < 100; n += 1) {
    database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: `/k${n}`, value: n });
    commits.release(() => disk.log.push(`ack ${n}`));
  }
  expect(disk.log).toEqual([]);
  await turn();
  await turn();
  expect(disk.log.slice(0, 3)).toEqual(['flush', 'ack 0', 'ack 1']);
  expect(disk.log.filter((line) => line === 'flush').length).toBe(1);
  expect(disk.committed[0]?.length).toBe(100);
});

test('a refused flush notifies no one and changes nothing, and later writes succeed', async () => {
  const { disk, commits, database, errors } = setUp();
  database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value: 1 });
  await commits.settled();
  disk.refuses = true;
  const told: string[] = [];
  database.follow({
    path: [],
    caller: () => UNAUTHENTICATED_CALLER,
    hear: () => commits.release(() => told.push('news')),
    revoked: () => undefined,
  });
  database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value: 2 });
  commits.release(
    () => told.push('ack'),
    () => told.push('dropped'),
  );
  await expect(commits.settled()).rejects.toThrow('disk full');
  expect(told).toEqual(['dropped']);
  expect(errors.length).toBe(1);
  expect(database.read(ADMINISTRATOR_CALLER, ['a'])).toMatchObject({ value: 1 });
  disk.refuses = false;
  database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value: 3 });
  await commits.settled();
  expect(told).toEqual(['dropped', 'news']);
});

function inStep(): ReturnType<typeof setUp> & {
  handed: number[];
  told: string[];
  say: (what: string) => void;
} {
  const made = setUp();
  const handed: number[] = [];
  made.commits.handOnTo({ keep: (number) => handed.push(number) > 0, shared: () => undefined });
  const told: string[] = [];
  return { ...made, handed, told, say: (what) => made.commits.release(() => told.push(what)) };
}

describe('with a standby’s disk', () => {
  const write = (database: Database, value: number): unknown =>
    database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value });

  test('output waits for the standby’s disk, in order, including reads', () => {
    const { commits, database, handed, told, say } = inStep();
    say('before anything was written');
    commits.flush();
    expect(told.splice(0)).toEqual(['before anything was written']);
    write(database, 1);
    say('ack 1');
    commits.flush();
    say('read of 1');
    commits.flush();
    write(database, 2);
    // No one waits for this commit, but the read shows it.
    commits.flush();
    say('read of 2');
    commits.flush();
    expect([handed, told]).toEqual([[1, 2], []]);
    commits.reached(1);
    expect(told).toEqual(['ack 1', 'read of 1']);
    commits.reached(2);
    expect(told).toEqual(['ack 1', 'read of 1', 'read of 2']);
  });

  test('output stops waiting for a standby that was given up', () => {
    const { commits, database, told, say } = inStep();
    write(database, 1);
    say('ack 1');
    commits.flush();
    commits.handOnTo({ keep: () => false, shared: () => undefined });
    write(database, 2);
    say('ack 2');
    commits.flush();
    expect(told).toEqual([]);
    commits.stopWaiting();
    expect(told).toEqual(['ack 1', 'ack 2']);
  });

  test('waiting output stays committed and is sent later when our own disk refuses', () => {
    const { disk, commits, database, told, say } = inStep();
    write(database, 1);
    say('ack 1');
    commits.flush();
    disk.refuses = true;
    write(database, 2);
    say('ack 2');
    commits.flush();
    expect([database.read(ADMINISTRATOR_CALLER, ['a']), told]).toEqual([
      expect.objectContaining({ value: 1 }),
      [],
    ]);
    commits.reached(1);
    expect(told).toEqual(['ack 1']);
  });
});
