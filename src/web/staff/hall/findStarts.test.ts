import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { createPlan } from '../../../domain/schedule/plan/plan.ts';
import { testEvent } from '../../../domain/schedule/testing/plans.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { findStarts } from './findStarts.ts';

const COUPLES = ['601', '602'];
const MINUTE = 60_000;
const TEN = Date.UTC(2026, 2, 7, 10);

const waltz = buildSimpleEvent(COUPLES, {
  rounds: [
    buildSimpleRound(0, COUPLES, { state: 'initialized', scheduleIndex: 2, startTime: TEN + 10 * MINUTE }),
    buildSimpleRound(1, COUPLES, {
      state: 'running',
      scheduleIndex: 1,
      startTime: TEN,
      startedAt: TEN + 30 * MINUTE,
    }),
  ],
});

test('the start times shown follow a delay: they are the expected ones, not the planned ones', () => {
  const plan = createPlan([waltz], [], () => false);
  const now = TEN + 31 * MINUTE;
  const [final] = waltz.rounds;
  const start =
    final === undefined ? undefined : findStarts(plan, DEFAULT_TIMING, now)({ event: waltz, round: final });
  const onSchedule = calculateTimes(plan, DEFAULT_TIMING, now).items.find(
    ({ ref }) => ref.kind === 'round' && ref.round === 0,
  )?.expected?.from;
  expect(start).toBe(onSchedule);
  expect(start).toBeGreaterThan(TEN + 30 * MINUTE);
});

test('a round on the second floor delays nothing on the first but the next round of its event', () => {
  const tango = buildSimpleEvent(COUPLES, {
    key: testEvent('Tango'),
    rounds: [buildSimpleRound(0, COUPLES, { state: 'initialized', scheduleIndex: 1.5 })],
  });
  const now = TEN + 30 * MINUTE;
  const finalOf = (one: CompetitionEvent, floor: number): number => {
    const plan = createPlan([waltz, tango], [], () => false, [{ event: waltz.key, round: 1, floor }]);
    const [round] = one.rounds;
    return (round && findStarts(plan, DEFAULT_TIMING, now)({ event: one, round })) ?? NaN;
  };
  expect(finalOf(tango, 2)).toBe(now);
  expect(finalOf(tango, 1)).toBeGreaterThan(now + MINUTE);
  expect(finalOf(waltz, 2)).toBeGreaterThan(now + MINUTE);
});

test('a plan without a start has no times, and calls no round to the deck', () => {
  const rounds = [buildSimpleRound(0, COUPLES, { state: 'initialized', scheduleIndex: 1 })];
  const rumba = buildSimpleEvent(COUPLES, { key: testEvent('Rumba'), rounds });
  const plan = createPlan([rumba], [], () => false);
  const [final] = rounds;
  expect(final && findStarts(plan, DEFAULT_TIMING, TEN)({ event: rumba, round: final })).toBeUndefined();
});
