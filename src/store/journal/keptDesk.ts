import { update, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { parseLine } from '../paths/journal.ts';
import { actOf, freshDesk, type JournalDesk } from './journalDesk.ts';

const Line = z.pipe(
  z.unknown(),
  z.transform((raw, context) => {
    const line = parseLine(raw);
    if (line === undefined) {
      context.issues.push({ code: 'custom', message: 'no line', input: raw });
      return z.NEVER;
    }
    return line;
  }),
);
const KeptAct = z.object({
  key: z.string(),
  parts: z.array(z.object({ line: Line, patch: z.record(z.string(), z.json()) })),
});
const KeptDesk = z.object({
  device: z.string(),
  last: z.string(),
  seal: z.union([
    z.undefined(),
    z.object({
      act: z.string(),
      lines: z.array(z.object({ previous: z.string(), hash: z.string(), line: Line })),
    }),
  ]),
  acts: z.array(z.object({ act: KeptAct, problem: z.exactOptional(z.string()) })),
});

const aDevice = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

/** What an older version of this program, or a hand, has left there and nobody can read: the device begins anew. */
export function parseDesk(raw: unknown): JournalDesk {
  const read = z.safeParse(KeptDesk, raw);
  if (!read.success) return freshDesk(aDevice());
  const { seal } = read.data;
  return seal === undefined || actOf(read.data, seal.act) === undefined
    ? { ...read.data, seal: undefined }
    : read.data;
}

/** Where a device keeps its desk. */
export interface Shelf {
  /** Changes the desk in one transaction; resolves with what is kept now, when it is on the disk. */
  readonly change: (change: (desk: JournalDesk) => JournalDesk) => Promise<JournalDesk>;
}

/**
 * A store in IndexedDB whose transactions count as done only when they are on the disk: idb-keyval leaves the
 * durability to the browser, and Chromium's default is relaxed.
 */
function strictStore(name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('desk'));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')));
    });
  return async (mode, callback) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined; // the next try opens again
      throw error;
    });
    const database = await opened;
    return callback(database.transaction('desk', mode, { durability: 'strict' }).objectStore('desk'));
  };
}

/** The desk on this device's disk, one for a competition, shared by all tabs. */
export function shelfOnDisk(eventName: string): Shelf {
  const store = strictStore(`floorcraft-journal-${eventName}`);
  return {
    change: async (change) => {
      let kept: JournalDesk | undefined;
      await update<unknown>('desk', (raw) => (kept = change(parseDesk(raw))), store);
      if (kept === undefined) throw new Error('IndexedDB kept nothing');
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
