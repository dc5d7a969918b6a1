import type Libsql from 'libsql';
import type * as sqlite from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';

const opened: Storage[] = [];

/**
 * The real engine, of which a test wants more than a storage gives. To be put in its place, in a file that runs by itself:
 * `vi.mock(import('…/sqlite.ts'), async (original) => (await import('…/enginePragma.ts')).noting(await original()))`.
 */
export const noting = (real: typeof sqlite): typeof sqlite => ({
  ...real,
  openStorage: (...how) => {
    const storage = real.openStorage(...how);
    opened.push(storage);
    return storage;
  },
});

/** Told to the engine of the storage that was opened last. */
export function pragma(text: string): void {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the field of a class that only tests look into
  const database = Reflect.get(Object(opened.at(-1)), 'database') as Libsql.Database;
  database.pragma(text);
}

/** A disk that is full after so many pages. */
export const pages = (most: number): void => pragma(`max_page_count = ${most}`);
