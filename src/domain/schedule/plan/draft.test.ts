import { formatOutcome, formatProblem } from '../testing/plans.ts';
import { describe, expect, test } from 'vitest';
import { applyChange, type PlanChange } from './change.ts';
import { EMPTY_DRAFT, rebase, appendChange, undoLastChange, type PlanDraft } from './draft.ts';
import type { Plan } from './plan.ts';
import {
  buildPlannedEvent,
  buildPlan,
  listRoundsInOrder,
  testEvent,
  buildRoundRef,
} from '../testing/plans.ts';

const FLAG = { dontReorderAfterAddRemoveRounds: false };
const WALTZ = testEvent('Gold Waltz');
const TANGO = testEvent('Bronze Tango');

const base = buildPlan([
  buildPlannedEvent('Gold Waltz', [{}, {}, { couples: 24 }]),
  buildPlannedEvent('Bronze Tango', [{}, { couples: 12 }]),
]);

const drafted = (plan: Plan, ...changes: readonly PlanChange[]): PlanDraft => {
  let draft = EMPTY_DRAFT;
  for (const change of changes) {
    const next = appendChange({ base: plan, draft, rebased: rebase(plan, draft, FLAG) }, change, FLAG);
    if (!next.ok) throw new Error(JSON.stringify(next.problem));
    draft = next.value.draft;
  }
  return draft;
};

const changed = (plan: Plan, ...changes: readonly PlanChange[]): Plan =>
  rebase(plan, drafted(plan, ...changes), FLAG).plan;

const ADD: PlanChange = { kind: 'addRound', event: WALTZ, round: 1 };
const recall = (event: typeof WALTZ, round: number, size: number): PlanChange => ({
  kind: 'setRecall',
  event,
  round,
  size,
});

describe('a draft', () => {
  test('a draft applies its changes in order', () => {
    const draft = drafted(base, ADD, recall(WALTZ, 1, 8));
    const { plan, applied, refused } = rebase(base, draft, FLAG);
    expect(listRoundsInOrder(plan, 'Gold Waltz').map(({ recallSize }) => recallSize)).toEqual([
      12,
      9,
      8,
      undefined,
    ]);
    expect([applied.length, refused]).toEqual([2, []]);
  });

  test('a draft refuses an invalid change and stays as it was', () => {
    expect(
      formatOutcome(
        appendChange(
          { base, draft: EMPTY_DRAFT, rebased: rebase(base, EMPTY_DRAFT, FLAG) },
          recall(WALTZ, 0, 8),
          FLAG,
        ),
      ),
    ).toBe('recalls nobody: Final of Gold Waltz');
  });

  test('undo removes the last change of a draft', () => {
    const draft = drafted(base, ADD, recall(WALTZ, 1, 8));
    expect(undoLastChange(draft)).toEqual(drafted(base, ADD));
    expect(rebase(base, undoLastChange(undoLastChange(draft)), FLAG).plan).toBe(base);
    expect(undoLastChange(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
  });
});

describe('on a plan changed by another user', () => {
  test('a draft keeps its change if another user changed another event', () => {
    const theirs = changed(base, { kind: 'addRound', event: TANGO, round: 1 });
    const { plan, refused } = rebase(theirs, drafted(base, ADD), FLAG);
    expect([
      listRoundsInOrder(plan, 'Gold Waltz').length,
      listRoundsInOrder(plan, 'Bronze Tango').length,
      refused,
    ]).toEqual([4, 3, []]);
  });

  test('a draft refuses a change of an event with a different number of rounds, since it would hit the wrong round', () => {
    const theirs = changed(base, { kind: 'deleteRound', event: WALTZ, round: 1 });
    const mine = [recall(WALTZ, 2, 8), recall(TANGO, 1, 5)];
    const { plan, applied, refused } = rebase(theirs, drafted(base, ...mine), FLAG);
    expect(refused).toEqual([
      {
        change: mine[0],
        why: { kind: 'other rounds now', event: 'Gold Waltz', rounds: 2 },
      },
    ]);
    expect(applied).toEqual([mine[1]]);
    expect(listRoundsInOrder(plan, 'Gold Waltz')).toEqual(listRoundsInOrder(theirs, 'Gold Waltz'));
  });

  test('a draft does not apply later changes to the wrong round if another user added one, too', () => {
    const theirs = changed(base, { kind: 'addRound', event: WALTZ, round: 2 });
    const { refused } = rebase(theirs, drafted(base, ADD, recall(WALTZ, 1, 8)), FLAG);
    expect(refused).toHaveLength(2);
  });

  test('a draft does not apply changes after a refused removal to another round', () => {
    const begun: Plan = {
      ...base,
      events: base.events.map((one) =>
        one.key === WALTZ
          ? {
              ...one,
              rounds: one.rounds.map((round) =>
                round.number === 2 ? { ...round, state: 'running' } : round,
              ),
            }
          : one,
      ),
    };
    const draft = drafted(
      base,
      { kind: 'deleteRound', event: WALTZ, round: 2 },
      { kind: 'addRound', event: WALTZ, round: 1 },
      recall(WALTZ, 1, 8),
    );
    const { plan, refused } = rebase(begun, draft, FLAG);
    expect(refused.map(({ why }) => formatProblem(why))).toEqual([
      'neither skipped nor deleted: Quarter-Final of Gold Waltz, running',
      'depended on another change: Gold Waltz',
      'depended on another change: Gold Waltz',
    ]);
    expect(plan).toBe(begun);
  });

  test('a draft refuses a proposed order of other lines', () => {
    const theirs = changed(base, { kind: 'addRound', event: TANGO, round: 1 });
    const order: PlanChange = {
      kind: 'reorder',
      order: [
        buildRoundRef('Gold Waltz', 2),
        buildRoundRef('Bronze Tango', 1),
        buildRoundRef('Gold Waltz', 1),
        buildRoundRef('Gold Waltz', 0),
        buildRoundRef('Bronze Tango', 0),
      ],
    };
    expect(rebase(theirs, drafted(base, order), FLAG).refused).toHaveLength(1);
  });

  test('a draft refuses changes of a deleted event', () => {
    const theirs: Plan = { ...base, events: base.events.slice(1) };
    const [refused] = rebase(theirs, drafted(base, ADD), FLAG).refused;
    expect(refused?.why).toEqual({ kind: 'other rounds now', event: WALTZ, rounds: undefined });
  });
});

test('a draft refuses a change of missing objects and changes nothing', () => {
  expect(
    formatOutcome(applyChange(base, { kind: 'skipRound', event: testEvent('No Dance'), round: 0 }, FLAG)),
  ).toBe('no such event: No Dance');
});
