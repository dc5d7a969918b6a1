import { dirname } from 'node:path';
import type Libsql from 'libsql';
import { RequestRefusal } from '../refusal.ts';
import { TreeDraft } from '../tree/draft.ts';
import { calculateHash } from '../tree/hash.ts';
import type { Json } from '../tree/json.ts';
import type { Tree } from '../tree/node.ts';
import { formatExport } from '../tree/text.ts';
import { AloneNotes } from './aloneNotes.ts';
import type { ConfirmedCommits } from './confirmedCommits.ts';
import { DATA_FORMAT, findFormatProblem, findIntegrityProblems, writeCopy } from './copies.ts';
import {
  assembleFragments,
  splitIntoFragments,
  isSameFragment,
  buildFragmentKey,
  type Fragment,
} from './fragments.ts';
import { readLogBlocks } from './log.ts';
import {
  closeDatabase,
  COMMITS_SETTING,
  parseCommitCount,
  openFolder,
  readSetting,
  type OpenFolder,
} from './openFolder.ts';
import {
  createDamagedFileError,
  parseFragmentRow,
  readJsonColumn,
  readNumberColumn,
  serializePlaced,
  parsePlaced,
  refuseUnreadable,
  checkRowChecksum,
  StorageRefused,
  calculateRowChecksum,
  readTextColumn,
  RECOVERY_ADVICE,
} from './rows.ts';
import type {
  UnreplicatedWrite,
  DataCopy,
  StorageEntry,
  Recovery,
  SharedCommits,
  Storage,
} from './storage.ts';
import type { UnflushedLog } from './readUnflushedLog.ts';
import { dropUndefined } from '../defined.ts';

/** Set by the first change after a backup, so later commits pay nothing for it. */
const CHANGED = 'changed since backup';
/** Set once a standby has followed the folder; from then on writes only this machine has are noted. */
export const FOLLOWED_SETTING = 'followed';
/** Settings that copies neither contain nor change. */
const OWN_SETTINGS: ReadonlySet<string> = new Set([
  'format',
  'probe',
  'role',
  CHANGED,
  COMMITS_SETTING,
  FOLLOWED_SETTING,
]);

function diskRefusal(error: unknown): RequestRefusal {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const reason = error instanceof Error ? error.message : String(error);
  const isFull = code === 'SQLITE_FULL' || /disk is full|ENOSPC/i.test(reason);
  const isReadOnly =
    (typeof code === 'string' && code.startsWith('SQLITE_READONLY')) || /readonly/i.test(reason);
  const otherwise = isReadOnly ? 'its disk is read-only' : 'its disk does not take it';
  const why = isFull ? 'its disk is full' : otherwise;
  const refusal = new RequestRefusal(
    'unavailable',
    `The server cannot save at the moment: ${why}. Nothing was changed.`,
  );
  refusal.cause = error;
  return refusal;
}

/** @throws StorageRefused */
export function buildTree(parts: readonly Fragment[]): Tree {
  const tree = assembleFragments(parts);
  if (tree !== undefined) return tree;
  throw createDamagedFileError('two parts hold the same children');
}

/** The rows of a snapshot: its tree and their places. */
interface Snapshot {
  readonly tree: Tree;
  readonly places: ReadonlySet<string>;
}

const NOTHING: Snapshot = { tree: null, places: new Set() };

// Overhead counted per record, because even short records take time to replay.
const RECORD = 100;

const sizeInJournal = (characters: number, records: number): number => characters + records * RECORD;

class SqliteStorage implements Storage {
  readonly folder: string;
  private readonly file: string;
  private readonly database: Libsql.Database;
  private readonly insertJournal: Libsql.Statement;
  private readonly putAccount: Libsql.Statement;
  private readonly dropAccount: Libsql.Statement;
  /** The snapshots on disk, by namespace. */
  private readonly written = new Map<string, Snapshot>();
  private readonly logSizes = new Map<string, number>();
  private readonly left: UnflushedLog | undefined;
  private readonly confirmed: ConfirmedCommits;
  private readonly putCommits: Libsql.Statement;
  private readonly notes: AloneNotes;
  private committed: number;
  private changed: boolean;

