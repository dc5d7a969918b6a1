import type { Cents } from './feeRules.ts';

export const PAYMENT_WAYS = ['cash', 'check', 'card', 'transfer', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

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
  readonly how: PaymentWay;
  readonly note: string | undefined;
  /** In milliseconds. */
  readonly at: number;
}
