import { useMemo } from 'react';
import type { EntryId, EventKey } from '../../../domain/ids.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown } from '../../kit/cache/useLastKnown.ts';
import { pinCouplesPath } from './couplesOfPin.ts';
import { LIVE_CACHE_OPTIONS } from './cacheForLive.ts';
import { usePins } from './usePins.ts';

/** The couples of all followed dancers, by event: highlighted wherever numbers appear. */
export function useFollowedCouples(): ReadonlyMap<EventKey, ReadonlySet<EntryId>> {
  const { backend } = useStore();
  const { pins } = usePins();
  const found = useEachLastKnown(
    useMemo(() => pins.map((pin) => pinCouplesPath(backend, pin)), [pins, backend]),
    LIVE_CACHE_OPTIONS,
  );
  return useMemo(() => {
    const couples = new Map<EventKey, Set<EntryId>>();
    for (const one of found)
      for (const { event, entry } of one.kind === 'known' ? one.value : [])
        couples.set(event, (couples.get(event) ?? new Set()).add(entry));
    return couples;
  }, [found]);
}
