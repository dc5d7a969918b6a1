import { countByes } from '../../competition.ts';
import { countField, countRoundField } from '../../round/countField.ts';
import { countKnownCouples } from '../../round/knownCouples.ts';
import type { PlannedEvent, PlannedRound } from './plan.ts';

/** Expected couples of a round: those in it, or the recall size of the round before plus those seeded past that one. */
export function countExpectedCouples(event: PlannedEvent, round: PlannedRound): number {
  if (countKnownCouples(round) > 0) return countRoundField(event, round).couples;
  const outer = event.rounds.find(({ number, state }) => number > round.number && state !== 'skipped');
  return outer?.recallSize === undefined
    ? countField(event.entries).couples
    : outer.recallSize + countByes(round);
}
