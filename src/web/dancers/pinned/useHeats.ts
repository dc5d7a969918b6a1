import { useMemo } from 'react';
import type { EventKey } from '../../../domain/ids.ts';
import { heats, type HeatsOfEvent } from '../../../store/events/heats.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import type { Live } from '../../kit/cache/useLive.ts';
import { CACHE_FOR_LIVE } from './cacheForLive.ts';

/** The heats of an event, by number. */
export function useHeats(event: EventKey): Live<HeatsOfEvent> {
  const { backend } = useStore();
  return useLastKnown(
    useMemo(() => heats(backend, event), [backend, event]),
    CACHE_FOR_LIVE,
  );
}
