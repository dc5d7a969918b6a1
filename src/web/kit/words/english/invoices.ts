import type { WindowDate } from '../../../../domain/fees/feeRules.ts';
import type { Payer, PaymentWay } from '../../../../domain/fees/payment.ts';
import { moneyNow } from '../money.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

const dancers = (count: number): string => counted(count, { one: '1 dancer', other: `${count} dancers` });

const WAYS: Readonly<Record<PaymentWay, string>> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  transfer: 'Bank transfer',
  other: 'Other',
};

/** What schools and dancers owe, and have paid. */
export const invoices = section('invoices', {
  loading: 'Loading the invoices',
  by: 'Invoices',
  kinds: { school: 'By school', dancer: 'By dancer' } satisfies Record<Payer['kind'], string>,
  find: 'Find a school or dancer',
  owing: 'Owes something',
  none: 'Nobody has registered yet.',
  noneMore: 'Each school and each dancer gets an invoice as soon as somebody is in an event.',
  nothingFound: 'No invoice fits. Type less, or show everybody.',
  noFees: 'Nobody has said what it costs.',
  toFees: 'Say it under Setup, Fees.',
  noDates: 'No price has a date yet: say in Setup until when each price holds.',
  sum: (total: number, paid: number, left: number) =>
    `${moneyNow(total)} in all, ${moneyNow(paid)} paid, ${moneyNow(left)} left`,
  noSchool: 'No school',
  withheld: 'Name withheld',
  dancers,
  print: (count: number) => counted(count, { one: 'Print', other: `Print ${count} invoices` }),
  columns: { number: 'Number', dancer: 'Dancer', why: 'Why this price', price: 'Price' },
  follows: 'follows',
  notYet: 'not yet',
  noSum: '–',
  noPrice: 'Not registered here',
  noPriceYet: 'No price yet',
  noPrices: (count: number) =>
    counted(count, {
      one: '1 dancer hasn’t registered here and isn’t counted.',
      other: `${count} dancers haven’t registered here and aren’t counted.`,
    }),
  /** In which price period the price of a dancer lies, and by which date of theirs. @param until the last day of it */
  period: (by: WindowDate, until: string | undefined) =>
    `${until === undefined ? '' : `until ${until}, `}${by === 'first' ? 'by when they signed up' : 'by their last change'}`,
  total: 'In all',
  howToPay: 'How to pay',
  balance: (left: number) => {
    if (left === 0) return 'Paid';
    return left < 0 ? 'Paid too much' : 'Left to pay';
  },
  paid: (cents: number, how: PaymentWay, day: string, note: string | undefined) =>
    `${cents < 0 ? 'Given back' : 'Paid'} ${day}, ${note ?? WAYS[how].toLowerCase()}`,
  back: 'All invoices',
  gone: 'No invoice under this address',
  open: (name: string) => `Invoice of ${name}`,
  price: {
    change: (name: string, price: string) => `Change the price of ${name}, ${price}`,
    question: (name: string) => `What does ${name} pay?`,
    category: 'Pays as',
    asSaid: 'As they said',
    volunteers: 'Volunteers',
    atTheDoor: 'Pays at the door',
    own: 'A price of your own',
    ownHelp: 'Empty: what the fees say.',
    noAmount: 'Type an amount, or nothing.',
    why: 'Why',
    whyHelp: 'Stands on the invoice.',
    noWhy: 'Say why: it stands on the invoice.',
    save: 'Set the price',
    saving: 'Setting the price',
    done: (name: string) => `Price of ${name} set`,
  },
  payment: {
    verb: 'Payment',
    question: (name: string) => `Payment of ${name}`,
    which: 'Which way',
    ways: { in: 'Came in', back: 'Given back' },
    amount: 'Amount',
    how: 'How',
    wayName: (how: PaymentWay) => WAYS[how],
    note: 'Note',
    noteHelp: 'Stands on the invoice: a check’s number, or why it was given back.',
    save: 'Write it down',
    saving: 'Writing it down',
    waits: 'A payment waits on this device for the connection. Don’t write it down again.',
    noAmount: 'Type an amount above zero.',
    tooLarge: 'That’s more than one line can hold.',
    done: (cents: number, name: string) =>
      cents < 0 ? `${moneyNow(-cents)} given back to ${name}.` : `${moneyNow(cents)} from ${name}.`,
  },
});
