import { expect, test } from 'vitest';
import { NO_AGREED_PRICE, type AgreedPrice } from '../fees/agreedPrice.ts';
import type { Category, FeeRules } from '../fees/feeRules.ts';
import { getFeeModel } from '../fees/models.ts';
import { buildTestEvent } from '../testing/event.ts';
import type { RegistrationParty } from './party.ts';
import { calculatePriceChange, calculatePrices, type SignUpPhases } from './price.ts';

const [RUMBA, SAMBA] = [buildTestEvent('Gold Latin Rumba'), buildTestEvent('Gold Latin Samba')];
const BY_ENTRY = getFeeModel('by entry');
const STUDENT = { category: 'student' } as const;

type Danced = Parameters<typeof calculatePriceChange>[3]['before'];

/** The price without any change. */
const priceOf = (fees: FeeRules, category: Category, { first, last }: SignUpPhases, danced: Danced) =>
  calculatePriceChange(
    fees,
    { category },
    { first, last, now: last },
    { before: danced, after: danced, isChanged: false },
  )?.before;

test('each phase of registration has its price, and the second event its own line', () => {
  const total = (phase: 'early' | 'normal' | 'late') =>
    priceOf(BY_ENTRY, 'student', { first: phase, last: phase }, [RUMBA, SAMBA])?.total;
  expect([total('early'), total('normal'), total('late')]).toEqual([4000, 5000, 6500]);
});

test('the early price stays if the first date counts, and goes if the last one does', () => {
  const signedUp = { first: 'early', last: 'late' } as const;
  expect(priceOf(BY_ENTRY, 'adult', signedUp, [RUMBA])?.total).toBe(4500);
  expect(priceOf(getFeeModel('by person'), 'adult', signedUp, [RUMBA])?.total).toBe(6000);
});

test('a linked event counts once per dance if the fees count dances', () => {
  const linked = { ...RUMBA, dances: Array.from({ length: 21 }, () => 'Rumba' as const) };
  expect(
    priceOf(getFeeModel('by dance'), 'student', { first: 'early', last: 'early' }, [linked])?.total,
  ).toBe(9500);
});

test('no price is shown before one has a date, and a dancer without entries owes nothing', () => {
  expect(priceOf(BY_ENTRY, 'student', { first: 'pending', last: 'early' }, [RUMBA])).toBeUndefined();
  expect(priceOf(BY_ENTRY, 'student', { first: 'early', last: 'pending' }, [RUMBA])).toBeUndefined();
  expect(priceOf(BY_ENTRY, 'student', { first: 'early', last: 'late' }, [])?.total).toBe(0);
});

test('a late change costs the late price only if the last change counts, and no change costs nothing', () => {
  const window = { first: 'early', last: 'early', now: 'late' } as const;
  const change = (fees: Parameters<typeof calculatePriceChange>[0], isChanged: boolean) => {
    const its = calculatePriceChange(fees, STUDENT, window, {
      before: [RUMBA],
      after: [RUMBA, SAMBA],
      isChanged,
    });
    return [its?.before.total, its?.after.total];
  };
  expect(change(BY_ENTRY, true)).toEqual([3000, 4000]);
  expect(change(getFeeModel('by person'), true)).toEqual([4000, 5000]);
  expect(change(getFeeModel('by person'), false)).toEqual([4000, 4000]);
});

test('an agreed price applies before and after a change', () => {
  const window = { first: 'early', last: 'early', now: 'late' } as const;
  const danced = { before: [RUMBA], after: [RUMBA, SAMBA], isChanged: true };
  const totals = (agreed: Partial<AgreedPrice>) => {
    const its = calculatePriceChange(
      BY_ENTRY,
      { ...STUDENT, agreed: { ...NO_AGREED_PRICE, ...agreed } },
      window,
      danced,
    );
    return [its?.before.total, its?.after.total];
  };
  expect(totals({ category: 'adult' })).toEqual([4500, 5500]);
  expect(totals({ byHand: { cents: 1500, why: 'Helps all day' } })).toEqual([1500, 1500]);
});

test('dropping everything leaves nothing to pay', () => {
  const window = { first: 'early', last: 'early', now: 'early' } as const;
  const its = calculatePriceChange(BY_ENTRY, STUDENT, window, {
    before: [RUMBA],
    after: [],
    isChanged: true,
  });
  expect(its?.after.total).toBe(0);
});

test('each partner pays by their own price group for their own entries', () => {
  const party: RegistrationParty = {
    dancers: [
      { name: 'Ann', email: 'a@b', category: 'student', isRegistrant: true },
      { name: 'Bo', email: 'b@c', category: 'adult', isRegistrant: false },
    ],
    entries: [
      { event: RUMBA.key, leadName: 'Ann', followName: 'bo' },
      { event: SAMBA.key, leadName: 'Ann', followName: 'TBA', looks: 'lead' },
    ],
  };
  const prices = calculatePrices(BY_ENTRY, 'early', party, [RUMBA, SAMBA]);
  expect(prices?.map(({ name, bill }) => [name, bill.total])).toEqual([
    ['Ann', 4000],
    ['Bo', 4500],
  ]);
  expect(calculatePrices(BY_ENTRY, 'pending', party, [RUMBA, SAMBA])).toBeUndefined();
});
