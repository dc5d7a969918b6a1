import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { ADMIN, and, HOLDER, NOBODY, type Who } from '../who.ts';
import { cell, writeOnlyCell, type Part, type Uid } from './rows.ts';

const BY_A_SCHOOL = { cents: 40_000, how: 'check', note: 'Check 1041', school: 'Yale' } satisfies Json;

/** A line of the ledger. */
const payment =
  (its: { readonly [name: string]: Json } = BY_A_SCHOOL) =>
  (who: Who, uid: Uid): Json => ({ at: NOW, uid: uid(who), ...its });

/** A school's payment with changed fields. */
const wrong = (changed: { readonly [name: string]: Json }) => payment({ ...BY_A_SCHOOL, ...changed });

const AGREED = { category: 'adult', atTheDoor: true, volunteers: true, extras: ['dinner'] } satisfies Json;

/** Payments and agreed prices. */
export const payments: Part = {
  reads: [
    ['payments', ADMIN],
    ['payments/p1', ADMIN],
    ['agreedPrices', ADMIN],
    ['agreedPrices/k1', and(HOLDER, ADMIN)],
    ['agreedPrices/k3', ADMIN],
    ['agreedPrices/nobody', ADMIN],
  ],
  cells: [
    writeOnlyCell('payments/new', payment(), ADMIN),
    writeOnlyCell(
      'payments/new',
      payment({ dancer: 'k1', cents: -4000, how: 'cash', day: '2026-10-20' }),
      ADMIN,
    ),
    // A payment is never changed: a mistake is reversed by another one.
    cell('payments/p1', payment(), { writers: NOBODY }),
    cell('payments/p1/cents', 1, { writers: NOBODY }),
    cell('payments/new', wrong({ dancer: 'k1' }), { writers: NOBODY }),
    cell('payments/new', wrong({ cents: 0 }), { writers: NOBODY }),
    cell('payments/new', payment({ cents: 40_000, how: 'check' }), { writers: NOBODY }),
    cell('payments/new', wrong({ uid: 'somebody-else' }), { writers: NOBODY }),
    cell('agreedPrices/k1', AGREED, { writers: ADMIN }),
    writeOnlyCell('agreedPrices/k1', { byHand: { cents: 0, why: 'Helps all day' } }, ADMIN),
    writeOnlyCell('agreedPrices', { k1: AGREED }, NOBODY),
  ],
  pushes: [['payments', payment(), ADMIN]],
};
