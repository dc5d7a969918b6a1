import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { parseJson, type Json } from '../tree/json.ts';
import { incomingNode } from '../tree/incoming.ts';
import { replaceAt, type Tree, type TreeNode } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';
import { exportText } from '../tree/text.ts';
import { fragments } from './fragments.ts';
import type { Entry, Placed, Storage } from './storage.ts';

const FILE = 'floorcraft.db';

/** The data folder cannot be used, with the reason as a sentence. */
class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (seq INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS fragment (namespace TEXT NOT NULL, path TEXT NOT NULL, node TEXT NOT NULL, PRIMARY KEY (namespace, path)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS account (namespace TEXT NOT NULL, uid TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (namespace, uid)) WITHOUT ROWID;
`;
const FORMAT = '1';

function open(dataFolder: string): Libsql.Database {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, FILE);
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file);
    // Exclusive, and before WAL: the lock is the operating system's and dies with the process, kill -9 included, and no
    // shared-memory file is left behind for the next one to stumble over.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    // FULL: a commit that returned survives the power failing, not only the process.
    database.pragma('synchronous = FULL');
    database.exec('BEGIN IMMEDIATE');
    database.exec(SCHEMA);
    database.exec('COMMIT');
    chmodSync(file, 0o600);
    return database;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageRefused(
      /locked|busy/i.test(reason)
        ? `The data folder ${dataFolder} is in use by another process.`
        : `The data folder ${dataFolder} cannot be opened: ${reason}.`,
      { cause: error },
    );
  }
}

/** The text columns of a row; the engine adds fields of its own to each. */
function textOf(row: unknown, column: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  if (typeof value !== 'string') throw new StorageRefused(`The data file is damaged: no text in ${column}.`);
  return value;
}

function jsonOf(row: unknown, column: string): Json {
  const value = parseJson(textOf(row, column));
  if (value === undefined) throw new StorageRefused(`The data file is damaged: no JSON in ${column}.`);
  return value;
}

const isPath = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

const storedNode = (value: Json, path: Path): Tree => incomingNode(value, path, { now: 0, root: null });

// Paths are lists of keys in JSON, as everything else in a row: no escaping of our own.
const journalText = (placed: readonly Placed[]): string =>
  `[${placed.map(({ path, node }) => `[${JSON.stringify(path)},${exportText(node)}]`).join(',')}]`;

function replay(tree: Tree, entry: Json): Tree {
  if (!Array.isArray(entry))
    throw new StorageRefused('The data file is damaged: a journal entry is no list.');
  let result = tree;
  for (const placed of entry as readonly Json[]) {
    const [path, node] = Array.isArray(placed) ? (placed as readonly Json[]) : [];
    if (!isPath(path) || node === undefined)
      throw new StorageRefused('The data file is damaged: a journal entry.');
    result = replaceAt(result, path, storedNode(node, path));
  }
  return result;
}

class SqliteStorage implements Storage {
  private readonly database: Libsql.Database;
  private readonly insertJournal: Libsql.Statement;
  private readonly putAccount: Libsql.Statement;
  private readonly dropAccount: Libsql.Statement;
  /** The nodes of the rows as last written, by namespace and path. */
  private readonly written = new Map<string, Map<string, TreeNode>>();
  private readonly journalSizes = new Map<string, number>();

  constructor(dataFolder: string) {
    this.database = open(dataFolder);
    const format = this.setting('format');
    if (format !== undefined && format !== FORMAT) {
      this.database.close();
      throw new StorageRefused(
        `The data folder was written by another version (format ${format}, not ${FORMAT}).`,
      );
    }
    if (format === undefined) this.keepSetting('format', FORMAT);
    this.insertJournal = this.database.prepare('INSERT INTO journal (namespace, entry) VALUES (?, ?)');
    this.putAccount = this.database.prepare(
      'INSERT OR REPLACE INTO account (namespace, uid, record) VALUES (?, ?, ?)',
    );
    this.dropAccount = this.database.prepare('DELETE FROM account WHERE namespace = ? AND uid = ?');
  }

  tree(namespace: string): Tree {
    let tree: Tree = null;
    const written = new Map<string, TreeNode>();
    for (const row of this.database
      .prepare('SELECT path, node FROM fragment WHERE namespace = ?')
      .all(namespace)) {
      const path = jsonOf(row, 'path');
      if (!isPath(path)) throw new StorageRefused('The data file is damaged: a path.');
      const node = storedNode(jsonOf(row, 'node'), path);
      tree = replaceAt(tree, path, node);
      if (node !== null) written.set(JSON.stringify(path), node);
    }
    this.written.set(namespace, written);
    const entries = this.database
      .prepare('SELECT entry FROM journal WHERE namespace = ? ORDER BY seq')
      .all(namespace);
    for (const row of entries) {
      this.grow(namespace, textOf(row, 'entry').length);
      tree = replay(tree, jsonOf(row, 'entry'));
    }
    return tree;
  }

  accounts(namespace: string): readonly { readonly uid: string; readonly record: Json }[] {
    const rows = this.database.prepare('SELECT uid, record FROM account WHERE namespace = ?').all(namespace);
    return rows.map((row) => ({ uid: textOf(row, 'uid'), record: jsonOf(row, 'record') }));
  }

  setting(name: string): string | undefined {
    const row: unknown = this.database.prepare('SELECT text FROM setting WHERE name = ?').get(name);
    return row === undefined ? undefined : textOf(row, 'text');
  }

  keepSetting(name: string, text: string): void {
    this.database.prepare('INSERT OR REPLACE INTO setting (name, text) VALUES (?, ?)').run(name, text);
  }

  commit(entries: readonly Entry[]): void {
    this.together(() => {
      for (const entry of entries) this.put(entry);
    });
  }

  private put(entry: Entry): void {
    switch (entry.kind) {
      case 'tree': {
        const text = journalText(entry.placed);
        this.insertJournal.run(entry.namespace, text);
        this.grow(entry.namespace, text.length);
        return;
      }
      case 'account':
        if (entry.record === null) this.dropAccount.run(entry.namespace, entry.uid);
        else this.putAccount.run(entry.namespace, entry.uid, JSON.stringify(entry.record));
    }
  }

  compact(namespace: string, tree: Tree): void {
    const before = this.written.get(namespace) ?? new Map<string, TreeNode>();
    const after = new Map<string, TreeNode>();
    for (const { path, node } of fragments(tree)) after.set(JSON.stringify(path), node);
    this.together(() => {
      const drop = this.database.prepare('DELETE FROM fragment WHERE namespace = ? AND path = ?');
      const put = this.database.prepare(
        'INSERT OR REPLACE INTO fragment (namespace, path, node) VALUES (?, ?, ?)',
      );
      for (const path of before.keys()) if (!after.has(path)) drop.run(namespace, path);
      for (const [path, node] of after)
        if (before.get(path) !== node) put.run(namespace, path, exportText(node));
      this.database.prepare('DELETE FROM journal WHERE namespace = ?').run(namespace);
    });
    this.written.set(namespace, after);
    this.journalSizes.set(namespace, 0);
  }

  journalSize(namespace: string): number {
    return this.journalSizes.get(namespace) ?? 0;
  }

  private grow(namespace: string, characters: number): void {
    this.journalSizes.set(namespace, this.journalSize(namespace) + characters);
  }

  private together(work: () => void): void {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.database.exec('COMMIT');
    } catch (error) {
      // A COMMIT that failed may have ended the transaction by itself.
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    // Leaving WAL folds it into the file. It also is the only way to give the lock back now: the engine keeps a closed
    // connection half alive until its statements are garbage, and with it an exclusive lock.
    this.database.pragma('journal_mode = DELETE');
    this.database.pragma('locking_mode = NORMAL');
    this.database.prepare('SELECT name FROM setting LIMIT 1').all();
    this.database.close();
  }
}

/**
 * Opens the data folder, making it when it is missing; nobody else can open it until `close` (or the end of the process).
 * @throws StorageRefused with a sentence: in use by another process, not writable, damaged, of another version.
 */
export const openStorage = (dataFolder: string): Storage => new SqliteStorage(dataFolder);
