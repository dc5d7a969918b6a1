const TRIED = 'floorcraft.reloadedAt';

/** No second reload within this time (ms): longer than a page takes to load on the slowest line, so it cannot turn in circles. */
const ONCE_WITHIN_MS = 10 * 60_000;

/** Whether the page may be loaded anew because something did not come; from then on not again for a while. */
export function mayReload(): boolean {
  try {
    // Where storage is blocked, asking for it throws.
    const memory = sessionStorage;
    if (Date.now() - Number(memory.getItem(TRIED)) < ONCE_WITHIN_MS) return false;
    memory.setItem(TRIED, String(Date.now()));
    return true;
  } catch {
    return false; // Without a memory it could turn in circles: the screen says what happened instead.
  }
}

/**
 * After a new version has been put up, a page that was opened before asks for files that are gone (the preload error
 * of SPEC 8). It is loaded anew, once: if that does not help, the screen says so instead of turning in circles. Without
 * network nothing is gone, and a page that is left would not come back: it stays (NotLoadedPage.tsx).
 */
export function reloadOnceWhenAPreloadFails(
  page: EventTarget,
  { isOnline, reload }: { readonly isOnline: () => boolean; readonly reload: () => void },
): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || !mayReload()) return;
    event.preventDefault();
    reload();
  });
}
