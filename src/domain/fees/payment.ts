import type { CalendarDay } from '../registration/calendar.ts';
import type { Cents } from './feeRules.ts';

/** Ways in which money is received and refunded. */
export const PAYMENT_WAYS = [
  'cash',
  'check',
  'card',
  'venmo',
  'paypal',
  'zelle',
  'cashapp',
  'transfer',
  'other',
] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** No money moves: the part of a payment that is not refunded after a dancer drops out. Negative, like a refund. */
export const WITHHELD_REFUND_WAY = 'kept' as const;

/** A school paying for its dancers, or one dancer. */
export type Payer =
  | { readonly kind: 'school'; readonly school: string }
  /** A competitor's key. */
  | { readonly kind: 'dancer'; readonly dancer: string };

/** One line of the ledger. Lines are append-only: a mistake is reversed by another line. */
export interface Payment {
  readonly id: string;
  readonly payer: Payer;
  /** Negative: a refund. Never zero. */
  readonly cents: Cents;
  readonly how: PaymentWay | typeof WITHHELD_REFUND_WAY;
  readonly note: string | undefined;
  /** In milliseconds. */
  readonly at: number;
  /** The day it was received, if the bank or the treasurer names one; otherwise that of `at`. */
  readonly day?: CalendarDay;
}
