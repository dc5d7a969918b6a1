import { expect, test } from 'vitest';
import type { BilledDancer } from './accounts.ts';
import { NO_AGREED_PRICE } from './agreedPrice.ts';
import { findPriceEffects } from './priceEffect.ts';

const billed = (key: string, total: number | undefined): BilledDancer => ({
  key,
  name: key,
  school: 'Yale',
  number: undefined,
  followsOnly: false,
  bill: total === undefined ? undefined : { lines: [], total },
  agreed: NO_AGREED_PRICE,
  changedAt: undefined,
});

test('the effect of new prices lists the dancers who would pay differently, with both prices', () => {
  const before = [billed('ann', 4000), billed('ben', 4000)];
  const after = [billed('ann', 4500), billed('ben', 4000)];
  expect(findPriceEffects(before, after).map(({ dancer, was, would }) => [dancer.key, was, would])).toEqual([
    ['ann', 4000, 4500],
  ]);
});

test('the effect of new prices leaves out dancers without a price, and shows zero for those who lose theirs', () => {
  expect(findPriceEffects([billed('ann', undefined)], [billed('ann', 4500)])).toEqual([]);
  expect(findPriceEffects([billed('ann', 4000)], [billed('ann', undefined)])).toMatchObject([
    { was: 4000, would: 0 },
  ]);
});
