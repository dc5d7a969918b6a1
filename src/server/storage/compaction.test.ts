import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calculateHash } from '../tree/hash.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import { replaceAll, type Tree } from '../tree/node.ts';
import type { KeyPath } from '../tree/paths.ts';
import { fc } from '../tree/testing/arbitrary.ts';
import { formatExport } from '../tree/text.ts';
import { restoreCopy } from './copies.ts';
import { openStorage } from './sqlite.ts';
import type { PlacedNode, Storage } from './storage.ts';

// Compaction during operation, with a power cut at any moment.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-compaction-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NAMESPACE = 'n';
const node = (value: Json, path: KeyPath = []): Tree =>
  buildIncomingNode(value, path, { now: 0, root: null });
const put = (path: KeyPath, value: Json): PlacedNode => ({ path, node: node(value, path) });

const commit = (storage: Storage, placed: readonly PlacedNode[]): void =>
  storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed }]);

const marks = (count: number): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`couple${n}`, `${n} ${'x'.repeat(60)}`]));

/** The engine itself, to observe each step. */
const engineOf = (storage: Storage): Libsql.Database =>
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the field of a class that only this test looks into
  Reflect.get(Object(storage), 'database') as Libsql.Database;

const rowsOf = (storage: Storage): Map<string, number> =>
  new Map(
    engineOf(storage)
      .prepare('SELECT path, sum FROM fragment')
      .all()
      .map((row) => [String(Reflect.get(Object(row), 'path')), Number(Reflect.get(Object(row), 'sum'))]),
  );

/** A copy of the folder as kill -9 would leave it now. */
function asKilled(name: string): string {
  const killed = mkdtempSync(join(folder, `${name}-`));
  for (const file of ['floorcraft.db', 'floorcraft.db-wal'])
    if (existsSync(join(folder, 'data', file))) copyFileSync(join(folder, 'data', file), join(killed, file));
  return killed;
}

function found(dataFolder: string): { hash: string; records: number } {
  const storage = openStorage(dataFolder);
  try {
    return { hash: calculateHash(storage.tree(NAMESPACE)), records: storage.recovery(NAMESPACE).records };
  } finally {
    storage.close();
  }
}

test('kill -9 at any step of a compaction leaves the whole log with the old snapshot, or only the new one', () => {
  const storage = openStorage(join(folder, 'data'));
  commit(storage, [put(['marks'], marks(5000)), put(['events'], { a: 1 })]);
  storage.compact(NAMESPACE, storage.tree(NAMESPACE));
  commit(storage, [put(['marks', 'couple17'], 'other'), put(['marks', 'couple18'], null)]);
  commit(storage, [put(['late'], marks(5000))]);
  const tree = storage.tree(NAMESPACE);
  const engine = engineOf(storage);
  const killed: string[] = [];
  const steps = { prepare: engine.prepare.bind(engine), exec: engine.exec.bind(engine) };
  const told = {
    exec: (sql: string) => {
      killed.push(asKilled('before'));
      const done = steps.exec(sql);
      killed.push(asKilled('after'));
      return done;
    },
    prepare: (sql: string) => {
      const statement = steps.prepare(sql);
      const run = statement.run.bind(statement);
      statement.run = (...values) => {
        const done = run(...values);
        killed.push(asKilled('within'));
        return done;
      };
      return statement;
    },
  };
  Object.assign(engine, told);
  storage.compact(NAMESPACE, tree);
  Object.assign(engine, steps);
  storage.close();
  const whole = calculateHash(tree);
  const each = killed.map(found);
  expect(new Set(each.map(({ hash }) => hash))).toEqual(new Set([whole]));
  // The whole log is there until the commit, and none of it afterwards.
  expect(new Set(each.slice(0, -1).map(({ records }) => records))).toEqual(new Set([2]));
  expect(each.at(-1)?.records).toBe(0);
  expect(killed.length).toBeGreaterThan(10);
});

