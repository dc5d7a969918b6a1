import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { StorageRefused, readTextColumn } from './rows.ts';

/** The only data file of a data folder. */
export const DATA_FILE = 'floorcraft.db';
/** Version of the data format; read docs/decisions/0052-format-compatibility.md before changing it. */
export const DATA_FORMAT = '3';

/** The reason a data file of this format can't be read, or undefined. */
export const findFormatProblem = (format: string): string | undefined =>
  format === DATA_FORMAT ? undefined : `format ${format}, not ${DATA_FORMAT}`;

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves a finished file into place, so that a power cut leaves all of it or nothing. */
function inPlace(unfinished: string, file: string): void {
  chmodSync(unfinished, 0o600);
  toDisk(unfinished);
  renameSync(unfinished, file);
  // Windows can't sync a folder.
  if (process.platform !== 'win32') toDisk(dirname(file));
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Writes all committed data to a new file. It holds password hashes and signing keys, so it is private.
 * @throws StorageRefused with a sentence; the file doesn't exist then
 */
export function writeCopy(database: Libsql.Database, file: string): void {
  if (existsSync(file))
    throw new StorageRefused(`There is already a file ${file}. A backup overwrites nothing.`);
  const unfinished = `${file}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    database.prepare('VACUUM INTO ?').run(unfinished);
    inPlace(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new StorageRefused(`The backup ${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
}

function problemOf(file: string): string | undefined {
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file);
    const [problem] = findIntegrityProblems(database);
    if (problem !== undefined) return problem;
    const format: unknown = database.prepare("SELECT text FROM setting WHERE name = 'format'").get();
    const text: unknown =
      typeof format === 'object' && format !== null ? Reflect.get(format, 'text') : format;
    const another = findFormatProblem(String(text));
    return another === undefined ? undefined : `it is of another version (${another})`;
  } catch (error) {
    return reasonOf(error);
  } finally {
    database?.close();
  }
}

/**
 * Namespaces in a closed data file. Skipped if it has a log: opening it would merge the log before anyone
 * checked that it is complete.
 */
export function listNamespaces(file: string): readonly string[] {
  const log = `${file}-wal`;
  if (!existsSync(file) || (existsSync(log) && statSync(log).size > 0)) return [];
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file, { readonly: true });
    return ['journal', 'fragment', 'account']
      .flatMap(
        (table) =>
          database?.prepare(`SELECT DISTINCT CAST(namespace AS BLOB) AS namespace FROM ${table}`).all() ?? [],
      )
      .map((row) => readTextColumn(row, 'namespace'))
      .filter((namespace, at, all) => all.indexOf(namespace) === at);
  } catch {
    return []; // opening it reports the problem
  } finally {
    database?.close();
  }
}

/** Problems the engine finds in a file. The quick check skips only the comparison of indexes with rows. */
export function findIntegrityProblems(
  database: Libsql.Database,
  look: 'integrity_check' | 'quick_check' = 'integrity_check',
): readonly string[] {
  const rows: unknown = database.pragma(look);
  if (!Array.isArray(rows)) return [`${look} said nothing`];
  return (
    rows
      .map((row: unknown) =>
        typeof row === 'object' && row !== null ? String(Reflect.get(row, look)) : String(row),
      )
      .filter((said) => said !== 'ok')
      // One cause is often reported page by page.
      .map((said) => said.replace(/^\*\*\* .* \*\*\*\n/, '').replace(/\n[^]*/, ', and more'))
  );
}

/** Event files may be there before the data: an installed package and a container keep them in the data folder. */
const EVENT_FILES = 'events';

/**
 * Creates a data folder from a backup. Refuses unless it is empty: existing data is never overwritten.
 * @throws StorageRefused with a sentence; the folder is unchanged then
 */
export function restoreCopy(file: string, dataFolder: string): void {
  if (!existsSync(file)) throw new StorageRefused(`There is no file ${file}.`);
  if (existsSync(dataFolder) && readdirSync(dataFolder).some((name) => name !== EVENT_FILES))
    throw new StorageRefused(
      `The data folder ${resolve(dataFolder)} is not empty. Move it away first, or set FLOORCRAFT_DATA to another.`,
    );
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unfinished = join(dataFolder, `${DATA_FILE}.unfinished`);
  try {
    copyFileSync(file, unfinished);
    const problem = problemOf(unfinished);
    if (problem !== undefined) throw new StorageRefused(`${file} is no backup that can be used: ${problem}.`);
    inPlace(unfinished, join(dataFolder, DATA_FILE));
  } finally {
    for (const left of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${left}`, { force: true });
  }
}
