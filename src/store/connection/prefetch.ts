import type { Backend } from './eventConfiguration.ts';

/** After this time the SDK is used. */
const PATIENCE_MS = 5000;

function addressOf(at: string, { databaseURL }: Backend): string {
  const address = new URL(databaseURL);
  address.pathname = `${at.split('/').map(encodeURIComponent).join('/')}.json`;
  return address.href;
}

/**
 * Reads a public place with one plain request: the SDK is 40 kB and three round trips away, about two seconds on a slow
 * line. Undefined on any failure: the SDK reports it.
 */
export async function prefetch(at: string, backend: Backend): Promise<{ readonly raw: unknown } | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(addressOf(at, backend), { signal });
    if (!answer.ok) return undefined;
    const raw: unknown = await answer.json();
    return { raw };
  } catch {
    return undefined; // no connection, or no database
  }
}
