import { openDB, type IDBPDatabase } from 'idb';
import { probeIndexedDb } from './indexedDbProbe.ts';
import type { Heard } from './states.ts';

const NOT_KNOWN: Heard = { kind: 'waiting' };
const PLACES = 'places';

/**
 * What this tablet last heard of the day: with it the line-up opens where there is no network. In IndexedDB, because a
 * large day is more than the browser's plain storage takes; never the only copy.
 */
export class LastHeard {
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

  async of(at: string): Promise<Heard> {
    try {
      const raw: unknown = await (await this.database()).get(PLACES, at);
      return raw === undefined ? NOT_KNOWN : { kind: 'known', raw };
    } catch {
      // No storage here: then nothing is known.
      return NOT_KNOWN;
    }
  }

  async keep(at: string, raw: unknown): Promise<void> {
    try {
      await (await this.database()).put(PLACES, raw, at);
    } catch {
      // Full or closed: without network the line-up will not open, and its loading bars say so.
    }
  }
}
