import { expect, test } from 'vitest';
import { nextSteps } from './nextStep.ts';

test.each([
  ['before opening', 'details', undefined],
  ['registering', 'register', 'updateEntries'],
  ['closed', 'updateEntries', 'details'],
  ['the day', 'live', 'results'],
  ['over', 'results', undefined],
] as const)('%s: %s, and beside it %s', (kind, main, beside) => {
  expect(nextSteps(kind, false)).toEqual({ main, beside });
});

test.each([
  ['before opening', 'details'],
  ['registering', 'register'],
  ['closed', 'updateEntries'],
  ['the day', 'live'],
  ['over', undefined],
] as const)('once results are shown they come first: %s, beside it %s', (kind, beside) => {
  expect(nextSteps(kind, true)).toEqual({ main: 'results', beside });
});
