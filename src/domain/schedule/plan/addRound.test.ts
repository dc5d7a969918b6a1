import { formatOutcome } from '../testing/plans.ts';
import type { PlanProblem } from './problem.ts';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../parsed.ts';
import { addRound } from './addRound.ts';
import type { Plan } from './plan.ts';
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

const made = (answer: Parsed<Plan, PlanProblem>): Plan => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

const told = (plan: Plan, name: string) =>
  listRoundsInOrder(plan, name).map(
    (round) => `${round.number} ${round.name}, kept under ${round.keptUnder ?? 'nothing'}`,
  );

describe('a round added after the semi-final', () => {
  const plan = buildPlan([
    buildPlannedEvent('Gold Waltz', [{}, { couples: 12 }, { couples: 20, state: 'posted' }]),
  ]);
  const grown = made(addRound(plan, testEvent('Gold Waltz'), 1, RENUMBERED));

  test('an added round takes the next number, and earlier danced rounds shift with their marks and are renamed', () => {
    expect(told(grown, 'Gold Waltz')).toEqual([
      '3 1st Round, kept under 2',
      '2 Quarter-Final, kept under 1',
      '1 Semi-Final, kept under nothing',
      '0 Final, kept under 0',
    ]);
  });

  test('an added round has the size of the final, and the round before recalls a number halfway', () => {
    expect(listRoundsInOrder(grown, 'Gold Waltz').map(({ recallSize }) => recallSize)).toEqual([
      12,
      9,
      6,
      undefined,
    ]);
  });

  test('an added round has no couples while the round before is not danced', () => {
    expect(countCouplesPerRound(grown, 'Gold Waltz')).toEqual([20, 12, 0, 0]);
    expect(listRoundStates(grown, 'Gold Waltz')).toEqual([
      'posted',
      'initialized',
      'initialized',
      'initialized',
    ]);
  });
});

describe('after a posted round', () => {
  const plan = buildPlan([
    buildPlannedEvent('Gold Waltz', [{ couples: 9 }, { couples: 20, state: 'posted' }]),
  ]);
  const grown = made(addRound(plan, testEvent('Gold Waltz'), 1, RENUMBERED));

  test('a round added after a posted one gets the recalled couples', () => {
    expect(countCouplesPerRound(grown, 'Gold Waltz')).toEqual([20, 9, 0]);
  });

  test('a round added after a posted one recalls six if there are too many couples for a final', () => {
    expect(listRoundsInOrder(grown, 'Gold Waltz').map(({ recallSize }) => recallSize)).toEqual([
      6,
      6,
      undefined,
    ]);
  });
});

test('a round added after a skipped one gets its couples, even if the next was skipped, too', () => {
  const plan = buildPlan([
    buildPlannedEvent('Gold Waltz', [
      { couples: 9 },
      { couples: 9, state: 'skipped' },
      { couples: 9, state: 'skipped' },
    ]),
  ]);
  expect(
    countCouplesPerRound(made(addRound(plan, testEvent('Gold Waltz'), 2, RENUMBERED)), 'Gold Waltz'),
  ).toEqual([9, 9, 0, 0]);
});

test('a round added after a waiting final becomes the new final; the old one becomes the semi-final', () => {
  const plan = buildPlan([buildPlannedEvent('Gold Waltz', [{ couples: 9, keptUnder: 0 }])]);
  const grown = made(addRound(plan, testEvent('Gold Waltz'), 0, RENUMBERED));
  expect(told(grown, 'Gold Waltz')).toEqual(['1 Semi-Final, kept under 0', '0 Final, kept under nothing']);
  expect(countCouplesPerRound(grown, 'Gold Waltz')).toEqual([9, 0]);
  expect(listRoundsInOrder(grown, 'Gold Waltz')[0]?.recallSize).toBe(6);
});

test('an added round has heats no larger than those of its source', () => {
  const plan = buildPlan([
    buildPlannedEvent('Gold Waltz', [{ couples: 13 }, { couples: 24, numHeats: 2, state: 'posted' }]),
    buildPlannedEvent('Silver Waltz', [{}, { recallSize: 12 }, { couples: 60, numHeats: 5, recallSize: 24 }]),
  ]);
  const heats = (name: string, after: number) =>
    listRoundsInOrder(made(addRound(plan, testEvent(name), after, RENUMBERED)), name).map(
      ({ numHeats }) => numHeats,
    );
  expect(heats('Gold Waltz', 1)).toEqual([2, 2, 1]);
  // Halfway from 60 to 24: 42 couples in heats of 12.
  expect(heats('Silver Waltz', 2)).toEqual([5, 4, 1, 1]);
});

