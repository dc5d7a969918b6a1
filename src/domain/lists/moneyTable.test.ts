import { expect, test } from 'vitest';
import { NO_AGREED_PRICE } from '../fees/agreedPrice.ts';
import { buildBalanceTable, buildPaymentTable } from './moneyTable.ts';

test('the money table has amounts as numbers, and a reference in each line', () => {
  const payment = {
    id: '1',
    payer: { kind: 'school', school: 'Yale' },
    cents: -3750,
    how: 'check',
    note: undefined,
    at: 0,
  } as const;
  expect(
    buildPaymentTable([{ payment, name: 'Yale', school: 'Yale', reference: 'PBC-1', day: undefined }])[1],
  ).toEqual(['', 'Yale', 'Yale', 'PBC-1', 'check', '-37.50', '']);
  const dancer = {
    key: 'a',
    name: 'Ana',
    school: 'MIT',
    number: undefined,
    followsOnly: true,
    bill: undefined,
    agreed: NO_AGREED_PRICE,
    changedAt: undefined,
  };
  expect(buildBalanceTable([{ dancer, name: 'Ana', reference: 'PBC-2', paid: 4000 }])[1]).toEqual([
    'Ana',
    'MIT',
    '',
    'PBC-2',
    '',
    '',
    '',
    '40.00',
  ]);
  const discount = { name: 'Alumni', amount: { kind: 'cents', cents: 1550 } } as const;
  const bill = { lines: [{ reason: { kind: 'discount', discount }, cents: -1550 }], total: 2450 } as const;
  const [, line] = buildBalanceTable([
    { dancer: { ...dancer, bill }, name: 'Ana', reference: 'PBC-2', paid: 0 },
  ]);
  expect(line?.slice(4)).toEqual(['Alumni', '15.50', '24.50', '0.00']);
});
