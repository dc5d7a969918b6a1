import { LONGEST, MOST } from '../../domain/bounds.ts';
import { PAYMENT_WAYS } from '../../domain/fees/payment.ts';
import { object, optional, whole, word } from '../codec/forms.ts';
import { now, text } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

/** A line of the ledger. Lines are only added: a mistake is reversed by another line. */
export const payment = node(
  'payments/$id',
  object({
    at: now,
    /** The account that wrote it. */
    uid: text(LONGEST.title),
    cents: whole(-MOST.payment, MOST.payment),
    how: word(PAYMENT_WAYS),
    note: optional(text(LONGEST.reason)),
    /** One of the two pays. */
    school: optional(text(LONGEST.name)),
    dancer: optional(text(LONGEST.name)),
  }),
);
