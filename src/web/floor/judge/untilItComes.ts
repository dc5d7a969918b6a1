import { mayReload } from '../../kit/lazy/failedPreload.ts';
import { serverAnswers } from '../../kit/lazy/serverAnswers.ts';

/** After so long a part that did not come is asked for again, in ms. */
const ASK_AGAIN_MS = 3_000;

/**
 * Firefox never asks again for a module that failed to load once: only a page that is loaded anew does. The marks are on the
 * device by then. False where that has been tried already, and the server was there all the time since.
 */
function reload(wasAway: boolean): boolean {
  const may = wasAway || mayReload();
  if (may) window.location.reload();
  return may;
}

/**
 * Loads a part that may not be here yet when the hall's network goes, as often as it takes: its place stays empty until it
 * comes, and what stands around it goes on. Where the server is there and the part still does not come, the page is loaded
 * anew, once for each time that the server was away; then it throws what the loading threw.
 */
export const untilItComes =
  <Part>(
    load: () => Promise<Part>,
    isThere: () => Promise<boolean> = serverAnswers,
    wait: (ms: number) => Promise<void> = (ms) => new Promise((later) => setTimeout(later, ms)),
    reloads: (wasAway: boolean) => boolean = reload,
  ): (() => Promise<Part>) =>
  async () => {
    for (let [wasThere, wasAway] = [false, false]; ; await wait(ASK_AGAIN_MS)) {
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
