import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { ALONE_SCHEMA } from './aloneNotes.ts';
import { ConfirmedCommits, readConfirmedCommits } from './confirmedCommits.ts';
import { DATA_FILE, findIntegrityProblems } from './copies.ts';
import { findUnusableReason } from './findUnusableReason.ts';
import {
  createDamagedFileError,
  refuseUnreadable,
  checkRowChecksum,
  StorageRefused,
  readTextColumn,
} from './rows.ts';
import { readUnflushedLog, type UnflushedLog } from './readUnflushedLog.ts';

// Opening a data folder: checks before anything is read.

// The log's table is named `journal` in every existing data folder; the word got its other meaning later.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, text TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (seq INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL, entry TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS fragment (namespace TEXT NOT NULL, path TEXT NOT NULL, node TEXT NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (namespace, path)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS account (namespace TEXT NOT NULL, uid TEXT NOT NULL, record TEXT NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (namespace, uid)) WITHOUT ROWID;
  ${ALONE_SCHEMA}
`;

/** Name of the commit counter; the confirmed count is also kept beside the data file. */
export const COMMITS_SETTING = 'commits';

const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && /^SQLITE_(?:CORRUPT|NOTADB)/.test(String(Reflect.get(error, 'code')));

/** Names a folder may contain before its data file: of a competition, or of a mounted disk. */
const BEFORE_THE_DATA = /^(?:event|confirmed.*|backups|floorcraft\..*|lost\+found|\.DS_Store)$/;

/** @throws StorageRefused for a folder with other content, such as a home: it would be made private */
function refuseOthersFolder(dataFolder: string): void {
  if (!existsSync(dataFolder) || existsSync(join(dataFolder, DATA_FILE))) return;
  if (readdirSync(dataFolder).every((name) => BEFORE_THE_DATA.test(name))) return;
  throw new StorageRefused(
    `The folder ${dataFolder} has other files in it. Set FLOORCRAFT_DATA to a new or empty folder.`,
  );
}

function open(dataFolder: string): Libsql.Database {
  const file = join(dataFolder, DATA_FILE);
  let database: Libsql.Database | undefined;
  try {
    refuseOthersFolder(dataFolder);
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const problem = findUnusableReason(file, `${file}-wal`);
    if (problem !== undefined) throw createDamagedFileError(problem);
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
    database = new Libsql(file);
    // Exclusive, set before WAL: the lock is the operating system's and ends with the process, even kill -9,
    // and no shared-memory file is left behind.
    database.pragma('locking_mode = EXCLUSIVE');
    refuseForeign(database);
    // The engine creates its log with the data file's permissions, so make that private first, whatever the
    // folder allows.
    for (const each of [file, `${file}-wal`]) if (existsSync(each)) chmodSync(each, 0o600);
    database.pragma('journal_mode = WAL');
    // FULL: a committed write survives a power failure, not only a crash.
    database.pragma('synchronous = FULL');
    database.exec('BEGIN IMMEDIATE');
    database.exec(SCHEMA);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StorageRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (isCorrupt(error)) throw createDamagedFileError(reason, error);
    throw new StorageRefused(
      /locked|busy/i.test(reason)
        ? `The data folder ${dataFolder} is in use by another process.`
        : `The data folder ${dataFolder} cannot be opened: ${reason}.`,
      { cause: error },
    );
  }
}

/** @throws Error for another program's database */
function refuseForeign(database: Libsql.Database): void {
  const tables = database.prepare('SELECT CAST(name AS BLOB) AS name FROM sqlite_master').all();
  if (tables.length > 0 && !tables.some((row) => readTextColumn(row, 'name') === 'setting'))
    throw new Error('the data file belongs to another program');
}

/** @throws StorageRefused */
function refuseDamaged(database: Libsql.Database): void {
  const [problem] = refuseUnreadable(() => findIntegrityProblems(database, 'quick_check'));
  if (problem !== undefined) throw createDamagedFileError(problem);
}

/** @throws StorageRefused if the folder can't be read */
function leftOver(dataFolder: string): UnflushedLog | undefined {
  try {
    return readUnflushedLog(join(dataFolder, DATA_FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageRefused(`The data folder ${dataFolder} cannot be opened: ${reason}.`, { cause: error });
  }
}

export function readSetting(database: Libsql.Database, name: string): string | undefined {
  const row: unknown = database
    .prepare('SELECT CAST(text AS BLOB) AS text, sum FROM setting WHERE name = ?')
    .get(name);
  if (row === undefined) return undefined;
  checkRowChecksum(row, name, 'text');
  return readTextColumn(row, 'text');
}

/**
 * Closes in any case and returns the first error.
 *
 * Leaving WAL merges it into the file. It is also the only way to release the lock now: the engine keeps a
 * closed connection, with its exclusive lock, until its statements are garbage-collected.
 */
export function closeDatabase(database: Libsql.Database, file: string): Error | undefined {
  let failed: Error | undefined;
  const steps: readonly (() => unknown)[] = [
    () => database.pragma('journal_mode = DELETE'),
    () => database.pragma('locking_mode = NORMAL'),
    // Any read works; this one needs only the first page, which may be the only good one.
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
  // If the merge fails, the engine keeps the lock. The operating system counts it per process, so closing the
  // file on any other handle releases it, and others need not wait for this process to end.
  if (failed !== undefined && existsSync(file)) closeSync(openSync(file, 'r'));
  return failed;
}

export const parseCommitCount = (text: string | undefined): number => Number(text ?? 0);

/** Copy of a damaged log, for someone who can read it. */
const asideOf = (file: string): string => `${file}-wal.damaged`;

/** Keeps a copy of the log, whose damaged tail the engine drops, until it is certain that nothing is missing. */
function keptAside(file: string, left: UnflushedLog | undefined): void {
  if (left === undefined || left.torn === 0) return;
  copyFileSync(`${file}-wal`, asideOf(file));
  chmodSync(asideOf(file), 0o600);
}

/** Refuses a folder that lacks confirmed writes. */
export class MissingWritesError extends StorageRefused {
  /** Undefined: some, but the number was not recorded. */
  readonly count: number | undefined;

  constructor(problem: string, count?: number) {
    super(
      `${problem}. Let the standby take over (promote), restore the last backup into another folder (restore), or go on without them (salvage).`,
    );
    this.count = count;
  }
}

/**
 * A confirmed write must be found again, or its loss reported.
 * @throws MissingWritesError; the folder is unchanged then
 */
function refuseMissing(database: Libsql.Database, file: string, confirmed: number | undefined): void {
  const there = parseCommitCount(refuseUnreadable(() => readSetting(database, COMMITS_SETTING)));
  if (confirmed === undefined || there >= confirmed) return;
  closeDatabase(database, file);
  // The intact part is in the data file already; merging it again changes nothing.
  if (existsSync(asideOf(file))) renameSync(asideOf(file), `${file}-wal`);
  throw new MissingWritesError(
    `${confirmed - there === 1 ? '1 confirmed write is' : `${confirmed - there} confirmed writes are`} missing in ${file}: the last one there is number ${there} of ${confirmed}`,
    confirmed - there,
  );
}

/**
 * Without a confirmed count: intact commits after a damaged one prove that the damaged one had been on disk.
 * @throws MissingWritesError
 */
function refuseHoles(file: string, left: UnflushedLog | undefined, confirmed: number | undefined): void {
  if (confirmed !== undefined || left === undefined || left.behind === 0) return;
  throw new MissingWritesError(
    `The write-ahead log of ${file} is damaged, and at least ${left.behind} writes after the damage were confirmed`,
  );
}

/** A data folder this process holds open. */
export interface OpenFolder {
  readonly file: string;
  readonly database: Libsql.Database;
  /** Log left by the last run, if it ended uncleanly. */
  readonly left: UnflushedLog | undefined;
  readonly confirmed: ConfirmedCommits;
}

/**
 * Opens a data folder, creating it if missing. The lock lasts until `closeDatabase` or the end of the process.
 * @param missing handling of missing confirmed writes
 * @param work uses the open folder; if it throws, the folder is closed
 * @throws StorageRefused with a sentence: in use by another process, not writable, damaged
 */
export function openFolder<T>(
  dataFolder: string,
  missing: 'refuse' | 'salvage',
  work: (folder: OpenFolder) => T,
): T {
  const file = join(dataFolder, DATA_FILE);
  const left = leftOver(dataFolder);
  const count = readConfirmedCommits(dataFolder);
  if (missing === 'refuse') refuseHoles(file, left, count);
  keptAside(file, left);
  const database = open(dataFolder);
  try {
    if (missing === 'refuse') refuseMissing(database, file, count);
    // A truncated file still opens, and what was in the missing part would be lost silently.
    if (left !== undefined) refuseDamaged(database);
    const made = refuseUnreadable(() =>
      work({ file, database, left, confirmed: new ConfirmedCommits(dataFolder) }),
    );
    rmSync(asideOf(file), { force: true });
    return made;
  } catch (error) {
    closeDatabase(database, file);
    throw error;
  }
}
