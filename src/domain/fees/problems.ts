import { MAX_LENGTH } from '../bounds.ts';
import { mapDefined } from '../mapDefined.ts';
import { toStoredTerm } from '../event/storedTerm.ts';
import type { Style } from '../event/terms.ts';
import { findRegistrationPhase, type RegistrationDates } from '../registration/phase.ts';
import {
  listPricedCategories,
  PRICE_WINDOWS,
  type Category,
  type FeeRule,
  type FeeRules,
} from './feeRules.ts';

/** Problems that prevent saving. */
export type FeeProblem =
  | { readonly kind: 'no name' }
  | { readonly kind: 'no levels' }
  | { readonly kind: 'no styles' }
  /** The range's end is before its start. */
  | { readonly kind: 'backwards' }
  /** Characters by which the payment instructions exceed the limit. */
  | { readonly kind: 'too long'; readonly by: number };

/** Allowed, but probably a mistake. */
export type FeeWarning =
  | { readonly kind: 'gets cheaper'; readonly category: Category }
  | { readonly kind: 'special is dearer'; readonly styles: readonly Style[] }
  | { readonly kind: 'no dates' };

function problemOf(rule: FeeRule): FeeProblem | undefined {
  if (rule.kind === 'extra' && toStoredTerm(rule.what).trim() === '') return { kind: 'no name' };
  if (rule.kind === 'free levels' && rule.levels.length === 0) return { kind: 'no levels' };
  if (rule.kind === 'only' && rule.styles.length === 0) return { kind: 'no styles' };
  if (rule.kind === 'each' && rule.to !== undefined && rule.to < rule.from) return { kind: 'backwards' };
  return undefined;
}

/** Characters by which the payment instructions exceed the limit; 0 if they do not. */
export const countExcessCharacters = ({ howToPay = '' }: Pick<FeeRules, 'howToPay'>): number =>
  Math.max(0, howToPay.trim().length - MAX_LENGTH.howToPay);

/** Problems to fix, in the order of the screen. */
export function findFeeProblems(fees: FeeRules): readonly FeeProblem[] {
  const by = countExcessCharacters(fees);
  return [
    ...mapDefined(fees.rules, (rule) => problemOf(rule)),
    ...(by > 0 ? [{ kind: 'too long', by } as const] : []),
  ];
}

const rises = (prices: readonly number[]): boolean =>
  prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));

/** Warnings to show before saving. */
export function findFeeWarnings(fees: FeeRules, dates: RegistrationDates): readonly FeeWarning[] {
  const lines = listPricedCategories(fees.base).map((category) => ({
    category,
    prices: PRICE_WINDOWS.map((window) => fees.base[category]?.[window] ?? 0),
  }));
  const least = Math.min(...lines.flatMap(({ prices }) => prices));
  return [
    ...mapDefined(lines, ({ category, prices }): FeeWarning | undefined =>
      rises(prices) ? undefined : { kind: 'gets cheaper', category },
    ),
    ...mapDefined(fees.rules, (rule): FeeWarning | undefined =>
      rule.kind === 'only' && rule.cents > least
        ? { kind: 'special is dearer', styles: rule.styles }
        : undefined,
    ),
    ...(findRegistrationPhase(dates, 0) === 'pending' ? [{ kind: 'no dates' } as const] : []),
  ];
}
