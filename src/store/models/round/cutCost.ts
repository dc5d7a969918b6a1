import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { heatsFor } from '../../../domain/round/heats.ts';
import { levelTiming, roundSeconds, type Timing } from '../../../domain/schedule/times/timing.ts';

/** The cost of a cut in the next round. */
export interface CutCost {
  readonly heats: number;
  /** Rounded up. */
  readonly minutes: number;
}

/** The planned number of heats, or more if recalled and seeded couples don't fit. */
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
