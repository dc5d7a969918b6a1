import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { Bill } from '../../../domain/fees/bill.ts';
import { categoriesIn } from '../../../domain/fees/feeRules.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { partyOf } from '../../../domain/registrant/party.ts';
import { pricesOf } from '../../../domain/registrant/price.ts';
import type { RegistrationPhase } from '../../../domain/registration/phase.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';

export interface Price {
  /** The bill of each dancer. */
  readonly bills: readonly { readonly name: string; readonly bill: Bill }[];
  /** In cents. */
  readonly total: number;
  /** There is one price for all. */
  readonly isOnly: boolean;
}

/**
 * The cost of a registration if it were sent now.
 * @param phase undefined while the time is unknown
 * @returns undefined if no fees are set
 */
export function usePrice(
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  phase: RegistrationPhase | undefined,
): Price | undefined {
  const { device } = useStore();
  const saved = useLive(device, editedFees.path);
  return useMemo(() => {
    if (saved.kind !== 'known' || saved.value.kind !== 'set' || phase === undefined) return undefined;
    const { rules } = saved.value;
    const bills = pricesOf(rules, phase, partyOf(draft, events), events);
    if (bills === undefined) return undefined;
    return {
      bills,
      total: bills.reduce((sum, { bill }) => sum + bill.total, 0),
      isOnly: categoriesIn(rules.base).length === 1,
    };
  }, [saved, phase, draft, events]);
}
