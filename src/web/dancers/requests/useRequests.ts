import { useMemo } from 'react';
import { MAX_COUNT } from '../../../domain/bounds.ts';
import {
  requestedDancersPath,
  requestPath,
  requestsPath,
  type StoredRequest,
} from '../../../store/registrant/requests.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr } from '../../kit/cache/useLive.ts';

/** Requests received and sent by the dancers of this device. */
export interface DancerRequests {
  readonly toMe: readonly StoredRequest[];
  readonly sent: readonly StoredRequest[];
  /** A free slot for a dancer's next request; undefined if there is none, or while unknown. */
  readonly freeSlotOf: (dancer: string) => number | undefined;
}

const NO_REQUESTS: readonly StoredRequest[] = [];

/** @param dancers the same array while unchanged */
export function useRequests(dancers: readonly string[]): DancerRequests {
  const { device } = useStore();
  const asked = useEachLive(
    device,
    useMemo(() => dancers.map(requestsPath), [dancers]),
  );
  const slots = useEachLive(
    device,
    useMemo(() => dancers.map(requestedDancersPath), [dancers]),
  );
  const pairs = useMemo(
    () =>
      dancers.flatMap((from, at) => {
        const named = slots[at]?.kind === 'known' ? slots[at].value.values() : [];
        return [...new Set(named)].map((to) => requestPath(to, from));
      }),
    [dancers, slots],
  );
  const between = useEachLive(device, pairs);
  return useMemo(() => {
    const sent = between.flatMap((live) => valueOr(live, undefined) ?? []);
    return {
      toMe: asked.flatMap((live) => valueOr(live, NO_REQUESTS)),
      sent,
      freeSlotOf: (dancer) => {
        if (slots[dancers.indexOf(dancer)]?.kind !== 'known') return undefined;
        const used = new Set(sent.filter(({ from }) => from === dancer).map(({ slot }) => slot));
        return Array.from({ length: MAX_COUNT.openRequests }, (_, slot) => slot).find(
          (slot) => !used.has(slot),
        );
      },
    };
  }, [asked, between, slots, dancers]);
}
