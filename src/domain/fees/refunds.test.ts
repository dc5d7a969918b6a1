import { expect, test } from 'vitest';
import type { RegistrationDates } from '../registration/phase.ts';
import { calculateBill } from './bill.ts';
import { FEE_MODELS, getFeeModel } from './models.ts';
import { listDatedRefunds, calculateRefund, windowsInUse } from './refunds.ts';
import { buildPricedDancer, buildBilledEntries } from './testing/dancers.ts';

const DATES: RegistrationDates = { early: 100, open: 200, closed: 300 };

test('Princeton refunds all before the early price ends, half before the normal one does, then nothing', () => {
  const steps = listDatedRefunds(getFeeModel('by person').refunds, DATES);
  const cancels = (at: number) => calculateRefund(steps, { before: 4000, after: 0 }, at);
  expect([99, 100, 199, 200].map(cancels)).toEqual([4000, 2000, 2000, 0]);
});

test('a model without known refunds suggests none', () => {
  const known = FEE_MODELS.filter((model) => getFeeModel(model).refunds !== undefined);
  expect(known).toEqual(['by person']);
  expect(listDatedRefunds(getFeeModel('by dance').refunds, DATES)).toEqual([]);
});

test('BADC refunds dropped events until a date: their charge, and nothing for a free one', () => {
  const fees = getFeeModel('by entry');
  // The real date and percentage are unknown.
  const steps = listDatedRefunds([{ until: { kind: 'end of', window: 'normal' }, percent: 100 }], DATES);
  const owes = (events: number) =>
    calculateBill(fees, buildPricedDancer({ entries: buildBilledEntries(events, 'Gold', 'Latin') })).total;
  expect(calculateRefund(steps, { before: owes(3), after: owes(2) }, 50)).toBe(1000);
  expect(calculateRefund(steps, { before: owes(5), after: owes(4) }, 50)).toBe(0);
  expect(calculateRefund(steps, { before: owes(3), after: owes(0) }, 50)).toBe(5000);
  expect(calculateRefund(steps, { before: owes(3), after: owes(2) }, 250)).toBe(0);
});

test('a refund rule without a date is ignored, and the others are sorted by date', () => {
  const refunds = [
    { until: { kind: 'end of', window: 'late' }, percent: 10 },
    { until: { kind: 'moment', at: 150 }, percent: 50 },
    { until: { kind: 'end of', window: 'early' }, percent: 100 },
  ] as const;
  expect(listDatedRefunds(refunds, { ...DATES, closed: undefined })).toEqual([
    { until: 100, percent: 100 },
    { until: 150, percent: 50 },
  ]);
});

test('a refund of half a cent is rounded', () => {
  expect(calculateRefund([{ until: 10, percent: 50 }], { before: 4001, after: 0 }, 5)).toBe(2001);
});

test('a change that raises the bill gives no refund', () => {
  expect(calculateRefund([{ until: 10, percent: 100 }], { before: 4000, after: 5000 }, 5)).toBe(0);
});

test('a price window without an end date is not used, unless no price has a date', () => {
  expect(windowsInUse(DATES)).toEqual(['early', 'normal', 'late']);
  expect(windowsInUse({ ...DATES, early: undefined, closed: undefined })).toEqual(['normal', 'late']);
  expect(windowsInUse({ ...DATES, open: undefined })).toEqual(['early', 'late']);
  expect(windowsInUse({ early: undefined, open: undefined, closed: 300 })).toHaveLength(3);
});
