import { expect, test } from 'vitest';
import { createReader } from '../tree/readAt.ts';
import { nameMovedDecisions } from './movedDecisions.ts';

const decided = { uid: 'chief', at: 7, verdict: 'approved', count: 2 };
const asked = { uid: 'ruth', at: 5, what: 'cut' };

const moved = (approvals: unknown, patch: Parameters<typeof nameMovedDecisions>[0]) =>
  nameMovedDecisions(patch, createReader(new Map([['approvals/Waltz', approvals]])));

test('a moved decision names the round it comes from', () => {
  const patch = { 'approvals/Waltz/3': { asked, decided }, 'approvals/Waltz/2': null, 'blocks/a': null };
  expect(moved({ 1: { decided: { ...decided, at: 6 } }, 2: { asked, decided } }, patch)).toEqual({
    ...patch,
    'approvals/Waltz/3': { asked, decided: { ...decided, movedFrom: '2' } },
  });
});

test('a decision that moves back names its current round', () => {
  const back = { 'approvals/Waltz/2': { decided: { ...decided, movedFrom: '1' } } };
  expect(moved([null, null, null, { decided: { ...decided, movedFrom: '2' } }], back)).toEqual({
    'approvals/Waltz/2': { decided: { ...decided, movedFrom: '3' } },
  });
});

test('a question without a decision moves unchanged', () => {
  const patch = { 'approvals/Waltz/3': { asked } };
  expect(moved({ 2: { asked } }, patch)).toEqual(patch);
});
