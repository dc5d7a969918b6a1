import { describe, expect, test } from 'vitest';
import { applyChange, type PlanChange } from './change.ts';
import { EMPTY_DRAFT, rebase, appendChange } from './draft.ts';
import { listSeededCouples } from './seed.ts';
import { countExpectedCouples } from './expectedCouples.ts';
import type { Plan } from './plan.ts';
import { isEveryoneRecalled, findUnevenHeats } from './roundEdits.ts';
import { DEFAULT_TIMING } from '../times/timing.ts';
import {
  buildPlannedEvent,
  buildPlan,
  testCouple,
  countCouplesPerRound,
  listRoundsInOrder,
  testEvent,
  formatOutcome,
  type PlannedRoundInput,
} from '../testing/plans.ts';

const WALTZ = testEvent('Gold Waltz');
const FLAG = { dontReorderAfterAddRemoveRounds: false };

/** A first round of 30 couples in 3 heats of at most 14, a semi-final of 12 and a final of 6. */
const day = (...rounds: readonly PlannedRoundInput[]): Plan =>
  buildPlan([
    buildPlannedEvent(
      'Gold Waltz',
      rounds.length > 0 ? rounds : [{}, { recallSize: 6 }, { recallSize: 12, couples: 30, numHeats: 3 }],
    ),
  ]);

const seed = (round: number, number: number): PlanChange => ({
  kind: 'seed',
  event: WALTZ,
  round,
  couple: testCouple(number),
  largestHeat: 14,
});

function after(plan: Plan, ...changes: readonly PlanChange[]): Plan {
  return changes.reduce((now, change) => {
    const next = applyChange(now, change, FLAG);
    if (!next.ok) throw new Error(formatOutcome(next));
    return next.value;
  }, plan);
}

/** Couples, byes, heats and recall size of each round, in dance order. */
const roundsOf = (plan: Plan) =>
  listRoundsInOrder(plan, 'Gold Waltz').map(({ entries, byes, numHeats, recallSize }) => [
    entries.length,
    byes?.join() ?? '',
    numHeats,
    recallSize,
  ]);

describe('a couple seeded past the first round', () => {
  test('a couple seeded past the first round begins with the later one, and the round before that recalls one fewer', () => {
    expect(roundsOf(after(day(), seed(1, 101), seed(1, 104)))).toEqual([
      [28, '', 2, 10],
      [2, 'c101,c104', 1, 6],
      [0, '', 1, undefined],
    ]);
  });

  test('with a couple seeded past two rounds, only the last of them recalls one fewer', () => {
    expect(
      roundsOf(after(day(), seed(0, 101))).map(([couples, byes, , recall]) => [couples, byes, recall]),
    ).toEqual([
      [29, '', 12],
      [0, '', 5],
      [1, 'c101', undefined],
    ]);
  });

  test('a couple is not seeded any more once it begins with the first round', () => {
    const start = after(day(), {
      kind: 'drawHeats',
      event: WALTZ,
      round: 2,
      wishes: { order: { kind: 'byNumber' }, schoolsApart: false },
    });
    expect(after(start, seed(1, 101), seed(0, 101), seed(2, 101))).toEqual(start);
  });

  test('a couple is seeded once even if seeded twice', () => {
    const once = after(day(), seed(1, 101));
    expect(after(once, seed(1, 101))).toBe(once);
  });

  test('seeding a couple keeps heats that were drawn or moved by hand', () => {
    const moved = after(
      day(),
      {
        kind: 'setHeats',
        event: WALTZ,
        round: 2,
        heats: 2,
        wishes: { order: { kind: 'byNumber' }, schoolsApart: false },
      },
      { kind: 'moveCouple', event: WALTZ, round: 2, couple: testCouple(130), heat: 1, dance: undefined },
      seed(1, 101),
    );
    const [first] = listRoundsInOrder(moved, 'Gold Waltz');
    expect(first?.entries.find(({ id }) => id === testCouple(130))?.heats).toEqual([1]);
    expect(first?.entries).toHaveLength(29);
  });
});

test('a seeded couple that left the event is not listed', () => {
  const [waltz] = after(day(), seed(1, 101), seed(1, 102)).events;
  if (waltz === undefined) return expect.unreachable();
  const left = { ...waltz, entries: waltz.entries.filter(({ id }) => id !== testCouple(101)) };
  expect(listSeededCouples(left).map(({ couple: its }) => its)).toEqual([testCouple(102)]);
});

