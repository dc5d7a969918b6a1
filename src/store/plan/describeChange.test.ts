import { describe, expect, test } from 'vitest';
import { createEventKey } from '../../domain/ids.ts';
import { buildPlannedEvent, buildPlan } from '../../domain/schedule/testing/plans.ts';
import type { PlanChange } from '../../domain/schedule/plan/change.ts';
import { describeChange, summarizeChanges } from './describeChange.ts';

const GOLD = createEventKey('Gold Waltz');
const plan = buildPlan([
  buildPlannedEvent('Gold Waltz', [{}, { couples: 12 }]),
  buildPlannedEvent('Silver Tango', [{}]),
]);

test.each<[PlanChange, object]>([
  [
    { kind: 'skipRound', event: GOLD, round: 1 },
    { kind: 'skipRound', round: { event: GOLD, round: 'Semi-Final' } },
  ],
  // A missing round is named by its number.
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
])('the change of the plan %o is recorded as %o', (change, told) => {
  expect(describeChange(plan, change)).toEqual(told);
});

describe('the record of a publication', () => {
  const skip = describeChange(plan, { kind: 'skipRound', event: GOLD, round: 1 });
  const sort = describeChange(plan, { kind: 'sort' });

  test('the record of a publication counts changes by kind, and describes each', () => {
    expect(summarizeChanges([skip, sort, skip])).toEqual({
      did: [
        { kind: 'skipRound', count: 2 },
        { kind: 'sort', count: 1 },
      ],
      told: [skip, sort, skip],
    });
  });

  test('the record of a publication describes the first twelve of a hundred changes, and counts them all', () => {
    const { did, told } = summarizeChanges(Array.from({ length: 100 }, () => sort));
    expect(told).toHaveLength(12);
    expect(did).toEqual([{ kind: 'sort', count: 100 }]);
  });

  test('the record of a publication describes no more changes than fit into it', () => {
    const long = { kind: 'addBlock', title: 'Lunch '.repeat(100) } as const;
    expect(summarizeChanges([long, long, long]).told).toEqual([long, long]);
    expect(summarizeChanges([{ ...long, title: 'Lunch '.repeat(300) }])).toEqual({
      did: [{ kind: 'addBlock', count: 1 }],
      told: [],
    });
  });
});
