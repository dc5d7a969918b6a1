import type Libsql from 'libsql';
import type * as sqlite from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';

const opened: Storage[] = [];

/**
 * Gives tests access to the real engine. Use it in a test file of its own: `vi.mock(import('…/sqlite.ts'),
 * async (original) => (await import('…/enginePragma.ts')).exposeEngine(await original()))`.
 */
export const exposeEngine = (real: typeof sqlite): typeof sqlite => ({
  ...real,
  openStorage: (...how) => {
    const storage = real.openStorage(...how);
    opened.push(storage);
    return storage;
  },
});

/** Runs a pragma on the storage opened last. */
export function runPragma(text: string): void {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the field of a class that only tests look into
  const database = Reflect.get(Object(opened.at(-1)), 'database') as Libsql.Database;
  database.pragma(text);
}

/** Limits the disk to this many pages. */
export const limitDiskPages = (most: number): void => runPragma(`max_page_count = ${most}`);
