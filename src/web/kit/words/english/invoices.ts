import type { WindowDate } from '../../../../domain/fees/feeRules.ts';
import { WITHHELD_REFUND_WAY, type Payer, type PaymentWay } from '../../../../domain/fees/payment.ts';
import { formatMoney } from '../money.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const dancers = (count: number): string => pluralize(count, { one: '1 dancer', other: `${count} dancers` });

const WAYS: Readonly<Record<PaymentWay | typeof WITHHELD_REFUND_WAY, string>> = {
  kept: 'Not refunded',
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  venmo: 'Venmo',
  paypal: 'PayPal',
  zelle: 'Zelle',
  cashapp: 'Cash App',
  transfer: 'Bank transfer',
  other: 'Other',
};

/** The balances of schools and dancers. */
export const invoicesWords = section('invoices', {
  loading: 'Loading the invoices',
  by: 'Invoices',
  kinds: { school: 'By school', dancer: 'By dancer' } satisfies Record<Payer['kind'], string>,
  find: 'Find a school, dancer or reference',
  owing: 'Balance due',
  none: 'Nobody has registered yet.',
  noneMore: 'Each school and each dancer gets an invoice as soon as somebody is in an event.',
  nothingFound: 'No invoices match. Type less, or show all.',
  noFees: 'No fees yet.',
  toFees: 'Set them under Setup, Fees.',
  noDates: 'Prices have no end dates yet. Set them under Setup, Name and dates.',
  sum: (total: number, paid: number, left: number) =>
    `${formatMoney(total)} total, ${formatMoney(paid)} paid, ${formatMoney(left)} due`,
  noSchool: 'No school',
  withheld: 'Name withheld',
  dancers,
  print: (count: number) => pluralize(count, { one: 'Print', other: `Print ${count} invoices` }),
  columns: { number: 'Number', dancer: 'Dancer', why: 'Why this price', price: 'Price' },
  follows: 'follows',
  notYet: 'not yet',
  noSum: '–',
  noPrice: 'Not registered here',
  noPriceYet: 'No price yet',
  noPrices: (count: number) =>
    pluralize(count, {
      one: '1 dancer hasn’t registered here and isn’t counted.',
      other: `${count} dancers haven’t registered here and aren’t counted.`,
    }),
  /** A dancer's price period, and the date that decides it. @param until its last day */
  period: (by: WindowDate, until: string | undefined) =>
    `${until === undefined ? '' : `until ${until}, `}${by === 'first' ? 'by sign-up date' : 'by last change'}`,
  total: 'Total',
  /** The head and foot of a printed invoice. */
  paper: {
    about: (count: number, number: string, day: string) => `${dancers(count)}. Invoice ${number}, ${day}`,
    number: (number: string) => `Invoice ${number}`,
    payments: 'Payments',
    paidIn: (payments: number) => pluralize(payments, { one: '1 payment', other: `${payments} payments` }),
    dueBy: (day: string) => `by ${day}`,
    questions: (contact: string) => `Anything wrong? Write to ${contact}.`,
    page: (page: number, of: number) => `Page ${page} of ${of}`,
  },
  balance: (left: number) => {
    if (left === 0) return 'Paid';
    return left < 0 ? 'Overpaid' : 'Balance due';
  },
  paid: (
    cents: number,
    how: PaymentWay | typeof WITHHELD_REFUND_WAY,
    day: string,
    note: string | undefined,
  ) => {
    if (how === WITHHELD_REFUND_WAY) return `${WAYS[how]}, dropped out ${day}`;
    return `${cents < 0 ? 'Refunded' : 'Paid'} ${day}, ${note ?? WAYS[how].toLowerCase()}`;
  },
  back: 'All invoices',
  gone: 'No invoice at this address',
  open: (name: string) => `Invoice of ${name}`,
  price: {
    change: (name: string, price: string) => `Change the price of ${name}, ${price}`,
    question: (name: string) => `What does ${name} pay?`,
    category: 'Pays as',
    asSaid: 'As registered',
    volunteers: 'Volunteers',
    atTheDoor: 'Pays at the door',
    own: 'Custom price',
    ownHelp: 'Blank: the price from Fees.',
    noAmount: 'Enter an amount, or leave it blank.',
    why: 'Why',
    whyHelp: 'Shows on the invoice.',
    noWhy: 'Say why. It shows on the invoice.',
    save: 'Set the price',
    saving: 'Setting the price',
    done: (name: string) => `Price of ${name} set`,
  },
  payment: {
    verb: 'Add payment',
    question: (name: string) => `Payment from ${name}`,
    which: 'Type',
    ways: { in: 'Payment', back: 'Refund' },
    amount: 'Amount',
    how: 'How',
    chooseWay: 'Choose…',
    noWay: 'Choose how they paid.',
    wayName: (how: PaymentWay) => WAYS[how],
    note: 'Note',
    noteHelp: 'Shows on the invoice: a check number, or why it was refunded.',
    keep: (cents: number) => `Keep the other ${formatMoney(cents)}`,
    keepHelp: (percent: number) =>
      percent === 0
        ? 'Your refund dates are over, so nothing is refunded.'
        : `Your refund dates: ${percent}% when they dropped out.`,
    save: 'Record payment',
    saving: 'Recording',
    waits: 'A payment is saved on this device and sends when you’re back online. Don’t record it again.',
    noAmount: 'Enter an amount above zero.',
    tooLarge: 'That amount is too large.',
    done: (cents: number, name: string) =>
      cents < 0
        ? `${formatMoney(-cents)} refunded to ${name}.`
        : `${formatMoney(cents)} from ${name} recorded.`,
  },
});
