import { mapDefined } from '../mapDefined.ts';
import { unreachable } from '../unreachable.ts';
import type { Cents, FeeRules } from './feeRules.ts';
import { derivePrefix, buildReference } from './reference.ts';
import type { Payer } from './payment.ts';

/** Services and ways by which an organizer may take money, in the order they are offered in setup. */
export const PAY_KINDS = ['venmo', 'card', 'paypal', 'zelle', 'check', 'cash', 'cashapp', 'bank'] as const;
export type PayKind = (typeof PAY_KINDS)[number];

/** A way to pay, as the organizer set it. */
export interface PayOption {
  readonly kind: PayKind;
  /** A handle, an address, an account number, or words; its meaning depends on the kind. */
  readonly value: string;
  /** The account holder of a bank account. */
  readonly holder?: string;
  /** True if the option is kept, but not offered. */
  readonly isOff?: true;
}

/** The payment settings: ways to pay in the order of the organizer. */
export interface PaySettings {
  readonly options: readonly PayOption[];
  /** The first part of each reference; missing: the competition's initials. */
  readonly prefix?: string;
  /** The end of the last day to pay, in milliseconds; missing: when registration closes. */
  readonly due?: number;
  /** The address for questions about money. */
  readonly contact?: string;
}

export const NO_PAY_SETTINGS: PaySettings = { options: [] };

/** A reason a way cannot be offered. */
export type PayFault = 'missing' | 'handle' | 'email or phone' | 'web address' | 'iban' | 'holder';

