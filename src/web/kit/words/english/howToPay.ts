import type { PrefilledParts, PayKind } from '../../../../domain/fees/payOptions.ts';
import { formatMoney } from '../money.ts';
import { section } from '../section.ts';

const NAMES: Readonly<Record<PayKind, string>> = {
  venmo: 'Venmo',
  card: 'Card',
  paypal: 'PayPal',
  zelle: 'Zelle',
  check: 'Check',
  cash: 'Cash',
  cashapp: 'Cash App',
  bank: 'Bank transfer',
};

const by = (kind: PayKind): string =>
  kind === 'card' || kind === 'bank' ? `by ${NAMES[kind].toLowerCase()}` : `with ${NAMES[kind]}`;

const all = new Intl.ListFormat('en');

/** The ways to pay, beside a price. */
export const howToPayWords = section('howToPay', {
  title: 'How to pay',
  names: NAMES,
  pay: (cents: number, kind: PayKind) => `Pay ${formatMoney(cents)} ${by(kind)}`,
  /** Shown after the name of a payment service: the fields that it fills in. */
  fills: {
    'amount and note': 'Amount and note are filled in',
    amount: 'The amount is filled in',
    note: 'The note is filled in',
    nothing: '',
  } satisfies Record<PrefilledParts, string>,
  payableTo: (payee: string) => `Payable to ${payee}`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser didn’t copy it. Write it down.',
  someoneElse: 'Someone else pays',
  someoneElseAbout: 'They scan a QR code',
  qrLabel: (kind: PayKind) => `QR code to pay with ${NAMES[kind]}`,
  scan: (cents: number, kind: PayKind) => `Scan to pay ${formatMoney(cents)} ${by(kind)}`,
  /** The sentence before and after the reference. */
  note: { before: 'Put ', after: ' in the note so we know it’s yours.' },
  due: (day: string) => `Pay by ${day}.`,
  list: (references: readonly string[]) => all.format(references),
});
