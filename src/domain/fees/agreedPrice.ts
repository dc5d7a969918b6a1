import { mapDefined } from '../mapDefined.ts';
import type { PricedDancer } from './bill.ts';
import type { GivenDiscount } from './discount.ts';
import type { Category, Extra, FeeRules } from './feeRules.ts';

/** A discount or charge for one dancer, beyond their entries. */
export interface AgreedPrice extends Pick<
  PricedDancer,
  'paysAtTheDoor' | 'volunteers' | 'extras' | 'byHand'
> {
  /** Undefined: the category stated at registration. */
  readonly category: Category | undefined;
  /** The discount by a code that the dancer typed, or the desk put on the bill. */
  readonly discount?: GivenDiscount | undefined;
}

export const NO_AGREED_PRICE: AgreedPrice = {
  category: undefined,
  paysAtTheDoor: false,
  volunteers: false,
  extras: [],
  byHand: undefined,
};

/** Parts of the fee rules that have to be granted to each dancer. */
export interface GrantableTerms {
  readonly atTheDoor: boolean;
  readonly volunteers: boolean;
  readonly extras: readonly Extra[];
}

export const findGrantableTerms = ({ rules }: FeeRules): GrantableTerms => ({
  atTheDoor: rules.some(({ kind }) => kind === 'at the door'),
  volunteers: rules.some(({ kind }) => kind === 'volunteer'),
  extras: mapDefined(rules, (rule) => (rule.kind === 'extra' ? rule.what : undefined)),
});
