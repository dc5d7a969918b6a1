import { expect, test } from 'vitest';
import { parseExtra, type FeeRule } from './feeRules.ts';
import { FEE_MODELS, getFeeModel } from './models.ts';
import { findFeeProblems, findFeeWarnings } from './problems.ts';

const DATES = { early: 100, open: 200, closed: 300 };
const model = getFeeModel('by person');
const withRule = (rule: FeeRule) => ({ ...model, rules: [...model.rules, rule] });

test.each(FEE_MODELS)('the fee model %s has no problem', (kind) => {
  expect(findFeeProblems(getFeeModel(kind))).toEqual([]);
  expect(findFeeWarnings(getFeeModel(kind), DATES)).toEqual([]);
});

test.each<[FeeRule, string]>([
  [{ kind: 'extra', what: parseExtra(' '), cents: 5 }, 'no name'],
  [{ kind: 'free levels', levels: [] }, 'no levels'],
  [{ kind: 'only', styles: [], cents: 5 }, 'no styles'],
  [{ kind: 'each', of: 'entry', from: 3, to: 2, cents: 5 }, 'backwards'],
])('the fee rule %j is rejected: %s', (rule, kind) => {
  expect(findFeeProblems(withRule(rule))).toEqual([{ kind }]);
});

test('payment instructions are limited to a thousand characters', () => {
  expect(findFeeProblems({ ...model, howToPay: ` ${'x'.repeat(1000)} ` })).toEqual([]);
  expect(findFeeProblems({ ...model, howToPay: 'x'.repeat(1003) })).toEqual([{ kind: 'too long', by: 3 }]);
});

test('the organizer is warned if a price falls from one window to the next', () => {
  const base = { ...model.base, adult: { early: 5000, normal: 4900, late: 6000 } };
  expect(findFeeWarnings({ ...model, base }, DATES)).toEqual([{ kind: 'gets cheaper', category: 'adult' }]);
});

test('the organizer is warned if a special price is above the usual one, because an additional event would lower the bill', () => {
  const special: FeeRule = { kind: 'only', styles: ['Nightclub'], cents: 4001 };
  expect(findFeeWarnings(withRule(special), DATES)).toEqual([
    { kind: 'special is dearer', styles: ['Nightclub'] },
  ]);
  expect(findFeeWarnings(withRule({ ...special, cents: 4000 }), DATES)).toEqual([]);
});

test('the organizer is warned if no price window has an end', () => {
  expect(findFeeWarnings(model, { ...DATES, early: undefined, open: undefined })).toEqual([
    { kind: 'no dates' },
  ]);
});
