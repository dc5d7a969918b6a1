import type { Other } from '../event/asWritten.ts';
import { wordOf } from '../event/asWritten.ts';
import type { Level, Style } from '../event/terms.ts';

/** Money is counted in whole cents: never in fractions of them. */
export type Cents = number;

/** When somebody signed up, as far as the price goes. */
export const PRICE_WINDOWS = ['early', 'normal', 'late'] as const;
export type PriceWindow = (typeof PRICE_WINDOWS)[number];

/** Who pays which base price. */
export const CATEGORIES = ['newcomer', 'junior', 'student', 'adult'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Which of somebody's dates says the window: the first time they signed up, or their last change. */
export const WINDOW_DATES = ['first', 'last'] as const;
export type WindowDate = (typeof WINDOW_DATES)[number];

export type WindowPrices = Readonly<Record<PriceWindow, Cents>>;

/** The base prices; a category without a line of its own pays as another one (`lineOf`). */
export type BasePrices = Readonly<Partial<Record<Category, WindowPrices>>>;

/** What an organizer sells beside the dancing. */
export const EXTRAS = ['membership', 'ticket', 'dinner'] as const;
/** One of the usual ones, or one of the organizer's own. */
export type Extra = (typeof EXTRAS)[number] | Other;

/** What a text says as something that is sold beside the dancing. */
export const extraOf: (text: string) => Extra = wordOf(EXTRAS);

/** What is counted: the events somebody is in, or the dances of them. */
export const COUNTED = ['entry', 'dance'] as const;
export type Counted = (typeof COUNTED)[number];

/** How often a second level in one style is charged: once for each style, or once for everything. */
export const SECOND_LEVEL_PER = ['style', 'person'] as const;
export type SecondLevelPer = (typeof SECOND_LEVEL_PER)[number];

/** What comes on top of the base price, or off it. All rules apply, in whatever order they stand. */
export type FeeRule =
  /** Each of these entries, or dances, by its number: the second and the third; `to` undefined: and every further one. */
  | {
      readonly kind: 'each';
      readonly of: Counted;
      readonly from: number;
      readonly to: number | undefined;
      readonly cents: Cents;
    }
  /** Double registration: entries at a second level of one style. */
  | { readonly kind: 'second level'; readonly per: SecondLevelPer; readonly cents: Cents }
  /** Entries at these levels cost nothing, and count for no other rule. */
  | { readonly kind: 'free levels'; readonly levels: readonly Level[] }
  /** Who dances nothing but these styles pays this, in place of all that is asked for entries. */
  | { readonly kind: 'only'; readonly styles: readonly Style[]; readonly cents: Cents }
  /** All that is asked for entries together is never more than this. */
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

/** Until when a part is given back: the end of a price, or a day of its own. */
export type RefundUntil =
  | { readonly kind: 'end of'; readonly window: PriceWindow }
  | { readonly kind: 'moment'; readonly at: number };

/** What is given back to somebody who drops out before. */
export interface RefundStep {
  readonly until: RefundUntil;
  /** 0 to 100. */
  readonly percent: number;
}

/** What a competition costs. */
export interface FeeRules {
  readonly windowBy: WindowDate;
  /** At least one line. */
  readonly base: BasePrices;
  readonly rules: readonly FeeRule[];
  /** After the last of them nothing is given back. Missing: nobody has said, and the organizer decides each time. */
  readonly refunds?: readonly RefundStep[];
  /** How it is paid, and until when, in the organizer's words; missing: nobody has said. */
  readonly howToPay?: string;
}

/** As whom somebody pays where their own category has no line, the nearest first. */
const PAYS_AS: Readonly<Record<Category, readonly Category[]>> = {
  newcomer: ['student', 'junior', 'adult'],
  junior: ['student', 'newcomer', 'adult'],
  student: ['adult', 'newcomer', 'junior'],
  adult: ['student', 'newcomer', 'junior'],
};

/** The line of the base prices that somebody of this category pays by; undefined where there is none at all. */
export function lineOf(
  base: BasePrices,
  category: Category,
): { readonly category: Category; readonly prices: WindowPrices } | undefined {
  for (const candidate of [category, ...PAYS_AS[category]]) {
    const prices = base[candidate];
    if (prices !== undefined) return { category: candidate, prices };
  }
  return undefined;
}

/** The categories that have a line, in their usual order. */
export const categoriesIn = (base: BasePrices): readonly Category[] =>
  CATEGORIES.filter((category) => base[category] !== undefined);
