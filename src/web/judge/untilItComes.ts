import { serverAnswers } from '../app/serverAnswers.ts';

/** After so long a part that did not come is asked for again, in ms. */
const ASK_AGAIN_MS = 3_000;

/**
 * Loads a part that may not be here yet when the hall's network goes, as often as it takes: its place stays empty until it
 * comes, and what stands around it goes on. It throws what the loading threw where the server is there and has no such part.
 */
export const untilItComes =
  <Part>(
    load: () => Promise<Part>,
    isThere: () => Promise<boolean> = serverAnswers,
    wait: (ms: number) => Promise<void> = (ms) => new Promise((later) => setTimeout(later, ms)),
  ): (() => Promise<Part>) =>
  async () => {
    for (let wasThere = false; ; await wait(ASK_AGAIN_MS)) {
      try {
        return await load();
      } catch (thrown) {
        const isHere = await isThere();
        if (isHere && wasThere) throw thrown;
        wasThere = isHere;
      }
    }
  };
