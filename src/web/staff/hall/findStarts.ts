import { mapDefined } from '../../../domain/mapDefined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';

/**
 * The start of each round in ms, as the schedule shows it: expected at the day's pace, else planned. One forecast for
 * all screens: two different times would send couples to the deck twice.
 */
export function findStarts(
  plan: Plan,
  timing: Timing,
  now: number,
): (at: ScheduledRound) => number | undefined {
  const starts = new Map(
    mapDefined(calculateTimes(plan, timing, now).items, ({ ref, expected, planned }) =>
      ref.kind === 'round'
        ? ([`${ref.event}/${ref.round}`, expected?.from ?? planned?.from] as const)
        : undefined,
    ),
  );
  return ({ event, round }) => starts.get(`${event.key}/${round.number}`);
}
