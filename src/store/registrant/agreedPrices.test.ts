import { expect, test } from 'vitest';
import { NOTHING_AGREED, type AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { extraOf } from '../../domain/fees/feeRules.ts';
import { agreed, agreedPrices, agreedWith } from './agreedPrices.ts';

const readBack = (price: AgreedPrice): AgreedPrice =>
  agreedWith(agreedPrices.parse({ ann: agreed('ann', price)['agreedPrices/ann'] }), 'ann');

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
  expect(agreed('ann', NOTHING_AGREED)).toEqual({ 'agreedPrices/ann': null });
  expect(agreedWith(new Map(), 'ann')).toBe(NOTHING_AGREED);
});
