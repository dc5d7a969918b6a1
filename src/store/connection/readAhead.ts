import type { Backend } from './eventConfiguration.ts';

/** So long an answer is waited for, in ms: then the SDK is asked, as for everything else. */
const PATIENCE_MS = 5000;

/** The plain address of a place, as of any database of Firebase. */
function addressOf(at: string, { databaseURL }: Backend): string {
  const address = new URL(databaseURL);
  address.pathname = `${at.split('/').map(encodeURIComponent).join('/')}.json`;
  return address.href;
}

/**
 * What lies at a place, by one plain request with nobody's rights. The SDK is 40 kB and three answers away: where a line
 * is slow, a result can be read two seconds earlier. Undefined when it is not to be had so: whoever asks the SDK is told why.
 */
export async function readAhead(
  at: string,
  backend: Backend,
): Promise<{ readonly raw: unknown } | undefined> {
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
