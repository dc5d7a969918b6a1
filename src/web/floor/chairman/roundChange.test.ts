import { expect, test } from 'vitest';
import { createPlan } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { planRoundEdits, previewRoundChange } from './roundChange.ts';

const COUPLES = Array.from({ length: 40 }, (_, at) => String(101 + at));
const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

/** A quarter-final of 40 that waits, recalling 24 into a semi-final of two heats. */
const event = buildSimpleEvent(COUPLES, {
  rounds: [
    buildSimpleRound(0, [], { state: 'initialized', numHeats: 1, scheduleIndex: 3 }),
    buildSimpleRound(1, [], { state: 'initialized', numHeats: 2, recallSize: 6, scheduleIndex: 2 }),
    buildSimpleRound(2, COUPLES, {
      state: 'initialized',
      numHeats: 2,
      recallSize: 24,
      scheduleIndex: 1,
      startTime: NOON,
    }),
  ],
});
const plan = createPlan([event], [], () => false);
const quarter = { event, round: event.rounds[2] ?? buildSimpleRound(2, []) };

test('one more heat of one dance adds ninety seconds to the end of the day', () => {
  const { later } = previewRoundChange(
    plan,
    DEFAULT_TIMING,
    { ...quarter, wish: { recallSize: 24, numHeats: 3 } },
    NOON - MINUTE,
  );
  expect(later).toBe(1.5 * MINUTE);
});

test('a smaller recall brings the next round down to one heat, and the day ends earlier', () => {
  const wish = { recallSize: 18, numHeats: 2 };
  const { later, next } = previewRoundChange(plan, DEFAULT_TIMING, { ...quarter, wish }, NOON - MINUTE);
  expect(later).toBe(-1.5 * MINUTE);
  expect(next).toEqual({ name: 'Semi-Final', sizes: [18] });
});

test('a round with couples keeps its heats, and so does a final', () => {
  const drawn = buildSimpleEvent(COUPLES, {
    rounds: event.rounds.map((round) =>
      round.number === 1 ? { ...round, entries: quarter.round.entries } : round,
    ),
  });
  const drawnPlan = createPlan([drawn], [], () => false);
  const wish = { recallSize: 18, numHeats: 2 };
  expect(planRoundEdits(drawnPlan, DEFAULT_TIMING, quarter, wish)).toHaveLength(1);
  const semi = { event, round: event.rounds[1] ?? buildSimpleRound(1, []) };
  expect(planRoundEdits(plan, DEFAULT_TIMING, semi, { recallSize: 30, numHeats: 2 })).toHaveLength(1);
});

test('changing a round writes only the changed values, and the next round’s heats only with another recall size', () => {
  const edits = (recallSize: number, numHeats: number) =>
    planRoundEdits(plan, DEFAULT_TIMING, quarter, { recallSize, numHeats }).map(({ round, edit }) => [
      round.number,
      edit,
    ]);
  expect(edits(18, 2)).toEqual([
    [2, { recallSize: 18, numHeats: undefined }],
    [1, { numHeats: 1 }],
  ]);
  expect(edits(24, 3)).toEqual([[2, { recallSize: undefined, numHeats: 3 }]]);
});
