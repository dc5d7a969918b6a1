import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, STYLES } from '../event/terms.ts';
import { limitRuns } from '../testing/tries.ts';
import { calculateBill, type BilledEntry, type PricedDancer } from './bill.ts';
import type { Discount } from './discount.ts';
import { FEE_MODELS, getFeeModel } from './models.ts';
import {
  CATEGORIES,
  COUNTED_UNITS,
  EXTRAS,
  PRICE_WINDOWS,
  SECOND_LEVEL_UNITS,
  WINDOW_DATES,
  type FeeRule,
  type FeeRules,
  type WindowPrices,
} from './feeRules.ts';
import { calculateRefund } from './refunds.ts';

// Properties of every bill, for any fee rules.

const cents = fc.integer({ min: 0, max: 20_000 });

const someOf = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });

/** Prices never fall from one window to the next. */
const windowPrices: fc.Arbitrary<WindowPrices> = fc
  .tuple(cents, cents, cents)
  .map((three) => three.toSorted((a, b) => a - b))
  .map(([early = 0, normal = 0, late = 0]) => ({ early, normal, late }));

const each = fc
  .record({
    of: fc.constantFrom(...COUNTED_UNITS),
    from: fc.integer({ min: 1, max: 9 }),
    more: fc.option(fc.nat(5)),
    cents,
  })
  .map(({ of, from, more, cents }): FeeRule => ({
    kind: 'each',
    of,
    from,
    to: more === null ? undefined : from + more,
    cents,
  }));

const rule: fc.Arbitrary<FeeRule> = fc.oneof(
  each,
  fc.record({
    kind: fc.constant('second level' as const),
    per: fc.constantFrom(...SECOND_LEVEL_UNITS),
    cents,
  }),
  fc.record({ kind: fc.constant('free levels' as const), levels: someOf(LEVELS) }),
  fc.record({ kind: fc.constant('at most' as const), cents }),
  fc.record({ kind: fc.constant('extra' as const), what: fc.constantFrom(...EXTRAS), cents }),
  fc.record({ kind: fc.constant('at the door' as const), cents }),
  fc.record({ kind: fc.constant('volunteer' as const), cents }),
);

const only: fc.Arbitrary<FeeRule> = fc.record({
  kind: fc.constant('only' as const),
  styles: someOf(STYLES),
  cents,
});

const feesOf = (rules: fc.Arbitrary<FeeRule>): fc.Arbitrary<FeeRules> =>
  fc.record({
    windowBy: fc.constantFrom(...WINDOW_DATES),
    base: fc
      .tuple(someOf(CATEGORIES), fc.array(windowPrices, { minLength: 4, maxLength: 4 }))
      .map(([categories, lines]) =>
        Object.fromEntries(
          categories.map((category, at) => [category, lines[at] ?? { early: 0, normal: 0, late: 0 }]),
        ),
      ),
    rules: fc.array(rules, { maxLength: 6 }),
    refunds: fc.constant([]),
  });

const entry: fc.Arbitrary<BilledEntry> = fc.record({
  level: fc.constantFrom(...LEVELS),
  style: fc.constantFrom(...STYLES),
  dances: fc.integer({ min: 1, max: 5 }),
});

