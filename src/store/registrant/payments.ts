import { mapDefined } from '../../domain/mapDefined.ts';
import { hasKey } from '../../domain/people/directory.ts';
import { WITHHELD_REFUND_WAY, type Payer, type Payment } from '../../domain/fees/payment.ts';
import type { Author } from '../../domain/journal/record.ts';
import { payment as node } from '../../schema/nodes/payments.ts';
import type { Change } from '../delivery/operation.ts';
import { resolveCurrentKey, type DeskNotes } from './deskNotes.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { listRawChildren, buildChildrenAddress, type TreePath } from '../tree/path.ts';

const AT = 'payments';

function payerOf(school: string | undefined, dancer: string | undefined): Payer | undefined {
  if (school !== undefined) return { kind: 'school', school };
  return dancer === undefined ? undefined : { kind: 'dancer', dancer };
}

function paymentOf(id: string, raw: unknown): Payment | undefined {
  const stored = node.parse(raw);
  if (stored === undefined) return undefined;
  const { uid: _, school, dancer, note, ...payment } = stored;
  const payer = payerOf(school, dancer);
  return payer === undefined ? undefined : { id, payer, note, ...payment };
}

/** The ledger, oldest first, for the organizer. */
export const paymentsPath: TreePath<readonly Payment[]> = {
  at: AT,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([id, one]) => paymentOf(id, one)).toSorted((a, b) => a.at - b.at),
};

/** A dancer's own payments, also for devices that hold the dancer's code. */
export const dancerPaymentsPath = (dancer: string): TreePath<readonly Payment[]> => ({
  at: buildChildrenAddress(AT, 'dancer', dancer),
  parse: paymentsPath.parse,
});

/** Payments of merged dancers count for the one that stays. */
export const mergePayments = (book: readonly Payment[], notes: DeskNotes): readonly Payment[] =>
  book.map((payment) =>
    payment.payer.kind === 'dancer'
      ? { ...payment, payer: { kind: 'dancer', dancer: resolveCurrentKey(payment.payer.dancer, notes) } }
      : payment,
  );

type NewPayment = Pick<Payment, 'payer' | 'cents' | 'how' | 'note' | 'day'>;

function paid(key: string, { uid }: Author, { payer, cents, how, note = '', day }: NewPayment): Patch {
  return {
    [`${AT}/${key}`]: {
      at: SERVER_TIME,
      uid,
      cents,
      how,
      ...(day === undefined ? {} : { day }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      ...(payer.kind === 'school' ? { school: payer.school } : { dancer: payer.dancer }),
    },
  };
}

function wayOf({ cents, how }: NewPayment): 'in' | 'back' | 'kept' {
  if (how === WITHHELD_REFUND_WAY) return 'kept';
  return cents < 0 ? 'back' : 'in';
}

/**
 * Adds a payment under a key that is made once, so that a retry doesn't add it again. Its note is trimmed,
 * and left out if empty.
 * @param name the payer's name
 */
export const recordPayment = (by: Author, key: string, name: string, payment: NewPayment): Change => ({
  record: {
    ...by,
    kind: 'payment written down',
    ...(payment.payer.kind === 'dancer' && hasKey({ key: payment.payer.dancer })
      ? { competitor: payment.payer.dancer }
      : {}),
    name,
    way: wayOf(payment),
  },
  patch: paid(key, by, payment),
});
