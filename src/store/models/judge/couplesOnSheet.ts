import type { EventDance } from '../../../domain/event/dances.ts';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

export interface CoupleOnSheet {
  readonly number: LeadNumber;
  readonly heat: number;
  /** Joined after the start. */
  readonly isLate: boolean;
}

/** The dancing couples in the order of their numbers. A number of two couples appears once. */
export function listCouplesOnSheet(
  event: CompetitionEvent,
  round: Round,
  dance: EventDance,
): readonly CoupleOnSheet[] {
  const late = new Set(round.entries.filter(({ away }) => away === false).map(({ id }) => id));
  const onSheet = new Map<LeadNumber, CoupleOnSheet>();
  for (const { number, heat, entry } of buildDancingCouples(event, round, event.dances.indexOf(dance)))
    if (!onSheet.has(number)) onSheet.set(number, { number, heat, isLate: late.has(entry.id) });
  return [...onSheet.values()];
}

/** Numbers on a sheet whose couple is out of the round; unknown numbers are not included. */
export const findCouplesOutOnSheet = (
  event: CompetitionEvent,
  couples: readonly CoupleOnSheet[],
  numbers: readonly LeadNumber[],
): readonly LeadNumber[] =>
  numbers.filter(
    (number) =>
      !couples.some((couple) => couple.number === number) &&
      event.entries.some((entry) => entry.number === number),
  );
