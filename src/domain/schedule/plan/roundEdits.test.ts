import { formatOutcome } from '../testing/plans.ts';
import type { PlanProblem } from './problem.ts';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../parsed.ts';
import { DRAW_BY_NUMBER } from '../heats/draw.ts';
import type { Plan, PlannedRound } from './plan.ts';
import {
  drawRound,
  moveCouple,
  isEveryoneRecalled,
  setHeats,
  setPanel,
  setRecall,
  setStartTimes,
  findUnevenHeats,
} from './roundEdits.ts';
import {
  buildPlannedEvent,
  buildPlan,
  testCouple,
  listRoundsInOrder,
  testEvent,
  testJudge,
  listRoundStates,
} from '../testing/plans.ts';

/** Noon of a day in 2026. */
const NOON = 1_790_000_000_000;
const WALTZ = testEvent('Gold Waltz');

const plan = buildPlan([
  buildPlannedEvent('Gold Waltz', [{}, { couples: 5, recallSize: 2 }], { dances: ['Waltz', 'Tango'] }),
]);

const made = (answer: Parsed<Plan, PlanProblem>): Plan => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

const semi = (answer: Parsed<Plan, PlanProblem>): PlannedRound => {
  const [round] = listRoundsInOrder(made(answer), 'Gold Waltz');
  if (round === undefined) throw new Error('a semi-final');
  return round;
};

const heats = (round: PlannedRound) => round.entries.map(({ heats: its }) => its.join('/'));

describe('the recall size', () => {
  test('the recall size is a number of couples, and 0 becomes 1', () => {
    expect(semi(setRecall(plan, WALTZ, 1, 4)).recallSize).toBe(4);
    expect(semi(setRecall(plan, WALTZ, 1, 0)).recallSize).toBe(1);
  });

  test.each([-1, 2.5, Number.NaN])('the recall size %d is rejected', (size) => {
    expect(formatOutcome(setRecall(plan, WALTZ, 1, size))).toBe(`no number: couples, ${size}`);
    expect(
      formatOutcome(setHeats(plan, { event: WALTZ, round: 1, heats: size, wishes: DRAW_BY_NUMBER })),
    ).toBe(`no number: heats, ${size}`);
  });

  test('a recall size above the maximum is rejected', () => {
    expect(formatOutcome(setRecall(plan, WALTZ, 1, 501))).toBe('too many: couples, 501');
    expect(formatOutcome(setHeats(plan, { event: WALTZ, round: 1, heats: 51, wishes: DRAW_BY_NUMBER }))).toBe(
      'too many: heats, 51',
    );
  });

  test('a recall size is refused for a final', () => {
    expect(formatOutcome(setRecall(plan, WALTZ, 0, 3))).toBe('recalls nobody: Final of Gold Waltz');
  });

  test('a recall size equal to the number of couples is accepted with a warning', () => {
    const five = made(setRecall(plan, WALTZ, 1, 5)).events[0];
    if (five?.rounds[1] === undefined) throw new Error('a semi-final');
    expect(isEveryoneRecalled(five.rounds[1])).toBe(true);
    const two = plan.events[0];
    if (two?.rounds[1] === undefined) throw new Error('a semi-final');
    expect(isEveryoneRecalled(two.rounds[1])).toBe(false);
  });
});

describe('heats', () => {
  test('a new number of heats redraws the couples, and 0 becomes 1', () => {
    expect(heats(semi(setHeats(plan, { event: WALTZ, round: 1, heats: 2, wishes: DRAW_BY_NUMBER })))).toEqual(
      ['1', '1', '1', '2', '2'],
    );
    expect(semi(setHeats(plan, { event: WALTZ, round: 1, heats: 0, wishes: DRAW_BY_NUMBER })).numHeats).toBe(
      1,
    );
  });

  test('heats can be redrawn at random for each dance', () => {
    const two = made(setHeats(plan, { event: WALTZ, round: 1, heats: 2, wishes: DRAW_BY_NUMBER }));
    const wishes = { order: { kind: 'byChance', seed: 3, eachDance: true }, schoolsApart: false } as const;
    expect(semi(drawRound(two, WALTZ, 1, wishes)).entries.every(({ heats: its }) => its.length === 2)).toBe(
      true,
    );
  });

  test('a couple can be moved to another heat in all dances or in one, without moving others', () => {
    const two = made(setHeats(plan, { event: WALTZ, round: 1, heats: 2, wishes: DRAW_BY_NUMBER }));
    expect(
      heats(
        semi(moveCouple(two, { event: WALTZ, round: 1, couple: testCouple(101), heat: 2, dance: undefined })),
      ),
    ).toEqual(['2', '1', '1', '2', '2']);
    expect(
      heats(semi(moveCouple(two, { event: WALTZ, round: 1, couple: testCouple(101), heat: 2, dance: 1 }))),
    ).toEqual(['1/2', '1', '1', '2', '2']);
  });

  test('heats that became uneven are reported', () => {
    const two = made(setHeats(plan, { event: WALTZ, round: 1, heats: 2, wishes: DRAW_BY_NUMBER }));
    const moved = made(
      moveCouple(two, { event: WALTZ, round: 1, couple: testCouple(104), heat: 1, dance: undefined }),
    ).events[0];
    if (moved?.rounds[1] === undefined) throw new Error('a semi-final');
    expect(findUnevenHeats(moved.rounds[1])).toEqual([4, 1]);
    const even = two.events[0];
    if (even?.rounds[1] === undefined) throw new Error('a semi-final');
    expect(findUnevenHeats(even.rounds[1])).toBeUndefined();
  });

  test.each([
    {
      what: 'a heat that is not there',
      id: 101,
      heat: 2,
      dance: undefined,
      says: 'no such heat: Semi-Final of Gold Waltz, 2, 1',
    },
    {
      what: 'heat 0',
      id: 101,
      heat: 0,
      dance: undefined,
      says: 'no such heat: Semi-Final of Gold Waltz, 0, 1',
    },
    {
      what: 'a couple that left',
      id: 199,
      heat: 1,
      dance: undefined,
      says: 'couple is gone: Semi-Final of Gold Waltz',
    },
    { what: 'a dance the event has not', id: 101, heat: 1, dance: 2, says: 'no such dance: Gold Waltz, 3' },
  ])('moving a couple to another heat refuses $what', ({ id, heat, dance, says }) => {
    expect(
      formatOutcome(moveCouple(plan, { event: WALTZ, round: 1, couple: testCouple(id), heat, dance })),
    ).toBe(says);
  });
});

