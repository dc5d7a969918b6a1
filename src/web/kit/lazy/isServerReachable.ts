/** The longest an answer takes in a crowded hall. */
const ANSWER_TIMEOUT_MS = 5_000;

/** WebKit remembers a failed module load across pages until its file is fetched in another way. */
async function fetchModules(): Promise<void> {
  const modules = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')];
  await Promise.allSettled(modules.map(({ href }) => fetch(href)));
}

/**
 * True if the server is reachable. Asked before leaving a page that might not come back, or before importing a module
 * again.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (ok) await fetchModules();
    return ok;
  } catch {
    return false;
  }
}
