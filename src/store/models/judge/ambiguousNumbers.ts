import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** Numbers of more than one couple: only the deck can tell which one a mark means. */
export function findAmbiguousNumbers(event: CompetitionEvent, round: Round): readonly LeadNumber[] {
  const numbers = buildDancingCouples(event, round).map(({ number }) => number);
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))];
}
