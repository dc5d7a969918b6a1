import { openDB, type IDBPDatabase } from 'idb';

/** A database that an older version of this program has left on the device; undefined when there is none. */
export async function olderDatabase(name: string): Promise<IDBPDatabase | undefined> {
  let isNew = false;
  try {
    return await openDB(name, undefined, {
      upgrade: (_database, _from, _to, transaction) => {
        isNew = true;
        transaction.done.catch(() => undefined); // it was only to be looked whether it is there
        transaction.abort();
      },
    });
  } catch (thrown) {
    if (isNew) return undefined;
    throw thrown;
  }
}
