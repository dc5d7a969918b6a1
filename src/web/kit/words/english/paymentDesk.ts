import type { PayFault, PayKind } from '../../../../domain/fees/payOptions.ts';
import { formatMoney } from '../money.ts';
import { section } from '../section.ts';
import { howToPayWords } from './howToPay.ts';

const { names } = howToPayWords.english;

/** The problem in at most eight words. */
const FAULTS: Readonly<Record<PayFault, string>> = {
  missing: 'fill it in or turn it off',
  handle: 'that isn’t a valid username',
  'email or phone': 'enter an email or phone number',
  'web address': 'enter a web address with https://',
  iban: 'that IBAN has a typo',
  holder: 'name the account holder',
};

/** The setup desk for the ways to pay. */
export const paymentDeskWords = section('paymentDesk', {
  loading: 'Loading the ways to pay',
  notAvailable: 'Not available',
  unreadable: 'The saved ways to pay can’t be read, so dancers see none. Set them again and save.',
  title: 'How do people pay?',
  more: 'Turn on what your club takes. Dancers see these on their confirmation, in My entries, in emails and on the invoice, in this order.',
  ways: 'Ways to pay',
  none: 'Nothing is on, so dancers are only told what they owe. People will ask you how to pay.',
  up: (kind: PayKind) => `Move ${names[kind]} up`,
  /** The name of the field for screen readers. */
  field: {
    venmo: 'Venmo username',
    card: 'Address of your payment page',
    paypal: 'PayPal.Me name',
    zelle: 'Zelle email or phone',
    check: 'Check payable to',
    cash: 'Cash: where and when',
    cashapp: '$Cashtag',
    bank: 'IBAN, or routing and account number',
  } satisfies Record<PayKind, string>,
  /** The text in front of the value, within the field. */
  lead: {
    venmo: 'venmo.com/u/',
    card: '',
    paypal: 'paypal.me/',
    zelle: '',
    check: 'Payable to',
    cash: 'Where',
    cashapp: '$',
    bank: '',
  } satisfies Record<PayKind, string>,
  help: {
    venmo: 'Opens the app with amount and note filled in. Notes on Venmo may be public.',
    card: 'Any payment page works, such as Stripe or Square. Use {ref}, {amount} and {email} where the page takes them.',
    paypal: 'Fills in the amount. People type the note.',
    zelle: 'Zelle has no link, so we offer to copy the address.',
    check: 'Brought to the desk, or one for the whole school.',
    cash: 'Like “At the desk, from 7:30 AM”.',
    cashapp: 'Fills in the amount. People type the note.',
    bank: 'An IBAN gets a QR code that asks for the same amount in euros.',
  } satisfies Record<PayKind, string>,
  off: {
    venmo: 'Needs your Venmo username.',
    card: 'Needs a payment page, such as Stripe or Square.',
    paypal: 'Needs your PayPal.Me name.',
    zelle: 'Needs the email or phone that’s enrolled.',
    check: 'Needs the name on the check.',
    cash: 'Needs where and when.',
    cashapp: 'Needs your $Cashtag.',
    bank: 'Routing and account number, or an IBAN with a QR code for euros.',
  } satisfies Record<PayKind, string>,
  holder: 'Account holder',
  fault: (fault: PayFault) => `${FAULTS[fault].charAt(0).toUpperCase()}${FAULTS[fault].slice(1)}.`,
  problem: (kind: PayKind, fault: PayFault) => `${names[kind]}: ${FAULTS[fault]}`,
  prefix: {
    label: 'Reference',
    help: (example: string) =>
      `Each dancer and school gets a short one, like ${example}. Its last character catches typos, so a bank statement finds the right person. It isn’t the code for changing entries.`,
    wrong: '2 to 5 letters or digits.',
  },
  due: {
    label: 'Last day to pay',
    help: (closes: string | undefined) =>
      closes === undefined
        ? 'Blank: when registration closes.'
        : `Blank: when registration closes, ${closes}.`,
  },
  contact: { label: 'Questions about money', help: 'An email address. It shows on invoices.' },
  own: 'Anything else, such as who to ask, goes under Fees.',
  preview: 'What a dancer sees',
  previewMore: (cents: number) => `A student who owes ${formatMoney(cents)}`,
  previewNone: 'Only the amount, until you turn on a way to pay.',
  paper: 'On invoices',
});
