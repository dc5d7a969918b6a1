import { mapDefined } from '../../../domain/mapDefined.ts';
import {
  listPricedCategories,
  type Category,
  type Cents,
  type FeeRules,
} from '../../../domain/fees/feeRules.ts';
import type { PricePhase } from '../../kit/words/english/home.ts';

/** A price summary, for visitors who want a rough idea. */
export interface PriceSummary {
  /** The category shown first: students, if they have their own price; undefined if all pay the same. */
  readonly who: Category | undefined;
  readonly of: Readonly<Record<PricePhase, Cents>>;
  /** Events cost extra. */
  readonly isFrom: boolean;
  /** The prices of the other categories. */
  readonly others: readonly { readonly who: Category; readonly of: Readonly<Record<PricePhase, Cents>> }[];
}

/** Undefined without a base price. */
export function summarizePrices({ base, rules }: FeeRules): PriceSummary | undefined {
  const all = listPricedCategories(base);
  const first = all.find((one) => one === 'student') ?? all.find((one) => one === 'adult') ?? all[0];
  const of = first === undefined ? undefined : base[first];
  if (of === undefined) return undefined;
  return {
    who: all.length === 1 ? undefined : first,
    of,
    isFrom: rules.some(({ kind }) => kind === 'each'),
    others: mapDefined(all, (who) => {
      const prices = base[who];
      return who === first || prices === undefined ? undefined : { who, of: prices };
    }),
  };
}
