import { useMemo } from 'react';
import { roundsOfTheDay, type ScheduledRound } from '../../../domain/round/day.ts';
import { planOf, type Plan } from '../../../domain/schedule/plan/plan.ts';
import { USUAL_TIMING, type Timing } from '../../../domain/schedule/times/timing.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { events } from '../../../store/events/events.ts';
import { live, type OnTheFloor } from '../../../store/floor/live.ts';
import { timing } from '../../../store/competition/timing.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { knownOr, useLive, type Live } from '../../kit/cache/useLive.ts';

/** What somebody at the microphone or in the chairman's chair has to know of the whole day. */
export interface HallNow {
  readonly day: readonly ScheduledRound[];
  readonly plan: Plan;
  readonly timing: Timing;
  readonly floor: readonly OnTheFloor[];
}

/** The day as it stands, live. */
export function useHallNow(): Live<HallNow> {
  const { staff } = useStore();
  const all = useLive(staff, events);
  const others = useLive(staff, blocks);
  const timed = knownOr(useLive(staff, timing), USUAL_TIMING);
  const floor = useLive(staff, live);
  return useMemo((): Live<HallNow> => {
    if (all.kind === 'refused') return all;
    if (all.kind !== 'known' || others.kind === 'waiting' || floor.kind === 'waiting')
      return { kind: 'waiting' };
    const onFloor = knownOr(floor, []);
    return {
      kind: 'known',
      value: {
        day: roundsOfTheDay(all.value),
        // Which rounds are marked is not open to an MC; what may start is told by the states alone.
        plan: planOf(all.value, knownOr(others, []), () => false, onFloor),
        timing: timed,
        floor: onFloor,
      },
    };
  }, [all, others, timed, floor]);
}
