import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Refusal } from '../refusal.ts';
import { Draft } from '../tree/draft.ts';
import { hashOf } from '../tree/hash.ts';
import type { Json } from '../tree/json.ts';
import type { Tree } from '../tree/node.ts';
import { exportText } from '../tree/text.ts';
import { ALONE_SCHEMA, AloneNotes } from './aloneNotes.ts';
import { Confirmed, confirmedIn } from './confirmed.ts';
import { DATA_FILE, FORMAT, formatProblem, integrityProblems, writeCopy } from './copies.ts';
import { assembled, fragments, isSameFragment, placeOf, type Fragment } from './fragments.ts';
import { unusable } from './recognise.ts';
import { logBlocks } from './log.ts';
import {
  fragmentOf,
  jsonOf,
  numberOf,
  placedText,
  placedIn,
  refuseChanged,
  StorageRefused,
  sumOf,
  textOf,
} from './rows.ts';
import type { Alone, Copy, Entry, Recovery, Shared, Storage } from './storage.ts';
import { unflushed, type Unflushed } from './unflushed.ts';

// The log's table is called `journal` in every data folder there is: what that word means elsewhere came later.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, text TEXT NOT NULL, sum INTEGER) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (seq INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL, entry TEXT NOT NULL, sum INTEGER);
  CREATE TABLE IF NOT EXISTS fragment (namespace TEXT NOT NULL, path TEXT NOT NULL, node TEXT NOT NULL, sum INTEGER, PRIMARY KEY (namespace, path)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS account (namespace TEXT NOT NULL, uid TEXT NOT NULL, record TEXT NOT NULL, sum INTEGER, PRIMARY KEY (namespace, uid)) WITHOUT ROWID;
  ${ALONE_SCHEMA}
`;

/** Whether something has changed since the last backup; noted once, so that it costs a commit nothing. */
const CHANGED = 'changed since backup';
/** How many commits there were; what was confirmed of them stands beside the file as well. */
const COMMITS = 'commits';
/** Kept once a standby has followed the folder: from then on it is noted what only one machine has. */
export const FOLLOWED = 'followed';
/** What a copy neither brings nor takes away. */
const OWN_SETTINGS: ReadonlySet<string> = new Set(['format', 'probe', 'role', CHANGED, COMMITS, FOLLOWED]);

function open(dataFolder: string): Libsql.Database {
  const file = join(dataFolder, DATA_FILE);
  let database: Libsql.Database | undefined;
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const problem = unusable(file, `${file}-wal`);
    if (problem !== undefined) throw new Error(`${problem}; restore a backup, or put the right file back`);
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
    database = new Libsql(file);
    // Exclusive, and before WAL: the lock is the operating system's and dies with the process, kill -9 included, and no
    // shared-memory file is left behind for the next one to stumble over.
    database.pragma('locking_mode = EXCLUSIVE');
    refuseForeign(database);
    // The engine makes its log with the rights of the data file: they are the owner's alone before it does, whatever the
    // folder allows.
    for (const each of [file, `${file}-wal`]) if (existsSync(each)) chmodSync(each, 0o600);
    database.pragma('journal_mode = WAL');
    // FULL: a commit that returned survives the power failing, not only the process.
    database.pragma('synchronous = FULL');
    database.exec('BEGIN IMMEDIATE');
    database.exec(SCHEMA);
    addSums(database);
    database.exec('COMMIT');
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

/** Folders of older versions have rows without a check sum: they stay readable, and what is written anew gets one. */
function addSums(database: Libsql.Database): void {
  for (const table of ['journal', 'fragment', 'account', 'setting']) {
    const columns = database
      .prepare(`SELECT CAST(name AS BLOB) AS name FROM pragma_table_info('${table}')`)
      .all();
    if (!columns.some((row) => textOf(row, 'name') === 'sum'))
      database.exec(`ALTER TABLE ${table} ADD COLUMN sum INTEGER`);
  }
}

/** @throws Error for a database that somebody else has made */
function refuseForeign(database: Libsql.Database): void {
  const tables = database.prepare('SELECT CAST(name AS BLOB) AS name FROM sqlite_master').all();
  if (tables.length > 0 && !tables.some((row) => textOf(row, 'name') === 'setting'))
    throw new Error('the data file belongs to another program');
}

/** What could not be read, as a sentence. */
function readable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StorageRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageRefused(`The data file is damaged: ${reason}.`, { cause: error });
  }
}

/** @throws StorageRefused, and then nobody has it open */
function refuseDamaged(database: Libsql.Database): void {
  try {
    const [problem] = readable(() => integrityProblems(database, 'quick_check'));
    if (problem !== undefined) throw new StorageRefused(`The data file is damaged: ${problem}.`);
  } catch (error) {
    database.close();
    throw error;
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

/** @throws StorageRefused where it is not ours to look */
function leftOver(dataFolder: string): Unflushed | undefined {
  try {
    return unflushed(join(dataFolder, DATA_FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageRefused(`The data folder ${dataFolder} cannot be opened: ${reason}.`, { cause: error });
  }
}

function settingIn(database: Libsql.Database, name: string): string | undefined {
  const row: unknown = database
    .prepare('SELECT CAST(text AS BLOB) AS text, sum FROM setting WHERE name = ?')
    .get(name);
  if (row === undefined) return undefined;
  refuseChanged(row, name, 'text');
  return textOf(row, 'text');
}

/** @throws StorageRefused */
export function treeOf(parts: readonly Fragment[]): Tree {
  const tree = assembled(parts);
  if (tree !== undefined) return tree;
  throw new StorageRefused('The data file is damaged: two parts hold the same children.');
}

/** What the rows of a snapshot hold, and where they are. */
interface Snapshot {
  readonly tree: Tree;
  readonly places: ReadonlySet<string>;
}

const NOTHING: Snapshot = { tree: null, places: new Set() };

// Also a short record takes its time when it is read back.
const RECORD = 100;

const sizeInJournal = (characters: number, records: number): number => characters + records * RECORD;

class SqliteStorage implements Storage {
  private readonly file: string;
  private readonly database: Libsql.Database;
  private readonly insertJournal: Libsql.Statement;
  private readonly putAccount: Libsql.Statement;
  private readonly dropAccount: Libsql.Statement;
  /** The snapshots as they are on disk, by namespace. */
  private readonly written = new Map<string, Snapshot>();
  private readonly logSizes = new Map<string, number>();
  /** Whose snapshots were cut by an older version: a row of theirs is not known by its beginning. */
  private readonly cutOtherwise: Set<string>;
  private readonly left: Unflushed | undefined;
  private readonly confirmed: Confirmed;
  private readonly putCommits: Libsql.Statement;
  private readonly notes: AloneNotes;
  private committed: number;
  private changed: boolean;

  /** @param left what the last run had left when the file was opened */
  constructor(database: Libsql.Database, file: string, left: Unflushed | undefined, confirmed: Confirmed) {
    this.file = file;
    this.database = database;
    this.left = left;
    this.confirmed = confirmed;
    // A file that is cut off still opens: what lay in the part that is missing would be gone without a word.
    if (left !== undefined) refuseDamaged(this.database);
    // Each of them is looked at: one whose name has changed would not be missed.
    readable(() => this.allSettings());
    readable(() => this.refuseUnfindable());
    const format = readable(() => this.setting('format'));
    const problem = format === undefined ? undefined : formatProblem(format);
    if (problem !== undefined)
      throw new StorageRefused(`The data folder was written by another version (${problem}).`);
    if (format === undefined) this.keepSetting('format', FORMAT);
    this.cutOtherwise = new Set(
      format === undefined || format === FORMAT ? [] : readable(() => this.namespaces()),
    );
    this.changed = this.setting(CHANGED) === 'yes';
    this.committed = commitsOf(this.setting(COMMITS));
    // All of it is there; and after a salvage it is all that counts.
    confirmed.note(this.committed);
    this.notes = new AloneNotes(this.database);
    this.putCommits = this.database.prepare(PUT_SETTING);
    this.insertJournal = this.database.prepare(
      'INSERT INTO journal (namespace, entry, sum) VALUES (?, ?, ?)',
    );
    this.putAccount = this.database.prepare(
      'INSERT OR REPLACE INTO account (namespace, uid, record, sum) VALUES (?, ?, ?, ?)',
    );
    this.dropAccount = this.database.prepare('DELETE FROM account WHERE namespace = ? AND uid = ?');
  }

  tree(namespace: string): Tree {
    const { tree, written, size } = readable(() => this.rebuilt(namespace));
    this.written.set(namespace, written);
    this.logSizes.set(namespace, size);
    return tree;
  }

  private rebuilt(namespace: string): { tree: Tree; written: Snapshot; size: number } {
    const parts = this.database
      .prepare(
        'SELECT CAST(path AS BLOB) AS path, CAST(node AS BLOB) AS node, sum FROM fragment WHERE namespace = ?',
      )
      .all(namespace)
      .map((row) => fragmentOf(row, namespace));
    const snapshot = treeOf(parts);
    const draft = new Draft(snapshot);
    let size = 0;
    for (const block of logBlocks(this.database, namespace)) {
      for (const entry of block.entries) draft.putAll(placedIn(entry));
      size += sizeInJournal(block.size, block.entries.length);
    }
    // What was cut otherwise is written anew, all of it.
    const written = {
      tree: this.cutOtherwise.has(namespace) ? null : snapshot,
      places: new Set(parts.map(placeOf)),
    };
    return { tree: draft.finished(), written, size };
  }

  treeHash(namespace: string): string {
    return hashOf(this.rebuilt(namespace).tree);
  }

  get commits(): number {
    return this.committed;
  }

  get hasChanged(): boolean {
    return this.changed;
  }

  noteBackup(): void {
    this.keepSetting(CHANGED, 'no');
    this.changed = false;
  }

  recovery(namespace: string): Recovery {
    const count = (table: 'fragment' | 'journal'): number => {
      const row: unknown = this.database
        .prepare(`SELECT count(*) AS many FROM ${table} WHERE namespace = ?`)
        .get(namespace);
      return typeof row === 'object' && row !== null ? Number(Reflect.get(row, 'many')) : 0;
    };
    return {
      parts: readable(() => count('fragment')),
      records: readable(() => count('journal')),
      ...(this.left === undefined ? {} : { unflushed: this.left }),
    };
  }

  namespaces(): readonly string[] {
    return readable(() =>
      this.database
        .prepare(
          'SELECT CAST(namespace AS BLOB) AS namespace FROM (SELECT namespace FROM fragment UNION SELECT namespace FROM journal UNION SELECT namespace FROM account)',
        )
        .all()
        .map((row) => textOf(row, 'namespace')),
    );
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
    return readable(() =>
      this.database
        .prepare(
          'SELECT CAST(uid AS BLOB) AS uid, CAST(record AS BLOB) AS record, sum FROM account WHERE namespace = ?',
        )
        .all(namespace)
        .map((row) => {
          refuseChanged(row, namespace, 'uid', 'record');
          return { uid: textOf(row, 'uid'), record: jsonOf(row, 'record') };
        }),
    );
  }

  setting(name: string): string | undefined {
    return settingIn(this.database, name);
  }

  keepSetting(name: string, text: string): void {
    this.database.prepare(PUT_SETTING).run(name, text, sumOf(name, text));
  }

  settings(): Copy['settings'] {
    return readable(() => this.allSettings()).filter(({ name }) => !OWN_SETTINGS.has(name));
  }

  /** A row whose owner has changed is in its place no more: who looks for it does not find it, and misses nothing. */
  private refuseUnfindable(): void {
    for (const table of ['fragment', 'account']) {
      const find = this.database.prepare(`SELECT count(*) AS many FROM ${table} WHERE namespace = ?`);
      const all = this.database
        .prepare(
          `SELECT CAST(namespace AS BLOB) AS namespace, count(*) AS many FROM ${table} GROUP BY +namespace`,
        )
        .all();
      for (const row of all)
        if (numberOf(find.get(textOf(row, 'namespace')), 'many') !== numberOf(row, 'many'))
          throw new StorageRefused('The data file is damaged: a row of it is not in its place.');
    }
  }

  private allSettings(): Copy['settings'] {
    return this.database
      .prepare('SELECT CAST(name AS BLOB) AS name, CAST(text AS BLOB) AS text, sum FROM setting')
      .all()
      .map((row) => {
        const name = textOf(row, 'name');
        refuseChanged(row, name, 'text');
        return { name, text: textOf(row, 'text') };
      });
  }

  commit(entries: readonly Entry[], shared?: Shared): void {
    this.together(() => {
      for (const entry of entries) this.put(entry);
      if (shared !== undefined) this.notes.note(entries, this.committed + 1, shared);
      const count = String(this.committed + 1);
      this.putCommits.run(COMMITS, count, sumOf(COMMITS, count));
      this.noteChange();
    });
    this.committed += 1;
    this.confirmed.note(this.committed);
    this.changed = true;
  }

  alone(): readonly Alone[] {
    return readable(() => this.notes.all());
  }

  forgetAlone(upTo: number): void {
    this.together(() => this.notes.forget(upTo));
  }

  takeOver({ settings, accounts, parts }: Copy): void {
    const written = new Map<string, Snapshot>();
    this.together(() => {
      for (const table of ['fragment', 'journal', 'account', 'alone'])
        this.database.exec(`DELETE FROM ${table}`);
      this.keepSetting('format', FORMAT);
      for (const { name } of this.settings())
        this.database.prepare('DELETE FROM setting WHERE name = ?').run(name);
      for (const { name, text } of settings) this.keepSetting(name, text);
      for (const { namespace, uid, record } of accounts) this.runPutAccount(namespace, uid, record);
      for (const namespace of new Set(parts.map((part) => part.namespace))) {
        const own = parts.flatMap((each) => (each.namespace === namespace ? [each.part] : []));
        written.set(namespace, this.putSnapshot(namespace, treeOf(own), NOTHING));
      }
      this.noteChange();
    });
    this.changed = true;
    this.cutOtherwise.clear();
    this.written.clear();
    for (const [namespace, snapshot] of written) this.written.set(namespace, snapshot);
    this.logSizes.clear();
  }

  /** Writes what is different from the snapshot that is there. */
  private putSnapshot(namespace: string, tree: Tree, before: Snapshot): Snapshot {
    const put = this.database.prepare(
      'INSERT OR REPLACE INTO fragment (namespace, path, node, sum) VALUES (?, ?, ?, ?)',
    );
    const drop = this.database.prepare('DELETE FROM fragment WHERE namespace = ? AND path = ?');
    const old = new Map<string, Fragment>();
    for (const fragment of fragments(before.tree)) old.set(placeOf(fragment), fragment);
    const places = new Set<string>();
    for (const fragment of fragments(tree)) {
      const place = placeOf(fragment);
      places.add(place);
      const was = before.places.has(place) ? old.get(place) : undefined;
      if (was !== undefined && isSameFragment(was, fragment)) continue;
      const text = exportText(fragment.node);
      put.run(namespace, place, text, sumOf(namespace, place, text));
    }
    for (const place of before.places) if (!places.has(place)) drop.run(namespace, place);
    if ([...this.cutOtherwise].every((other) => other === namespace)) this.keepSetting('format', FORMAT);
    return { tree, places };
  }

  private noteChange(): void {
    if (!this.changed) this.keepSetting(CHANGED, 'yes');
  }

  private runPutAccount(namespace: string, uid: string, record: Json): void {
    const text = JSON.stringify(record);
    this.putAccount.run(namespace, uid, text, sumOf(namespace, uid, text));
  }

  private put(entry: Entry): void {
    switch (entry.kind) {
      case 'tree': {
        const text = placedText(entry.placed);
        this.insertJournal.run(entry.namespace, text, sumOf(entry.namespace, text));
        this.grow(entry.namespace, sizeInJournal(text.length, 1));
        return;
      }
      case 'account':
        if (entry.record === null) this.dropAccount.run(entry.namespace, entry.uid);
        else this.runPutAccount(entry.namespace, entry.uid, entry.record);
        return;
      case 'setting':
        this.keepSetting(entry.name, entry.text);
        return;
      case 'rules':
    }
  }

  compact(namespace: string, tree: Tree): void {
    const before = this.written.get(namespace) ?? NOTHING;
    let after = before;
    this.together(() => {
      after = this.putSnapshot(namespace, tree, before);
      this.database.prepare('DELETE FROM journal WHERE namespace = ?').run(namespace);
    });
    this.written.set(namespace, after);
    this.cutOtherwise.delete(namespace);
    this.logSizes.set(namespace, 0);
  }

  logSize(namespace: string): number {
    return this.logSizes.get(namespace) ?? 0;
  }

  private grow(namespace: string, size: number): void {
    this.logSizes.set(namespace, this.logSize(namespace) + size);
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

  /** @throws StorageRefused with a sentence when something is wrong with the file; the lock is let go all the same */
  close(): void {
    this.confirmed.close();
    const failed = closed(this.database, this.file);
    // A full disk keeps its write-ahead log: nothing of it is lost, the next start takes it over.
    if (failed === undefined || isOutOfRoom(failed)) return;
    throw new StorageRefused(
      `The data file ${this.file} is damaged: ${failed.message}. Keep it, and restore the last backup into another folder.`,
      { cause: failed },
    );
  }
}

const isOutOfRoom = ({ message }: Error): boolean => /full|ENOSPC|readonly/i.test(message);

/**
 * Closes in every case, and gives what was wrong first.
 *
 * Leaving WAL folds it into the file. It also is the only way to give the lock back now: the engine keeps a closed
 * connection half alive until its statements are garbage, and with it an exclusive lock.
 */
function closed(database: Libsql.Database, file: string): Error | undefined {
  let failed: Error | undefined;
  const steps: readonly (() => unknown)[] = [
    () => database.pragma('journal_mode = DELETE'),
    () => database.pragma('locking_mode = NORMAL'),
    // Any reading does it; this one needs the first page alone, which of a damaged file may be the only good one.
    () => {
      const tables = database.prepare('SELECT CAST(name AS BLOB) AS name FROM sqlite_master').all();
      if (tables.length === 0) throw new Error('nothing of it is left');
    },
    () => database.close(),
  ];
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      failed ??= error instanceof Error ? error : new Error(String(error));
    }
  }
  // Of a file that cannot be folded the engine keeps the lock. To the system it is the process's, not the connection's:
  // whoever closes the file in any place gives it back, and others need not wait until this process ends.
  if (failed !== undefined && existsSync(file)) closeSync(openSync(file, 'r'));
  return failed;
}

const PUT_SETTING = 'INSERT OR REPLACE INTO setting (name, text, sum) VALUES (?, ?, ?)';

const commitsOf = (text: string | undefined): number => Number(text ?? 0);

/** Where a damaged log is kept, so that it is there for whoever knows how to read it. */
const asideOf = (file: string): string => `${file}-wal.damaged`;

/** What the engine would drop of a log is kept beside it until it is certain that nothing of it is missing. */
function keptAside(file: string, left: Unflushed | undefined): void {
  if (left === undefined || left.torn === 0) return;
  copyFileSync(`${file}-wal`, asideOf(file));
  chmodSync(asideOf(file), 0o600);
}

const WAYS_ON =
  'The ways on: let the standby take over (promote), bring the last backup back into another folder (restore), or go on without what is missing (salvage)';

/**
 * Who was told that something is saved must find it again, or be told that it is gone.
 * @throws StorageRefused, and the folder is as it was
 */
function refuseMissing(database: Libsql.Database, file: string, confirmed: number | undefined): void {
  const there = commitsOf(readable(() => settingIn(database, COMMITS)));
  if (confirmed === undefined || there >= confirmed) return;
  closed(database, file);
  // What is whole of it has come into the data file by now, and coming into it once more changes nothing.
  if (existsSync(asideOf(file))) renameSync(asideOf(file), `${file}-wal`);
  throw new StorageRefused(
    `${confirmed - there} writes that were confirmed are missing in ${file}: the last one there is number ${there} of ${confirmed}. ${WAYS_ON}.`,
  );
}

/** Without a note of what was confirmed: whole commits behind a damaged one tell that it had been safe. @throws StorageRefused */
function refuseHoles(file: string, left: Unflushed | undefined, confirmed: number | undefined): void {
  if (confirmed !== undefined || left === undefined || left.behind === 0) return;
  throw new StorageRefused(
    `The write-ahead log of ${file} is damaged, and at least ${left.behind} writes after the damage were confirmed. ${WAYS_ON}.`,
  );
}

/**
 * Opens the data folder, making it when it is missing; nobody else can open it until `close` (or the end of the process).
 * @param missing what is done where writes that were confirmed are missing
 * @throws StorageRefused with a sentence: in use by another process, not writable, damaged, of another version.
 */
export function openStorage(dataFolder: string, missing: 'refuse' | 'salvage' = 'refuse'): Storage {
  const file = join(dataFolder, DATA_FILE);
  const left = leftOver(dataFolder);
  const confirmed = confirmedIn(dataFolder);
  if (missing === 'refuse') refuseHoles(file, left, confirmed);
  keptAside(file, left);
  const database = open(dataFolder);
  if (missing === 'refuse') refuseMissing(database, file, confirmed);
  try {
    const storage = new SqliteStorage(database, file, left, new Confirmed(dataFolder));
    if (missing === 'refuse') rmSync(asideOf(file), { force: true });
    return storage;
  } catch (error) {
    closed(database, file);
    throw error;
  }
}
