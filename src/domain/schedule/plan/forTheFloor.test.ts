import { describe, expect, test } from 'vitest';
import { BY_NUMBER } from '../heats/draw.ts';
import { blockId, itemsOf, refOf } from './plan.ts';
import { isForTheFloor } from './forTheFloor.ts';
import type { Change } from './change.ts';
import { buildEvent, buildPlan, couple, event, judge } from '../testing/plans.ts';

const WALTZ = event('Gold Waltz');
const items = itemsOf(
  buildPlan([buildEvent('Gold Waltz', [{}, { couples: 5, recallSize: 2, state: 'running' }])]),
);
const [first] = items.map(refOf);
const lunch = blockId('lunch');
if (first === undefined || lunch === undefined) throw new Error('The plan has nothing in it.');

const seats = (round: number): Change => ({ kind: 'setPanel', event: WALTZ, round, panel: [judge('A')] });

describe('changes that cannot wait for a draft', () => {
  test.each<Change>([
    seats(1),
    { kind: 'setRecall', event: WALTZ, round: 1, size: 3 },
    { kind: 'setHeats', event: WALTZ, round: 1, heats: 2, wishes: BY_NUMBER },
    { kind: 'moveCouple', event: WALTZ, round: 1, couple: couple(101), heat: 1, dance: undefined },
  ])('includes $kind of a round on the floor', (change) => {
    expect(isForTheFloor(items, change)).toBe(true);
  });

  test.each<Change>([
    seats(0),
    { kind: 'sort' },
    { kind: 'reorder', order: items.map(refOf) },
    { kind: 'move', item: first, before: undefined },
    { kind: 'addRound', event: WALTZ, round: 1 },
    { kind: 'removeBlock', block: lunch },
  ])('does not include $kind of other rounds, or of the day', (change) => {
    expect(isForTheFloor(items, change)).toBe(false);
  });
});
