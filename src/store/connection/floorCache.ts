import { saveJson, readText } from './browserStorage.ts';
import type { ReadState } from './states.ts';

const NOT_KNOWN: ReadState = { kind: 'waiting' };

/** The screen that cached it. Each screen prunes only its own entries. */
export type CacheOwner = 'judge' | 'day' | 'live';

/**
 * Cache of the floor for pages opened offline: a judge's sheets, a dancer's day, the live page. In localStorage, which
 * can be read before the first paint.
 */
export class FloorCache {
  private readonly prefix: string;

  constructor(eventName: string, keptFor: CacheOwner = 'judge') {
    this.prefix = `floorcraft.${keptFor}.${eventName}.`;
  }

  of(at: string): ReadState {
    const kept = readText(this.prefix + at);
    if (kept === undefined) return NOT_KNOWN;
    try {
      const raw: unknown = JSON.parse(kept);
      return { kind: 'known', raw };
    } catch {
      return NOT_KNOWN; // malformed
    }
  }

  keep(at: string, raw: unknown): void {
    saveJson(this.prefix + at, raw);
  }

  /** Deletes entries below `place`, except those that begin with one of `keep`. */
  keepOnly(place: string, keep: readonly string[]): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(this.prefix + place) && !keep.some((one) => key.startsWith(this.prefix + one)))
          localStorage.removeItem(key);
    } catch {
      // No storage.
    }
  }
}
