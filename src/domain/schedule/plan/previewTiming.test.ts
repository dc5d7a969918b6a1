import { describe, expect, test } from 'vitest';
import { LADDERS } from './ladder.ts';
import { listItems, type Plan } from './plan.ts';
import { buildEntries } from '../testing/plans.ts';
import { HOUR, buildMadeUpDay, MORNING, changeRound } from '../testing/madeUpDay.ts';
import { calculateTimes } from '../times/times.ts';
import { DEFAULT_TIMING, type Timing } from '../times/timing.ts';
import { calculateAddedSeconds, previewTiming } from './previewTiming.ts';

const { plan: DAY, timing: TIMING } = buildMadeUpDay('L', 1);
const withUsual = (usual: Partial<Timing['usual']>): Timing => ({
  ...TIMING,
  usual: { ...TIMING.usual, ...usual },
});

const roundsOf = (plan: Plan): number => plan.events.reduce((sum, { rounds }) => sum + rounds.length, 0);

describe('the cost of a ladder', () => {
  const newcomers = (couples: number) =>
    [{ level: 'Newcomer', dances: ['Waltz'], entries: buildEntries(couples) }] as const;

  test('94 couples in heats of 20 need six rounds of 14 heats usually, and five of 12 if every round halves', () => {
    // 60, 38, 24, 12, 6 against 48, 24, 12, 6: saves two heats of 90 s and one pause of 20 s.
    expect(calculateAddedSeconds(newcomers(94), DEFAULT_TIMING, LADDERS.usual, LADDERS.fewerRounds)).toBe(
      -(2 * 90 + 20),
    );
  });

  test('the cost shown beside a ladder equals the change of the day, level by level', () => {
    const ofNewcomers = DAY.events.filter(({ level }) => level === 'Newcomer');
    const shorter = calculateAddedSeconds(ofNewcomers, TIMING, LADDERS.usual, LADDERS.fewerRounds);
    expect(shorter).toBeLessThan(-10 * 60);
    for (const level of ['Newcomer', 'Bronze', 'Gold'] as const) {
      const ofLevel = DAY.events.filter((event) => event.level === level);
      for (const ladder of [LADDERS.fewerRounds, LADDERS.moreRounds]) {
        const { later } = previewTiming(DAY, TIMING, { ...TIMING, levels: { [level]: { ladder } } });
        expect(calculateAddedSeconds(ofLevel, TIMING, TIMING.usual.ladder, ladder) * 1000).toBe(later);
      }
    }
  });

  test('a ladder costs nothing without entries', () => {
    expect(calculateAddedSeconds(newcomers(0), DEFAULT_TIMING, LADDERS.usual, LADDERS.moreRounds)).toBe(0);
  });
});

describe('the effect of another timing', () => {
  test('the preview of a timing compares lengths of a plan without a start, and shows no end', () => {
    const untimed: Timing = { ...TIMING, hours: [] };
    const shorter = withUsual({ ladder: LADDERS.fewerRounds });
    const effect = previewTiming(DAY, untimed, { ...shorter, hours: [] });
    expect(effect.later).toBe(previewTiming(DAY, TIMING, shorter).later);
    expect(effect.later).toBeLessThan(0);
    expect([effect.before.days, effect.after.days]).toEqual([[], []]);
  });

  test('the preview of an unchanged timing shows no effect', () => {
    const effect = previewTiming(DAY, TIMING, TIMING);
    expect(effect.later).toBe(0);
    expect(effect.plan).toEqual(DAY);
    expect(effect.after).toEqual(effect.before);
  });

  test('the generated two-day competition has 265 rounds, about 720 dance-heats and about 19.5 hours', () => {
    const { before } = previewTiming(DAY, TIMING, TIMING);
    expect(Math.abs(before.rounds - 265)).toBeLessThanOrEqual(8);
    expect(Math.abs(before.danceHeats - 720)).toBeLessThanOrEqual(25);
    expect(Math.abs(before.danced / HOUR + (before.rounds * 20) / 3600 - 19.5)).toBeLessThan(0.6);
  });

  test('fewer rounds end the day earlier by the removed rounds', () => {
    const { before, after, later, plan } = previewTiming(
      DAY,
      TIMING,
      withUsual({ ladder: LADDERS.fewerRounds }),
    );
    expect(after.rounds).toBeLessThan(before.rounds);
    expect(roundsOf(plan)).toBe(after.rounds);
    expect(later).toBe(after.danced - before.danced + (after.rounds - before.rounds) * 20_000);
    expect(later).toBeLessThan(0);
  });

  test('additional rounds go above existing ones, and each event stays in order', () => {
    const { after, before, plan } = previewTiming(DAY, TIMING, withUsual({ ladder: LADDERS.moreRounds }));
    expect(after.rounds).toBeGreaterThan(before.rounds);
    const last = new Map<string, number>();
    for (const item of listItems(plan)) {
      if (item.kind === 'block') continue;
      expect(item.round.number).toBeLessThan(last.get(item.event.key) ?? Number.POSITIVE_INFINITY);
      last.set(item.event.key, item.round.number);
    }
  });

  test('smaller heats make the day longer, larger ones shorter; rounds stay', () => {
    const small = previewTiming(DAY, TIMING, withUsual({ largestHeat: 12 }));
    const large = previewTiming(DAY, TIMING, withUsual({ largestHeat: 24 }));
    expect(small.later).toBeGreaterThan(HOUR);
    expect(large.later).toBeLessThan(0);
    expect([small.after.rounds, large.after.rounds]).toEqual([small.before.rounds, large.before.rounds]);
  });

  test('a longer pause counts once between two rounds', () => {
    const { later, before } = previewTiming(DAY, TIMING, { ...TIMING, secondsBetweenRounds: 30 });
    expect(later).toBe((before.rounds - 1) * 10_000);
  });

  test("a change of one level leaves other levels' rounds", () => {
    const { plan } = previewTiming(DAY, TIMING, {
      ...TIMING,
      levels: { Newcomer: { ladder: LADDERS.fewerRounds } },
    });
    const others = (of: Plan) => of.events.filter(({ level }) => level !== 'Newcomer');
    expect(others(plan)).toEqual(others(DAY));
    expect(roundsOf(plan)).toBeLessThan(roundsOf(DAY));
  });

  test('an event that has begun keeps its rounds, and old fixed times do not hide the effect', () => {
    const first = listItems(DAY)[0];
    if (first?.kind !== 'round') throw new Error('no round');
    const ref = { kind: 'round', event: first.event.key, round: first.round.number } as const;
    const begun = changeRound(DAY, ref, { state: 'running', startedAt: MORNING });
    const timed = calculateTimes(begun, TIMING).items.reduce(
      (plan, { item, ref, planned }) =>
        item.kind === 'round' ? changeRound(plan, ref, { startTime: planned?.from }) : plan,
      begun,
    );
    const { plan, later } = previewTiming(timed, TIMING, withUsual({ ladder: LADDERS.fewerRounds }), MORNING);
    const roundsIn = (of: Plan) => of.events.find(({ key }) => key === first.event.key)?.rounds.length;
    expect(roundsIn(plan)).toBe(roundsIn(DAY));
    expect(later).toBeLessThan(0);
  });
});
