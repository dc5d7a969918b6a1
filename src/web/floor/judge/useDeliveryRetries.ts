import { useEffect } from 'react';
import type { DeliveryQueue } from '../../../store/delivery/queue.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { calculateRoundsVersion } from '../../../store/models/judge/roundsVersion.ts';
import { useIsIdentified } from './useIsIdentified.ts';
import type { FollowedRounds } from './useFollowedRounds.ts';

/** Retries refused changes at each reconnection, and when their round's state changes. */
export function useDeliveryRetries(
  queue: Pick<DeliveryQueue, 'tryAllAgain'>,
  { places, eventOf }: Pick<FollowedRounds, 'places' | 'eventOf'>,
): void {
  const { device } = useStore();
  const isLost = useObserved(device.connection).kind === 'lost';
  const isIdentified = useIsIdentified();
  const standing = calculateRoundsVersion(places, eventOf);
  useEffect(() => {
    if (isIdentified && !isLost) void queue.tryAllAgain();
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a round that has turned may take what it refused
  }, [queue, isIdentified, isLost, standing]);
}
