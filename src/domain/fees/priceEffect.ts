import { mapDefined } from '../mapDefined.ts';
import type { BilledDancer } from './accounts.ts';
import type { Cents } from './feeRules.ts';

/** A registered dancer whose price changes. */
export interface PriceEffect {
  readonly dancer: BilledDancer;
  readonly was: Cents;
  readonly would: Cents;
}

/**
 * The dancers who would pay differently. Dancers without a bill are left out, because they were told no
 * price.
 */
export function findPriceEffects(
  before: readonly BilledDancer[],
  after: readonly BilledDancer[],
): readonly PriceEffect[] {
  const next = new Map(after.map(({ key, bill }) => [key, bill]));
  return mapDefined(before, (dancer) => {
    const was = dancer.bill?.total;
    if (was === undefined) return undefined;
    // A dancer without a price of their own would owe nothing.
    const would = next.get(dancer.key)?.total ?? 0;
    return would === was ? undefined : { dancer, was, would };
  });
}
