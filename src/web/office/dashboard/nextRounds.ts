import { mapDefined } from '../../../domain/mapDefined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Times } from '../../../domain/schedule/times/times.ts';

/** A coming round, with its planned and expected time in ms. */
export interface NextRound {
  readonly at: ScheduledRound;
  readonly planned: number | undefined;
  readonly expected: number | undefined;
}

/** The rounds still to be danced, in the order of the plan. */
export function listNextRounds(day: readonly ScheduledRound[], { items }: Times): readonly NextRound[] {
  const byKey = new Map(day.map((at) => [`${at.event.key}/${at.round.number}`, at]));
  return mapDefined(items, ({ ref, planned, expected }) => {
    const at = ref.kind === 'round' ? byKey.get(`${ref.event}/${ref.round}`) : undefined;
    if (at === undefined || at.round.state !== 'initialized') return undefined;
    return {
      at,
      planned: planned?.from,
      expected: expected?.from,
    };
  });
}

/** True if no round is coming, and none is on the floor. */
export const isDayOver = (day: readonly ScheduledRound[], coming: readonly NextRound[]): boolean =>
  coming.length === 0 && day.every(({ round }) => round.state !== 'running');
