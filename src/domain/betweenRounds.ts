import type { DancedEvent, DancedRecall, DancedRound } from './dancedEvent.ts';
import type { LeadNumber } from './ids.ts';

type Rounds = Pick<DancedEvent, 'rounds'>;
type Couples = ReadonlySet<LeadNumber>;

const couplesIn = ({ rounds }: Rounds, isMeant: (round: DancedRound) => boolean): Couples =>
  new Set(rounds.filter(isMeant).flatMap(({ couples }) => couples));

const dancedAfter = (event: Rounds, { number }: DancedRound): Couples =>
  couplesIn(event, (round) => round.number < number);

/** Couples of a round that dance on: recalled, or listed in a later round although not recalled. */
export function listAdvancingCouples(event: Rounds, round: DancedRecall): readonly LeadNumber[] {
  const later = dancedAfter(event, round);
  return round.couples.filter((couple) => later.has(couple) || round.recalled.includes(couple));
}

/** Couples placed ahead of all that go out in a round, even if they did not dance it. */
export const countCouplesAhead = (event: Rounds, round: DancedRecall): number =>
  new Set([...listAdvancingCouples(event, round), ...dancedAfter(event, round)]).size;

/** Couples recalled from a round that dance no later one. */
export function listWithdrawnCouples(event: Rounds, round: DancedRecall): readonly LeadNumber[] {
  const later = dancedAfter(event, round);
  return round.recalled.filter((couple) => !later.has(couple));
}

/** Couples not recalled from a round that dance a later one. */
export function listReadmittedCouples(event: Rounds, round: DancedRecall): readonly LeadNumber[] {
  const later = dancedAfter(event, round);
  return round.couples.filter((couple) => later.has(couple) && !round.recalled.includes(couple));
}

/**
 * Couples that sat this round out because it was a redance of the others: they danced before it and after it.
 */
export function listCouplesSittingOut(event: Rounds, round: DancedRound): readonly LeadNumber[] {
  const before = couplesIn(event, ({ number }) => number > round.number);
  return [...dancedAfter(event, round)].filter(
    (couple) => before.has(couple) && !round.couples.includes(couple),
  );
}
