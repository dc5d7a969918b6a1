import { byesOf } from '../../competition.ts';
import { couplesKnown } from '../../round/couplesKnown.ts';
import type { PlannedEvent, PlannedRound } from './plan.ts';

/**
 * How many couples a round is planned for: who stands in it, or whom the round before is to recall and who is seeded past
 * that one.
 */
export function couplesExpected(event: PlannedEvent, round: PlannedRound): number {
  const known = couplesKnown(round);
  if (known > 0) return known;
  const outer = event.rounds.find(({ number, state }) => number > round.number && state !== 'skipped');
  return outer?.recallSize === undefined ? event.entries.length : outer.recallSize + byesOf(round);
}
