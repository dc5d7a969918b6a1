import { useMemo } from 'react';
import { useAccounts } from '../../staff/accounts/useAccounts.ts';
import { moneyStands, type MoneyStands } from './moneyStands.ts';

/** The sums of money, live; undefined for other roles, or if no prices are set. */
export function useMoney(isOrganizer: boolean): MoneyStands | undefined {
  const accounts = useAccounts(isOrganizer);
  return useMemo(() => (accounts.kind === 'known' ? moneyStands(accounts.by) : undefined), [accounts]);
}
