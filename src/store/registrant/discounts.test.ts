import { expect, test } from 'vitest';
import type { DiscountCode } from '../../domain/fees/discount.ts';
import {
  discountCodePath,
  giveDiscount,
  giveDiscountAtDesk,
  saveDiscountCode,
  withdrawDiscount,
  discountUsesPath,
} from './discounts.ts';

const BY = { uid: 'o', who: 'Olga (organizer)', device: 'laptop', at: 1 };
const STORED = { name: 'Alumni', cents: 1500, uses: 3, isOff: true, edited: 4, used: { 1: true } };
const CODE: DiscountCode = {
  code: 'ALUMNI27',
  name: 'Alumni',
  amount: { kind: 'cents', cents: 1500 },
  uses: 3,
  until: undefined,
  isOff: true,
  edited: 4,
  taken: new Set([1]),
};

test('a discount code is read with its slots', () => {
  expect(discountCodePath('ALUMNI27').parse(STORED)).toEqual(CODE);
  expect(discountCodePath('ALUMNI27').parse(null)).toBeUndefined();
  expect(discountCodePath('ALUMNI27').parse({ ...STORED, cents: null })).toBeUndefined();
});

test('a dancer gets a slot of a code with a copy of its amount, and frees it', () => {
  expect(giveDiscount('k1', CODE, 2)).toEqual({
    'discounts/ALUMNI27/used/2': true,
    'discountUses/ALUMNI27/2': 'k1',
    'agreedPrices/k1/discount': {
      code: 'ALUMNI27',
      slot: 2,
      name: 'Alumni',
      cents: 1500,
      at: { '.sv': 'timestamp' },
    },
  });
  const patch = withdrawDiscount('k1', { code: 'ALUMNI27', slot: 2 });
  expect(Object.keys(patch).toSorted()).toEqual(Object.keys(giveDiscount('k1', CODE, 2)).toSorted());
  expect(new Set(Object.values(patch))).toEqual(new Set([null]));
});

test('a code is saved field by field, so that its slots stay, and the journal does not name it', () => {
  const { record, patch } = saveDiscountCode(
    BY,
    { ...CODE, amount: { kind: 'percent', percent: 100 }, isOff: false },
    CODE,
  );
  expect(patch).toEqual({
    'discounts/ALUMNI27/name': 'Alumni',
    'discounts/ALUMNI27/cents': null,
    'discounts/ALUMNI27/percent': 100,
    'discounts/ALUMNI27/uses': 3,
    'discounts/ALUMNI27/until': null,
    'discounts/ALUMNI27/isOff': null,
    'discounts/ALUMNI27/edited': 5,
  });
  expect(record).toEqual({ ...BY, kind: 'discount saved', discount: 'Alumni', isOff: false });
  const given = giveDiscountAtDesk(BY, { key: 'k1', name: 'Ann' }, CODE, 0);
  expect(JSON.stringify([record, given.record])).not.toContain('ALUMNI27');
});

test('the dancers who have a code are listed', () => {
  expect(discountUsesPath.parse({ ALUMNI27: { 0: 'k1', 2: 'k2' }, FREE2027: { 1: 'k3' } })).toEqual([
    { code: 'ALUMNI27', slot: 0, dancer: 'k1' },
    { code: 'ALUMNI27', slot: 2, dancer: 'k2' },
    { code: 'FREE2027', slot: 1, dancer: 'k3' },
  ]);
});
