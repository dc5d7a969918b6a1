import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../../domain/fees/accounts.ts';
import { competition } from '../../store/competition/competition.ts';
import { Observed } from '../../store/connection/observed.ts';
import { TimeZoneHere } from '../app/StoreProvider.tsx';
import type { KnownAccounts } from '../staff/accounts/useAccounts.ts';
import { lead } from '../testing/builders.ts';
import { withStore } from '../testing/withStore.tsx';
import { Invoice } from './Invoice.tsx';

vi.mock('../staff/journal/useDecisions.ts', () => ({
  useDecisions: () => ({ busy: false, problem: undefined, perform: vi.fn(), isKept: () => false }),
}));
afterEach(() => vi.restoreAllMocks());

const account: Account = {
  payer: { kind: 'school', school: 'Rutgers' },
  dancers: [
    {
      key: 'ann',
      name: 'Ann Ray',
      school: 'Rutgers',
      number: lead('101'),
      followsOnly: false,
      bill: {
        lines: [{ reason: { kind: 'base', category: 'student', window: 'normal' }, cents: 4500 }],
        total: 4500,
      },
      agreed: { extras: [], paysAtTheDoor: false, volunteers: false, byHand: undefined, category: undefined },
    },
  ],
  payments: [],
  total: 4500,
  paid: 0,
  left: 4500,
};

test('a price that ends at midnight in New York is said with its last day there, on a device in Kathmandu', () => {
  // In Kathmandu it is November 28, quarter to eleven in the morning.
  const dateRegistrationOpen = Date.parse('2026-11-28T00:00:00-05:00');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Kathmandu',
  });
  const accounts: KnownAccounts = {
    kind: 'known',
    competition: competition.parse({ timeZone: 'America/New_York', dateRegistrationOpen }),
    by: { school: [account], dancer: [] },
    grantable: { extras: [], atTheDoor: false, volunteers: false },
    categories: ['student'],
    windowBy: 'last',
    howToPay: undefined,
    isOnly: true,
    isPending: false,
    priceOf: () => undefined,
  };
  render(
    <TimeZoneHere value="America/New_York">
      <Invoice account={account} accounts={accounts} />
    </TimeZoneHere>,
    { wrapper: withStore({ eventName: 'demo', device: { serverAhead: new Observed(0) } }) },
  );
  expect(screen.getByRole('row', { name: /Ann Ray/ }).textContent).toContain('until Nov 27, ');
});
