import { useSyncExternalStore } from 'react';

/** From here on a screen has room for several columns. */
const WIDE = '(min-width: 1000px)';

const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined;

function observe(changed: () => void): () => void {
  const its = query();
  its?.addEventListener('change', changed);
  return () => its?.removeEventListener('change', changed);
}

/** Whether this window is one of a laptop, or wider. */
export const useWide = (): boolean => useSyncExternalStore(observe, () => query()?.matches ?? false);
