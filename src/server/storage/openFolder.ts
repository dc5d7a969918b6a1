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
import { Confirmed, confirmedIn } from './confirmed.ts';
import { DATA_FILE, integrityProblems } from './copies.ts';
import { unusable } from './recognise.ts';
import { damaged, readable, refuseChanged, StorageRefused, textOf } from './rows.ts';
import { unflushed, type Unflushed } from './unflushed.ts';

// How a data folder is opened, and when it is not: before anything of it is read.

// The log's table is called `journal` in every data folder there is: what that word means elsewhere came later.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, text TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (seq INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL, entry TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS fragment (namespace TEXT NOT NULL, path TEXT NOT NULL, node TEXT NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (namespace, path)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS account (namespace TEXT NOT NULL, uid TEXT NOT NULL, record TEXT NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (namespace, uid)) WITHOUT ROWID;
  ${ALONE_SCHEMA}
`;

/** How many commits there were; what was confirmed of them stands beside the file as well. */
export const COMMITS = 'commits';

const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && /^SQLITE_(?:CORRUPT|NOTADB)/.test(String(Reflect.get(error, 'code')));

/** What may lie in a folder before its data file: of a competition, or of the disk that is mounted there. */
const BEFORE_THE_DATA = /^(?:event|confirmed.*|backups|floorcraft\..*|lost\+found|\.DS_Store)$/;

/** @throws StorageRefused for a folder of something else, such as a home: it would be closed to everybody else */
function refuseOthersFolder(dataFolder: string): void {
  if (!existsSync(dataFolder) || existsSync(join(dataFolder, DATA_FILE))) return;
  if (readdirSync(dataFolder).every((name) => BEFORE_THE_DATA.test(name))) return;
  throw new StorageRefused(
    `The folder ${dataFolder} holds other things than a competition. Set FLOORCRAFT_DATA to a new or empty folder.`,
  );
}

function open(dataFolder: string): Libsql.Database {
  const file = join(dataFolder, DATA_FILE);
  let database: Libsql.Database | undefined;
  try {
    refuseOthersFolder(dataFolder);
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const problem = unusable(file, `${file}-wal`);
    if (problem !== undefined) throw damaged(problem);
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
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StorageRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (isCorrupt(error)) throw damaged(reason, error);
    throw new StorageRefused(
      /locked|busy/i.test(reason)
        ? `The data folder ${dataFolder} is in use by another process.`
        : `The data folder ${dataFolder} cannot be opened: ${reason}.`,
      { cause: error },
    );
  }
}

/** @throws Error for a database that somebody else has made */
function refuseForeign(database: Libsql.Database): void {
  const tables = database.prepare('SELECT CAST(name AS BLOB) AS name FROM sqlite_master').all();
  if (tables.length > 0 && !tables.some((row) => textOf(row, 'name') === 'setting'))
    throw new Error('the data file belongs to another program');
}

/** @throws StorageRefused */
function refuseDamaged(database: Libsql.Database): void {
  const [problem] = readable(() => integrityProblems(database, 'quick_check'));
  if (problem !== undefined) throw damaged(problem);
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

export function settingIn(database: Libsql.Database, name: string): string | undefined {
  const row: unknown = database
    .prepare('SELECT CAST(text AS BLOB) AS text, sum FROM setting WHERE name = ?')
    .get(name);
  if (row === undefined) return undefined;
  refuseChanged(row, name, 'text');
  return textOf(row, 'text');
}

/**
 * Closes in every case, and gives what was wrong first.
 *
 * Leaving WAL folds it into the file. It also is the only way to give the lock back now: the engine keeps a closed
 * connection half alive until its statements are garbage, and with it an exclusive lock.
 */
export function closeFolder(database: Libsql.Database, file: string): Error | undefined {
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

export const commitsOf = (text: string | undefined): number => Number(text ?? 0);

/** Where a damaged log is kept, so that it is there for whoever knows how to read it. */
const asideOf = (file: string): string => `${file}-wal.damaged`;

/** What the engine would drop of a log is kept beside it until it is certain that nothing of it is missing. */
function keptAside(file: string, left: Unflushed | undefined): void {
  if (left === undefined || left.torn === 0) return;
  copyFileSync(`${file}-wal`, asideOf(file));
  chmodSync(asideOf(file), 0o600);
}

/** The refusal of a folder that lacks writes people were told are saved. */
export class MissingWrites extends StorageRefused {
  /** Undefined: some, nobody has noted how many. */
  readonly count: number | undefined;

  constructor(problem: string, count?: number) {
    super(
      `${problem}. Let the standby take over (promote), restore the last backup into another folder (restore), or go on without them (salvage).`,
    );
    this.count = count;
  }
}

/**
 * Who was told that something is saved must find it again, or be told that it is gone.
 * @throws MissingWrites, and the folder is as it was
 */
function refuseMissing(database: Libsql.Database, file: string, confirmed: number | undefined): void {
  const there = commitsOf(readable(() => settingIn(database, COMMITS)));
  if (confirmed === undefined || there >= confirmed) return;
  closeFolder(database, file);
  // What is whole of it has come into the data file by now, and coming into it once more changes nothing.
  if (existsSync(asideOf(file))) renameSync(asideOf(file), `${file}-wal`);
  throw new MissingWrites(
    `${confirmed - there === 1 ? '1 write that was confirmed is' : `${confirmed - there} writes that were confirmed are`} missing in ${file}: the last one there is number ${there} of ${confirmed}`,
    confirmed - there,
  );
}

/** Without a note of what was confirmed: whole commits behind a damaged one tell that it had been safe. @throws MissingWrites */
function refuseHoles(file: string, left: Unflushed | undefined, confirmed: number | undefined): void {
  if (confirmed !== undefined || left === undefined || left.behind === 0) return;
  throw new MissingWrites(
    `The write-ahead log of ${file} is damaged, and at least ${left.behind} writes after the damage were confirmed`,
  );
}

/** A data folder that is this process's until it is closed. */
export interface OpenFolder {
  readonly file: string;
  readonly database: Libsql.Database;
  /** What the last run had left. */
  readonly left: Unflushed | undefined;
  readonly confirmed: Confirmed;
}

/**
 * Opens a data folder, making it when it is missing; nobody else can open it until `closeFolder` (or the end of the process).
 * @param missing what is done where writes that were confirmed are missing
 * @param work what makes something of it; where that fails nobody has it open
 * @throws StorageRefused with a sentence: in use by another process, not writable, damaged
 */
export function openFolder<T>(
  dataFolder: string,
  missing: 'refuse' | 'salvage',
  work: (folder: OpenFolder) => T,
): T {
  const file = join(dataFolder, DATA_FILE);
  const left = leftOver(dataFolder);
  const count = confirmedIn(dataFolder);
  if (missing === 'refuse') refuseHoles(file, left, count);
  keptAside(file, left);
  const database = open(dataFolder);
  try {
    if (missing === 'refuse') refuseMissing(database, file, count);
    // A file that is cut off still opens: what lay in the part that is missing would be gone without a word.
    if (left !== undefined) refuseDamaged(database);
    const made = readable(() => work({ file, database, left, confirmed: new Confirmed(dataFolder) }));
    rmSync(asideOf(file), { force: true });
    return made;
  } catch (error) {
    closeFolder(database, file);
    throw error;
  }
}