  constructor({ file, database, left, confirmed }: OpenFolder) {
    this.folder = dirname(file);
    this.file = file;
    this.database = database;
    this.left = left;
    this.confirmed = confirmed;
    // Check every setting: one whose name was damaged would go unnoticed.
    refuseUnreadable(() => this.allSettings());
    refuseUnreadable(() => this.refuseUnfindable());
    const format = refuseUnreadable(() => this.setting('format'));
    const problem = format === undefined ? undefined : findFormatProblem(format);
    if (problem !== undefined)
      throw new StorageRefused(
        `The data folder was written by another version (${problem}). Start that version with it.`,
      );
    if (format === undefined) this.keepSetting('format', DATA_FORMAT);
    this.changed = this.setting(CHANGED) === 'yes';
    this.committed = parseCommitCount(this.setting(COMMITS_SETTING));
    // All commits are here. After a salvage, only these count.
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
    const { tree, written, size } = refuseUnreadable(() => this.rebuilt(namespace));
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
      .map((row) => parseFragmentRow(row, namespace));
    const snapshot = buildTree(parts);
    const draft = new TreeDraft(snapshot);
    let size = 0;
    for (const block of readLogBlocks(this.database, namespace)) {
      for (const entry of block.entries) draft.putAll(parsePlaced(entry));
      size += sizeInJournal(block.size, block.entries.length);
    }
    const written = { tree: snapshot, places: new Set(parts.map(buildFragmentKey)) };
    return { tree: draft.finished(), written, size };
  }

