/** So long an answer may take in a full hall, in ms. */
const PATIENCE_MS = 5_000;

/**
 * WebKit remembers that a module failed to load, also in the pages after this one, until its file is fetched in another way.
 */
async function fetchModules(): Promise<void> {
  const modules = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')];
  await Promise.allSettled(modules.map(({ href }) => fetch(href)));
}

/** Whether the server that pages come from can be reached now: asked before a page is left that might not come back, or a module is asked for again. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (ok) await fetchModules();
    return ok;
  } catch {
    return false;
  }
}
