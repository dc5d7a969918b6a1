import { useMemo } from 'react';
import type { EventKey } from '../../domain/ids.ts';
import { heats, type HeatsOfEvent } from '../../store/events/heats.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive, type Live } from '../app/useLive.ts';

/** Who dances in which heat of an event, by number. */
export function useHeats(event: EventKey): Live<HeatsOfEvent> {
  const { device, backend } = useStore();
  return useLive(
    device,
    useMemo(() => heats(backend, event), [backend, event]),
  );
}
