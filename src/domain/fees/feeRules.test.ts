import { expect, test } from 'vitest';
import { CATEGORIES, listSelectableCategories } from './feeRules.ts';

const PRICES = { early: 1000, normal: 2000, late: 3000 };

test('a price group without a price is not offered', () => {
  expect(listSelectableCategories({ student: PRICES, adult: PRICES })).toEqual(['student', 'adult']);
});

test('no price group is offered if all pay the same, and every group is offered before there are prices', () => {
  expect(listSelectableCategories({ adult: PRICES })).toEqual([]);
  expect(listSelectableCategories(undefined)).toEqual(CATEGORIES);
});
