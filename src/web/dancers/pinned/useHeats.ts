import { useMemo } from 'react';
import type { EventKey } from '../../../domain/ids.ts';
import { heatsPath, type HeatsOfEvent } from '../../../store/events/heats.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import type { LiveValue } from '../../kit/cache/useLive.ts';
import { LIVE_CACHE_OPTIONS } from './cacheForLive.ts';

/** The heats of an event, by number. */
export function useHeats(event: EventKey): LiveValue<HeatsOfEvent> {
  const { backend } = useStore();
  return useLastKnown(
    useMemo(() => heatsPath(backend, event), [backend, event]),
    LIVE_CACHE_OPTIONS,
  );
}
