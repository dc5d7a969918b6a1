import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { heatsFor } from '../../../domain/round/heats.ts';
import { levelTiming, roundSeconds, type Timing } from '../../../domain/schedule/times/timing.ts';

/** What a cut costs in the round danced next. */
export interface CutCost {
  readonly heats: number;
  /** On the floor, rounded up. */
  readonly minutes: number;
}

/** As many heats as were planned, or more when those who are recalled and those who are seeded do not fit. */
export function costOfCut(
  event: Pick<CompetitionEvent, 'level' | 'dances'>,
  next: Pick<Round, 'numHeats' | 'byes'>,
  recalled: number,
  timing: Timing,
): CutCost {
  const couples = recalled + (next.byes?.length ?? 0);
  const heats = Math.max(next.numHeats, heatsFor(couples, levelTiming(timing, event.level).largestHeat));
  return { heats, minutes: Math.ceil(roundSeconds(event, heats, timing) / 60) };
}
