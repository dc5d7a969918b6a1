import type { DancedEvent, DancedRecall, DancedRound } from './dancedEvent.ts';
import type { LeadNumber } from './ids.ts';

type Rounds = Pick<DancedEvent, 'rounds'>;
type Couples = ReadonlySet<LeadNumber>;

const couplesIn = ({ rounds }: Rounds, isMeant: (round: DancedRound) => boolean): Couples =>
  new Set(rounds.filter(isMeant).flatMap(({ couples }) => couples));

/** The couples of all rounds danced after this one. */
const dancedAfter = (event: Rounds, { number }: DancedRound): Couples =>
  couplesIn(event, (round) => round.number < number);

/** Couples of a round that go on: recalled, or in a later round all the same. */
export function goingOn(event: Rounds, round: DancedRecall): readonly LeadNumber[] {
  const later = dancedAfter(event, round);
  return round.couples.filter((couple) => later.has(couple) || round.recalled.includes(couple));
}

/** Couples that stand ahead of everybody who goes out in a round, whether or not they danced it. */
export const aheadOf = (event: Rounds, round: DancedRecall): number =>
  new Set([...goingOn(event, round), ...dancedAfter(event, round)]).size;

/** Couples that were recalled from a round and dance no later one. */
export function withdrawnAfter(event: Rounds, round: DancedRecall): readonly LeadNumber[] {
  const later = dancedAfter(event, round);
  return round.recalled.filter((couple) => !later.has(couple));
}

/** Couples that were not recalled from a round and dance a later one. */
export function putBackAfter(event: Rounds, round: DancedRecall): readonly LeadNumber[] {
  const later = dancedAfter(event, round);
  return round.couples.filter((couple) => later.has(couple) && !round.recalled.includes(couple));
}

/** Couples that danced before this round and dance after it, and need not dance it: others have a redance. */
export function sittingOut(event: Rounds, round: DancedRound): readonly LeadNumber[] {
  const before = couplesIn(event, ({ number }) => number > round.number);
  return [...dancedAfter(event, round)].filter(
    (couple) => before.has(couple) && !round.couples.includes(couple),
  );
}
