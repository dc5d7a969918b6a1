import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Heard } from './states.ts';

const NOT_KNOWN: Heard = { kind: 'waiting' };

/**
 * What this tablet last heard of the day: with it the line-up opens where there is no network. In IndexedDB, because a
 * large day is more than the browser's plain storage takes; never the only copy.
 */
export class LastHeard {
  private readonly store: UseStore;

  constructor(eventName: string) {
    this.store = createStore(`floorcraft-deck-heard-${eventName}`, 'places');
  }

  async of(at: string): Promise<Heard> {
    try {
      const raw = await get<unknown>(at, this.store);
      return raw === undefined ? NOT_KNOWN : { kind: 'known', raw };
    } catch {
      // No storage here: then nothing is known.
      return NOT_KNOWN;
    }
  }

  async keep(at: string, raw: unknown): Promise<void> {
    try {
      await set(at, raw, this.store);
    } catch {
      // Full or closed: without network the line-up will not open, and its loading bars say so.
    }
  }
}
