import { useEffect, useRef } from 'react';
import type { OfflineScreenName } from '../screens/screens.ts';
import { language } from '../words/language.ts';
import { useStore } from './StoreProvider.tsx';
import { useObserved } from './useLive.ts';

/**
 * After this visit these screens open without network. Nobody waits for it: it begins once the page follows the tree, so
 * that what somebody came for has the line to itself.
 */
export function useWithoutNetwork(names: readonly OfflineScreenName[]): void {
  const isLive = useObserved(useStore().device.connection).kind === 'live';
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isLive || isAsked.current) return;
    isAsked.current = true;
    import('../worker/keepForOffline.ts').then(
      ({ keepForOffline }) => {
        for (const name of names) void keepForOffline(name, language);
      },
      () => undefined, // the next visit tries again
    );
  }, [isLive, names]);
}
