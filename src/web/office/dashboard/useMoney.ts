import { useMemo } from 'react';
import { useAccounts } from '../../staff/accounts/useAccounts.ts';
import { moneyStands, type MoneyStands } from './moneyStands.ts';

/** How the money stands, live; undefined for who may not know, and where nobody has said what it costs. */
export function useMoney(isOrganizer: boolean): MoneyStands | undefined {
  const accounts = useAccounts(isOrganizer);
  return useMemo(() => (accounts.kind === 'known' ? moneyStands(accounts.by) : undefined), [accounts]);
}
