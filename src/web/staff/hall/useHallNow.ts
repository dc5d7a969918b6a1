import { useMemo } from 'react';
import { roundsOfTheDay, type ScheduledRound } from '../../../domain/round/day.ts';
import { planOf, type Plan } from '../../../domain/schedule/plan/plan.ts';
import { USUAL_TIMING, type Timing } from '../../../domain/schedule/times/timing.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { everyEvent } from '../../../store/events/events.ts';
import { live, type FloorPosition } from '../../../store/floor/live.ts';
import { timing } from '../../../store/competition/timing.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, type Live } from '../../kit/cache/useLive.ts';

/** The state of the whole day, for the MC and the chairman. */
export interface HallNow {
  readonly day: readonly ScheduledRound[];
  readonly plan: Plan;
  readonly timing: Timing;
  readonly floor: readonly FloorPosition[];
}

export function useHallNow(): Live<HallNow> {
  const { staff } = useStore();
  const all = useLive(staff, everyEvent);
  const others = useLive(staff, blocks);
  const timed = valueOr(useLive(staff, timing), USUAL_TIMING);
  const floor = useLive(staff, live);
  return useMemo((): Live<HallNow> => {
    if (all.kind === 'refused') return all;
    if (all.kind !== 'known' || others.kind === 'waiting' || floor.kind === 'waiting')
      return { kind: 'waiting' };
    const onFloor = valueOr(floor, []);
    return {
      kind: 'known',
      value: {
        day: roundsOfTheDay(all.value),
        // An MC may not read which rounds are marked; the states alone tell what can start.
        plan: planOf(all.value, valueOr(others, []), () => false, onFloor),
        timing: timed,
        floor: onFloor,
      },
    };
  }, [all, others, timed, floor]);
}
