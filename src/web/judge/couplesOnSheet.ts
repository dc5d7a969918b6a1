import type { EventDance } from '../../domain/event/dances.ts';
import { couplesOnTheFloor, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import { lineUpOf } from '../../domain/floor/presence.ts';
import type { LeadNumber } from '../../domain/ids.ts';

/** A number on a judge's sheet. */
export interface CoupleOnSheet {
  readonly number: LeadNumber;
  readonly heat: number;
  /** False: struck out, nobody can be marked who is not there. */
  readonly isHere: boolean;
}

/**
 * Who is on a judge's sheet of a dance, in the order of the numbers: those who are present by the deck captain's word;
 * all of them where no deck captain has called the round. A number that two couples wear stands there once.
 */
export function couplesOnSheet(
  event: CompetitionEvent,
  round: Round,
  dance: EventDance,
): readonly CoupleOnSheet[] {
  const { present, missing } = lineUpOf(event, round);
  const here = new Set(present.map(({ id }) => id));
  const isCalled = present.length + missing.length > 0;
  const onSheet = new Map<LeadNumber, CoupleOnSheet>();
  for (const { number, entry, heat } of couplesOnTheFloor(event, round, event.dances.indexOf(dance))) {
    const isHere = !isCalled || here.has(entry.id);
    if (isHere || !onSheet.has(number)) onSheet.set(number, { number, heat, isHere });
  }
  return [...onSheet.values()];
}

/** Numbers that more than one couple of the round wears: whom a mark means, only the deck can say. */
export function wornTwice(event: CompetitionEvent, round: Round): readonly LeadNumber[] {
  const numbers = couplesOnTheFloor(event, round).map(({ number }) => number);
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))];
}
