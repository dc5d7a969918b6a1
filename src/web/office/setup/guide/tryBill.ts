import { calculateBill } from '../../../../domain/fees/bill.ts';
import { listPricedCategories, type Category, type FeeRules } from '../../../../domain/fees/feeRules.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { type RegistrationDates, findRegistrationPhase } from '../../../../domain/registration/phase.ts';

/** The price of a made-up dancer with one event. */
export interface SampleBill {
  readonly category: Category;
  readonly cents: number;
}

/** Bills a made-up dancer for the first event at the price of this moment: a dry run before registration opens. */
export function calculateSampleBill(
  fees: FeeRules,
  [event]: readonly CompetitionEvent[],
  dates: RegistrationDates,
  now: number,
): SampleBill | undefined {
  // The last group is the most common one.
  const [category] = listPricedCategories(fees.base).toReversed();
  const phase = findRegistrationPhase(dates, now);
  if (category === undefined || event === undefined || phase === 'pending') return undefined;
  const { total } = calculateBill(fees, {
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
