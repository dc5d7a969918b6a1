import type { CompetitionEvent } from '../competition.ts';
import { NO_AGREED_PRICE, type AgreedPrice } from '../fees/agreedPrice.ts';
import { calculateBill, type Bill } from '../fees/bill.ts';
import type { Category, FeeRules } from '../fees/feeRules.ts';
import type { Discount } from '../fees/discount.ts';
import { normalizeSpelling } from '../people/people.ts';
import type { RegistrationParty } from './party.ts';
import type { RegistrationPhase } from '../registration/phase.ts';

/** The prices that applied at sign-up and at the last change. */
export interface SignUpPhases {
  readonly first: RegistrationPhase;
  readonly last: RegistrationPhase;
}

interface Payer {
  readonly category: Category;
  readonly agreed?: AgreedPrice | undefined;
  /** The discount of a dancer without an agreed price. */
  readonly discount?: Discount | undefined;
}

type Danced = readonly Pick<CompetitionEvent, 'level' | 'style' | 'dances'>[];

/** A registrant's bill for these events; undefined while no price has a date. */
function priceOf(
  fees: FeeRules,
  { category, discount, agreed = NO_AGREED_PRICE }: Payer,
  { first, last }: SignUpPhases,
  danced: Danced,
): Bill | undefined {
  if (first === 'pending' || last === 'pending') return undefined;
  const { category: paysAs = category, ...granted } = agreed;
  return calculateBill(fees, {
    category: paysAs,
    signedUp: first,
    lastChange: last,
    entries: danced.map(({ level, style, dances }) => ({ level, style, dances: dances.length })),
    discount,
    ...granted,
  });
}

export interface PriceChange {
  readonly before: Bill;
  readonly after: Bill;
}

/**
 * @param window the phases of sign-up, last change, and now
 * @returns undefined while no price has a date
 */
export function calculatePriceChange(
  fees: FeeRules,
  payer: Payer,
  window: SignUpPhases & { readonly now: RegistrationPhase },
  danced: { readonly before: Danced; readonly after: Danced; readonly isChanged: boolean },
): PriceChange | undefined {
  const { first, last, now } = window;
  const before = priceOf(fees, payer, { first, last }, danced.before);
  const after = priceOf(fees, payer, { first, last: danced.isChanged ? now : last }, danced.after);
  return before === undefined || after === undefined ? undefined : { before, after };
}

/** A party with the discount of one of its dancers. */
interface DiscountedParty extends RegistrationParty {
  readonly discounted?: { readonly index: number; readonly discount: Discount } | undefined;
}

/** The bill of each dancer who registers now; undefined while no price has a date. */
export function calculatePrices(
  fees: FeeRules,
  phase: RegistrationPhase,
  { dancers, entries, discounted }: DiscountedParty,
  events: readonly CompetitionEvent[],
): readonly { readonly name: string; readonly bill: Bill }[] | undefined {
  const byKey = new Map(events.map((event) => [event.key, event]));
  const bills = dancers.flatMap(({ name, category }, index) => {
    const spelled = normalizeSpelling(name);
    const danced = entries.flatMap(({ event, leadName, followName }) => {
      const its = byKey.get(event);
      return its !== undefined && [leadName, followName].some((one) => normalizeSpelling(one) === spelled)
        ? [its]
        : [];
    });
    const discount = index === discounted?.index ? discounted.discount : undefined;
    const bill = priceOf(fees, { category, discount }, { first: phase, last: phase }, danced);
    return bill === undefined ? [] : [{ name, bill }];
  });
  return bills.length === dancers.length ? bills : undefined;
}
