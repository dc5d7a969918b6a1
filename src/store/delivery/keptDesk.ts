import * as z from 'zod/mini';
import { parseRecord } from '../journal/journal.ts';
import { actOf, freshDesk, type JournalDesk } from './journalDesk.ts';

const Record = z.pipe(
  z.unknown(),
  z.transform((raw, context) => {
    const record = parseRecord(raw);
    if (record === undefined) {
      context.issues.push({ code: 'custom', message: 'no line', input: raw });
      return z.NEVER;
    }
    return record;
  }),
);
const KeptAct = z.object({
  key: z.string(),
  changes: z.array(z.object({ record: Record, patch: z.record(z.string(), z.json()) })),
});
const KeptDesk = z.object({
  device: z.string(),
  last: z.string(),
  link: z.union([
    z.undefined(),
    z.object({
      operation: z.string(),
      records: z.array(z.object({ previous: z.string(), hash: z.string(), record: Record })),
    }),
  ]),
  operations: z.array(z.object({ operation: KeptAct, problem: z.exactOptional(z.string()) })),
});

const aDevice = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

/** What an older version of this program, or a hand, has left there and nobody can read: the device begins anew. */
export function parseDesk(raw: unknown): JournalDesk {
  const read = z.safeParse(KeptDesk, raw);
  if (!read.success) return freshDesk(aDevice());
  const { link } = read.data;
  return link === undefined || actOf(read.data, link.operation) === undefined
    ? { ...read.data, link: undefined }
    : read.data;
}

/** Where a device keeps its desk. */
export interface Shelf {
  /** Changes the desk in one transaction; resolves with what is kept now, when it is on the disk. */
  readonly change: (change: (desk: JournalDesk) => JournalDesk) => Promise<JournalDesk>;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new Error('IndexedDB kept nothing'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', failed);
    transaction.addEventListener('error', failed);
  });

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('desk'));
  return asked(request);
}

/**
 * The desk on this device's disk, one for a competition, shared by all tabs. Reading and writing are one transaction of
 * strict durability: it counts as kept only when it is on the disk, and no other tab comes in between. Without
 * idb-keyval, which the judges' chunk would then have to share.
 */
export function shelfOnDisk(eventName: string): Shelf {
  let database: Promise<IDBDatabase> | undefined;
  return {
    change: async (change) => {
      database ??= opened(`floorcraft-journal-${eventName}`).catch((error: unknown) => {
        database = undefined; // the next try opens again
        throw error;
      });
      const transaction = (await database).transaction('desk', 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore('desk');
      const exchanged = async (): Promise<JournalDesk> => {
        const desk = change(parseDesk(await asked<unknown>(store.get('desk'))));
        store.put(desk, 'desk');
        return desk;
      };
      const [kept] = await Promise.all([exchanged(), ended(transaction)]);
      return kept;
    },
  };
}

/** The desk of a tab whose browser keeps nothing: gone with the tab. */
export function shelfInTab(): Shelf {
  let desk = parseDesk(undefined);
  return {
    change: (change) => {
      desk = change(desk);
      return Promise.resolve(desk);
    },
  };
}
