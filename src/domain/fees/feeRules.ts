import type { CustomTerm } from '../event/storedTerm.ts';
import { createTermParser } from '../event/storedTerm.ts';
import type { Level, Style } from '../event/terms.ts';

/** Integer cents. */
export type Cents = number;

/** Windows of sign-up dates with different prices. */
export const PRICE_WINDOWS = ['early', 'normal', 'late'] as const;
export type PriceWindow = (typeof PRICE_WINDOWS)[number];

/** Price groups of the base price. */
export const CATEGORIES = ['newcomer', 'junior', 'student', 'adult'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The date that decides the window: first sign-up, or last change. */
export const WINDOW_DATES = ['first', 'last'] as const;
export type WindowDate = (typeof WINDOW_DATES)[number];

export type WindowPrices = Readonly<Record<PriceWindow, Cents>>;

/** A category without a line pays as another one (`findBasePrices`). */
export type BasePrices = Readonly<Partial<Record<Category, WindowPrices>>>;

export const EXTRAS = ['membership', 'ticket', 'dinner'] as const;
/** A standard extra, or the organizer's own. */
export type Extra = (typeof EXTRAS)[number] | CustomTerm;

export const parseExtra: (text: string) => Extra = createTermParser(EXTRAS);

/** Unit of a rule: events entered, or their dances. */
export const COUNTED_UNITS = ['entry', 'dance'] as const;
export type CountedUnit = (typeof COUNTED_UNITS)[number];

/** Charge a second level once per style, or once per person. */
export const SECOND_LEVEL_UNITS = ['style', 'person'] as const;
export type SecondLevelUnit = (typeof SECOND_LEVEL_UNITS)[number];

/** A charge or discount on top of the base price. All rules apply, in any order. */
export type FeeRule =
  /** Charges each entry or dance from number `from` to `to`; `to` undefined: no upper bound. */
  | {
      readonly kind: 'each';
      readonly of: CountedUnit;
      readonly from: number;
      readonly to: number | undefined;
      readonly cents: Cents;
    }
  /** Double registration: entries at a second level of one style. */
  | { readonly kind: 'second level'; readonly per: SecondLevelUnit; readonly cents: Cents }
  /** Entries at these levels are free and do not count for other rules. */
  | { readonly kind: 'free levels'; readonly levels: readonly Level[] }
  /** Replaces all charges for entries if the dancer enters only these styles. */
  | { readonly kind: 'only'; readonly styles: readonly Style[]; readonly cents: Cents }
  /** Caps the sum of all charges for entries. */
  | { readonly kind: 'at most'; readonly cents: Cents }
  | { readonly kind: 'extra'; readonly what: Extra; readonly cents: Cents }
  | { readonly kind: 'at the door'; readonly cents: Cents }
  | { readonly kind: 'volunteer'; readonly cents: Cents };

export const FEE_RULE_KINDS = [
  'each',
  'second level',
  'free levels',
  'only',
  'at most',
  'extra',
  'at the door',
  'volunteer',
] as const satisfies readonly FeeRule['kind'][];

/** The deadline of a refund step: the end of a price window, or a date of its own. */
export type RefundUntil =
  | { readonly kind: 'end of'; readonly window: PriceWindow }
  | { readonly kind: 'moment'; readonly at: number };

/** The part refunded for dropping out before `until`. */
export interface RefundStep {
  readonly until: RefundUntil;
  /** 0 to 100. */
  readonly percent: number;
}

export interface FeeRules {
  readonly windowBy: WindowDate;
  /** At least one line. */
  readonly base: BasePrices;
  readonly rules: readonly FeeRule[];
  /** No refund after the last step. Missing: undecided; the organizer decides each case. */
  readonly refunds?: readonly RefundStep[];
  /** Payment instructions with deadline, in the organizer's words; missing: none given. */
  readonly howToPay?: string;
}

/** Fallback price groups, best first. */
const PAYS_AS: Readonly<Record<Category, readonly Category[]>> = {
  newcomer: ['student', 'junior', 'adult'],
  junior: ['student', 'newcomer', 'adult'],
  student: ['adult', 'newcomer', 'junior'],
  adult: ['student', 'newcomer', 'junior'],
};

/** The base prices for a category, with fallback; undefined if there are none at all. */
export function findBasePrices(
  base: BasePrices,
  category: Category,
): { readonly category: Category; readonly prices: WindowPrices } | undefined {
  for (const candidate of [category, ...PAYS_AS[category]]) {
    const prices = base[candidate];
    if (prices !== undefined) return { category: candidate, prices };
  }
  return undefined;
}

/** The categories with base prices, in the usual order. */
export const listPricedCategories = (base: BasePrices): readonly Category[] =>
  CATEGORIES.filter((category) => base[category] !== undefined);

/** The price groups that dancers choose from: those with a price. None if all pay the same; all before there are prices. */
export function listSelectableCategories(base: BasePrices | undefined): readonly Category[] {
  if (base === undefined) return CATEGORIES;
  const priced = listPricedCategories(base);
  return priced.length > 1 ? priced : [];
}
