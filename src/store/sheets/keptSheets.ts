import { entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { leadNumber, type LeadNumber } from '../../domain/ids.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';

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
  /** What the backend had when it last answered, to tell what it has not yet. */
  readonly there?: readonly LeadNumber[] | undefined;
  /** The operation of the journal's desk that carries this sheet: put there once, and from there on the desk's affair. */
  readonly handed?: string | undefined;
  /** The change that came too late to count, and stands in the journal. */
  readonly late?: number | undefined;
}

const leadsOf = (raw: unknown): readonly LeadNumber[] =>
  childrenOf(raw).flatMap(([, text]) => (typeof text === 'string' ? (leadNumber(text) ?? []) : []));

/** What an older version of this program, or a hand, has left there and nobody can read is no sheet. */
function parseKept(raw: unknown): KeptSheet | undefined {
  const change = countOf(childOf(raw, 'change'));
  const received = countOf(childOf(raw, 'received'));
  if (change === undefined || received === undefined) return undefined;
  return {
    numbers: leadsOf(childOf(raw, 'numbers')),
    pencilled: leadsOf(childOf(raw, 'pencilled')),
    sent: childOf(raw, 'sent') === true,
    reason: textOf(childOf(raw, 'reason')),
    change,
    received,
    there: leadsOf(childOf(raw, 'there')),
    handed: textOf(childOf(raw, 'handed')),
    late: countOf(childOf(raw, 'late')),
  };
}

/**
 * A key-value store in IndexedDB whose transactions count as done only when they are on the disk: idb-keyval leaves
 * the durability to the browser, and Chromium's default is relaxed.
 */
function strictStore(name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('sheets'));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')));
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

const DESK = 'desk';

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
        const kept = parseKept(raw);
        return kept === undefined ? [] : [[key, kept] as const];
      }),
    );
  }

  /** Resolves when the sheet is on this device's disk. */
  keep(key: string, sheet: KeptSheet): Promise<void> {
    return set(key, sheet, this.store);
  }

  /**
   * Changes the journal's desk of this device, which lies beside the sheets, and with it a sheet: both in one
   * transaction, so that a sheet is never handed over twice, nor taken for handed over when it is not.
   */
  exchange(
    change: (desk: unknown) => unknown,
    alongside?: { readonly key: string; readonly sheet: KeptSheet },
  ): Promise<void> {
    return this.store('readwrite', async (sheets) => {
      const desk = change(await promisifyRequest<unknown>(sheets.get(DESK)));
      sheets.put(desk, DESK);
      if (alongside !== undefined) sheets.put(alongside.sheet, alongside.key);
      await promisifyRequest(sheets.transaction);
    });
  }
}
