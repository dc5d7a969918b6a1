import { useEffect, useRef } from 'react';
import type { OfflineScreenName } from '../screens/screens.ts';
import { pageLanguage } from '../words/language.ts';
import { useStore } from './StoreProvider.tsx';
import { useObserved } from './useLive.ts';

/**
 * Caches these screens for offline use. Starts once the page is live, so that it does not compete with the first load
 * for bandwidth.
 */
export function useOfflineScreens(names: readonly OfflineScreenName[]): void {
  const isLive = useObserved(useStore().device.connection).kind === 'live';
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isLive || isAsked.current) return;
    isAsked.current = true;
    import('../worker/cacheForOffline.ts').then(
      ({ cacheForOffline: keepForOffline }) => {
        for (const name of names) void keepForOffline(name, pageLanguage);
      },
      () => undefined, // the next visit tries again
    );
  }, [isLive, names]);
}
