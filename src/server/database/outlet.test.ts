import { describe, expect, test } from 'vitest';
import { parseRules } from '../rules/file.ts';
import { Disk } from '../testing/disk.ts';
import { ADMINISTRATOR, NOBODY } from './caller.ts';
import { Database } from './database.ts';
import { Outlet } from './outlet.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp(): { disk: Disk; outlet: Outlet; database: Database; errors: unknown[] } {
  const disk = new Disk();
  const errors: unknown[] = [];
  const outlet = new Outlet(disk, (error) => errors.push(error));
  const rules = parseRules('{"rules": {".read": true}}');
  const database = new Database({ namespace: 'n', tree: null, rules, outlet, clock: () => 1 });
  return { disk, outlet, database, errors };
}

test('everything of one turn shares one flush, and nothing leaves before it', async () => {
  const { disk, outlet, database } = setUp();
  for (let n = 0; n < 100; n += 1) {
    database.write(ADMINISTRATOR, { kind: 'set', path: `/k${n}`, value: n });
    outlet.release(() => disk.log.push(`ack ${n}`));
  }
  expect(disk.log).toEqual([]);
  await turn();
  await turn();
  expect(disk.log.slice(0, 3)).toEqual(['flush', 'ack 0', 'ack 1']);
  expect(disk.log.filter((line) => line === 'flush').length).toBe(1);
  expect(disk.committed[0]?.length).toBe(100);
});

test('when the disk refuses, nobody is told and nothing has happened; afterwards all goes on', async () => {
  const { disk, outlet, database, errors } = setUp();
  database.write(ADMINISTRATOR, { kind: 'set', path: '/a', value: 1 });
  await outlet.settled();
  disk.refuses = true;
  const told: string[] = [];
  database.follow({
    path: [],
    caller: () => NOBODY,
    hear: () => outlet.release(() => told.push('news')),
    revoked: () => undefined,
  });
  database.write(ADMINISTRATOR, { kind: 'set', path: '/a', value: 2 });
  outlet.release(
    () => told.push('ack'),
    () => told.push('dropped'),
  );
  await expect(outlet.settled()).rejects.toThrow('disk full');
  expect(told).toEqual(['dropped']);
  expect(errors.length).toBe(1);
  expect(database.read(ADMINISTRATOR, ['a'])).toMatchObject({ value: 1 });
  disk.refuses = false;
  database.write(ADMINISTRATOR, { kind: 'set', path: '/a', value: 3 });
  await outlet.settled();
  expect(told).toEqual(['dropped', 'news']);
});

function inStep(): ReturnType<typeof setUp> & {
  handed: number[];
  told: string[];
  say: (what: string) => void;
} {
  const made = setUp();
  const handed: number[] = [];
  made.outlet.handOnTo({ keep: (number) => handed.push(number) > 0 });
  const told: string[] = [];
  return { ...made, handed, told, say: (what) => made.outlet.release(() => told.push(what)) };
}

describe('with a second disk', () => {
  const write = (database: Database, value: number): unknown =>
    database.write(ADMINISTRATOR, { kind: 'set', path: '/a', value });

  test('output leaves when that one has it, in its order, also what only reads', () => {
    const { outlet, database, handed, told, say } = inStep();
    say('before anything was written');
    outlet.flush();
    expect(told.splice(0)).toEqual(['before anything was written']);
    write(database, 1);
    say('ack 1');
    outlet.flush();
    say('read of 1');
    outlet.flush();
    write(database, 2);
    // Nobody waits for this one, but it shows it.
    outlet.flush();
    say('read of 2');
    outlet.flush();
    expect([handed, told]).toEqual([[1, 2], []]);
    outlet.reached(1);
    expect(told).toEqual(['ack 1', 'read of 1']);
    outlet.reached(2);
    expect(told).toEqual(['ack 1', 'read of 1', 'read of 2']);
  });

  test('given up on, it keeps nobody waiting', () => {
    const { outlet, database, told, say } = inStep();
    write(database, 1);
    say('ack 1');
    outlet.flush();
    outlet.handOnTo({ keep: () => false });
    write(database, 2);
    say('ack 2');
    outlet.flush();
    expect(told).toEqual([]);
    outlet.letGo();
    expect(told).toEqual(['ack 1', 'ack 2']);
  });

  test('when our own disk refuses, what waits stays committed and is told in its time', () => {
    const { disk, outlet, database, told, say } = inStep();
    write(database, 1);
    say('ack 1');
    outlet.flush();
    disk.refuses = true;
    write(database, 2);
    say('ack 2');
    outlet.flush();
    expect([database.read(ADMINISTRATOR, ['a']), told]).toEqual([expect.objectContaining({ value: 1 }), []]);
    outlet.reached(1);
    expect(told).toEqual(['ack 1']);
  });
});
