import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { Bill } from '../../../domain/fees/bill.ts';
import { listPricedCategories } from '../../../domain/fees/feeRules.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import type { Discount } from '../../../domain/fees/discount.ts';
import { findDiscountedDancer, buildParty } from '../../../domain/registrant/party.ts';
import { calculatePrices } from '../../../domain/registrant/price.ts';
import type { RegistrationPhase } from '../../../domain/registration/phase.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { useDraftDiscount } from './useDraftDiscount.ts';

export interface PriceEstimate {
  /** The bill of each dancer. */
  readonly bills: readonly { readonly name: string; readonly bill: Bill }[];
  /** In cents. */
  readonly total: number;
  /** True if there is only one price category. */
  readonly isOnly: boolean;
}

type PriceInput = readonly [
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  phase: RegistrationPhase | undefined,
];

/**
 * The cost of this registration if it were sent now, including the discount of its code.
 * @param input without a phase while the time is unknown
 * @returns undefined if no fees are set
 */
export function usePrice(...input: PriceInput): PriceEstimate | undefined {
  const discount = useDraftDiscount(input[0]);
  return useDiscountedPrice(discount.kind === 'usable' ? discount.code : undefined, ...input);
}

/** @param discount goes to the dancer whom the draft names as the one with the code */
export function useDiscountedPrice(
  discount: Discount | undefined,
  ...[draft, events, phase]: PriceInput
): PriceEstimate | undefined {
  const { device } = useStore();
  const saved = useLive(device, editedFees.path);
  return useMemo(() => {
    if (saved.kind !== 'known' || saved.value.kind !== 'set' || phase === undefined) return undefined;
    const { rules } = saved.value;
    const party = buildParty(draft, events);
    const index = findDiscountedDancer(draft, party);
    const discounted = discount === undefined || index === undefined ? undefined : { index, discount };
    const bills = calculatePrices(rules, phase, { ...party, discounted }, events);
    if (bills === undefined) return undefined;
    return {
      bills,
      total: bills.reduce((sum, { bill }) => sum + bill.total, 0),
      isOnly: listPricedCategories(rules.base).length === 1,
    };
  }, [saved, phase, draft, events, discount]);
}
