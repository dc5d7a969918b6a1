import { expect, test } from 'vitest';
import { NO_AGREED_PRICE } from '../../domain/fees/agreedPrice.ts';
import type { DiscountCode } from '../../domain/fees/discount.ts';
import { parseLeadNumber } from '../../domain/ids.ts';
import { registerWalkIn, undoWalkIn, type WalkIn } from './walkIn.ts';

const BY = { uid: 'desk', as: 'admin', who: 'Nora (organizer)', device: 'd', at: 1 } as const;
const KEYS = { code: 'ABCD234', competitor: 'c1', payment: 'p1', refund: 'r1' };
const WALK_IN: WalkIn = {
  dancer: { name: ' Ann Lee ', school: 'Rutgers Univ.', email: '', role: 'lead', category: 'adult' },
  hasAgreed: false,
  number: parseLeadNumber('395'),
  price: { ...NO_AGREED_PRICE, volunteers: true },
  discount: undefined,
  payment: { cents: 3000, how: 'cash' },
};
const made = (some: Partial<WalkIn> = {}) => {
  const changes = registerWalkIn(BY, KEYS, { ...WALK_IN, ...some });
  return {
    patch: Object.assign({}, ...changes.map(({ patch }) => patch)) as Readonly<Record<string, unknown>>,
    kinds: changes.flatMap(({ record }) => record?.kind ?? []),
  };
};

test('a walk-in is registered without an address, with number, price and payment in one patch', () => {
  const { patch, kinds } = made();
  expect(patch).toMatchObject({
    'registrations/ABCD234': { contact: { name: 'Ann Lee' }, feeCategory: 'adult', competitor: 'c1' },
    'competitors/c1': { name: 'Ann Lee', affiliation: 'Rutgers', roles: { lead: true }, leadNumber: 395 },
    'numbers/395': 'c1',
    'agreedPrices/c1/volunteers': true,
    'payments/p1': { cents: 3000, how: 'cash', dancer: 'c1' },
    'owners/competitors/c1': 'ABCD234',
  });
  expect(patch['registrations/ABCD234']).not.toHaveProperty('contact.email');
  // The dancers give their consent on their phone.
  expect(patch['registrations/ABCD234']).not.toHaveProperty('consents');
  expect(kinds).toEqual([
    'competitor added',
    'ticked at the door',
    'numbers given',
    'ticked at the door',
    'price agreed',
    'payment written down',
  ]);
});

test('a follow gets no number, and a walk-in who pays later has no payment', () => {
  const { patch, kinds } = made({
    dancer: { ...WALK_IN.dancer, role: 'follow' },
    hasAgreed: true,
    number: undefined,
    price: NO_AGREED_PRICE,
    payment: undefined,
  });
  expect(Object.keys(patch).filter((at) => /^(?:numbers|agreedPrices|payments)/.test(at))).toEqual([]);
  expect(patch['competitors/c1']).not.toHaveProperty('leadNumber');
  expect(patch['registrations/ABCD234']).toHaveProperty('consents.risk');
  expect(kinds).toEqual(['competitor added', 'ticked at the door']);
});

const ALUMNI: DiscountCode = {
  code: 'ALUMNI27',
  name: 'Alumni',
  amount: { kind: 'cents', cents: 1500 },
  uses: 3,
  until: undefined,
  isOff: false,
  edited: 1,
  taken: new Set([0]),
};

test('a walk-in with a discount code takes a slot of it, and an undo frees the slot', () => {
  const discount = { code: ALUMNI, slot: 1 };
  const { patch, kinds } = made({ discount });
  expect(patch).toMatchObject({
    'discounts/ALUMNI27/used/1': true,
    'discountUses/ALUMNI27/1': 'c1',
    'agreedPrices/c1/discount': { code: 'ALUMNI27', slot: 1, cents: 1500 },
  });
  expect(kinds).toContain('discount given');
  const back = Object.assign({}, ...undoWalkIn(BY, KEYS, { ...WALK_IN, discount }).map((one) => one.patch));
  expect(back).toMatchObject({
    'discounts/ALUMNI27/used/1': null,
    'discountUses/ALUMNI27/1': null,
    'agreedPrices/c1': null,
  });
});

test('undoing a walk-in removes everything it added, and refunds the payment', () => {
  const { patch } = made();
  const undone = undoWalkIn(BY, KEYS, WALK_IN);
  const back: Readonly<Record<string, unknown>> = Object.assign({}, ...undone.map((one) => one.patch));
  const isRemoved = (at: string) =>
    Object.entries(back).some(([path, value]) => value === null && `${at}/`.startsWith(`${path}/`));
  const left = Object.keys(patch).filter((at) => patch[at] !== null && !isRemoved(at));
  // The ledger is only added to.
  expect(left).toEqual(['payments/p1']);
  expect(back['payments/r1']).toMatchObject({ cents: -3000, how: 'cash', dancer: 'c1' });
  expect(undone.flatMap(({ record }) => record?.kind ?? [])).toEqual([
    'registrations thrown out',
    'payment written down',
  ]);
});
