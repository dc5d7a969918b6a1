/** So long an answer may take in a full hall, in ms. */
const PATIENCE_MS = 5_000;

/** Whether the server that pages come from can be reached now: asked before a page is left that might not come back. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
