import { useMemo } from 'react';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import { couplesOf } from '../../store/events/program.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useEachLive } from '../app/useEachLive.ts';
import { usePins } from './usePins.ts';

/** The couples of everybody whom this device follows, by event: lit wherever numbers stand. */
export function useFollowedCouples(): ReadonlyMap<EventKey, ReadonlySet<EntryId>> {
  const { device, backend } = useStore();
  const { pins } = usePins();
  const found = useEachLive(
    device,
    useMemo(() => pins.map(({ id }) => couplesOf(backend, id)), [pins, backend]),
  );
  return useMemo(() => {
    const couples = new Map<EventKey, Set<EntryId>>();
    for (const one of found)
      for (const { event, entry } of one.kind === 'known' ? one.value : [])
        couples.set(event, (couples.get(event) ?? new Set()).add(entry));
    return couples;
  }, [found]);
}
