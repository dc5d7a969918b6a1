import { formatOutcome } from '../testing/plans.ts';
import type { PlanProblem } from './problem.ts';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../parsed.ts';
import type { Plan } from './plan.ts';
import { deleteRound, skipRound, unskipRound } from './removeRound.ts';
import {
  buildPlannedEvent,
  buildPlan,
  countCouplesPerRound,
  listRoundsInOrder,
  describeDay,
  testEvent,
  listRoundStates,
} from '../testing/plans.ts';

const RENUMBERED = { dontReorderAfterAddRemoveRounds: false };
const LEFT_ALONE = { dontReorderAfterAddRemoveRounds: true };
const WALTZ = testEvent('Gold Waltz');

const made = (answer: Parsed<Plan, PlanProblem>): Plan => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

const indexes = (plan: Plan) =>
  listRoundsInOrder(plan, 'Gold Waltz').map(({ scheduleIndex }) => scheduleIndex);

describe('a deleted round', () => {
  const plan = buildPlan([
    buildPlannedEvent('Gold Waltz', [{}, { couples: 24, numHeats: 2 }, { couples: 40, state: 'posted' }]),
  ]);

  test('a deleted round hands its couples to the next one, and earlier rounds shift down and are renamed', () => {
    const left = made(deleteRound(plan, WALTZ, 1, RENUMBERED));
    expect(countCouplesPerRound(left, 'Gold Waltz')).toEqual([40, 24]);
    expect(listRoundsInOrder(left, 'Gold Waltz').map(({ name, keptUnder }) => ({ name, keptUnder }))).toEqual(
      [
        { name: 'Semi-Final', keptUnder: 2 },
        { name: 'Final', keptUnder: 0 },
      ],
    );
  });

  test('deleting a round is refused while an earlier one is on the floor, because it would be renumbered', () => {
    const day = buildPlan([buildPlannedEvent('Gold Waltz', [{}, {}, { couples: 24, state: 'running' }])]);
    expect(formatOutcome(deleteRound(day, WALTZ, 1, RENUMBERED))).toBe(
      'keeps its number: Quarter-Final of Gold Waltz',
    );
  });

  test('a deleted round leaves no gap on the schedule, unless numbers are to be kept', () => {
    expect(indexes(made(deleteRound(plan, WALTZ, 1, RENUMBERED)))).toEqual([0, 1]);
    expect(indexes(made(deleteRound(plan, WALTZ, 1, LEFT_ALONE)))).toEqual([0, 2]);
  });

  test('the round after a deleted one gets the heats that its couples need', () => {
    const first = buildPlan([
      buildPlannedEvent('Gold Waltz', [{}, { numHeats: 1 }, { couples: 24, numHeats: 2 }]),
    ]);
    const [semi] = listRoundsInOrder(made(deleteRound(first, WALTZ, 2, RENUMBERED)), 'Gold Waltz');
    expect(semi?.numHeats).toBe(2);
    expect(semi?.entries.map(({ heats }) => heats[0]).filter((heat) => heat === 2)).toHaveLength(12);
  });

  test('a deleted round hands its recall size to the round before', () => {
    const waiting = buildPlan([buildPlannedEvent('Gold Waltz', [{}, {}, { couples: 24 }])]);
    expect(
      listRoundsInOrder(made(deleteRound(waiting, WALTZ, 1, RENUMBERED)), 'Gold Waltz')[0]?.recallSize,
    ).toBe(6);
  });

  test('a lone final can be deleted, and its couples stay entered', () => {
    const left = made(
      deleteRound(buildPlan([buildPlannedEvent('Gold Waltz', [{ couples: 3 }])]), WALTZ, 0, RENUMBERED),
    );
    expect(listRoundsInOrder(left, 'Gold Waltz')).toEqual([]);
    expect(left.events[0]?.entries).toHaveLength(3);
  });
});

