import { useMemo } from 'react';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';
import { createPlan, type Plan } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING, type Timing } from '../../../domain/schedule/times/timing.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { allEvents } from '../../../store/events/events.ts';
import { livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { timing } from '../../../store/competition/timing.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, type LiveValue } from '../../kit/cache/useLive.ts';

/** The state of the whole day, for the MC and the chairman. */
export interface HallState {
  readonly day: readonly ScheduledRound[];
  readonly plan: Plan;
  readonly timing: Timing;
  readonly floor: readonly FloorPosition[];
}

export function useHallState(): LiveValue<HallState> {
  const { staff } = useStore();
  const all = useLive(staff, allEvents);
  const others = useLive(staff, blocks);
  const timed = valueOr(useLive(staff, timing), DEFAULT_TIMING);
  const floor = useLive(staff, livePath);
  return useMemo((): LiveValue<HallState> => {
    if (all.kind === 'refused') return all;
    if (all.kind !== 'known' || others.kind === 'waiting' || floor.kind === 'waiting')
      return { kind: 'waiting' };
    const onFloor = valueOr(floor, []);
    return {
      kind: 'known',
      value: {
        day: listRoundsOfDay(all.value),
        // An MC may not read which rounds are marked; the states alone tell what can start.
        plan: createPlan(all.value, valueOr(others, []), () => false, onFloor),
        timing: timed,
        floor: onFloor,
      },
    };
  }, [all, others, timed, floor]);
}
