import { expect, test } from 'vitest';
import { NO_AGREED_PRICE } from '../../domain/fees/agreedPrice.ts';
import { findAgreedPrice } from './agreedPrices.ts';
import { setAgreedPrice } from './setAgreedPrice.ts';

const BY = { uid: 'o', who: 'Olga (organizer)', device: 'laptop', at: 1 };
const ANN = { key: 'ann', name: 'Ann' };

test('an agreed price is removed when nothing is agreed any more', () => {
  expect(setAgreedPrice(BY, ANN, NO_AGREED_PRICE)).toEqual({
    record: { ...BY, kind: 'price agreed', competitor: 'ann', name: 'Ann', isSo: false },
    patch: {
      'agreedPrices/ann/category': null,
      'agreedPrices/ann/atTheDoor': null,
      'agreedPrices/ann/volunteers': null,
      'agreedPrices/ann/extras': null,
      'agreedPrices/ann/byHand': null,
    },
  });
  expect(findAgreedPrice(new Map(), 'ann')).toBe(NO_AGREED_PRICE);
});

test('an agreed price leaves a discount that the dancer got meanwhile', () => {
  const discount = {
    code: 'ALUMNI27',
    slot: 0,
    at: 1,
    name: 'Alumni',
    amount: { kind: 'percent', percent: 20 },
  } as const;
  const { patch } = setAgreedPrice(BY, ANN, { ...NO_AGREED_PRICE, discount });
  expect(Object.keys(patch).filter((path) => 'agreedPrices/ann/discount'.startsWith(path))).toEqual([]);
});

test('the amount of an agreed price is not in the journal', () => {
  const byHand = { cents: 2000, why: 'Helps all day' };
  const { record } = setAgreedPrice(BY, ANN, { ...NO_AGREED_PRICE, byHand });
  expect(record).toEqual({ ...BY, kind: 'price agreed', competitor: 'ann', name: 'Ann', isSo: true });
});
