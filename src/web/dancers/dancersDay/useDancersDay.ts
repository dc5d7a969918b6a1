import { useMemo } from 'react';
import { buildDancersDay, type DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { DEFAULT_RELEASE } from '../../../domain/round/release.ts';
import type { Block } from '../../../domain/schedule/plan/plan.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { timing as timingPath } from '../../../store/competition/timing.ts';
import { programPath } from '../../../store/events/program.ts';
import { blocks as blocksPath } from '../../../store/plan/blocks.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import type { DancerWithCouples } from './useDancer.ts';

const CACHE_FOR_DAY = { keptFor: 'day' } as const;
const NO_BLOCKS: readonly Block[] = [];

/** A dancer's day now, with the expected times. */
export function useDancersDay({ couples }: DancerWithCouples, now: number): DancersDay {
  const { backend } = useStore();
  const events = useLastKnown(
    useMemo(() => programPath(backend), [backend]),
    CACHE_FOR_DAY,
  );
  const blocks = valueOr(useLastKnown(blocksPath, CACHE_FOR_DAY), NO_BLOCKS);
  const timing = valueOr(useLastKnown(timingPath, CACHE_FOR_DAY), DEFAULT_TIMING);
  const settings = valueOr(useLastKnown(eventSettingsPath, CACHE_FOR_DAY), undefined);
  const usual = settings?.release ?? DEFAULT_RELEASE;
  const hidesTimes = settings?.hideLiveSchedule ?? false;
  const times = useMemo(
    () => calculateTimes({ events: events.kind === 'known' ? events.value : [], blocks }, timing, now),
    [events, blocks, timing, now],
  );
  return useMemo(() => {
    const day = buildDancersDay(couples, blocks, { times, timing, usual });
    // The hidden times still decide the order.
    return hidesTimes ? { ...day, coming: day.coming.map((one) => ({ ...one, begins: undefined })) } : day;
  }, [couples, blocks, times, timing, usual, hidesTimes]);
}