const discount: fc.Arbitrary<Discount | undefined> = fc.option(
  fc.record({
    name: fc.constant('Alumni'),
    amount: fc.oneof(
      fc.record({ kind: fc.constant('cents' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    ),
  }),
  { nil: undefined },
);

const somebody: fc.Arbitrary<PricedDancer> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  signedUp: fc.constantFrom(...PRICE_WINDOWS),
  lastChange: fc.constantFrom(...PRICE_WINDOWS),
  entries: fc.array(entry, { maxLength: 12 }),
  paysAtTheDoor: fc.boolean(),
  volunteers: fc.boolean(),
  extras: fc.subarray([...EXTRAS]),
  discount,
  byHand: fc.option(fc.record({ cents, why: fc.constant('asked the registrar') }), { nil: undefined }),
});

test('a bill’s total is the sum of its lines, a whole number of cents, and never negative', () => {
  fc.assert(
    fc.property(feesOf(fc.oneof(rule, only)), somebody, (fees, dancer) => {
      const { lines, total } = calculateBill(fees, dancer);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
      expect(Number.isInteger(total)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(lines.length).toBeGreaterThan(0);
    }),
    limitRuns(2000),
  );
});

test('an additional event never lowers the bill, unless it ends a special price for one style', () => {
  fc.assert(
    fc.property(feesOf(rule), somebody, entry, (fees, dancer, more) => {
      const after = calculateBill(fees, { ...dancer, entries: [...dancer.entries, more] });
      expect(after.total).toBeGreaterThanOrEqual(calculateBill(fees, dancer).total);
    }),
    limitRuns(2000),
  );
});

test('a cap limits the charges for events to its exact amount', () => {
  fc.assert(
    fc.property(feesOf(rule), somebody, cents, (fees, dancer, most) => {
      const capped: FeeRules = { ...fees, rules: [...fees.rules, { kind: 'at most', cents: most }] };
      const events = { ...dancer, paysAtTheDoor: false, extras: [], byHand: undefined };
      expect(calculateBill(capped, events).total).toBeLessThanOrEqual(most);
    }),
    limitRuns(1000),
  );
});

test('the order of the entries does not change the bill', () => {
  fc.assert(
    fc.property(feesOf(fc.oneof(rule, only)), somebody, (fees, dancer) => {
      const backwards = calculateBill(fees, { ...dancer, entries: dancer.entries.toReversed() });
      expect(backwards.total).toBe(calculateBill(fees, dancer).total);
    }),
    limitRuns(1000),
  );
});

test('a later sign-up or change never lowers the bill', () => {
  fc.assert(
    fc.property(feesOf(fc.oneof(rule, only)), somebody, (fees, dancer) => {
      const paid = PRICE_WINDOWS.map(
        (window) => calculateBill(fees, { ...dancer, signedUp: window, lastChange: window }).total,
      );
      expect(paid).toEqual(paid.toSorted((a, b) => a - b));
    }),
    limitRuns(1000),
  );
});

/** Reasons of lines that may be negative. */
const TAKES_OFF: ReadonlySet<string> = new Set(['volunteer', 'discount', 'at most']);

test('the charges on a bill are never negative, and the discounts never positive', () => {
  fc.assert(
    fc.property(feesOf(fc.oneof(rule, only)), somebody, (fees, dancer) => {
      const byRule = calculateBill(fees, { ...dancer, byHand: undefined }).lines;
      const isWrong = byRule.filter(({ reason, cents }) =>
        TAKES_OFF.has(reason.kind) ? cents >= 0 : cents < 0,
      );
      expect(isWrong).toEqual([]);
    }),
    limitRuns(1000),
  );
});

test('a discount lowers the bill, by no more than the charges for events', () => {
  fc.assert(
    fc.property(feesOf(fc.oneof(rule, only)), somebody, (fees, dancer) => {
      const plain: PricedDancer = { ...dancer, byHand: undefined, paysAtTheDoor: false, extras: [] };
      const without = calculateBill(fees, { ...plain, discount: undefined }).total;
      const { total } = calculateBill(fees, plain);
      expect(total).toBeLessThanOrEqual(without);
      const free = { name: 'Scholarship', amount: { kind: 'percent', percent: 100 } } as const;
      expect(calculateBill(fees, { ...plain, discount: free }).total).toBe(0);
    }),
    limitRuns(1000),
  );
});

test('a refund is never larger than the drop in the bill', () => {
  fc.assert(
    fc.property(cents, cents, fc.nat(100), fc.nat(20), (before, after, percent, at) => {
      const back = calculateRefund([{ until: 10, percent }], { before, after }, at);
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(Math.max(0, before - after));
      expect(Number.isInteger(back)).toBe(true);
    }),
    limitRuns(500),
  );
});

test.each(FEE_MODELS)('an additional event never makes the bill cheaper in the fee model %s', (model) => {
  fc.assert(
    fc.property(somebody, entry, (dancer, more) => {
      const fees = getFeeModel(model);
      const after = calculateBill(fees, { ...dancer, entries: [...dancer.entries, more] });
      expect(after.total).toBeGreaterThanOrEqual(calculateBill(fees, dancer).total);
    }),
    limitRuns(500),
  );
});
