import { keepJson, readText } from './browserStorage.ts';
import type { Heard } from './states.ts';

const NOT_KNOWN: Heard = { kind: 'waiting' };

/** For whom it is kept: what one has no use for is not let go of by the other. */
export type KeptFor = 'judge' | 'day' | 'live';

/**
 * What this device last heard of the floor: where a judge's sheets, a dancer's day or the live page are opened without network, this is
 * what they are opened with. In the browser's plain storage: read at once, before the first paint, and never the only copy.
 */
export class LastKnown {
  private readonly prefix: string;

  constructor(eventName: string, keptFor: KeptFor = 'judge') {
    this.prefix = `floorcraft.${keptFor}.${eventName}.`;
  }

  of(at: string): Heard {
    const kept = readText(this.prefix + at);
    if (kept === undefined) return NOT_KNOWN;
    try {
      const raw: unknown = JSON.parse(kept);
      return { kind: 'known', raw };
    } catch {
      return NOT_KNOWN; // not ours
    }
  }

  keep(at: string, raw: unknown): void {
    keepJson(this.prefix + at, raw);
  }

  /** Lets go of what lies below `place`, except what begins with one of `keep`: yesterday's rounds are nobody's. */
  keepOnly(place: string, keep: readonly string[]): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(this.prefix + place) && !keep.some((one) => key.startsWith(this.prefix + one)))
          localStorage.removeItem(key);
    } catch {
      // No storage here: nothing to let go of.
    }
  }
}
