import { expect, test } from 'vitest';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { createPlan } from '../../../domain/schedule/plan/plan.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { listNextRounds } from './nextRounds.ts';

const COUPLES = ['601', '602'];
const TEN = Date.UTC(2026, 2, 7, 10);
const MINUTE = 60_000;

function next(startTime: number | undefined, now: number) {
  const rounds = [buildSimpleRound(0, COUPLES, { state: 'initialized', scheduleIndex: 1, startTime })];
  const events = [buildSimpleEvent(COUPLES, { rounds })];
  const times = calculateTimes(
    createPlan(events, [], () => false),
    DEFAULT_TIMING,
    now,
  );
  return listNextRounds(listRoundsOfDay(events), times).map(({ planned, expected }) => ({
    planned,
    expected,
  }));
}

test('a round that waits has its planned and its expected time on the dashboard', () => {
  expect(next(TEN, TEN + 4 * MINUTE)).toEqual([{ planned: TEN, expected: TEN + 4 * MINUTE }]);
});

test('a round of a plan without a start has no time on the dashboard', () => {
  expect(next(undefined, TEN)).toEqual([{ planned: undefined, expected: undefined }]);
});

test('no round is expected on a day that is a week past', () => {
  expect(next(TEN, TEN + 7 * 24 * 60 * MINUTE)).toEqual([{ planned: TEN, expected: undefined }]);
});
