import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { KEPT, PAYMENT_WAYS } from '../../domain/fees/payment.ts';
import { calendarDay, type CalendarDay } from '../../domain/registration/calendar.ts';
import { object, optional, whole, word } from '../codec/forms.ts';
import { converted, now, text, textLike } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

/** A line of the ledger. Lines are only added: a mistake is reversed by another line. */
export const payment = node(
  'payments/$id',
  object({
    at: now,
    /** The account that wrote it. */
    uid: text(MAX_LENGTH.title),
    cents: whole(-MAX_COUNT.paymentCents, MAX_COUNT.paymentCents),
    how: word([...PAYMENT_WAYS, KEPT]),
    day: optional(
      converted(textLike(/^\d{4}-\d\d-\d\d$/, 10, ['2026-10-20']), calendarDay, (day: CalendarDay) => day),
    ),
    note: optional(text(MAX_LENGTH.reason)),
    /** Set if a school pays: either the dancer or the school is the payer. */
    school: optional(text(MAX_LENGTH.name)),
    dancer: optional(text(MAX_LENGTH.name)),
  }),
);
