import { useSyncExternalStore } from 'react';

/** A newer link opened in the same tab changes the hash alone. */
function onHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The one-time code of a link: in the hash, so that it is in no server's log. */
export const useHashCode = (): string => useSyncExternalStore(onHash, () => window.location.hash.slice(1));
