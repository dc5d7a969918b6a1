const TRIED = 'floorcraft.reloadedAt';

/** Within this time a second failure is not cured by a third load, in ms. */
const ONCE_WITHIN_MS = 30_000;

/**
 * After a new version has been put up, a page that was opened before asks for files that are gone (the preload error
 * of SPEC 8). It is loaded anew, once: if that does not help, the screen says so instead of turning in circles.
 */
export function reloadOnceWhenAPreloadFails(page: EventTarget, memory: Storage, reload: () => void): void {
  page.addEventListener('vite:preloadError', (event) => {
    let triedAt = 0;
    try {
      triedAt = Number(memory.getItem(TRIED) ?? 0);
      if (Date.now() - triedAt < ONCE_WITHIN_MS) return;
      memory.setItem(TRIED, String(Date.now()));
    } catch {
      return; // Without a memory it could turn in circles: the screen says what happened instead.
    }
    event.preventDefault();
    reload();
  });
}
