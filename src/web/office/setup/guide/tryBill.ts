import { billOf } from '../../../../domain/fees/bill.ts';
import { categoriesIn, type Category, type FeeRules } from '../../../../domain/fees/feeRules.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { type RegistrationDates, registrationPhase } from '../../../../domain/registration/phase.ts';

/** The price of a made-up dancer with one event. */
export interface TriedBill {
  readonly category: Category;
  readonly cents: number;
}

/** Bills a made-up dancer for the first event at the price of this moment: a dry run before registration opens. */
export function tryBill(
  fees: FeeRules,
  [event]: readonly CompetitionEvent[],
  dates: RegistrationDates,
  now: number,
): TriedBill | undefined {
  // The last group is the most common one.
  const [category] = categoriesIn(fees.base).toReversed();
  const phase = registrationPhase(dates, now);
  if (category === undefined || event === undefined || phase === 'pending') return undefined;
  const { total } = billOf(fees, {
    category,
    signedUp: phase,
    lastChange: phase,
    entries: [{ level: event.level, style: event.style, dances: event.dances.length }],
    paysAtTheDoor: false,
    volunteers: false,
    extras: [],
    byHand: undefined,
  });
  return { category, cents: total };
}