const HANDLES = {
  venmo: /^[\w-]{3,30}$/,
  paypal: /^[\dA-Za-z]{1,20}$/,
  cashapp: /^(?=.*[A-Za-z])\w{1,20}$/,
} as const;
const EMAIL_OR_PHONE = /^(?:[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+|\+?[\d\s().-]{10,20})$/;
/** Allows only an https URL with a domain name: no user name, no IP address, no placeholder in the host. */
const SAFE_PAGE = /^https:\/\/(?:[\da-z-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"'\\^`]*)?$/i;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Removes parts that people paste along with a handle: the service's web address, or the leading @ or $. */
export function cleanPayValue(kind: PayKind, typed: string): string {
  const value = typed.trim();
  switch (kind) {
    case 'venmo':
      return value
        .replace(/^(?:https?:\/\/)?(?:www\.|account\.)?venmo\.com\/(?:u\/)?/i, '')
        .replace(/^@/, '')
        .replace(/[/?#].*$/, '');
    case 'paypal':
      return value
        .replace(/^(?:https?:\/\/)?(?:www\.)?paypal\.(?:me|com\/paypalme)\//i, '')
        .replace(/^@/, '')
        .replace(/[/?#].*$/, '');
    case 'cashapp':
      return value
        .replace(/^(?:https?:\/\/)?(?:www\.)?cash\.app\//i, '')
        .replace(/^\$/, '')
        .replace(/[/?#].*$/, '');
    case 'card':
    case 'zelle':
    case 'bank':
    case 'check':
    case 'cash':
      return value;
    default:
      return unreachable(kind);
  }
}

/** An IBAN without spaces; undefined if the text does not begin like one. */
function ibanIn(text: string): string | undefined {
  const packed = text.replaceAll(/\s+/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}/.test(packed) ? packed : undefined;
}

/** The check of ISO 13616: letters become numbers from 10 on, and the whole number modulo 97 must be 1. */
function isRightIban(iban: string): boolean {
  if (!IBAN.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The reason this way cannot be offered; undefined: it can. */
export function findPayFault({ kind, value: typed, holder = '' }: PayOption): PayFault | undefined {
  const value = cleanPayValue(kind, typed);
  switch (kind) {
    case 'venmo':
    case 'paypal':
    case 'cashapp':
      if (value === '') return 'missing';
      return HANDLES[kind].test(value) ? undefined : 'handle';
    case 'zelle':
      if (value === '') return 'missing';
      return EMAIL_OR_PHONE.test(value) ? undefined : 'email or phone';
    case 'card':
      if (value === '') return 'missing';
      return SAFE_PAGE.test(value) ? undefined : 'web address';
    case 'bank': {
      const iban = ibanIn(value);
      if (value === '') return 'missing';
      if (iban !== undefined && !isRightIban(iban)) return 'iban';
      return holder.trim() === '' ? 'holder' : undefined;
    }
    case 'check':
    case 'cash':
      return value === '' ? 'missing' : undefined;
    default:
      return unreachable(kind);
  }
}

/** The amount and references of one payment. */
export interface PaymentDue {
  readonly cents: Cents;
  /** The reference of each payer that the payment is for. */
  readonly references: readonly string[];
  readonly email?: string | undefined;
}

/** Parts that a service takes from the link or QR code; people type the others. */
export type PrefilledParts = 'amount and note' | 'amount' | 'note' | 'nothing';

/** A way to pay one amount, ready to show. */
export interface PayOffer {
  readonly kind: PayKind;
  /** The second line: a handle, an address, an account, or the organizer's words. */
  readonly text: string;
  /** Opens the service. Always https. */
  readonly url?: string;
  /** Text to copy into another app. */
  readonly copy?: string;
  /** The content of a QR code for paper and other screens. */
  readonly qr?: string;
  readonly fills: PrefilledParts;
}

/** '55' or '37.50'. */
const amountOf = (cents: Cents): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** The references in a payment note. `findReferences` accepts any separator. */
const noteOf = ({ references }: PaymentDue): string => references.join(' ');

/** Fills in a payment page's URL. Several references are joined by an underscore, since Stripe allows no spaces. */
function pageFor(
  template: string,
  due: PaymentDue,
): { readonly url: string; readonly fills: PrefilledParts } {
  const url = template
    .replaceAll('{ref}', encodeURIComponent(due.references.join('_')))
    .replaceAll('{amount}', encodeURIComponent(amountOf(due.cents)))
    .replaceAll('{email}', encodeURIComponent(due.email ?? ''));
  const hasAmount = template.includes('{amount}');
  if (template.includes('{ref}')) return { url, fills: hasAmount ? 'amount and note' : 'note' };
  return { url, fills: hasAmount ? 'amount' : 'nothing' };
}

/** The lines of a QR code for a euro transfer (EPC069-12, version 2): no BIC is needed within the EEA. */
const euroTransfer = (holder: string, iban: string, due: PaymentDue): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    holder.replaceAll(/\s+/g, ' ').slice(0, 70),
    iban,
    `EUR${(due.cents / 100).toFixed(2)}`,
    '',
    '',
    noteOf(due).slice(0, 140),
  ].join('\n');

/** A link to a service, and the same address as a QR code. */
const linked = (kind: PayKind, text: string, url: string, fills: PrefilledParts): PayOffer => ({
  kind,
  text,
  url,
  qr: url,
  fills,
});

function offerOf(option: PayOption, due: PaymentDue): PayOffer | undefined {
  if (option.isOff === true || findPayFault(option) !== undefined) return undefined;
  const { kind, holder = '' } = option;
  const value = cleanPayValue(kind, option.value);
  const amount = amountOf(due.cents);
  switch (kind) {
    case 'venmo': {
      const note = encodeURIComponent(noteOf(due));
      return linked(
        kind,
        `@${value}`,
        `https://venmo.com/u/${value}?txn=pay&amount=${amount}&note=${note}`,
        'amount and note',
      );
    }
    case 'paypal':
      return linked(kind, `paypal.me/${value}`, `https://paypal.me/${value}/${amount}USD`, 'amount');
    case 'cashapp':
      return linked(kind, `$${value}`, `https://cash.app/$${value}/${amount}`, 'amount');
    case 'card': {
      const { url, fills } = pageFor(value, due);
      return linked(kind, value.replace(/^https:\/\/([^/?#]+).*$/i, '$1'), url, fills);
    }
    case 'zelle':
      return { kind, text: value, copy: value, fills: 'nothing' };
    case 'bank': {
      const iban = ibanIn(value);
      const text = `${holder.trim()}, ${value}`;
      return iban === undefined
        ? { kind, text, copy: value, fills: 'nothing' }
        : { kind, text, copy: iban, qr: euroTransfer(holder.trim(), iban, due), fills: 'amount and note' };
    }
    case 'check':
    case 'cash':
      return { kind, text: value, fills: 'nothing' };
    default:
      return unreachable(kind);
  }
}

/** The ways to pay an amount, in the organizer's order. Ways with a fault are left out. */
export const buildPayOffers = (
  { options }: Pick<PaySettings, 'options'>,
  due: PaymentDue,
): readonly PayOffer[] => mapDefined(options, (option) => offerOf(option, due));

/** The kinds of way that dancers are offered, in the organizer's order. */
export const listOfferedKinds = ({ options }: Pick<PaySettings, 'options'>): readonly PayKind[] =>
  options
    .filter((option) => option.isOff !== true && findPayFault(option) === undefined)
    .map(({ kind }) => kind);

const isFree = ({ base, rules }: FeeRules): boolean =>
  Object.values(base).every((prices) => Object.values(prices).every((cents) => cents === 0)) &&
  rules.every((rule) => !('cents' in rule) || rule.kind === 'volunteer' || rule.cents === 0);

/** True if dancers are told how to pay, by a way or in the organizer's words, or nothing costs anything. */
export const hasWayToPay = (fees: FeeRules | undefined, saved: PaySettings | undefined): boolean =>
  (saved !== undefined && listOfferedKinds(saved).length > 0) ||
  (fees !== undefined && ((fees.howToPay ?? '').trim() !== '' || isFree(fees)));

/** The first way to pay that links to a service. */
export const pickMainOffer = (offers: readonly PayOffer[]): PayOffer | undefined =>
  offers.find(({ url }) => url !== undefined);

/** The organizer's own words, the ways, the first part of references, and the last day. */
export interface WaysToPay {
  readonly text: string | undefined;
  readonly options: readonly PayOption[];
  readonly prefix: string;
  /** The end of the last day to pay, in milliseconds. */
  readonly due: number | undefined;
  /** The address for questions about money. */
  readonly contact: string | undefined;
}

/**
 * @param saved undefined if none were saved
 * @param closes the time at which registration closes
 */
export const buildWaysToPay = (
  text: string | undefined,
  saved: PaySettings | undefined,
  { name, closes }: { readonly name: string | undefined; readonly closes: number | undefined },
): WaysToPay => ({
  text,
  options: saved?.options ?? [],
  prefix: saved?.prefix ?? derivePrefix(name),
  due: saved?.due ?? closes,
  contact: saved?.contact,
});

/** More references make a note too long for a bank. */
const MAX_REFERENCES = 3;

/** The payers to name for a payment for several dancers: each of them, or their school. */
export const listPayers = (dancers: readonly string[], school: string): readonly Payer[] =>
  dancers.length > MAX_REFERENCES && school.trim() !== ''
    ? [{ kind: 'school', school }]
    : dancers.map((dancer) => ({ kind: 'dancer', dancer }));

/** The amount to pay, with the references of the payers. */
export const buildPaymentDue = (
  { prefix }: Pick<WaysToPay, 'prefix'>,
  payers: readonly Payer[],
  cents: Cents,
  email?: string,
): PaymentDue => ({
  cents,
  references: payers.slice(0, MAX_REFERENCES).map((payer) => buildReference(prefix, payer)),
  email,
});