describe('a skipped round', () => {
  const plan = buildPlan([
    buildPlannedEvent('Gold Waltz', [{}, { couples: 6 }, { couples: 12, state: 'posted' }]),
  ]);
  const skipped = made(skipRound(plan, WALTZ, 1));

  test('a skipped round stays on the plan, and its couples are copied into the next round', () => {
    expect(listRoundStates(skipped, 'Gold Waltz')).toEqual(['posted', 'skipped', 'initialized']);
    expect(countCouplesPerRound(skipped, 'Gold Waltz')).toEqual([12, 6, 6]);
    expect(describeDay(skipped)).toEqual(describeDay(plan));
  });

  test('a skipped round can be restored, and gets its couples back', () => {
    const back = made(unskipRound(skipped, WALTZ, 1));
    expect(countCouplesPerRound(back, 'Gold Waltz')).toEqual([12, 6, 0]);
    expect(listRoundStates(back, 'Gold Waltz')).toEqual(['posted', 'initialized', 'initialized']);
  });

  test('two skipped rounds in a row pass their couples on, and are restored one by one', () => {
    const both = made(
      skipRound(
        made(skipRound(buildPlan([buildPlannedEvent('Gold Waltz', [{}, {}, { couples: 6 }])]), WALTZ, 1)),
        WALTZ,
        2,
      ),
    );
    expect(countCouplesPerRound(both, 'Gold Waltz')).toEqual([6, 6, 6]);
    expect(formatOutcome(unskipRound(both, WALTZ, 2))).toBe('skipped too: Semi-Final of Gold Waltz');
    const semi = made(unskipRound(both, WALTZ, 1));
    expect(countCouplesPerRound(semi, 'Gold Waltz')).toEqual([6, 6, 0]);
    expect(countCouplesPerRound(made(unskipRound(semi, WALTZ, 2)), 'Gold Waltz')).toEqual([6, 0, 0]);
  });

  test('a skipped round cannot be restored once its couples dance the next round', () => {
    const running = buildPlan([
      buildPlannedEvent('Gold Waltz', [
        { couples: 6, state: 'running' },
        { couples: 6, state: 'skipped' },
      ]),
    ]);
    expect(formatOutcome(unskipRound(running, WALTZ, 1))).toBe(
      'cannot come back: Final of Gold Waltz, running',
    );
  });

  test('only a skipped round can be restored', () => {
    expect(formatOutcome(unskipRound(plan, WALTZ, 1))).toBe('not skipped: Semi-Final of Gold Waltz');
  });
});

describe('rounds that can be neither deleted nor skipped', () => {
  const refusals = (plan: Plan, round: number) =>
    [deleteRound(plan, WALTZ, round, RENUMBERED), skipRound(plan, WALTZ, round)].map((answer) =>
      formatOutcome(answer),
    );

  test('the final cannot be removed while its event has another round', () => {
    const plan = buildPlan([buildPlannedEvent('Gold Waltz', [{}, { couples: 12 }])]);
    const why = 'final stays: Final of Gold Waltz';
    expect(refusals(plan, 0)).toEqual([why, why]);
  });

  test('a round on the floor can be neither deleted nor skipped', () => {
    const plan = buildPlan([buildPlannedEvent('Gold Waltz', [{}, { couples: 12, state: 'running' }])]);
    expect(refusals(plan, 1)).toEqual([
      'neither skipped nor deleted: Semi-Final of Gold Waltz, running',
      'not from this state: running skipped',
    ]);
  });

  test('a round taken back from the floor with a judge’s marks can be neither deleted nor skipped', () => {
    const plan = buildPlan([buildPlannedEvent('Gold Waltz', [{}, { couples: 12, hasMarks: true }])]);
    const why = 'neither skipped nor deleted: Semi-Final of Gold Waltz, has marks';
    expect(refusals(plan, 1)).toEqual([why, why]);
  });

  test('a round whose couples would go to one that has begun can be neither deleted nor skipped', () => {
    const plan = buildPlan([
      buildPlannedEvent('Gold Waltz', [{ couples: 2, hasMarks: true }, { couples: 12 }]),
    ]);
    const why = 'nobody comes in: Final of Gold Waltz, has marks, Semi-Final';
    expect(refusals(plan, 1)).toEqual([why, why]);
  });
});
