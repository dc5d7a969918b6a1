import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listItems, toItemRef, isSameItem, type ItemRef, type Plan } from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import {
  buildNamedBlock,
  playLines,
  buildMadeUpDay,
  MINUTE,
  insertBlock,
  changeRound,
} from '../testing/madeUpDay.ts';
import { calculateTimes, type TimedItem } from './times.ts';

const { plan: DAY, timing: TIMING } = buildMadeUpDay('S', 1);

const waits = ({ item }: Pick<TimedItem, 'item'>): boolean =>
  item.kind === 'round' && item.round.state === 'initialized';

/** The next lines to be danced, in order. */
const nextOf = (plan: Plan): readonly ItemRef[] =>
  listItems(plan)
    .filter((item) => waits({ item }))
    .map(toItemRef);

interface Hall {
  readonly plan: Plan;
  readonly now: number;
  readonly first: ItemRef;
  readonly second: ItemRef;
}

/** A partly danced day with a lunch, and one of the next rounds running on each floor. */
const told = fc
  .record({
    over: fc.integer({ min: 0, max: 30 }),
    lunch: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
    first: fc.integer({ min: 0, max: 5 }),
    second: fc.integer({ min: 0, max: 5 }),
    firstSince: fc.integer({ min: 0, max: 15 }),
    secondSince: fc.integer({ min: 0, max: 15 }),
  })
  .filter(({ first, second }) => first !== second);

function hallOf({ over, lunch, ...at }: typeof told extends fc.Arbitrary<infer T> ? T : never): Hall {
  const before = playLines(DAY, over, () => 5 * MINUTE);
  const now = before.now + 15 * MINUTE;
  const paused =
    lunch === undefined
      ? before.plan
      : insertBlock(before.plan, over + lunch, buildNamedBlock('Lunch', { minutes: 40 }));
  const next = nextOf(paused);
  const [first, second] = [next[at.first], next[at.second]];
  if (first === undefined || second === undefined) throw new Error('The day is too short.');
  const runs = (plan: Plan, ref: ItemRef, since: number, floor: number): Plan =>
    changeRound(plan, ref, {
      state: 'running',
      startedAt: now - since * MINUTE,
      floor,
    });
  const plan = runs(runs(paused, first, at.firstSince, 1), second, at.secondSince, 2);
  return { plan, now, first, second };
}

/** Checks a property for random halls. */
const inEveryHall = (holds: (hall: Hall) => void): void =>
  fc.assert(
    fc.property(told, (one) => holds(hallOf(one))),
    { numRuns: 50 },
  );

const expectedIn = (plan: Plan, now: number, ref: ItemRef) =>
  calculateTimes(plan, TIMING, now).items.find((one) => isSameItem(one.ref, ref))?.expected;

/** Coming lines that do not wait for the round on the second floor. */
function freeOf({ plan, now, second }: Hall): readonly TimedItem[] {
  const { items } = calculateTimes(plan, TIMING, now);
  const own = items.findIndex(
    (one) =>
      waits(one) && one.ref.kind === 'round' && second.kind === 'round' && one.ref.event === second.event,
  );
  return items.slice(0, own === -1 ? items.length : own).filter(waits);
}

const longer = (plan: Plan, ref: ItemRef): Plan => changeRound(plan, ref, { numHeats: 40 });

describe('two rounds running, one on each floor', () => {
  test('with a round running on each floor, coming rounds go to the first floor, not before the running round there', () => {
    inEveryHall(({ plan, now, first }) => {
      let above = Math.max(now, expectedIn(plan, now, first)?.to ?? Infinity);
      for (const { expected } of calculateTimes(plan, TIMING, now).items.filter(waits)) {
        expect(expected?.from).toBeGreaterThanOrEqual(above);
        above = expected?.from ?? above;
      }
    });
  });

  test('a round on the second floor delays only the next round of its event', () => {
    inEveryHall((hall) => {
      const { now, second } = hall;
      const slow = { ...hall, plan: longer(hall.plan, second) };
      expect(freeOf(slow).map(({ expected }) => expected)).toEqual(
        freeOf(hall).map(({ expected }) => expected),
      );
      const end = expectedIn(slow.plan, now, second)?.to ?? Infinity;
      for (const { ref, expected } of calculateTimes(slow.plan, TIMING, now).items.filter(waits))
        if (ref.kind === 'round' && second.kind === 'round' && ref.event === second.event)
          expect(expected?.from).toBeGreaterThanOrEqual(end);
    });
  });

  test('a round on the first floor does not extend the one on the second', () => {
    inEveryHall(({ plan, now, first, second }) => {
      expect(expectedIn(longer(plan, first), now, second)).toEqual(expectedIn(plan, now, second));
    });
  });

  test('a running round on either floor keeps its start, and ends now at the earliest', () => {
    inEveryHall(({ plan, now, first, second }) => {
      for (const ref of [first, second]) {
        const item = listItems(plan).find((one) => isSameItem(toItemRef(one), ref));
        const began = item?.kind === 'round' && isDanced(item.round) ? item.round.startedAt : undefined;
        expect(expectedIn(plan, now, ref)?.from).toBe(began);
        expect(expectedIn(plan, now, ref)?.to).toBeGreaterThanOrEqual(now);
      }
    });
  });

  test('a break between two running rounds is not lost, because neither floor has passed it', () => {
    inEveryHall(({ plan, now, first, second }) => {
      const inOrder = listItems(plan).map(toItemRef);
      const place = (ref: ItemRef) => inOrder.findIndex((one) => isSameItem(one, ref));
      const [from, to] = [place(first), place(second)].toSorted((a, b) => a - b);
      const between = calculateTimes(plan, TIMING, now).items.filter(
        ({ item, ref }) => item.kind === 'block' && place(ref) > (from ?? Infinity) && place(ref) < (to ?? 0),
      );
      expect(between.filter(({ expected }) => expected === undefined)).toEqual([]);
    });
  });
});
