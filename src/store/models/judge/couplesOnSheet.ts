import type { EventDance } from '../../../domain/event/dances.ts';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { whoDances } from '../../../domain/floor/whoDances.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** A number on a judge's sheet. */
export interface CoupleOnSheet {
  readonly number: LeadNumber;
  readonly heat: number;
  /** It came after the round was started. */
  readonly isLate: boolean;
}

/**
 * Who is on a judge's sheet of a dance, in the order of the numbers: those who dance. A number that two couples wear
 * stands there once.
 */
export function couplesOnSheet(
  event: CompetitionEvent,
  round: Round,
  dance: EventDance,
): readonly CoupleOnSheet[] {
  const late = new Set(round.entries.filter(({ away }) => away === false).map(({ id }) => id));
  const onSheet = new Map<LeadNumber, CoupleOnSheet>();
  for (const { number, heat, entry } of whoDances(event, round, event.dances.indexOf(dance)))
    if (!onSheet.has(number)) onSheet.set(number, { number, heat, isLate: late.has(entry.id) });
  return [...onSheet.values()];
}

/** Of the numbers on a sheet, those whose couple is out of the round; a number nobody wears is no couple's. */
export const outOf = (
  event: CompetitionEvent,
  couples: readonly CoupleOnSheet[],
  numbers: readonly LeadNumber[],
): readonly LeadNumber[] =>
  numbers.filter(
    (number) =>
      !couples.some((couple) => couple.number === number) &&
      event.entries.some((entry) => entry.number === number),
  );
