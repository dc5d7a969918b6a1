const TRIED = 'floorcraft.reloadedAt';

/** No second reload within this time: longer than the slowest line takes to load a page, so it cannot loop. */
const MIN_RELOAD_INTERVAL_MS = 10 * 60_000;

/** True if the page may reload because a file failed to load; then false for a while. */
export function mayReload(): boolean {
  try {
    // Throws where storage is blocked.
    const memory = sessionStorage;
    if (Date.now() - Number(memory.getItem(TRIED)) < MIN_RELOAD_INTERVAL_MS) return false;
    memory.setItem(TRIED, String(Date.now()));
    return true;
  } catch {
    return false; // Without storage it could loop: the screen shows the error instead.
  }
}

let reloading: Promise<boolean> = Promise.resolve(true);

/** Waits for the reload that replaces this page. Rejects if the server does not answer, so that the page stays. */
export async function waitForReload(): Promise<never> {
  if (!(await reloading)) throw new Error('The server does not answer.');
  return new Promise<never>(() => undefined);
}

/**
 * After an update of the server, an open page asks for files that no longer exist (the preload error of SPEC 8). The
 * page reloads once; if that fails, the screen says so. Offline it stays, because the reload would fail
 * (NotLoadedPage.tsx).
 * @param reload resolves to false if the server does not answer
 */
export function reloadOnFailedPreload(
  page: EventTarget,
  { isOnline, reload }: { readonly isOnline: () => boolean; readonly reload: () => Promise<boolean> },
): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || !mayReload()) return;
    event.preventDefault();
    reloading = reload().then((isReloading) => {
      // Nothing was reloaded, so the next failure may reload.
      if (!isReloading) sessionStorage.removeItem(TRIED);
      return isReloading;
    });
  });
}