test('a draft keeps its other seeds after a couple left the plan', () => {
  const start = day();
  const drafted = [seed(1, 101), seed(1, 102)].reduce((draft, change) => {
    const next = appendChange({ base: start, draft, rebased: rebase(start, draft, FLAG) }, change, FLAG);
    if (!next.ok) throw new Error(formatOutcome(next));
    return next.value.draft;
  }, EMPTY_DRAFT);
  const gone = {
    ...start,
    events: start.events.map((one) => ({
      ...one,
      entries: one.entries.filter(({ id }) => id !== testCouple(101)),
    })),
  };
  const { plan, refused } = rebase(gone, drafted, FLAG);
  expect(refused.map(({ why }) => why.kind)).toEqual(['couple is gone']);
  expect(plan.events.flatMap(listSeededCouples).map(({ couple: its }) => its)).toEqual([testCouple(102)]);
});

describe('a round that awaits its callbacks', () => {
  const [, semi, final] = listRoundsInOrder(after(day(), seed(1, 101), seed(1, 102)), 'Gold Waltz');

  test('a round awaiting callbacks is planned for seeded and recalled couples', () => {
    const [waltz] = after(day(), seed(1, 101), seed(1, 102)).events;
    if (waltz === undefined || semi === undefined || final === undefined) return expect.unreachable();
    expect([countExpectedCouples(waltz, semi), countExpectedCouples(waltz, final)]).toEqual([12, 6]);
  });

  test('a round awaiting callbacks has no warnings about its recall size or heats', () => {
    if (semi === undefined) return expect.unreachable();
    expect(isEveryoneRecalled(semi)).toBe(false);
    expect(findUnevenHeats({ ...semi, numHeats: 2 })).toBeUndefined();
  });
});

describe('new rounds', () => {
  test('new rounds keep the seeded couples', () => {
    const made = after(day(), { kind: 'generate', events: [WALTZ], timing: DEFAULT_TIMING });
    const outermost = listRoundsInOrder(made, 'Gold Waltz').length - 1;
    const seededOnce = after(made, seed(outermost - 1, 105));
    const again = after(seededOnce, { kind: 'generate', events: [WALTZ], timing: DEFAULT_TIMING });
    expect(listRoundsInOrder(again, 'Gold Waltz').map(({ byes }) => byes)).toEqual(
      listRoundsInOrder(seededOnce, 'Gold Waltz').map(({ byes }) => byes),
    );
    expect(countCouplesPerRound(again, 'Gold Waltz')).toEqual(countCouplesPerRound(seededOnce, 'Gold Waltz'));
  });
});

describe('a seed is refused', () => {
  test.each([
    ['a couple that is not entered', day(), seed(1, 999), 'couple is gone'],
    [
      'a first round on the floor',
      day({}, { recallSize: 6 }, { recallSize: 12, couples: 30, state: 'running' }),
      seed(1, 101),
      'cannot be changed',
    ],
    [
      'a first round with its result',
      day({}, { recallSize: 6 }, { recallSize: 12, couples: 30, state: 'posted' }),
      seed(1, 101),
      'cannot be changed',
    ],
    [
      'a skipped round',
      after(day(), { kind: 'skipRound', event: WALTZ, round: 2 }),
      seed(0, 101),
      'events object',
    ],
    ['a round that is not there', day(), seed(7, 101), 'no such round'],
  ])('a seed is refused with %s', (_, plan, change, why) => {
    expect(formatOutcome(applyChange(plan, change, FLAG)).split(':')[0]).toBe(why);
  });
});

describe('added and removed rounds', () => {
  test('a couple seeded into a deleted round begins with the next, and the round before recalls as many as needed', () => {
    const plan = after(day(), seed(1, 101), { kind: 'deleteRound', event: WALTZ, round: 1 });
    expect(roundsOf(plan).map(([couples, byes, , recall]) => [couples, byes, recall])).toEqual([
      [29, '', 5],
      [1, 'c101', undefined],
    ]);
  });

  test('deleting the first round removes all seeds', () => {
    const plan = after(day(), seed(1, 101), { kind: 'deleteRound', event: WALTZ, round: 2 });
    expect(countCouplesPerRound(plan, 'Gold Waltz')).toEqual([30, 0]);
    expect(listRoundsInOrder(plan, 'Gold Waltz').map(({ byes }) => byes)).toEqual([undefined, undefined]);
  });

  test('seeded couples also skip a round added before the one they begin with', () => {
    const plan = after(day(), seed(1, 101), { kind: 'addRound', event: WALTZ, round: 2 });
    expect(roundsOf(plan).map(([couples, byes]) => [couples, byes])).toEqual([
      [29, ''],
      [0, ''],
      [1, 'c101'],
      [0, ''],
    ]);
  });

  test('a round added after a posted one gets the seeded couples with the recalled ones', () => {
    const plan = day(
      {},
      { recallSize: 6, couples: 12, byes: [testCouple(101)] },
      { recallSize: 11, couples: 30, state: 'posted' },
    );
    expect(
      roundsOf(after(plan, { kind: 'addRound', event: WALTZ, round: 2 })).map(([couples, byes]) => [
        couples,
        byes,
      ]),
    ).toEqual([
      [30, ''],
      [12, 'c101'],
      [0, ''],
      [0, ''],
    ]);
  });
});
