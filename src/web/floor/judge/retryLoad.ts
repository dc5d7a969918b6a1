import { mayReload } from '../../kit/lazy/failedPreload.ts';
import { isServerReachable } from '../../kit/lazy/isServerReachable.ts';

/** Delay before a failed part is loaded again. */
const RETRY_DELAY_MS = 3_000;

/**
 * Firefox never retries a module that failed to load: only a reload does. The marks are saved by then. False if that
 * was tried already while the server was up all the time.
 */
function reload(wasAway: boolean): boolean {
  const may = wasAway || mayReload();
  if (may) window.location.reload();
  return may;
}

/**
 * Loads a part with retries, for when the hall's network goes: its place stays empty until it comes, and the rest
 * works. If the server answers and the part still fails, the page reloads, once for each time the server was down;
 * after that it throws the load error.
 */
export const retryLoad =
  <Part>(
    load: () => Promise<Part>,
    isThere: () => Promise<boolean> = isServerReachable,
    wait: (ms: number) => Promise<void> = (ms) => new Promise((later) => setTimeout(later, ms)),
    reloads: (wasAway: boolean) => boolean = reload,
  ): (() => Promise<Part>) =>
  async () => {
    for (let [wasThere, wasAway] = [false, false]; ; await wait(RETRY_DELAY_MS)) {
      try {
        return await load();
      } catch (thrown) {
        const isHere = await isThere();
        if (isHere && wasThere && reloads(wasAway)) await new Promise<never>(() => undefined);
        if (isHere && wasThere) throw thrown;
        wasThere = isHere;
        wasAway ||= !isHere;
      }
    }
  };