describe.each([{ state: 'running' }, { state: 'marked' }, { state: 'posted' }] as const)(
  'a round that is $state',
  ({ state }) => {
    const day = buildPlan([buildPlannedEvent('Gold Waltz', [{}, { couples: 5, state, startTime: 1 }])]);

    test('a round that has begun does not change any more', () => {
      const fixed = `cannot be changed: Semi-Final of Gold Waltz, ${state}`;
      expect(
        [
          setRecall(day, WALTZ, 1, 2),
          setHeats(day, { event: WALTZ, round: 1, heats: 2, wishes: DRAW_BY_NUMBER }),
          drawRound(day, WALTZ, 1, DRAW_BY_NUMBER),
          moveCouple(day, { event: WALTZ, round: 1, couple: testCouple(101), heat: 1, dance: undefined }),
        ].map(formatOutcome),
      ).toEqual([fixed, fixed, fixed, fixed]);
    });

    test('a round keeps its panel once all marks are in, and a judge can still be replaced on the floor', () => {
      const changed = setPanel(day, WALTZ, 1, [testJudge('A')]);
      if (state === 'running') expect(changed.ok && changed.value.events[0]?.rounds[1]?.panel).toEqual(['A']);
      else expect(formatOutcome(changed)).toBe(`panel stays: Semi-Final of Gold Waltz, ${state}`);
    });

    test('a round keeps its panel while a judge stands in from a later dance on', () => {
      const [A, B] = [testJudge('A'), testJudge('B')];
      const seats = new Map([
        ['Waltz', [A]],
        ['Tango', [B]],
      ] as const);
      const testEvent = buildPlannedEvent('Gold Waltz', [{}, { couples: 5, state, startTime: 1 }]);
      const rounds = testEvent.rounds.map((round) => ({ ...round, panel: [A, B], seats }));
      const changed = setPanel(buildPlan([{ ...testEvent, rounds }]), WALTZ, 1, [A]);
      const kind = state === 'running' ? 'judge stands in: Semi-Final of Gold Waltz' : 'panel stays';
      expect(formatOutcome(changed)).toContain(kind);
    });

    test('a round that has begun keeps its planned start', () => {
      const timed = made(
        setStartTimes(day, [
          { event: WALTZ, round: 1, startTime: NOON },
          { event: WALTZ, round: 0, startTime: NOON + 1 },
        ]),
      );
      expect(listRoundsInOrder(timed, 'Gold Waltz').map(({ startTime }) => startTime)).toEqual([1, NOON + 1]);
    });
  },
);

test('a panel has each judge once', () => {
  expect(semi(setPanel(plan, WALTZ, 1, [testJudge('B'), testJudge('A'), testJudge('B')])).panel).toEqual([
    'B',
    'A',
  ]);
});

test('start times of rounds are set for all or none, and have to be valid', () => {
  expect(
    formatOutcome(
      setStartTimes(plan, [
        { event: WALTZ, round: 1, startTime: NOON },
        { event: WALTZ, round: 7, startTime: NOON },
      ]),
    ),
  ).toBe('no such round: Gold Waltz, 7');
  for (const startTime of [Number.NaN, NOON + 0.5, 0, 3 * 3_600_000, 1e15])
    expect(formatOutcome(setStartTimes(plan, [{ event: WALTZ, round: 1, startTime }]))).toBe(
      'no such start: Semi-Final of Gold Waltz',
    );
  expect(listRoundStates(plan, 'Gold Waltz')).toEqual(['initialized', 'initialized']);
});
