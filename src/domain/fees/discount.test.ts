import { expect, test } from 'vitest';
import { calculateBill } from './bill.ts';
import {
  cleanDiscountCode,
  findDiscountProblem,
  freeDiscountSlots,
  type Discount,
  type DiscountCode,
} from './discount.ts';
import { getFeeModel } from './models.ts';
import { splitRefund } from './refunds.ts';
import { buildPricedDancer } from './testing/dancers.ts';

const NOW = 1000;
const ALUMNI: DiscountCode = {
  code: 'ALUMNI27',
  name: 'Alumni',
  amount: { kind: 'percent', percent: 20 },
  uses: 2,
  until: undefined,
  isOff: false,
  edited: 1,
  taken: new Set([0]),
};

test('a code is typed in any case, with spaces and dashes', () => {
  expect([' alumni-27', 'Alumni 27', 'ALUMNI27'].map(cleanDiscountCode)).toEqual(Array(3).fill('ALUMNI27'));
});

test('a code is usable while it is on, before its end, and with a free slot', () => {
  const problem = (changed: Partial<DiscountCode>) => findDiscountProblem({ ...ALUMNI, ...changed }, NOW);
  expect(problem({})).toBeUndefined();
  expect(problem({ until: NOW + 1 })).toBeUndefined();
  expect(problem({ until: NOW })).toBe('over');
  expect(problem({ isOff: true })).toBe('off');
  expect(problem({ taken: new Set([0, 1]) })).toBe('used up');
  // The limit was lowered.
  expect(problem({ uses: 1, taken: new Set([0, 1]) })).toBe('used up');
  expect(freeDiscountSlots(ALUMNI)).toEqual([1]);
});

const fees = getFeeModel('by person');
const off = (amount: Discount['amount'], told: Parameters<typeof buildPricedDancer>[0] = {}) =>
  calculateBill(fees, buildPricedDancer({ ...told, discount: { name: 'Code', amount } })).total;

test('a discount takes an amount, a percentage, or everything off the charges for events', () => {
  expect(calculateBill(fees, buildPricedDancer()).total).toBe(4000);
  expect(off({ kind: 'cents', cents: 1550 })).toBe(2450);
  expect(off({ kind: 'percent', percent: 33 })).toBe(2680);
  expect(off({ kind: 'percent', percent: 100 })).toBe(0);
});

test('a discounted bill stops at zero, also beside a volunteer credit', () => {
  expect(off({ kind: 'cents', cents: 9000 })).toBe(0);
  expect(off({ kind: 'cents', cents: 3000 }, { volunteers: true })).toBe(0);
  expect(off({ kind: 'cents', cents: 1000 }, { volunteers: true })).toBe(1000);
});

test('a discount does not lower extras and the surcharge at the door', () => {
  const free = { name: 'Scholarship', amount: { kind: 'percent', percent: 100 } } as const;
  const withExtra = { ...fees, rules: [{ kind: 'extra', what: 'dinner', cents: 2500 }] } as const;
  expect(calculateBill(withExtra, buildPricedDancer({ extras: ['dinner'], discount: free })).total).toBe(
    2500,
  );
  const atDoor = { ...fees, rules: [{ kind: 'at the door', cents: 500 }] } as const;
  expect(calculateBill(atDoor, buildPricedDancer({ paysAtTheDoor: true, discount: free })).total).toBe(500);
});

test('a price set by the organizer replaces a discount', () => {
  expect(off({ kind: 'cents', cents: 1000 }, { byHand: { cents: 3500, why: 'agreed' } })).toBe(3500);
});

test('a refund by date is a part of what the dancer paid, and never more', () => {
  const paid = off({ kind: 'percent', percent: 25 });
  // The dancer has dropped everything, so the bill is zero.
  const dropped = off({ kind: 'percent', percent: 25 }, { entries: [] });
  expect(splitRefund([{ until: NOW, percent: 50 }], paid - dropped, NOW - 1)).toEqual({
    refund: 1500,
    keep: 1500,
    percent: 50,
  });
});
