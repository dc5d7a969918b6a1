import { useMemo } from 'react';
import type { FeesByDate } from '../../../domain/fees/accounts.ts';
import type { PriceEffect } from '../../../domain/fees/priceEffect.ts';
import { useAccounts } from '../../staff/accounts/useAccounts.ts';

const NONE: readonly PriceEffect[] = [];

export interface PriceEffects {
  readonly effects: readonly PriceEffect[];
  readonly areEffectsKnown: boolean;
}

/** The changed parts; undefined: unchanged. */
type ChangedFees = { readonly [Part in keyof FeesByDate]?: FeesByDate[Part] | undefined };

/**
 * The registered dancers who would pay differently with these fees or dates.
 * @param isAsked false: nothing has changed, so nothing is computed
 */
export function usePriceEffects(isAsked: boolean, by: ChangedFees): PriceEffects {
  const accounts = useAccounts(isAsked);
  const { fees, dates } = by;
  return useMemo(() => {
    if (!isAsked) return { effects: NONE, areEffectsKnown: true };
    if (accounts.kind === 'waiting') return { effects: NONE, areEffectsKnown: false };
    if (accounts.kind !== 'known') return { effects: NONE, areEffectsKnown: true };
    const changed = { ...(fees === undefined ? {} : { fees }), ...(dates === undefined ? {} : { dates }) };
    return { effects: accounts.effectOf(changed), areEffectsKnown: true };
  }, [isAsked, accounts, fees, dates]);
}
