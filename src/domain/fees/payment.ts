import type { Cents } from './feeRules.ts';

/** How money comes in, or goes back. */
export const PAYMENT_WAYS = ['cash', 'check', 'card', 'transfer', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Who pays: a school for its dancers, or one dancer. */
export type Payer =
  | { readonly kind: 'school'; readonly school: string }
  /** By their key among the competitors. */
  | { readonly kind: 'dancer'; readonly dancer: string };

/** A line of the book. It is never changed: what was wrong is taken back by another line. */
export interface Payment {
  readonly id: string;
  readonly payer: Payer;
  /** Below zero: given back. Never zero. */
  readonly cents: Cents;
  readonly how: PaymentWay;
  readonly note: string | undefined;
  /** In milliseconds. */
  readonly at: number;
}
