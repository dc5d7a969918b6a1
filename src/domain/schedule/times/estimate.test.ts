import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { calculatePace, type Pace } from './estimate.ts';
import { listItems, type Plan } from '../plan/plan.ts';
import { playLines, buildMadeUpDay, MINUTE } from '../testing/madeUpDay.ts';
import { calculateTimes } from './times.ts';
import { calculateRoundSeconds } from './timing.ts';

const { plan: DAY, timing: TIMING } = buildMadeUpDay('S', 3);
const LINES = listItems(DAY);
const learntPace = (plan: Plan): Pace => calculatePace(listItems(plan), TIMING);
const PAUSE = TIMING.secondsBetweenRounds * 1000;

const plannedLength = (at: number): number => {
  const item = LINES[at];
  return item?.kind === 'round' ? calculateRoundSeconds(item.event, item.round.numHeats, TIMING) * 1000 : 0;
};

/** The first `count` lines danced a tenth slower than planned, with random variation. */
const tenthSlower = (count: number, seed = 1) => {
  // Reset the seed, so that it is the same day each time.
  const chance = createRandom(`slow day ${seed}`);
  return playLines(DAY, count, ({ at }) => plannedLength(at) * (1.1 + 0.03 * chance.bell()) + 1.1 * PAUSE);
};

const expectedEnd = (plan: Plan, now: number) => {
  const end = calculateTimes(plan, TIMING, now).days.at(-1)?.end;
  if (end === undefined) throw new Error('no end');
  return end;
};

describe('an estimate that learns', () => {
  test('an estimate follows the plan before anything is danced', () => {
    expect(learntPace(DAY)).toMatchObject({ dancing: 1, pause: PAUSE, seen: 0 });
  });

  test('one slow round does not make the estimate assume a slow day', () => {
    const { plan } = playLines(DAY, 2, ({ at }) => 2 * (plannedLength(at) + PAUSE));
    expect(learntPace(plan)).toMatchObject({ seen: 1 });
    expect(learntPace(plan).dancing).toBeLessThan(1.25);
  });

  test('an estimate detects a day a tenth slower, more precisely the more is danced', () => {
    const off = (count: number): number => Math.abs(learntPace(tenthSlower(count).plan).dancing - 1.1);
    expect(off(1)).toBeGreaterThan(0.09);
    expect(off(4)).toBeLessThan(0.09);
    expect(off(40)).toBeLessThan(0.03);
    expect(off(90)).toBeLessThan(0.03);
  });

  test('an estimate distinguishes slow changes between rounds from slow dancing', () => {
    const { plan } = playLines(DAY, 60, ({ at }) => plannedLength(at) + PAUSE + 40_000);
    const pace = learntPace(plan);
    expect(pace.dancing * 300_000 + pace.pause).toBeGreaterThan(300_000 + PAUSE + 30_000);
    expect(pace.dancing * 300_000 + pace.pause).toBeLessThan(300_000 + PAUSE + 50_000);
  });

  test('the end of the day is within the estimated range about eight times in ten, and the range narrows', () => {
    const counts = [5, 30, 60, 90];
    const seeds = Array.from({ length: 25 }, (_, seed) => seed);
    const foretold = seeds.flatMap((seed) => {
      const { now: end } = tenthSlower(LINES.length, seed);
      return counts.map((count) => {
        const { plan, now } = tenthSlower(count, seed);
        const { earliest, likely, latest } = expectedEnd(plan, now);
        return { count, hit: earliest <= end && end <= latest, off: likely - end, width: latest - earliest };
      });
    });
    expect(foretold.filter(({ hit }) => hit).length / foretold.length).toBeGreaterThan(0.7);
    for (const { count, off } of foretold) if (count >= 60) expect(Math.abs(off)).toBeLessThan(12 * MINUTE);
    const widths = counts.map((count) =>
      Math.max(...foretold.filter((one) => one.count === count).map(({ width }) => width)),
    );
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  test('an estimate counts a half-hour stop for a doctor once, not in every later round', () => {
    const usual = playLines(DAY, 30, ({ at }) => plannedLength(at) + PAUSE);
    const stopped = playLines(DAY, 30, ({ at }) => plannedLength(at) + PAUSE + (at === 12 ? 30 * MINUTE : 0));
    expect(learntPace(stopped.plan).dancing).toBeCloseTo(1, 1);
    const lost = expectedEnd(stopped.plan, stopped.now).likely - expectedEnd(usual.plan, usual.now).likely;
    expect(Math.abs(lost - 30 * MINUTE)).toBeLessThan(5 * MINUTE);
  });

  test('an estimate ignores starts recorded out of order', () => {
    const { plan } = playLines(DAY, 10, ({ at }) => (at % 2 === 0 ? -MINUTE : MINUTE));
    expect(learntPace(plan).dancing).toBeGreaterThanOrEqual(0.5);
  });
});
