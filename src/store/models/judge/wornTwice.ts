import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { whoDances } from '../../../domain/floor/whoDances.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** Numbers that more than one couple of the round wears: whom a mark means, only the deck can say. */
export function wornTwice(event: CompetitionEvent, round: Round): readonly LeadNumber[] {
  const numbers = whoDances(event, round).map(({ number }) => number);
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))];
}
