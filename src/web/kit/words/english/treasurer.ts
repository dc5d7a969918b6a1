import { formatMoney } from '../money.ts';
import { section } from '../section.ts';

/** The treasurer's summary. */
export const treasurerWords = section('treasurer', {
  tabs: 'Money',
  tab: { invoices: 'Invoices', summary: 'Summary', bank: 'Bank statement' },
  expected: 'Expected',
  withKept: (cents: number) => `with ${formatMoney(cents)} kept from dropouts`,
  received: 'Received',
  afterRefunds: (cents: number) => `after ${formatMoney(cents)} refunded`,
  open: 'Open',
  overpaid: 'Overpaid',
  overpaidAbout: 'to refund',
  over: (cents: number) => `${formatMoney(cents)} too much`,
  byWay: 'By method',
  byDay: 'By day',
  way: 'Method',
  day: 'Day',
  byDiscount: 'Discounts',
  discount: 'Discount',
  dancers: 'Dancers',
  takenOff: 'Amount off',
  bySchool: 'Open by school',
  school: 'School',
  payments: 'Payments',
  refunds: 'Refunds',
  sum: 'Sum',
  paid: 'Paid',
  nothingReceived: 'No payments yet.',
  allPaid: 'Everybody has paid.',
  paymentsFile: 'Payments as CSV',
  balancesFile: 'Balances as CSV',
});