test('a full disk during compaction changes nothing, writes continue, and a later compaction succeeds', () => {
  const storage = openStorage(join(folder, 'data'));
  commit(storage, [put(['marks'], marks(2000))]);
  storage.compact(NAMESPACE, storage.tree(NAMESPACE));
  const engine = engineOf(storage);
  commit(storage, [put(['late'], marks(20_000))]);
  const before = storage.tree(NAMESPACE);
  const size = storage.logSize(NAMESPACE);
  engine.pragma('max_page_count = 1');
  expect(() => storage.compact(NAMESPACE, before)).toThrow('its disk is full');
  expect(storage.logSize(NAMESPACE)).toBe(size);
  expect(calculateHash(storage.tree(NAMESPACE))).toBe(calculateHash(before));
  expect(found(asKilled('full')).hash).toBe(calculateHash(before));
  engine.pragma('max_page_count = 1000000');
  commit(storage, [put(['marks', 'couple5'], 'after')]);
  const after = storage.tree(NAMESPACE);
  storage.compact(NAMESPACE, after);
  expect(storage.logSize(NAMESPACE)).toBe(0);
  storage.close();
  expect(found(join(folder, 'data'))).toEqual({ hash: calculateHash(after), records: 0 });
});

test('backups before, during and after a compaction hold the data committed at their moment', () => {
  const storage = openStorage(join(folder, 'data'));
  const hashes: string[] = [];
  const backup = (): void => {
    storage.backup(join(folder, `${hashes.length}.db`));
    hashes.push(storage.treeHash(NAMESPACE));
  };
  commit(storage, [put(['marks'], marks(5000))]);
  backup();
  storage.compact(NAMESPACE, storage.tree(NAMESPACE));
  backup();
  commit(storage, [put(['marks', 'couple7'], null)]);
  backup();
  storage.compact(NAMESPACE, storage.tree(NAMESPACE));
  backup();
  storage.close();
  const restored = hashes.map((_, n) => {
    restoreCopy(join(folder, `${n}.db`), join(folder, `restored${n}`));
    return found(join(folder, `restored${n}`)).hash;
  });
  expect(restored).toEqual(hashes);
  expect(new Set(hashes).size).toBe(2);
});

test('one new mark in fifty thousand rewrites one or two rows of the snapshot', () => {
  const storage = openStorage(join(folder, 'data'));
  commit(storage, [put(['marks'], marks(50_000))]);
  storage.compact(NAMESPACE, storage.tree(NAMESPACE));
  storage.close();
  // The same holds after a restart, which knows only the rows' content.
  const again = openStorage(join(folder, 'data'));
  const tree = again.tree(NAMESPACE);
  const before = rowsOf(again);
  const placed = [put(['marks', 'couple30000'], 'other')];
  commit(again, placed);
  const changes = (): number =>
    Number(Reflect.get(Object(engineOf(again).prepare('SELECT total_changes() AS n').get()), 'n'));
  const from = changes();
  again.compact(NAMESPACE, replaceAll(tree, placed));
  // The row itself, the log record, and the format setting.
  expect(changes() - from).toBeLessThanOrEqual(4);
  const after = rowsOf(again);
  const other = [...after].filter(([place, sum]) => before.get(place) !== sum);
  expect(before.size).toBeGreaterThan(20);
  expect([other.length, after.size]).toEqual([1, before.size]);
  again.close();
});

test('compacting after any writes and reopening gives the committed data', () => {
  const anyKey = fc.integer({ min: 0, max: 4000 }).map((n) => `couple${n}`);
  const anyPut = fc.oneof(
    fc.tuple(anyKey, fc.constantFrom('101', '', null)).map(([key, value]) => put(['marks', key], value)),
    fc.tuple(anyKey, fc.nat(2)).map(([key, n]) => put(['marks', key], 'x'.repeat(40_000 * n))),
    fc.nat(3000).map((count) => put(['marks'], marks(count))),
    fc.nat(3000).map((count) => put(['marks', 'couple7'], marks(count))),
    fc.constantFrom('marks', 'events').map((key) => put([key], null)),
  );
  const anyStep = fc.oneof(
    { weight: 4, arbitrary: fc.array(anyPut, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.constantFrom('compact' as const, 'restart' as const) },
  );
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      const dataFolder = mkdtempSync(join(folder, 'any-'));
      let storage = openStorage(dataFolder);
      let tree = storage.tree(NAMESPACE);
      for (const step of [[put(['marks'], marks(4000))], ...steps]) {
        if (step === 'compact') storage.compact(NAMESPACE, tree);
        else if (step === 'restart') {
          storage.close();
          storage = openStorage(dataFolder);
          const read = storage.tree(NAMESPACE);
          expect(calculateHash(read)).toBe(calculateHash(tree));
          tree = read;
        } else {
          commit(storage, step);
          tree = replaceAll(tree, step);
        }
      }
      storage.compact(NAMESPACE, tree);
      storage.close();
      expect(found(dataFolder)).toEqual({ hash: calculateHash(tree), records: 0 });
      rmSync(dataFolder, { recursive: true });
    }),
    { numRuns: 10 },
  );
});

