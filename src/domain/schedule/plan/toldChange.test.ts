import { expect, test } from 'vitest';
import { eventKeyFromName } from '../../ids.ts';
import { buildEvent, buildPlan } from '../testing/plans.ts';
import type { Change } from './change.ts';
import { toldChange, toldCounts, toldInShort } from './toldChange.ts';

const GOLD = eventKeyFromName('Gold Waltz');
const plan = buildPlan([buildEvent('Gold Waltz', [{}, { couples: 12 }]), buildEvent('Silver Tango', [{}])]);

test.each<[Change, object]>([
  [
    { kind: 'skipRound', event: GOLD, round: 1 },
    { kind: 'skipRound', round: { event: GOLD, round: 'Semi-Final' } },
  ],
  // A round that is gone is called by its number.
  [
    { kind: 'deleteRound', event: GOLD, round: 7 },
    { kind: 'deleteRound', round: { event: GOLD, round: '7' } },
  ],
  // A recall size of 0 becomes 1.
  [
    { kind: 'setRecall', event: GOLD, round: 1, size: 0 },
    { kind: 'setRecall', round: { event: GOLD, round: 'Semi-Final' }, size: 1 },
  ],
  [
    { kind: 'clear', events: 'all' },
    { kind: 'clear', events: 2 },
  ],
  [
    { kind: 'clear', events: [GOLD] },
    { kind: 'clear', events: 1, event: GOLD },
  ],
  [
    { kind: 'move', item: { kind: 'round', event: GOLD, round: 0 }, before: undefined },
    { kind: 'move', item: { event: GOLD, round: 'Final' } },
  ],
])('%o is told as %o', (change, told) => {
  expect(toldChange(plan, change)).toEqual(told);
});

test('of a hundred changes the first are told, and how many there were', () => {
  const changes = Array.from({ length: 100 }, () => toldChange(plan, { kind: 'sort' }));
  const { changes: told, count } = toldInShort(changes);
  expect(told).toHaveLength(12);
  expect(count).toBe(100);
});

test('a record of the journal counts the kinds', () => {
  const skip = toldChange(plan, { kind: 'skipRound', event: GOLD, round: 1 });
  expect(toldCounts([skip, toldChange(plan, { kind: 'sort' }), skip])).toEqual([
    { kind: 'skipRound', count: 2 },
    { kind: 'sort', count: 1 },
  ]);
});
