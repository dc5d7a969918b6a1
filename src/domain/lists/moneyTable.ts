import type { BilledDancer } from '../fees/accounts.ts';
import type { Bill } from '../fees/bill.ts';
import type { Payment } from '../fees/payment.ts';
import type { CalendarDay } from '../registration/calendar.ts';
import type { Table } from './table.ts';

/** '37.50': spreadsheets read it as a number in any currency. */
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Payments, one line each, oldest first. */
export interface ListedPayment {
  readonly payment: Payment;
  readonly name: string;
  readonly school: string;
  readonly reference: string;
  readonly day: CalendarDay | undefined;
}

/** The ledger for a spreadsheet. */
export const buildPaymentTable = (payments: readonly ListedPayment[]): Table => [
  ['Day', 'Payer', 'School', 'Reference', 'Way', 'Amount', 'Note'],
  ...payments.map(({ payment: { how, cents, note }, name, school, reference, day }) => [
    day ?? '',
    name,
    school,
    reference,
    how,
    amount(cents),
    note ?? '',
  ]),
];

/** A dancer's bill and own payments. */
export interface ListedBalance {
  readonly dancer: BilledDancer;
  readonly name: string;
  readonly reference: string;
  readonly paid: number;
}

function discountCells(bill: Bill | undefined): readonly [name: string, takenOff: string] {
  for (const { reason, cents } of bill?.lines ?? [])
    if (reason.kind === 'discount') return [reason.discount.name, amount(-cents)];
  return ['', ''];
}

/** Prices and payments of each dancer, for a spreadsheet. */
export const buildBalanceTable = (balances: readonly ListedBalance[]): Table => [
  ['Dancer', 'School', 'Number', 'Reference', 'Discount', 'Taken off', 'Price', 'Paid by the dancer'],
  ...balances.map(({ dancer: { school, number, bill }, name, reference, paid }) => [
    name,
    school,
    number ?? '',
    reference,
    ...discountCells(bill),
    bill === undefined ? '' : amount(bill.total),
    amount(paid),
  ]),
];
