import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { countHeatsNeeded } from '../../../domain/round/heats.ts';
import { getLevelTiming, calculateRoundSeconds, type Timing } from '../../../domain/schedule/times/timing.ts';

/** The cost of a cut in the next round. */
export interface CutCost {
  readonly heats: number;
  /** Rounded up. */
  readonly minutes: number;
}

/** The planned number of heats, or more if recalled and seeded couples don't fit. */
export function calculateCutCost(
  event: Pick<CompetitionEvent, 'level' | 'dances'>,
  next: Pick<Round, 'numHeats' | 'byes'>,
  recalled: number,
  timing: Timing,
): CutCost {
  const couples = recalled + (next.byes?.length ?? 0);
  const heats = Math.max(
    next.numHeats,
    countHeatsNeeded(couples, getLevelTiming(timing, event.level).largestHeat),
  );
  return { heats, minutes: Math.ceil(calculateRoundSeconds(event, heats, timing) / 60) };
}
