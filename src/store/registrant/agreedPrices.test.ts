import { expect, test } from 'vitest';
import { NOTHING_AGREED, type AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { extraOf } from '../../domain/fees/feeRules.ts';
import { agreedPrices, agreedWith } from './agreedPrices.ts';
import { priceAgreed } from './priceAgreed.ts';

const BY = { uid: 'o', who: 'Olga (organizer)', device: 'laptop', at: 1 };
const ANN = { key: 'ann', name: 'Ann' };

const readBack = (price: AgreedPrice): AgreedPrice =>
  agreedWith(agreedPrices.parse({ ann: priceAgreed(BY, ANN, price).patch['agreedPrices/ann'] }), 'ann');

const AGREED: readonly Partial<AgreedPrice>[] = [
  { category: 'adult' },
  { paysAtTheDoor: true, volunteers: true },
  { extras: ['dinner', extraOf('T-shirt')] },
  { byHand: { cents: 0, why: 'Lost their wallet' } },
];

test.each(AGREED)('what is agreed is read as it was said: %o', (said) => {
  const price = { ...NOTHING_AGREED, ...said };
  expect(readBack(price)).toEqual(price);
});

test('where nothing is agreed any more nothing lies in the tree', () => {
  expect(priceAgreed(BY, ANN, NOTHING_AGREED)).toEqual({
    record: { ...BY, kind: 'price agreed', competitor: 'ann', name: 'Ann', isSo: false },
    patch: { 'agreedPrices/ann': null },
  });
  expect(agreedWith(new Map(), 'ann')).toBe(NOTHING_AGREED);
});

test('the journal tells that something is agreed, and not how much', () => {
  const byHand = { cents: 2000, why: 'Helps all day' };
  const { record } = priceAgreed(BY, ANN, { ...NOTHING_AGREED, byHand });
  expect(record).toEqual({ ...BY, kind: 'price agreed', competitor: 'ann', name: 'Ann', isSo: true });
});
