import { expect, test } from 'vitest';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { formatExport } from '../tree/text.ts';
import { parsePath, formatPath } from '../tree/paths.ts';
import { ADMINISTRATOR_CALLER, UNAUTHENTICATED_CALLER } from './caller.ts';
import { Database } from './database.ts';
import { GroupCommit } from './groupCommit.ts';
import { Namespaces } from './namespaces.ts';

const DEFINITIONS = {
  names: {
    kind: 'masked',
    from: 'events',
    of: { kind: 'named', children: { name: { as: 'n', of: { kind: 'whole' } } } },
  },
} as const;

function setUp() {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => undefined);
  const rules = parseRules('{"rules": {"derived": {".read": true}}}');
  const setup = { namespace: 'n', tree: null, rules, commits, clock: () => 1 };
  const database = new Database({ ...setup, derived: DEFINITIONS });
  const put = (path: string, value: string | null) =>
    database.write(ADMINISTRATOR_CALLER, { kind: 'set', path, value });
  const readAt = (path: string): string =>
    formatExport(database.read(UNAUTHENTICATED_CALLER, parsePath(path)));
  const heardAt = (path: string): readonly string[] => {
    const heard: string[] = [];
    database.follow({
      path: parsePath(path),
      caller: () => (path === '' ? ADMINISTRATOR_CALLER : UNAUTHENTICATED_CALLER),
      hear: (news) => heard.push(formatPath(news.path)),
      revoked: () => undefined,
    });
    return heard;
  };
  return { disk, commits, database, put, readAt, heardAt };
}

test('derived data appears with its write, and listeners are notified', () => {
  const { put, readAt, heardAt } = setUp();
  const [above, at] = [heardAt('derived'), heardAt('derived/names/waltz')];
  put('events/waltz/name', 'Waltz');
  expect(readAt('derived/names')).toBe('{"waltz":{"n":"Waltz"}}');
  put('events/waltz/marks', '5');
  put('events/waltz/name', 'Slow Waltz');
  expect(above).toEqual(['derived/names/waltz', 'derived/names/waltz/n']);
  expect(at).toEqual(['derived/names/waltz', 'derived/names/waltz/n']);
  put('events', null);
  expect(readAt('derived/names')).toBe('null');
});

test('derived data is not stored, and not in a read of the root', async () => {
  const { put, heardAt, database, disk, commits } = setUp();
  const whole = heardAt('');
  put('events/waltz/name', 'Waltz');
  expect(whole).toEqual(['events/waltz/name']);
  expect(formatExport(database.read(ADMINISTRATOR_CALLER, []))).toBe('{"events":{"waltz":{"name":"Waltz"}}}');
  expect(formatExport(database.root)).not.toContain('derived');
  await commits.settled();
  expect(disk.committed.flat()).toHaveLength(1);
});

test('no one can write derived data, alone or with other paths', () => {
  const { database, put } = setUp();
  expect(() => put('derived/names/waltz/n', 'x')).toThrow('isn’t written');
  const write = { kind: 'set', path: '', value: { derived: { names: 'x' } } } as const;
  expect(() => database.write(ADMINISTRATOR_CALLER, write)).toThrow('isn’t written');
  expect(() => database.write(UNAUTHENTICATED_CALLER, { kind: 'set', path: 'derived/x', value: 1 })).toThrow(
    'denied',
  );
});

test('a refused write changes no derived data', async () => {
  const { disk, commits, put, readAt } = setUp();
  put('events/waltz/name', 'Waltz');
  await commits.settled();
  disk.refuses = true;
  put('events/waltz/name', 'Tango');
  await expect(commits.settled()).rejects.toThrow('disk full');
  disk.refuses = false;
  expect(readAt('derived/names/waltz/n')).toBe('"Waltz"');
});

test('without definitions, “derived” is an ordinary key', () => {
  const commits = new GroupCommit(new MemoryDisk(), () => undefined);
  const rules = parseRules('{"rules": {}}');
  const plain = new Database({ namespace: 'n', tree: null, rules, commits, clock: () => 1 });
  plain.write(ADMINISTRATOR_CALLER, { kind: 'set', path: 'derived/x', value: 1 });
  expect(formatExport(plain.read(ADMINISTRATOR_CALLER, ['derived']))).toBe('{"x":1}');
});

test('in emulator mode another name is a Firebase database: it derives nothing, and a companion writes there', () => {
  const disk = new MemoryDisk();
  const namespaces = new Namespaces({
    active: 'own',
    anyName: true,
    storage: disk,
    commits: new GroupCommit(disk, () => undefined),
    rules: parseRules('{"rules": {}}'),
    clock: () => 1,
    derived: DEFINITIONS,
    unexpected: () => undefined,
  });
  const put = (name: string) => () =>
    namespaces
      .get(name)
      ?.write(ADMINISTRATOR_CALLER, { kind: 'set', path: 'derived/names/waltz/n', value: 'Waltz' });
  expect(put('own')).toThrow('isn’t written');
  put('theirs')();
  expect(formatExport(namespaces.get('theirs')?.root ?? null)).toContain('{"names":{"waltz":{"n":"Waltz"}}}');
});
