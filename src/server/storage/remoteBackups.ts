import type { CopyStore } from './copyStores.ts';
import { listCopiesToRemove } from './thinning.ts';

/**
 * Sends each automatic copy to other places, and thins the copies there by age. Sends one copy at a time:
 * while a slow place receives a copy, only the newest of the later copies waits.
 */
export class RemoteBackups {
  private readonly stores: readonly CopyStore[];
  private readonly clock: () => number;
  private readonly failed: (error: unknown, store: CopyStore) => void;
  /** The last copy that each place has taken. */
  private readonly taken = new Map<CopyStore, string>();
  private waiting: string | undefined;
  private running: Promise<void> | undefined;

  constructor(setup: {
    stores: readonly CopyStore[];
    clock: () => number;
    failed: (error: unknown, store: CopyStore) => void;
  }) {
    this.stores = setup.stores;
    this.clock = setup.clock;
    this.failed = setup.failed;
  }

  /** Sends a copy to the places that have not taken it yet. */
  offer(file: string): void {
    this.waiting = file;
    this.running ??= this.work().finally(() => {
      this.running = undefined;
    });
  }

  /** Resolves once no copy is waiting. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async work(): Promise<void> {
    for (let file = this.waiting; file !== undefined; file = this.waiting) {
      this.waiting = undefined;
      for (const store of this.stores) {
        if (this.taken.get(store) === file) continue;
        try {
          await store.put(file);
          this.taken.set(store, file);
          for (const name of listCopiesToRemove(await store.list(), this.clock())) await store.remove(name);
        } catch (error) {
          this.failed(error, store);
        }
      }
    }
  }
}
