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

let reloading: Promise<boolean> = Promise.resolve(true);

/** Waits for the reload that replaces this page. Rejects if the server does not answer, so that the page stays. */
export async function waitForReload(): Promise<never> {
  if (!(await reloading)) throw new Error('The server does not answer.');
  return new Promise<never>(() => undefined);
}

/**
 * After an update of the server, a page that was opened before asks for files that are gone (the preload error of
 * SPEC 8). It is reloaded, once: if that does not help, the screen says so. Without a connection no file is gone, and the
 * reloaded page would not come: this one stays (NotLoadedPage.tsx).
 * @param reload resolves to false if the server does not answer
 */
export function reloadOnceWhenAPreloadFails(
  page: EventTarget,
  { isOnline, reload }: { readonly isOnline: () => boolean; readonly reload: () => Promise<boolean> },
): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || !mayReload()) return;
    event.preventDefault();
    reloading = reload();
  });
}
