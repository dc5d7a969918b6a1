import { expect, test } from 'vitest';
import { listPricePeriods } from './pricePeriods.ts';

const windows = (
  [early, open, closed]: readonly (number | undefined)[],
  now: number,
  status?: 'EARLY' | 'OPEN' | 'CLOSED',
) =>
  listPricePeriods({ dates: { early, open, closed }, status }, now).map(({ price, ends, state }) => [
    price,
    ends,
    state,
  ]);

test('prices are listed in order of time, and the current one is marked', () => {
  const dates = [100, 200, 300];
  expect(windows(dates, 50).map(([, , state]) => state)).toEqual(['now', 'next', 'next']);
  expect(windows(dates, 100)).toEqual([
    ['early', 100, 'past'],
    ['normal', 200, 'now'],
    ['late', 300, 'next'],
  ]);
  expect(windows(dates, 300).map(([, , state]) => state)).toEqual(['past', 'past', 'past']);
});

test('without a deadline the late price has no end, and without any date there is no price', () => {
  expect(windows([100, undefined, undefined], 150)).toEqual([
    ['early', 100, 'past'],
    ['late', undefined, 'now'],
  ]);
  expect(windows([undefined, undefined, 300], 150)).toEqual([]);
});

test('closing registration early shortens the regular price, and drops the late one', () => {
  expect(windows([100, 400, 300], 150)).toEqual([
    ['early', 100, 'past'],
    ['normal', 300, 'now'],
  ]);
});

test('a regular price that ends before the early one is not listed', () => {
  expect(windows([200, 100, 300], 150)).toEqual([
    ['early', 200, 'now'],
    ['late', 300, 'next'],
  ]);
});

test('registration closed by hand has no current price', () => {
  expect(windows([100, 200, 300], 50, 'CLOSED').map(([, , state]) => state)).toEqual([
    'past',
    'past',
    'past',
  ]);
});
