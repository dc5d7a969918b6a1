import { countByes } from '../../competition.ts';
import { countKnownCouples } from '../../round/knownCouples.ts';
import type { PlannedEvent, PlannedRound } from './plan.ts';

/** Expected couples of a round: those in it, or the recall size of the round before plus those seeded past that one. */
export function countExpectedCouples(event: PlannedEvent, round: PlannedRound): number {
  const known = countKnownCouples(round);
  if (known > 0) return known;
  const outer = event.rounds.find(({ number, state }) => number > round.number && state !== 'skipped');
  return outer?.recallSize === undefined ? event.entries.length : outer.recallSize + countByes(round);
}
