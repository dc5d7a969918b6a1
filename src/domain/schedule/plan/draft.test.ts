import { describe, expect, test } from 'vitest';
import { applyChange, type Change } from './change.ts';
import { EMPTY_DRAFT, rebase, withChange, withoutLast, type Draft } from './draft.ts';
import type { Plan } from './plan.ts';
import { buildEvent, buildPlan, danced, event, ref } from '../testing/plans.ts';

const FLAG = { dontReorderAfterAddRemoveRounds: false };
const WALTZ = event('Gold Waltz');
const TANGO = event('Bronze Tango');

const base = buildPlan([
  buildEvent('Gold Waltz', [{}, {}, { couples: 24 }]),
  buildEvent('Bronze Tango', [{}, { couples: 12 }]),
]);

const drafted = (plan: Plan, ...changes: readonly Change[]): Draft => {
  let draft = EMPTY_DRAFT;
  for (const change of changes) {
    const next = withChange(plan, draft, rebase(plan, draft, FLAG), change, FLAG);
    if (!next.ok) throw new Error(next.problem);
    draft = next.value.draft;
  }
  return draft;
};

const changed = (plan: Plan, ...changes: readonly Change[]): Plan =>
  rebase(plan, drafted(plan, ...changes), FLAG).plan;

const ADD: Change = { kind: 'addRound', event: WALTZ, round: 1 };
const recall = (event: typeof WALTZ, round: number, size: number): Change => ({
  kind: 'setRecall',
  event,
  round,
  size,
});

describe('a draft', () => {
  test('is its changes, one after the other', () => {
    const draft = drafted(base, ADD, recall(WALTZ, 1, 8));
    const { plan, applied, refused } = rebase(base, draft, FLAG);
    expect(danced(plan, 'Gold Waltz').map(({ recallSize }) => recallSize)).toEqual([12, 9, 8, undefined]);
    expect([applied.length, refused]).toEqual([2, []]);
  });

  test('refuses what cannot be made, and stays as it was', () => {
    expect(withChange(base, EMPTY_DRAFT, rebase(base, EMPTY_DRAFT, FLAG), recall(WALTZ, 0, 8), FLAG)).toEqual(
      {
        ok: false,
        problem: 'The Final of Gold Waltz recalls nobody.',
      },
    );
  });

  test('undo takes the last change out', () => {
    const draft = drafted(base, ADD, recall(WALTZ, 1, 8));
    expect(withoutLast(draft)).toEqual(drafted(base, ADD));
    expect(rebase(base, withoutLast(withoutLast(draft)), FLAG).plan).toBe(base);
    expect(withoutLast(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
  });
});

describe('on a plan that somebody else has changed meanwhile', () => {
  test('a change of another event holds', () => {
    const theirs = changed(base, { kind: 'addRound', event: TANGO, round: 1 });
    const { plan, refused } = rebase(theirs, drafted(base, ADD), FLAG);
    expect([danced(plan, 'Gold Waltz').length, danced(plan, 'Bronze Tango').length, refused]).toEqual([
      4,
      3,
      [],
    ]);
  });

  test('a change of an event with another number of rounds would hit the wrong round: refused', () => {
    const theirs = changed(base, { kind: 'deleteRound', event: WALTZ, round: 1 });
    const mine = [recall(WALTZ, 2, 8), recall(TANGO, 1, 5)];
    const { plan, applied, refused } = rebase(theirs, drafted(base, ...mine), FLAG);
    expect(refused).toEqual([
      {
        change: mine[0],
        why: 'Gold Waltz has 2 rounds now, which was not so when this was decided: decide again.',
      },
    ]);
    expect(applied).toEqual([mine[1]]);
    expect(danced(plan, 'Gold Waltz')).toEqual(danced(theirs, 'Gold Waltz'));
  });

  test('both added a round: what was decided on mine is not done to theirs', () => {
    const theirs = changed(base, { kind: 'addRound', event: WALTZ, round: 2 });
    const { refused } = rebase(theirs, drafted(base, ADD, recall(WALTZ, 1, 8)), FLAG);
    expect(refused).toHaveLength(2);
  });

  test('a round has begun: what stood on its removal is not done to another round', () => {
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
    expect(refused.map(({ why }) => why)).toEqual([
      'The Quarter-Final of Gold Waltz is on the floor: it can be neither skipped nor deleted.',
      'An earlier change of Gold Waltz could not be made, on which this one stood: decide again.',
      'An earlier change of Gold Waltz could not be made, on which this one stood: decide again.',
    ]);
    expect(plan).toBe(begun);
  });

  test('a proposed order of other lines is refused', () => {
    const theirs = changed(base, { kind: 'addRound', event: TANGO, round: 1 });
    const order: Change = {
      kind: 'reorder',
      order: [
        ref('Gold Waltz', 2),
        ref('Bronze Tango', 1),
        ref('Gold Waltz', 1),
        ref('Gold Waltz', 0),
        ref('Bronze Tango', 0),
      ],
    };
    expect(rebase(theirs, drafted(base, order), FLAG).refused).toHaveLength(1);
  });

  test('an event is gone', () => {
    const theirs: Plan = { ...base, events: base.events.slice(1) };
    expect(rebase(theirs, drafted(base, ADD), FLAG).refused[0]?.why).toBe(
      'Gold Waltz is not on the plan now, which was not so when this was decided: decide again.',
    );
  });
});

test('a change of what is not there is refused and changes nothing', () => {
  expect(applyChange(base, { kind: 'skipRound', event: event('No Dance'), round: 0 }, FLAG)).toEqual({
    ok: false,
    problem: 'There is no event “No Dance” on the plan.',
  });
});
