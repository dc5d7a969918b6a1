import { mapDefined } from '../../../domain/defined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { timesOf } from '../../../domain/schedule/times/times.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';

/**
 * When each round comes, as the schedule shows it: expected at the day's pace, planned where nothing is expected. One
 * forecast for everybody: two times for one round send couples to the deck twice. In milliseconds.
 */
export function startsOf(
  plan: Plan,
  timing: Timing,
  now: number,
): (at: ScheduledRound) => number | undefined {
  const starts = new Map(
    mapDefined(timesOf(plan, timing, now).items, ({ ref, expected, planned }) =>
      ref.kind === 'round'
        ? ([`${ref.event}/${ref.round}`, expected?.from ?? planned?.from] as const)
        : undefined,
    ),
  );
  return ({ event, round }) => starts.get(`${event.key}/${round.number}`);
}
