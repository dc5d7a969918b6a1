import { mapDefined } from '../../../domain/defined.ts';
import { categoriesIn, type Category, type Cents, type FeeRules } from '../../../domain/fees/feeRules.ts';
import type { Price } from '../../kit/words/english/home.ts';

/** What is said of the prices to somebody who only wants to know about how much it is. */
export interface ShownPrices {
  /** Whose price is said first: students', where they have one of their own; undefined where all pay the same. */
  readonly who: Category | undefined;
  readonly of: Readonly<Record<Price, Cents>>;
  /** Events cost something besides. */
  readonly isFrom: boolean;
  /** What the others pay. */
  readonly others: readonly { readonly who: Category; readonly of: Readonly<Record<Price, Cents>> }[];
}

/** Undefined where there is no base price at all. */
export function shownPrices({ base, rules }: FeeRules): ShownPrices | undefined {
  const all = categoriesIn(base);
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
