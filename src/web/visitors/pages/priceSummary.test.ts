import { expect, test } from 'vitest';
import type { FeeRules } from '../../../domain/fees/feeRules.ts';
import { summarizePrices } from './priceSummary.ts';

const STUDENT = { early: 4000, normal: 4500, late: 5500 };
const ADULT = { early: 6000, normal: 6500, late: 7500 };
const fees = (base: FeeRules['base'], rules: FeeRules['rules'] = []): FeeRules => ({
  windowBy: 'first',
  base,
  rules,
  refunds: [],
});

test('the summary of prices has students first, then the other categories', () => {
  expect(summarizePrices(fees({ adult: ADULT, student: STUDENT }))).toEqual({
    who: 'student',
    of: STUDENT,
    isFrom: false,
    others: [{ who: 'adult', of: ADULT }],
  });
});

test('the summary of prices names no category if all pay the same', () => {
  expect(summarizePrices(fees({ adult: ADULT }))).toEqual({
    who: undefined,
    of: ADULT,
    isFrom: false,
    others: [],
  });
});

test('the summary of prices shows “from” if events cost extra', () => {
  const each = { kind: 'each', of: 'entry', from: 2, to: undefined, cents: 500 } as const;
  expect(summarizePrices(fees({ adult: ADULT }, [each]))?.isFrom).toBe(true);
  expect(summarizePrices(fees({ adult: ADULT }, [{ kind: 'volunteer', cents: 500 }]))?.isFrom).toBe(false);
});

test('the summary of prices shows none without a base price', () => {
  expect(summarizePrices(fees({}))).toBeUndefined();
});
