import { del, entries, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { leadNumber, type LeadNumber } from '../../domain/ids.ts';

/** A sheet as the judge's device keeps it, until the backend has it and after. */
export interface KeptSheet {
  readonly numbers: readonly LeadNumber[];
  /** Undecided: pencilled on the judge's own screen, never sent. */
  readonly pencilled: readonly LeadNumber[];
  /** The judge has let go of it. */
  readonly sent: boolean;
  readonly reason: string | undefined;
  /** Counts the changes made here; `received` is the last one the backend has acknowledged. */
  readonly change: number;
  readonly received: number;
}

const Stored = z.object({
  numbers: z.array(z.string()),
  pencilled: z.array(z.string()),
  sent: z.boolean(),
  reason: z.optional(z.string()),
  change: z.number(),
  received: z.number(),
});

const leads = (texts: readonly string[]): readonly LeadNumber[] => texts.flatMap((text) => leadNumber(text) ?? []);

/**
 * A key-value store in IndexedDB whose transactions count as done only when they are on the disk: idb-keyval leaves
 * the durability to the browser, and Chromium's default is relaxed.
 */
function strictStore(name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('sheets');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'));
    });
  return async (mode, callback) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined; // the next try opens again
      throw error;
    });
    const database = await opened;
    return callback(database.transaction('sheets', mode, { durability: 'strict' }).objectStore('sheets'));
  };
}

/** The sheets this device keeps for one judge of one competition. */
export class SheetDrawer {
  private readonly store: UseStore;

  constructor(eventName: string, judge: string) {
    this.store = strictStore(`floorcraft-sheets-${eventName}-${judge}`);
  }

  async all(): Promise<ReadonlyMap<string, KeptSheet>> {
    const found = await entries<string, unknown>(this.store);
    return new Map(
      found.flatMap(([key, raw]) => {
        const stored = z.safeParse(Stored, raw);
        if (!stored.success) return [];
        const { numbers, pencilled, sent, reason, change, received } = stored.data;
        return [[key, { numbers: leads(numbers), pencilled: leads(pencilled), sent, reason, change, received }] as const];
      }),
    );
  }

  /** Resolves when the sheet is on this device's disk. */
  keep(key: string, sheet: KeptSheet): Promise<void> {
    return set(key, sheet, this.store);
  }

  forget(key: string): Promise<void> {
    return del(key, this.store);
  }
}
