import { mayReload, waitForReload } from './failedPreload.ts';
import { isServerReachable } from './isServerReachable.ts';

/** Delay before a failed part is loaded again. */
const RETRY_DELAY_MS = 3_000;

/**
 * Firefox never retries a module that failed to load, so reload the page. Sent changes are saved by then. False
 * if a reload was tried already and the server was up since.
 */
function reload(wasAway: boolean): boolean {
  const may = wasAway || mayReload();
  if (may) window.location.reload();
  return may;
}

/**
 * Loads a part and retries while the hall's network is down; the rest of the screen works without it. If the
 * server answers but the part still fails, the page reloads, once per outage. After that it throws.
 */
export const retryLoad =
  <Part>(
    load: () => Promise<Part>,
    isThere: () => Promise<boolean> = isServerReachable,
    wait: (ms: number) => Promise<void> = (ms) => new Promise((later) => setTimeout(later, ms)),
    reloads: (wasAway: boolean) => boolean = reload,
  ): (() => Promise<Part>) =>
  async () => {
    let wasThere = false;
    let wasAway = false;
    for (;;) {
      try {
        // Undefined while the page is about to reload (failedPreload.ts).
        const part: Part | undefined = await load();
        return part ?? (await waitForReload());
      } catch (thrown) {
        const isHere = await isThere();
        if (isHere && wasThere && reloads(wasAway)) await new Promise<never>(() => undefined);
        if (isHere && wasThere) throw thrown;
        wasThere = isHere;
        wasAway ||= !isHere;
      }
      await wait(RETRY_DELAY_MS);
    }
  };