  treeHash(namespace: string): string {
    return calculateHash(this.rebuilt(namespace).tree);
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
      parts: refuseUnreadable(() => count('fragment')),
      records: refuseUnreadable(() => count('journal')),
      ...dropUndefined({ unflushed: this.left }),
    };
  }

  namespaces(): readonly string[] {
    return refuseUnreadable(() =>
      this.database
        .prepare(
          'SELECT CAST(namespace AS BLOB) AS namespace FROM (SELECT namespace FROM fragment UNION SELECT namespace FROM journal UNION SELECT namespace FROM account)',
        )
        .all()
        .map((row) => readTextColumn(row, 'namespace')),
    );
  }

  integrityProblems(): readonly string[] {
    return findIntegrityProblems(this.database);
  }

  backup(file: string): void {
    writeCopy(this.database, file);
  }

  probe(): void {
    // As many bytes as several writes take, since a disk with one page left counts as full.
    this.together(() => {
      this.keepSetting('probe', 'x'.repeat(65_536));
      this.keepSetting('probe', '');
    });
  }

  accounts(namespace: string): readonly { readonly uid: string; readonly record: Json }[] {
    return refuseUnreadable(() =>
      this.database
        .prepare(
          'SELECT CAST(uid AS BLOB) AS uid, CAST(record AS BLOB) AS record, sum FROM account WHERE namespace = ?',
        )
        .all(namespace)
        .map((row) => {
          checkRowChecksum(row, namespace, 'uid', 'record');
          return { uid: readTextColumn(row, 'uid'), record: readJsonColumn(row, 'record') };
        }),
    );
  }

  setting(name: string): string | undefined {
    return readSetting(this.database, name);
  }

  keepSetting(name: string, text: string): void {
    this.database.prepare(PUT_SETTING).run(name, text, calculateRowChecksum(name, text));
  }

  settings(): DataCopy['settings'] {
    return refuseUnreadable(() => this.allSettings()).filter(({ name }) => !OWN_SETTINGS.has(name));
  }

  /** Finds rows whose namespace was damaged: they would be missing without any error. */
  private refuseUnfindable(): void {
    for (const table of ['fragment', 'account']) {
      const find = this.database.prepare(`SELECT count(*) AS many FROM ${table} WHERE namespace = ?`);
      const all = this.database
        .prepare(
          `SELECT CAST(namespace AS BLOB) AS namespace, count(*) AS many FROM ${table} GROUP BY +namespace`,
        )
        .all();
      for (const row of all)
        if (
          readNumberColumn(find.get(readTextColumn(row, 'namespace')), 'many') !==
          readNumberColumn(row, 'many')
        )
          throw createDamagedFileError('a row of it is not in its place');
    }
  }

  private allSettings(): DataCopy['settings'] {
    return this.database
      .prepare('SELECT CAST(name AS BLOB) AS name, CAST(text AS BLOB) AS text, sum FROM setting')
      .all()
      .map((row) => {
        const name = readTextColumn(row, 'name');
        checkRowChecksum(row, name, 'text');
        return { name, text: readTextColumn(row, 'text') };
      });
  }

  commit(entries: readonly StorageEntry[], shared?: SharedCommits): void {
    this.together(() => {
      for (const entry of entries) this.put(entry);
      if (shared !== undefined) this.notes.note(entries, this.committed + 1, shared);
      const count = String(this.committed + 1);
      this.putCommits.run(COMMITS_SETTING, count, calculateRowChecksum(COMMITS_SETTING, count));
      this.noteChange();
    });
    this.committed += 1;
    this.confirmed.note(this.committed);
    this.changed = true;
  }

  alone(): readonly UnreplicatedWrite[] {
    return refuseUnreadable(() => this.notes.all());
  }

  forgetAlone(upTo: number): void {
    this.together(() => this.notes.forget(upTo));
  }

  takeOver({ settings, accounts, parts }: DataCopy): void {
    const written = new Map<string, Snapshot>();
    this.together(() => {
      for (const table of ['fragment', 'journal', 'account', 'alone'])
        this.database.exec(`DELETE FROM ${table}`);
      this.keepSetting('format', DATA_FORMAT);
      for (const { name } of this.settings())
        this.database.prepare('DELETE FROM setting WHERE name = ?').run(name);
      for (const { name, text } of settings) this.keepSetting(name, text);
      for (const { namespace, uid, record } of accounts) this.runPutAccount(namespace, uid, record);
      for (const namespace of new Set(parts.map((part) => part.namespace))) {
        const own = parts.flatMap((each) => (each.namespace === namespace ? [each.part] : []));
        written.set(namespace, this.putSnapshot(namespace, buildTree(own), NOTHING));
      }
      this.noteChange();
    });
    this.changed = true;
    this.written.clear();
    for (const [namespace, snapshot] of written) this.written.set(namespace, snapshot);
    this.logSizes.clear();
  }

  /** Writes only the differences from the current snapshot. */
  private putSnapshot(namespace: string, tree: Tree, before: Snapshot): Snapshot {
    const put = this.database.prepare(
      'INSERT OR REPLACE INTO fragment (namespace, path, node, sum) VALUES (?, ?, ?, ?)',
    );
    const drop = this.database.prepare('DELETE FROM fragment WHERE namespace = ? AND path = ?');
    const old = new Map<string, Fragment>();
    for (const fragment of splitIntoFragments(before.tree)) old.set(buildFragmentKey(fragment), fragment);
    const places = new Set<string>();
    for (const fragment of splitIntoFragments(tree)) {
      const place = buildFragmentKey(fragment);
      places.add(place);
      const was = before.places.has(place) ? old.get(place) : undefined;
      if (was !== undefined && isSameFragment(was, fragment)) continue;
      const text = formatExport(fragment.node);
      put.run(namespace, place, text, calculateRowChecksum(namespace, place, text));
    }
    for (const place of before.places) if (!places.has(place)) drop.run(namespace, place);
    return { tree, places };
  }

  private noteChange(): void {
    if (!this.changed) this.keepSetting(CHANGED, 'yes');
  }

  private runPutAccount(namespace: string, uid: string, record: Json): void {
    const text = JSON.stringify(record);
    this.putAccount.run(namespace, uid, text, calculateRowChecksum(namespace, uid, text));
  }

  private put(entry: StorageEntry): void {
    switch (entry.kind) {
      case 'tree': {
        const text = serializePlaced(entry.placed);
        this.insertJournal.run(entry.namespace, text, calculateRowChecksum(entry.namespace, text));
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
      // A failed COMMIT may have ended the transaction already.
      if (this.database.open && this.database.inTransaction) this.database.exec('ROLLBACK');
      throw diskRefusal(error);
    }
  }

  /** @throws StorageRefused with a sentence if the file is damaged; the lock is released anyway */
  close(): void {
    this.confirmed.close();
    const failed = closeDatabase(this.database, this.file);
    // On a full disk the write-ahead log remains; the next start merges it.
    if (failed === undefined || isOutOfRoom(failed)) return;
    throw new StorageRefused(
      `The data file ${this.file} is damaged: ${failed.message}. Keep it. ${RECOVERY_ADVICE}`,
      { cause: failed },
    );
  }
}

const isOutOfRoom = ({ message }: Error): boolean => /full|ENOSPC|readonly/i.test(message);

const PUT_SETTING = 'INSERT OR REPLACE INTO setting (name, text, sum) VALUES (?, ?, ?)';

/**
 * Opens the data folder, creating it if missing. The lock lasts until `close` or the end of the process.
 * @param missing handling of missing confirmed writes
 * @throws StorageRefused with a sentence: in use by another process, not writable, damaged, of another version
 */
export const openStorage = (dataFolder: string, missing: 'refuse' | 'salvage' = 'refuse'): Storage =>
  openFolder(dataFolder, missing, (folder) => new SqliteStorage(folder));
