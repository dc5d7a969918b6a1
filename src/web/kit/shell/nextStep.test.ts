import { expect, test } from 'vitest';
import { listNextSteps } from './nextStep.ts';

test.each([
  ['before opening', 'details', undefined],
  ['registering', 'register', 'updateEntries'],
  ['closed', 'updateEntries', 'details'],
  ['the day', 'live', 'results'],
  ['over', 'results', undefined],
] as const)('in the phase “%s” the home page offers %s, and beside it %s', (kind, main, beside) => {
  expect(listNextSteps(kind, false)).toEqual({ main, beside });
});

test.each([
  ['before opening', 'details'],
  ['registering', 'register'],
  ['closed', 'updateEntries'],
  ['the day', 'live'],
  ['over', undefined],
] as const)('once results are public, they come first: %s, then %s', (kind, beside) => {
  expect(listNextSteps(kind, true)).toEqual({ main: 'results', beside });
});
