import { expect, test } from 'vitest';
import { formatMoney, formatMoneyDifference } from '../../words/money.ts';
import { parseCents } from './parseCents.ts';

test.each([
  ['40', 4000],
  ['37.50', 3750],
  ['37,5', 3750],
  ['0', 0],
  ['10000', 1_000_000],
  [' $40 ', 4000],
])('the text “%s” is read as a price', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each(['', ' ', 'free', '40.505', '4o', '10001', '1e3', '40-', '.5'])(
  'the text “%s” is not read as a price',
  (text) => {
    expect(parseCents(text)).toBeUndefined();
  },
);

test.each([0, 1, 99, 100, 4000, 3750, 99_999])(
  'the amount %i in cents is read as it is formatted',
  (cents) => {
    expect(parseCents(formatMoney(cents))).toBe(cents);
    expect(parseCents(formatMoneyDifference(cents))).toBe(cents);
    expect(parseCents(formatMoneyDifference(-cents))).toBe(cents);
  },
);
