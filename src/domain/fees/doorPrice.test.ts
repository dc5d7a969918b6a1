import { expect, test } from 'vitest';
import { doorPrices } from './doorPrice.ts';
import { feeModel } from './models.ts';

const DATES = { early: 10, open: 20 };

test('the price list at the door shows today’s prices, with the shift and the surcharge', () => {
  const prices = doorPrices(feeModel('by person'), DATES, 30);
  expect(prices?.categories).toEqual([
    { category: 'student', cents: 5000 },
    { category: 'adult', cents: 6000 },
  ]);
  expect(prices?.volunteer).toBe(2000);
  expect(prices?.bill('student', true).total).toBe(3000);
  const door = doorPrices(feeModel('with a surcharge at the door'), DATES, 15);
  expect(door?.bill('newcomer', false).total).toBe(4000);
  expect(door?.volunteer).toBeUndefined();
  expect(door?.price(false).paysAtTheDoor).toBe(true);
});

test('the price at the door ignores free levels and special styles', () => {
  expect(doorPrices(feeModel('with juniors'), DATES, 15)?.bill('junior', false).total).toBe(3000);
  expect(doorPrices(feeModel('flat'), DATES, 15)?.bill('adult', false).total).toBe(5000);
});

test('the price list at the door shows no price before one has a date', () => {
  expect(doorPrices(feeModel('flat'), { early: undefined, open: undefined }, 1)).toBeUndefined();
});
