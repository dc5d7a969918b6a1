import { hasKey } from '../../domain/people/directory.ts';
import { PAYMENT_WAYS, type Payer, type Payment } from '../../domain/fees/payment.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { whoIsNow, type DeskNotes } from './deskNotes.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, childrenWith, numberOf, textOf, type Path } from '../tree/path.ts';

const AT = 'payments';

function payerOf(raw: unknown): Payer | undefined {
  const [school, dancer] = [textOf(childOf(raw, 'school')), textOf(childOf(raw, 'dancer'))];
  if (school !== undefined) return { kind: 'school', school };
  return dancer === undefined ? undefined : { kind: 'dancer', dancer };
}

function paymentOf(id: string, raw: unknown): readonly Payment[] {
  const [payer, cents] = [payerOf(raw), numberOf(childOf(raw, 'cents'))];
  if (payer === undefined || cents === undefined) return [];
  return [
    {
      id,
      payer,
      cents,
      how: PAYMENT_WAYS.find((way) => way === childOf(raw, 'how')) ?? 'other',
      note: textOf(childOf(raw, 'note')),
      at: numberOf(childOf(raw, 'at')) ?? 0,
    },
  ];
}

/** All that came in and went back, the oldest first. Only the organizer reads it. */
export const payments: Path<readonly Payment[]> = {
  at: AT,
  parse: (raw) =>
    childrenOf(raw)
      .flatMap(([id, one]) => paymentOf(id, one))
      .toSorted((a, b) => a.at - b.at),
};

/** What one dancer has paid themselves: for who holds their code as well. */
export const paymentsOf = (dancer: string): Path<readonly Payment[]> => ({
  at: childrenWith(AT, 'dancer', dancer),
  parse: payments.parse,
});

/** What somebody has paid who was in the list twice is theirs, whichever of the two it was written for. */
export const paidByWhoTheyAre = (book: readonly Payment[], notes: DeskNotes): readonly Payment[] =>
  book.map((payment) =>
    payment.payer.kind === 'dancer'
      ? { ...payment, payer: { kind: 'dancer', dancer: whoIsNow(payment.payer.dancer, notes) } }
      : payment,
  );

/** What is written down of money that came in, or went back. */
type NewPayment = Pick<Payment, 'payer' | 'cents' | 'how' | 'note'>;

function paid(key: string, { uid }: Author, { payer, cents, how, note = '' }: NewPayment): Patch {
  return {
    [`${AT}/${key}`]: {
      at: SERVER_TIME,
      uid,
      cents,
      how,
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      ...(payer.kind === 'school' ? { school: payer.school } : { dancer: payer.dancer }),
    },
  };
}

/**
 * A payment is written down, under a key that is made once: sent again it is there once.
 * @param name who pays, as they are called
 * @param payment its note without spaces around it; an empty one is left out
 */
export const paymentWritten = (by: Author, key: string, name: string, payment: NewPayment): Change => ({
  record: {
    ...by,
    kind: 'payment written down',
    ...(payment.payer.kind === 'dancer' && hasKey({ key: payment.payer.dancer })
      ? { competitor: payment.payer.dancer }
      : {}),
    name,
    way: payment.cents < 0 ? 'back' : 'in',
  },
  patch: paid(key, by, payment),
});
