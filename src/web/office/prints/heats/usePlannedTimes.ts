import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { calculateTimes } from '../../../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../../../domain/schedule/times/timing.ts';
import type { Block } from '../../../../domain/schedule/plan/plan.ts';
import { eventSettingsPath } from '../../../../store/competition/settings.ts';
import { timing } from '../../../../store/competition/timing.ts';
import { blocks } from '../../../../store/plan/blocks.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import type { PlannedTimeLookup } from './heatSheets.ts';

const NO_BLOCKS: readonly Block[] = [];

/** The planned time of each round, for paper that the public reads. */
export function usePlannedTimes(events: readonly CompetitionEvent[]): PlannedTimeLookup {
  const { staff } = useStore();
  const others = valueOr(useLive(staff, blocks), NO_BLOCKS);
  const timed = valueOr(useLive(staff, timing), DEFAULT_TIMING);
  const hidesTimes = valueOr(useLive(staff, eventSettingsPath), undefined)?.hideLiveSchedule ?? false;
  return useMemo(() => {
    const starts = new Map(
      mapDefined(calculateTimes({ events, blocks: others }, timed).items, ({ ref, planned }) =>
        ref.kind === 'round' ? ([`${ref.event}/${ref.round}`, planned?.from] as const) : undefined,
      ),
    );
    return ({ key }, { number }) => (hidesTimes ? undefined : starts.get(`${key}/${number}`));
  }, [events, others, timed, hidesTimes]);
}
