import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Refusal } from '../refusal.ts';
import { hashOf } from '../tree/hash.ts';
import type { Json } from '../tree/json.ts';
import { replaceAt, type Tree, type TreeNode } from '../tree/node.ts';
import { exportText } from '../tree/text.ts';
import { DATA_FILE, FORMAT, integrityProblems, writeCopy } from './copies.ts';
import { fragments } from './fragments.ts';
import { jsonOf, journalText, placedOf, replay, StorageRefused, textOf } from './rows.ts';
import type { Entry, Recovery, Storage } from './storage.ts';
import { unflushed, type Unflushed } from './unflushed.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (seq INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS fragment (namespace TEXT NOT NULL, path TEXT NOT NULL, node TEXT NOT NULL, PRIMARY KEY (namespace, path)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS account (namespace TEXT NOT NULL, uid TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (namespace, uid)) WITHOUT ROWID;
`;

function open(dataFolder: string): Libsql.Database {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, DATA_FILE);
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

/** What a disk that takes nothing is called for a person. */
function diskRefusal(error: unknown): Refusal {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const reason = error instanceof Error ? error.message : String(error);
  const isFull = code === 'SQLITE_FULL' || /disk is full|ENOSPC/i.test(reason);
  const isReadOnly =
    (typeof code === 'string' && code.startsWith('SQLITE_READONLY')) || /readonly/i.test(reason);
  const why = isFull
    ? 'its disk is full'
    : isReadOnly
      ? 'its disk is read-only'
      : 'its disk does not take it';
  const refusal = new Refusal(
    'unavailable',
    `The server cannot save at the moment: ${why}. Nothing was changed.`,
  );
  refusal.cause = error;
  return refusal;
}

class SqliteStorage implements Storage {
  private readonly database: Libsql.Database;
  private readonly insertJournal: Libsql.Statement;
  private readonly putAccount: Libsql.Statement;
  private readonly dropAccount: Libsql.Statement;
  /** The nodes of the rows as last written, by namespace and path. */
  private readonly written = new Map<string, Map<string, TreeNode>>();
  private readonly journalSizes = new Map<string, number>();
  private readonly left: Unflushed | undefined;
  private commits = 0;

  constructor(dataFolder: string) {
    const left = unflushed(join(dataFolder, DATA_FILE));
    this.database = open(dataFolder);
    this.left = left;
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
    const { tree, written, characters } = this.rebuilt(namespace);
    this.written.set(namespace, written);
    this.journalSizes.set(namespace, characters);
    return tree;
  }

  private rebuilt(namespace: string): {
    tree: Tree;
    written: Map<string, TreeNode>;
    characters: number;
  } {
    let tree: Tree = null;
    let characters = 0;
    const written = new Map<string, TreeNode>();
    const parts = this.database.prepare('SELECT path, node FROM fragment WHERE namespace = ?');
    for (const row of parts.all(namespace)) {
      const { path, node } = placedOf(row);
      tree = replaceAt(tree, path, node);
      if (node !== null) written.set(JSON.stringify(path), node);
    }
    const entries = this.database.prepare('SELECT entry FROM journal WHERE namespace = ? ORDER BY seq');
    for (const row of entries.all(namespace)) {
      characters += textOf(row, 'entry').length;
      tree = replay(tree, jsonOf(row, 'entry'));
    }
    return { tree, written, characters };
  }

  treeHash(namespace: string): string {
    return hashOf(this.rebuilt(namespace).tree);
  }

  get revision(): number {
    return this.commits;
  }

  recovery(namespace: string): Recovery {
    const count = (table: 'fragment' | 'journal'): number => {
      const row: unknown = this.database
        .prepare(`SELECT count(*) AS many FROM ${table} WHERE namespace = ?`)
        .get(namespace);
      return typeof row === 'object' && row !== null ? Number(Reflect.get(row, 'many')) : 0;
    };
    return {
      parts: count('fragment'),
      records: count('journal'),
      ...(this.left === undefined ? {} : { unflushed: this.left }),
    };
  }

  namespaces(): readonly string[] {
    const rows = this.database
      .prepare(
        'SELECT namespace FROM fragment UNION SELECT namespace FROM journal UNION SELECT namespace FROM account',
      )
      .all();
    return rows.map((row) => textOf(row, 'namespace'));
  }

  integrityProblems(): readonly string[] {
    return integrityProblems(this.database);
  }

  backup(file: string): void {
    writeCopy(this.database, file);
  }

  probe(): void {
    // As much as many a write takes: a disk with room for one last page is still full.
    this.together(() => {
      this.keepSetting('probe', 'x'.repeat(65_536));
      this.keepSetting('probe', '');
    });
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
    this.commits += 1;
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

  /** @throws Refusal `unavailable` */
  private together(work: () => void): void {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      work();
      this.database.exec('COMMIT');
    } catch (error) {
      // A COMMIT that failed may have ended the transaction by itself.
      if (this.database.open && this.database.inTransaction) this.database.exec('ROLLBACK');
      throw diskRefusal(error);
    }
  }

  close(): void {
    // Leaving WAL folds it into the file. It also is the only way to give the lock back now: the engine keeps a closed
    // connection half alive until its statements are garbage, and with it an exclusive lock.
    try {
      this.database.pragma('journal_mode = DELETE');
    } finally {
      // A full disk keeps its write-ahead log: nothing of it is lost, the next start takes it over.
      this.database.pragma('locking_mode = NORMAL');
      this.database.prepare('SELECT name FROM setting LIMIT 1').all();
      this.database.close();
    }
  }
}

/**
 * Opens the data folder, making it when it is missing; nobody else can open it until `close` (or the end of the process).
 * @throws StorageRefused with a sentence: in use by another process, not writable, damaged, of another version.
 */
export const openStorage = (dataFolder: string): Storage => new SqliteStorage(dataFolder);
