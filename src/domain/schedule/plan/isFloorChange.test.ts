import { describe, expect, test } from 'vitest';
import { DRAW_BY_NUMBER } from '../heats/draw.ts';
import { parseBlockId, listItems, toItemRef } from './plan.ts';
import { isFloorChange } from './isFloorChange.ts';
import type { PlanChange } from './change.ts';
import { buildPlannedEvent, buildPlan, testCouple, testEvent, testJudge } from '../testing/plans.ts';

const WALTZ = testEvent('Gold Waltz');
const items = listItems(
  buildPlan([buildPlannedEvent('Gold Waltz', [{}, { couples: 5, recallSize: 2, state: 'running' }])]),
);
const [first] = items.map(toItemRef);
const lunch = parseBlockId('lunch');
if (first === undefined || lunch === undefined) throw new Error('The plan has nothing in it.');

const seats = (round: number): PlanChange => ({
  kind: 'setPanel',
  event: WALTZ,
  round,
  panel: [testJudge('A')],
});

describe('changes that cannot wait for a draft', () => {
  test.each<PlanChange>([
    seats(1),
    { kind: 'setRecall', event: WALTZ, round: 1, size: 3 },
    { kind: 'setHeats', event: WALTZ, round: 1, heats: 2, wishes: DRAW_BY_NUMBER },
    { kind: 'moveCouple', event: WALTZ, round: 1, couple: testCouple(101), heat: 1, dance: undefined },
  ])('the change $kind of a round on the floor cannot wait for the draft', (change) => {
    expect(isFloorChange(items, change)).toBe(true);
  });

  test.each<PlanChange>([
    seats(0),
    { kind: 'sort' },
    { kind: 'reorder', order: items.map(toItemRef) },
    { kind: 'move', item: first, before: undefined },
    { kind: 'addRound', event: WALTZ, round: 1 },
    { kind: 'removeBlock', block: lunch },
  ])('the change $kind of other rounds, or of the day, waits in the draft', (change) => {
    expect(isFloorChange(items, change)).toBe(false);
  });
});
