import { expect, test } from 'vitest';
import { planOf } from '../../../domain/schedule/plan/plan.ts';
import { timesOf } from '../../../domain/schedule/times/times.ts';
import { USUAL_TIMING } from '../../../domain/schedule/times/timing.ts';
import { buildEvent, buildRound } from '../../testing/builders.ts';
import { startsOf } from './startsOf.ts';

const COUPLES = ['601', '602'];
const MINUTE = 60_000;
/** Ten o'clock of some day. */
const TEN = Date.UTC(2026, 2, 7, 10);

const waltz = buildEvent(COUPLES, {
  rounds: [
    buildRound(0, COUPLES, { state: 'initialized', scheduleIndex: 2, startTime: TEN + 10 * MINUTE }),
    buildRound(1, COUPLES, {
      state: 'running',
      scheduleIndex: 1,
      startTime: TEN,
      startedAt: TEN + 30 * MINUTE,
    }),
  ],
});

test('a late day is late for everybody: the time is the one the schedule expects, not the planned one', () => {
  const plan = planOf([waltz], [], () => false);
  const now = TEN + 31 * MINUTE;
  const [final] = waltz.rounds;
  const start =
    final === undefined ? undefined : startsOf(plan, USUAL_TIMING, now)({ event: waltz, round: final });
  const onSchedule = timesOf(plan, USUAL_TIMING, now).items.find(
    ({ ref }) => ref.kind === 'round' && ref.round === 0,
  )?.expected?.from;
  expect(start).toBe(onSchedule);
  expect(start).toBeGreaterThan(TEN + 30 * MINUTE);
});
