import { openDB, type IDBPDatabase } from 'idb';
import { probeIndexedDb } from './indexedDbProbe.ts';
import type { ReadState } from './states.ts';

const NOT_KNOWN: ReadState = { kind: 'waiting' };
const PLACES = 'places';

/** Cache of the day for a line-up opened offline. In IndexedDB, because a large day exceeds localStorage. */
export class DayCache {
  private readonly name: string;
  private opened: Promise<IDBPDatabase> | undefined;

  constructor(eventName: string) {
    this.name = `floorcraft-deck-heard-${eventName}`;
  }

  private database(): Promise<IDBPDatabase> {
    this.opened ??= probeIndexedDb().then(() =>
      openDB(this.name, 1, { upgrade: (fresh) => void fresh.createObjectStore(PLACES) }),
    );
    return this.opened;
  }

  async of(at: string): Promise<ReadState> {
    try {
      const raw: unknown = await (await this.database()).get(PLACES, at);
      return raw === undefined ? NOT_KNOWN : { kind: 'known', raw };
    } catch {
      // No storage.
      return NOT_KNOWN;
    }
  }

  async keep(at: string, raw: unknown): Promise<void> {
    try {
      await (await this.database()).put(PLACES, raw, at);
    } catch {
      // Full: the line-up will not open offline.
    }
  }
}
