import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import { ADMIN, combineGroups, CODE_HOLDER, NOBODY, SIGNED_IN, type TestPerson } from '../testPersons.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

const BY_A_SCHOOL = { cents: 40_000, how: 'check', note: 'Check 1041', school: 'Yale' } satisfies Json;

/** A line of the ledger. */
const payment =
  (its: { readonly [name: string]: Json } = BY_A_SCHOOL) =>
  (who: TestPerson, uid: Uid): Json => ({ at: SERVER_NOW, uid: uid(who), ...its });

/** A school's payment with changed fields. */
const wrong = (changed: { readonly [name: string]: Json }) => payment({ ...BY_A_SCHOOL, ...changed });

const AGREED = { category: 'adult', atTheDoor: true, volunteers: true, extras: ['dinner'] } satisfies Json;

const CODE = 'discounts/ALUMNI27';
const NEW_CODE = { name: 'Volunteers', cents: 2000, uses: 12, edited: 1 } satisfies Json;
const GIVEN = { code: 'ALUMNI27', slot: 0, name: 'Alumni', percent: 20, at: SERVER_NOW } satisfies Json;

/** Gives a dancer the discount of a code, in one of the code's slots. */
const discounted =
  (dancer = 'k1', changed: { readonly [field: string]: Json } = {}, slot = 0) =>
  (): { readonly [path: string]: Json } => ({
    [`agreedPrices/${dancer}/discount`]: { ...GIVEN, slot, ...changed },
    [`discountUses/ALUMNI27/${slot}`]: dancer,
    [`${CODE}/used/${slot}`]: true,
  });
/** Removes the discount of `k1`. */
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
export const PAYMENTS_PART: MatrixPart = {
  reads: [
    ['payments', ADMIN],
    ['payments/p1', ADMIN],
    ['agreedPrices', ADMIN],
    ['agreedPrices/k1', combineGroups(CODE_HOLDER, ADMIN)],
    ['agreedPrices/k3', ADMIN],
    ['agreedPrices/nobody', ADMIN],
    ['discounts', ADMIN],
    [CODE, combineGroups(CODE_HOLDER, ADMIN)],
    ['discounts/NOSUCHCODE', ADMIN],
    ['discountUses', ADMIN],
    ['discountUses/ALUMNI27', ADMIN],
    ['discountsShown', ADMIN],
    [(who, uid) => `discountsShown/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `discountsShown/${uid('holder')}`, combineGroups(CODE_HOLDER, ADMIN)],
  ],
  cells: [
    buildWriteOnlyCell('payments/new', payment(), ADMIN),
    buildWriteOnlyCell(
      'payments/new',
      payment({ dancer: 'k1', cents: -4000, how: 'cash', day: '2026-10-20' }),
      ADMIN,
    ),
    // A payment is never changed: a mistake is reversed by another payment.
    buildCell('payments/p1', payment(), { writers: NOBODY }),
    buildCell('payments/p1/cents', 1, { writers: NOBODY }),
    buildCell('payments/new', wrong({ dancer: 'k1' }), { writers: NOBODY }),
    buildCell('payments/new', wrong({ cents: 0 }), { writers: NOBODY }),
    buildCell('payments/new', payment({ cents: 40_000, how: 'check' }), { writers: NOBODY }),
    buildCell('payments/new', wrong({ uid: 'somebody-else' }), { writers: NOBODY }),
    buildCell('agreedPrices/k1', AGREED, { writers: ADMIN }),
    buildWriteOnlyCell('agreedPrices/k1', { byHand: { cents: 0, why: 'Helps all day' } }, ADMIN),
    buildWriteOnlyCell('agreedPrices', { k1: AGREED }, NOBODY),
    buildCell('discounts/NEWCODE1', NEW_CODE, { writers: ADMIN }),
    buildWriteOnlyCell('discounts/NEWCODE2', { ...NEW_CODE, percent: 5 }, NOBODY),
    buildWriteOnlyCell('discounts/SHORT', NEW_CODE, NOBODY),
    buildWriteOnlyCell('discounts/newcode1', NEW_CODE, NOBODY),
    // Another desk made the code at the same moment.
    buildWriteOnlyCell(CODE, NEW_CODE, NOBODY),
    buildCell(`${CODE}/isOff`, true, { writers: ADMIN }),
    buildCell(`${CODE}/uses`, 500, { writers: ADMIN, removers: NOBODY }),
    buildWriteOnlyCell(`${CODE}/uses`, 501, NOBODY),
    buildWriteOnlyCell(`${CODE}/used/0`, true, NOBODY),
    buildWriteOnlyCell('discountUses/ALUMNI27/0', 'k1', NOBODY),
    buildCell((who, uid) => `discountsShown/${uid(who)}/ALUMNI27`, true, { writers: SIGNED_IN }),
    buildWriteOnlyCell((who, uid) => `discountsShown/${uid(who)}/NOSUCHCODE`, true, NOBODY),
    buildCell((_, uid) => `discountsShown/${uid('holder')}/ALUMNI27`, true, { writers: CODE_HOLDER }),
  ],
  steps: [
    buildStep('a discount by a code', combineGroups(CODE_HOLDER, ADMIN), discounted()),
    buildStep('a discount for another dancer', ADMIN, discounted('k3')),
    buildStep('a discount of another amount', ADMIN, discounted('k1', { percent: 100 })),
    buildStep('a discount under another name', ADMIN, discounted('k1', { name: 'Free' })),
    buildStep('a discount in a slot beyond the limit', ADMIN, discounted('k1', {}, 2)),
    buildStep('a discount in a slot of another dancer', NOBODY, discounted('k4'), IN_USE),
    buildStep('a discount of an unknown code', NOBODY, discounted('k1', { code: 'NOSUCHCODE' })),
    buildStep('a discount of a code that is off', ADMIN, discounted(), { [`${CODE}/isOff`]: true }),
    buildStep('a discount of a code that is over', ADMIN, discounted(), { [`${CODE}/until`]: 1 }),
    buildStep('a discount after registration has closed', ADMIN, discounted(), {
      'competitionMetadata/registrationStatus': 'CLOSED',
    }),
    buildStep('a discount taken off', combineGroups(CODE_HOLDER, ADMIN), undiscounted, IN_USE),
  ],
  pushes: [['payments', payment(), ADMIN]],
};
