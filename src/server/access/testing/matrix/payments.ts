import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { ADMIN, and, HOLDER, NOBODY, SIGNED_IN, type Who } from '../who.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

const BY_A_SCHOOL = { cents: 40_000, how: 'check', note: 'Check 1041', school: 'Yale' } satisfies Json;

/** A line of the ledger. */
const payment =
  (its: { readonly [name: string]: Json } = BY_A_SCHOOL) =>
  (who: Who, uid: Uid): Json => ({ at: NOW, uid: uid(who), ...its });

/** A school's payment with changed fields. */
const wrong = (changed: { readonly [name: string]: Json }) => payment({ ...BY_A_SCHOOL, ...changed });

const AGREED = { category: 'adult', atTheDoor: true, volunteers: true, extras: ['dinner'] } satisfies Json;

const CODE = 'discounts/ALUMNI27';
const NEW_CODE = { name: 'Volunteers', cents: 2000, uses: 12, edited: 1 } satisfies Json;
const GIVEN = { code: 'ALUMNI27', slot: 0, name: 'Alumni', percent: 20, at: NOW } satisfies Json;

/** The discount of a code, in a slot of it. */
const discounted =
  (dancer = 'k1', changed: { readonly [field: string]: Json } = {}, slot = 0) =>
  (): { readonly [path: string]: Json } => ({
    [`agreedPrices/${dancer}/discount`]: { ...GIVEN, slot, ...changed },
    [`discountUses/ALUMNI27/${slot}`]: dancer,
    [`${CODE}/used/${slot}`]: true,
  });
/** Takes the discount of `k1` off. */
const undiscounted = (): { readonly [path: string]: Json } => ({
  'agreedPrices/k1/discount': null,
  'discountUses/ALUMNI27/0': null,
  [`${CODE}/used/0`]: null,
});
const IN_USE = {
  'agreedPrices/k1/discount': { ...GIVEN, at: 1 },
  'discountUses/ALUMNI27/0': 'k1',
  [`${CODE}/used/0`]: true,
} satisfies Json;

/** Payments, agreed prices and discounts. */
export const payments: Part = {
  reads: [
    ['payments', ADMIN],
    ['payments/p1', ADMIN],
    ['agreedPrices', ADMIN],
    ['agreedPrices/k1', and(HOLDER, ADMIN)],
    ['agreedPrices/k3', ADMIN],
    ['agreedPrices/nobody', ADMIN],
    ['discounts', ADMIN],
    [CODE, and(HOLDER, ADMIN)],
    ['discounts/NOSUCHCODE', ADMIN],
    ['discountUses', ADMIN],
    ['discountUses/ALUMNI27', ADMIN],
    ['discountsShown', ADMIN],
    [(who, uid) => `discountsShown/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `discountsShown/${uid('holder')}`, and(HOLDER, ADMIN)],
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
    cell('discounts/NEWCODE1', NEW_CODE, { writers: ADMIN }),
    writeOnlyCell('discounts/NEWCODE2', { ...NEW_CODE, percent: 5 }, NOBODY),
    writeOnlyCell('discounts/SHORT', NEW_CODE, NOBODY),
    writeOnlyCell('discounts/newcode1', NEW_CODE, NOBODY),
    // Another desk made the code at the same moment.
    writeOnlyCell(CODE, NEW_CODE, NOBODY),
    cell(`${CODE}/isOff`, true, { writers: ADMIN }),
    cell(`${CODE}/uses`, 500, { writers: ADMIN, removers: NOBODY }),
    writeOnlyCell(`${CODE}/uses`, 501, NOBODY),
    writeOnlyCell(`${CODE}/used/0`, true, NOBODY),
    writeOnlyCell('discountUses/ALUMNI27/0', 'k1', NOBODY),
    cell((who, uid) => `discountsShown/${uid(who)}/ALUMNI27`, true, { writers: SIGNED_IN }),
    writeOnlyCell((who, uid) => `discountsShown/${uid(who)}/NOSUCHCODE`, true, NOBODY),
    cell((_, uid) => `discountsShown/${uid('holder')}/ALUMNI27`, true, { writers: HOLDER }),
  ],
  steps: [
    step('a discount by a code', and(HOLDER, ADMIN), discounted()),
    step('a discount for another dancer', ADMIN, discounted('k3')),
    step('a discount of another amount', ADMIN, discounted('k1', { percent: 100 })),
    step('a discount under another name', ADMIN, discounted('k1', { name: 'Free' })),
    step('a discount in a slot beyond the limit', ADMIN, discounted('k1', {}, 2)),
    step('a discount in a slot of another dancer', NOBODY, discounted('k4'), IN_USE),
    step('a discount of an unknown code', NOBODY, discounted('k1', { code: 'NOSUCHCODE' })),
    step('a discount of a code that is off', ADMIN, discounted(), { [`${CODE}/isOff`]: true }),
    step('a discount of a code that is over', ADMIN, discounted(), { [`${CODE}/until`]: 1 }),
    step('a discount after registration has closed', ADMIN, discounted(), {
      'competitionMetadata/registrationStatus': 'CLOSED',
    }),
    step('a discount taken off', and(HOLDER, ADMIN), undiscounted, IN_USE),
  ],
  pushes: [['payments', payment(), ADMIN]],
};
