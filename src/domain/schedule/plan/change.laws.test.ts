import { mapDefined } from '../../mapDefined.ts';
import { formatProblem } from '../testing/plans.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRoundName } from '../../round/rounds.ts';
import { applyChange, type PlanChange } from './change.ts';
import type { RenumberFlag } from './order.ts';
import {
  getScheduleIndex,
  listItems,
  toItemRef,
  type Plan,
  type PlannedEvent,
  type PlannedRound,
} from './plan.ts';
import { isDanced, updateEmptyRounds } from './states.ts';
import {
  redirectChange,
  arbitraryChange,
  arbitraryMove,
  arbitraryPlan,
  arbitraryReorder,
} from '../testing/arbitraryPlans.ts';
import { limitRuns } from '../../testing/tries.ts';

const FLAGS = {
  renumbered: { dontReorderAfterAddRemoveRounds: false },
  'left alone': { dontReorderAfterAddRemoveRounds: true },
} as const satisfies Record<string, RenumberFlag>;

/** Data of a marked round: its couples stay the same, wherever the round is now. */
const withMarks = (event: PlannedEvent) =>
  event.rounds
    .filter(({ hasMarks }) => hasMarks)
    .map(({ keptUnder, entries }) => ({ keptUnder, couples: entries.map(({ id }) => id).toSorted() }));

/**
 * A danced round changes at most its number, name and position. One on the floor also keeps its number, because judges
 * mark under it; but its judges can be replaced.
 */
const dancedRounds = (event: PlannedEvent) =>
  event.rounds.filter(isDanced).map((round): Partial<PlannedRound> => {
    const isOnFloor = round.state === 'running';
    return {
      ...round,
      number: isOnFloor ? round.number : 0,
      panel: isOnFloor ? [] : round.panel,
      name: '',
      scheduleIndex: 0,
    };
  });

/** Couples still to dance, once per waiting round. */
const waiting = (event: PlannedEvent) =>
  event.rounds
    .filter((round) => !isDanced(round) && (round.state !== 'skipped' || round.number === 0))
    .flatMap(({ entries }) => entries.map(({ id }) => id))
    .toSorted();

const wasDanced = (plan: Plan): readonly string[] =>
  mapDefined(listItems(plan), (item) =>
    item.kind === 'round' && isDanced(item.round) ? `${item.event.key} ${item.round.keptUnder}` : undefined,
  );

function expectWellFormed(plan: Plan): void {
  const indexes = listItems(plan).map(getScheduleIndex);
  expect(new Set(indexes).size).toBe(indexes.length);
  for (const event of plan.events) {
    expect(event.rounds.map(({ number }) => number)).toEqual(event.rounds.map((_, at) => at));
    expect(event.rounds.map(({ name }) => name)).toEqual(
      event.rounds.map((_, at) => buildRoundName(at, event.rounds.length)),
    );
    const kept = mapDefined(event.rounds, ({ keptUnder }) => keptUnder);
    expect(new Set(kept).size).toBe(kept.length);
    const inDancingOrder = event.rounds.map(({ scheduleIndex }) => scheduleIndex);
    expect(inDancingOrder).toEqual(inDancingOrder.toSorted((a, b) => b - a));
    expect(updateEmptyRounds(event)).toEqual(event);
    const seeded = event.rounds.flatMap(({ byes = [] }) => byes);
    expect(new Set(seeded).size).toBe(seeded.length);
    expect(event.rounds.at(-1)?.byes).toBeUndefined();
    for (const { number, entries, byes = [], numHeats, recallSize } of event.rounds) {
      for (const couple of byes) expect(entries.map(({ id }) => id)).toContain(couple);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { heats } of entries) {
        expect(heats.length).toBeGreaterThan(0);
        for (const heat of heats) expect(heat >= 1 && heat <= numHeats).toBe(true);
      }
      expect(number === 0 ? recallSize === undefined : (recallSize ?? 0) >= 1).toBe(true);
    }
  }
}

/** Checks that a change lost no data. */
function expectNothingLost(before: Plan, after: Plan): void {
  expect(after.events.map(({ key, entries }) => ({ key, entries }))).toEqual(
    before.events.map(({ key, entries }) => ({ key, entries })),
  );
  before.events.forEach((event, at) => {
    const now = after.events[at];
    if (now === undefined) throw new Error('an event is gone');
    expect(withMarks(now)).toEqual(withMarks(event));
    expect(dancedRounds(now)).toEqual(dancedRounds(event));
    if (event.rounds.length > 0 && now.rounds.length > 0) expect(waiting(now)).toEqual(waiting(event));
  });
  expect(wasDanced(after)).toEqual(wasDanced(before));
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

describe.each(Object.entries(FLAGS))('any sequence of changes, schedule numbers %s', (_, flag) => {
  test('any changes keep every couple, mark and saved result once, and names, numbers and the dancing order', () => {
    fc.assert(
      fc.property(
        arbitraryPlan,
        fc.array(fc.tuple(arbitraryChange, fc.nat()), { minLength: 1, maxLength: 12 }),
        (start, changes) => {
          let plan = frozen(start);
          expectWellFormed(plan);
          for (const [change, lot] of changes) {
            const next = applyChange(plan, redirectChange(plan, change, lot), flag);
            if (!next.ok) {
              expect(formatProblem(next.problem)).not.toBe('');
              continue;
            }
            expectNothingLost(plan, next.value);
            expectWellFormed(next.value);
            if (!flag.dontReorderAfterAddRemoveRounds)
              expect(listItems(next.value).map(getScheduleIndex)).toEqual(
                listItems(next.value).map((_, at) => at),
              );
            plan = frozen(next.value);
          }
        },
      ),
      limitRuns(600),
    );
  });
});

describe('a proposed order', () => {
  const flag = FLAGS.renumbered;

  test('a proposed order is applied as it is, or changes nothing', () => {
    fc.assert(
      fc.property(
        arbitraryPlan.chain((plan) => fc.tuple(fc.constant(plan), arbitraryReorder(plan))),
        ([plan, change]: [Plan, PlanChange]) => {
          const next = applyChange(frozen(plan), change, flag);
          if (!next.ok || change.kind !== 'reorder') return;
          expect(listItems(next.value).map(toItemRef)).toEqual(change.order);
          expectNothingLost(plan, next.value);
          expectWellFormed(next.value);
          for (const line of overtaken(next.value)) expect(overtaken(plan)).toContain(line);
        },
      ),
      limitRuns(500),
    );
  });
});

/** Lines above the last danced round that were not danced. */
function overtaken(plan: Plan): readonly string[] {
  const items = listItems(plan);
  const last = items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round));
  return mapDefined(items.slice(0, Math.max(0, last)), (item) => {
    if (item.kind === 'block') return item.block.id;
    return isDanced(item.round) ? undefined : `${item.event.key} ${item.round.keptUnder}`;
  });
}

/** Excludes added rounds: these follow their source even if later rounds were danced (SPEC 4). */
const ordering = fc.oneof(
  arbitraryMove,
  arbitraryChange.filter(({ kind }) => kind !== 'addRound' && kind !== 'clear' && kind !== 'generate'),
);

test('a proposed order never puts a line before a danced round', () => {
  fc.assert(
    fc.property(arbitraryPlan, ordering, fc.nat(), (plan, wished, lot) => {
      const next = applyChange(plan, redirectChange(plan, wished, lot), FLAGS.renumbered);
      if (!next.ok) return;
      const before = new Set(overtaken(plan));
      for (const line of overtaken(next.value)) expect(before).toContain(line);
    }),
    limitRuns(2_000),
  );
});
