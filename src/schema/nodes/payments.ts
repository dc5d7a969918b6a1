import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { WITHHELD_REFUND_WAY, PAYMENT_WAYS } from '../../domain/fees/payment.ts';
import { parseCalendarDay, type CalendarDay } from '../../domain/registration/calendar.ts';
import { object, optional, integer, choice } from '../codec/forms.ts';
import { convert, serverTime, text, patternText } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';

/** A line of the ledger. Lines are only added: a mistake is reversed by another line. */
export const payment = defineNode(
  'payments/$id',
  object({
    at: serverTime,
    /** The account that wrote it. */
    uid: text(MAX_LENGTH.title),
    cents: integer(-MAX_COUNT.paymentCents, MAX_COUNT.paymentCents),
    how: choice([...PAYMENT_WAYS, WITHHELD_REFUND_WAY]),
    day: optional(
      convert(
        patternText(/^\d{4}-\d\d-\d\d$/, 10, ['2026-10-20']),
        parseCalendarDay,
        (day: CalendarDay) => day,
      ),
    ),
    note: optional(text(MAX_LENGTH.reason)),
    /** Set if a school pays: the payer is either the dancer or the school. */
    school: optional(text(MAX_LENGTH.name)),
    dancer: optional(text(MAX_LENGTH.name)),
  }),
);