test('compactions build on each other, and shrinking leaves no rows behind', () => {
  const storage = openStorage(join(folder, 'data'));
  for (const count of [20_000, 10_000, 5]) {
    commit(storage, [put(['marks'], marks(count))]);
    storage.compact(NAMESPACE, node({ marks: marks(count) }));
  }
  storage.close();
  expect(found(join(folder, 'data'))).toEqual({ hash: calculateHash(node({ marks: marks(5) })), records: 0 });
});

test('data removed after a copy is gone from the snapshot too', () => {
  const storage = openStorage(join(folder, 'data'));
  const part = (key: string, value: Json) => {
    const own = node(value, [key]);
    if (own === null) throw new Error('nothing to hand over');
    return { namespace: NAMESPACE, part: { kind: 'node' as const, path: [key], node: own } };
  };
  storage.takeOver({
    settings: [],
    accounts: [],
    parts: [part('marks', marks(5000)), part('gone', marks(5000)), part('small', 1)],
  });
  const removed = [put(['gone'], null), put(['small'], null), put(['marks', 'couple7'], null)];
  commit(storage, removed);
  const tree = replaceAll(node({ marks: marks(5000), gone: marks(5000), small: 1 }), removed);
  storage.compact(NAMESPACE, tree);
  storage.close();
  expect(found(join(folder, 'data'))).toEqual({ hash: calculateHash(tree), records: 0 });
});

test('a data folder of a future version is refused', () => {
  const dataFolder = join(folder, 'data');
  const storage = openStorage(dataFolder);
  storage.keepSetting('format', '4');
  storage.close();
  expect(() => openStorage(dataFolder)).toThrow(
    'The data folder was written by another version (format 4, not 3). Start that version with it.',
  );
});

test('the log has the same size after a restart, even with long records', () => {
  const storage = openStorage(join(folder, 'data'));
  for (const long of [10, 70_000, 20, 80_000, 90_000, 30]) commit(storage, [put(['a'], 'x'.repeat(long))]);
  const size = storage.logSize(NAMESPACE);
  storage.close();
  const again = openStorage(join(folder, 'data'));
  expect(again.tree(NAMESPACE)).toEqual(node({ a: 'x'.repeat(30) }));
  expect(again.logSize(NAMESPACE)).toBe(size);
  again.close();
});

test('long and short records of the log are replayed in their order', () => {
  const anyText = fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    { weight: 1, arbitrary: fc.integer({ min: 65_000, max: 200_000 }).map((long) => 'ü'.repeat(long / 2)) },
  );
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 30 }), fc.nat(1500), (texts, many) => {
      const dataFolder = mkdtempSync(join(folder, 'any-'));
      const storage = openStorage(dataFolder);
      // All records are at the same paths, so one out of order would leave another text.
      const placed = [...Array.from({ length: many }, (_, n) => String(n)), ...texts].map((text, n) => [
        put(['a', String(n % 7)], text),
        put(['a', `${n % 5}x`], null),
      ]);
      storage.commit(placed.map((own) => ({ kind: 'tree', namespace: NAMESPACE, placed: own })));
      const tree = placed.reduce((now: Tree, own) => replaceAll(now, own), null);
      expect(formatExport(storage.tree(NAMESPACE))).toBe(formatExport(tree));
      expect(storage.recovery(NAMESPACE).records).toBe(placed.length);
      storage.close();
      rmSync(dataFolder, { recursive: true });
    }),
    { numRuns: 15 },
  );
});