describe('on the schedule it follows its source by half a step', () => {
  const plan = buildPlan(
    [
      buildPlannedEvent('Gold Waltz', [{}, { couples: 12 }]),
      buildPlannedEvent('Silver Waltz', [{}, { couples: 12 }]),
    ],
    ['Gold Waltz 1', 'Silver Waltz 1', 'Gold Waltz 0', 'Silver Waltz 0'],
  );

  test('an added round follows its source by half a step, and all lines are renumbered', () => {
    const grown = made(addRound(plan, testEvent('Gold Waltz'), 1, RENUMBERED));
    expect(describeDay(grown)).toEqual([
      'Quarter-Final of Gold Waltz',
      'Semi-Final of Gold Waltz',
      'Semi-Final of Silver Waltz',
      'Final of Gold Waltz',
      'Final of Silver Waltz',
    ]);
    expect(listRoundsInOrder(grown, 'Silver Waltz').map(({ scheduleIndex }) => scheduleIndex)).toEqual([
      2, 4,
    ]);
  });

  test('other lines keep their numbers if requested: the added round is 0.5 later, or closer if a line is there', () => {
    const once = made(addRound(plan, testEvent('Gold Waltz'), 1, LEFT_ALONE));
    expect(listRoundsInOrder(once, 'Gold Waltz').map(({ scheduleIndex }) => scheduleIndex)).toEqual([
      0, 0.5, 2,
    ]);
    const twice = made(addRound(once, testEvent('Gold Waltz'), 2, LEFT_ALONE));
    expect(listRoundsInOrder(twice, 'Gold Waltz').map(({ scheduleIndex }) => scheduleIndex)).toEqual([
      0, 0.25, 0.5, 2,
    ]);
    expect(listRoundsInOrder(twice, 'Silver Waltz').map(({ scheduleIndex }) => scheduleIndex)).toEqual([
      1, 3,
    ]);
  });

  test('all lines are renumbered if there is no number in between', () => {
    let crowded = plan;
    // Each new round halves the gap between two schedule indexes. The gap is exhausted after 1,074 rounds.
    for (let again = 0; again < 1_080; again += 1)
      crowded = made(
        addRound(
          crowded,
          testEvent('Gold Waltz'),
          listRoundsInOrder(crowded, 'Gold Waltz').length - 1,
          LEFT_ALONE,
        ),
      );
    const indexes = listRoundsInOrder(crowded, 'Gold Waltz').map(({ scheduleIndex }) => scheduleIndex);
    expect(new Set(indexes).size).toBe(1_082);
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  });
});

describe('refused', () => {
  test.each([{ state: 'running' }, { state: 'marked' }, { state: 'posted' }] as const)(
    'adding a round is refused if the round danced next is $state',
    ({ state }) => {
      const plan = buildPlan([
        buildPlannedEvent('Gold Waltz', [
          { couples: 6, state },
          { couples: 12, state: 'posted' },
        ]),
      ]);
      expect(formatOutcome(addRound(plan, testEvent('Gold Waltz'), 1, RENUMBERED))).toBe(
        `no round before: Final of Gold Waltz, ${state}`,
      );
      expect(formatOutcome(addRound(plan, testEvent('Gold Waltz'), 0, RENUMBERED))).toBe(
        `no round follows: Final of Gold Waltz, ${state}`,
      );
    },
  );

  test('adding a round is refused while a round to be renumbered is on the floor, since its judges mark under the old number', () => {
    const plan = buildPlan([
      buildPlannedEvent('Gold Waltz', [
        {},
        {},
        { couples: 24, state: 'running' },
        { couples: 40, state: 'posted' },
      ]),
    ]);
    const onFloor = 'keeps its number: Quarter-Final of Gold Waltz';
    for (const after of [0, 1, 2])
      expect(formatOutcome(addRound(plan, testEvent('Gold Waltz'), after, RENUMBERED))).toBe(onFloor);
  });

  test('adding a round is refused if a judge has marked in the next one, although it waits', () => {
    const plan = buildPlan([
      buildPlannedEvent('Gold Waltz', [
        { couples: 6, hasMarks: true },
        { couples: 12, state: 'posted' },
      ]),
    ]);
    expect(formatOutcome(addRound(plan, testEvent('Gold Waltz'), 1, RENUMBERED))).toBe(
      'no round before: Final of Gold Waltz, has marks',
    );
  });

  test('adding a round after a missing one is refused', () => {
    const plan = buildPlan([buildPlannedEvent('Gold Waltz', [{}])]);
    expect(formatOutcome(addRound(plan, testEvent('Gold Waltz'), 1, RENUMBERED))).toBe(
      'no such round: Gold Waltz, 1',
    );
    expect(addRound(plan, testEvent('Silver Waltz'), 0, RENUMBERED).ok).toBe(false);
  });
});
