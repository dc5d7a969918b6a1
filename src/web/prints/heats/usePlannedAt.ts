import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { timesOf } from '../../../domain/schedule/times/times.ts';
import { USUAL_TIMING } from '../../../domain/schedule/times/timing.ts';
import type { Block } from '../../../domain/schedule/plan/plan.ts';
import { timing } from '../../../store/competition/timing.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import { knownOr, useLive } from '../../app/useLive.ts';
import type { PlannedAt } from './heatSheets.ts';

const NO_BLOCKS: readonly Block[] = [];

/** When each round is planned, as the schedule says it. */
export function usePlannedAt(events: readonly CompetitionEvent[]): PlannedAt {
  const { staff } = useStore();
  const others = knownOr(useLive(staff, blocks), NO_BLOCKS);
  const timed = knownOr(useLive(staff, timing), USUAL_TIMING);
  return useMemo(() => {
    const starts = new Map(
      timesOf({ events, blocks: others }, timed).items.flatMap(({ ref, planned }) =>
        ref.kind === 'round' ? [[`${ref.event}/${ref.round}`, planned?.from] as const] : [],
      ),
    );
    return ({ key }, { number }) => starts.get(`${key}/${number}`);
  }, [events, others, timed]);
}
