import { useMemo } from 'react';
import { useAccounts } from '../../staff/accounts/useAccounts.ts';
import { sumMoney, type MoneyTotals } from './moneyTotals.ts';

/** The sums of money, live; undefined for other roles, or if no prices are set. */
export function useMoney(isOrganizer: boolean): MoneyTotals | undefined {
  const accounts = useAccounts(isOrganizer);
  return useMemo(() => (accounts.kind === 'known' ? sumMoney(accounts.by) : undefined), [accounts]);
}
