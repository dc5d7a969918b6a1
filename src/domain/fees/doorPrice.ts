import { LEVELS, STYLES } from '../event/terms.ts';
import { findRegistrationPhase, type RegistrationDates } from '../registration/phase.ts';
import { findGrantableTerms, NO_AGREED_PRICE, type AgreedPrice } from './agreedPrice.ts';
import { calculateBill, type Bill } from './bill.ts';
import type { Discount } from './discount.ts';
import { listPricedCategories, type Category, type FeeRules, type PriceWindow } from './feeRules.ts';

/** The price of a dancer at the door before they choose events: with one event that is neither free nor special. */
function doorBill(
  fees: FeeRules,
  category: Category,
  window: PriceWindow,
  price: Omit<AgreedPrice, 'discount'> & { readonly discount: Discount | undefined },
): Bill {
  const free = new Set(fees.rules.flatMap((rule) => (rule.kind === 'free levels' ? rule.levels : [])));
  const special = new Set(fees.rules.flatMap((rule) => (rule.kind === 'only' ? rule.styles : [])));
  return calculateBill(fees, {
    ...price,
    category,
    signedUp: window,
    lastChange: window,
    entries: [
      {
        level: LEVELS.find((level) => !free.has(level)) ?? 'Bronze',
        style: STYLES.find((style) => !special.has(style)) ?? 'Standard',
        dances: 1,
      },
    ],
  });
}

export interface DoorPrices {
  readonly categories: readonly { readonly category: Category; readonly cents: number }[];
  /** Cents off for a volunteer shift; undefined if the rules have none. */
  readonly volunteer: number | undefined;
  /** The price agreed with each dancer at the door: with the surcharge, if there is one. */
  readonly price: (isVolunteer: boolean) => AgreedPrice;
  readonly bill: (category: Category, isVolunteer: boolean, discount?: Discount) => Bill;
}

/** Today's prices at the door; undefined while no price has a date. */
export function calculateDoorPrices(
  fees: FeeRules,
  dates: Pick<RegistrationDates, 'early' | 'open'>,
  now: number,
): DoorPrices | undefined {
  const window = findRegistrationPhase(dates, now);
  if (window === 'pending') return undefined;
  const { atTheDoor, volunteers } = findGrantableTerms(fees);
  const price = (isVolunteer: boolean): AgreedPrice => ({
    ...NO_AGREED_PRICE,
    paysAtTheDoor: atTheDoor,
    volunteers: isVolunteer,
  });
  const bill: DoorPrices['bill'] = (category, isVolunteer, discount) =>
    doorBill(fees, category, window, { ...price(isVolunteer), discount });
  return {
    categories: listPricedCategories(fees.base).map((category) => ({
      category,
      cents: bill(category, false).total,
    })),
    volunteer: volunteers
      ? fees.rules.reduce((sum, rule) => (rule.kind === 'volunteer' ? sum + rule.cents : sum), 0)
      : undefined,
    price,
    bill,
  };
}
