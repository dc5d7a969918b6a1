import { useSyncExternalStore } from 'react';

/** Wide enough for several columns. */
const WIDE_QUERY = '(min-width: 1000px)';

const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(WIDE_QUERY) : undefined;

function observe(changed: () => void): () => void {
  const media = query();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** True if the window is as wide as a laptop's. */
export const useIsWide = (): boolean => useSyncExternalStore(observe, () => query()?.matches ?? false);
