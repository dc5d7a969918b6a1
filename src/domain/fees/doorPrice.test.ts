import { expect, test } from 'vitest';
import { calculateDoorPrices } from './doorPrice.ts';
import { getFeeModel } from './models.ts';

const DATES = { early: 10, open: 20 };

test('the price list at the door shows today’s prices, with the shift and the surcharge', () => {
  const prices = calculateDoorPrices(getFeeModel('by person'), DATES, 30);
  expect(prices?.categories).toEqual([
    { category: 'student', cents: 5000 },
    { category: 'adult', cents: 6000 },
  ]);
  expect(prices?.volunteer).toBe(2000);
  expect(prices?.bill('student', true).total).toBe(3000);
  const door = calculateDoorPrices(getFeeModel('with a surcharge at the door'), DATES, 15);
  expect(door?.bill('newcomer', false).total).toBe(4000);
  expect(door?.volunteer).toBeUndefined();
  expect(door?.price(false).paysAtTheDoor).toBe(true);
});

test('the price at the door ignores free levels and special styles', () => {
  expect(calculateDoorPrices(getFeeModel('with juniors'), DATES, 15)?.bill('junior', false).total).toBe(3000);
  expect(calculateDoorPrices(getFeeModel('flat'), DATES, 15)?.bill('adult', false).total).toBe(5000);
});

test('the price list at the door shows no price before one has a date', () => {
  expect(calculateDoorPrices(getFeeModel('flat'), { early: undefined, open: undefined }, 1)).toBeUndefined();
});
