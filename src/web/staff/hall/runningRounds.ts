import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';

/** A round that is danced or still marked, and its state. */
export interface RunningRound {
  readonly at: ScheduledRound;
  readonly now: FloorPosition;
}

/**
 * The rounds on the floor, the first started first. Only a round's own state tells that it runs: between two rounds,
 * while the last is only counted, there are none.
 */
export const listRunningRounds = (
  day: readonly ScheduledRound[],
  floor: readonly FloorPosition[],
): readonly RunningRound[] =>
  day
    .filter(({ round }) => round.state === 'running')
    .toSorted((a, b) => (a.round.startedAt ?? 0) - (b.round.startedAt ?? 0))
    .map((at) => {
      const here = { event: at.event.key, round: at.round.number };
      const now = floor.find(({ event, round }) => event === here.event && round === here.round);
      return { at, now: now ?? { ...here, dance: 0, heat: 1, floor: 1, startedAt: undefined } };
    });
