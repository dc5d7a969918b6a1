import { describe, expect, test } from 'vitest';
import { applyChange, type Change } from './change.ts';
import { changeInWords } from './changeInWords.ts';
import { EMPTY_DRAFT, rebase, withChange, withoutLast, type Draft } from './draft.ts';
import { BY_NUMBER } from '../heats/draw.ts';
import type { Plan } from './plan.ts';
import { USUAL_TIMING } from '../times/timing.ts';
import {
  blockRef,
  buildBlock,
  buildEvent,
  buildPlan,
  couple,
  danced,
  event,
  judge,
  ref,
} from '../testing/plans.ts';

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

test('every change in words', () => {
  const plan = buildPlan(base.events, undefined, [buildBlock('Lunch', 9)]);
  const { scheduleIndex: _, ...awards } = buildBlock('Awards', 0);
  const lunch = buildBlock('Lunch', 9).id;
  const round = { event: WALTZ, round: 1 };
  const wishes = { judges: [judge('A'), judge('B')], preliminary: 5, final: 7, inARow: 4 };
  const changes: readonly Change[] = [
    { kind: 'generate', events: 'all', timing: USUAL_TIMING },
    { kind: 'clear', events: [WALTZ, TANGO] },
    { kind: 'addRound', ...round },
    { kind: 'deleteRound', ...round },
    { kind: 'skipRound', ...round },
    { kind: 'unskipRound', ...round },
    { kind: 'shift', item: ref('Gold Waltz', 1), direction: 'up' },
    { kind: 'move', item: blockRef('Lunch'), before: ref('Bronze Tango', 0) },
    { kind: 'move', item: ref('Gold Waltz', 7), before: undefined },
    { kind: 'reorder', order: [] },
    { kind: 'sort' },
    { kind: 'setRecall', ...round, size: 0 },
    { kind: 'setHeats', ...round, heats: 2, wishes: BY_NUMBER },
    { kind: 'drawHeats', ...round, wishes: BY_NUMBER },
    { kind: 'moveCouple', ...round, couple: couple(101), heat: 2, dance: undefined },
    { kind: 'setPanel', ...round, panel: [judge('A'), judge('B'), judge('C')] },
    { kind: 'setPanel', ...round, panel: [] },
    { kind: 'assignPanels', wishes },
    { kind: 'addBlock', block: awards, before: undefined },
    { kind: 'editBlock', block: lunch, edit: { minutes: 30 } },
    { kind: 'removeBlock', block: lunch },
    { kind: 'setStartTimes', times: [{ ...round, startTime: 1 }] },
  ];
  expect(changes.map((change) => changeInWords(plan, change))).toEqual([
    'Made the rounds of all events',
    'Cleared the rounds of Gold Waltz, Bronze Tango',
    'Added a round after the Semi-Final of Gold Waltz',
    'Deleted the Semi-Final of Gold Waltz',
    'Skipped the Semi-Final of Gold Waltz',
    'Brought back the Semi-Final of Gold Waltz',
    'Moved the Semi-Final of Gold Waltz one place up',
    'Moved “Lunch” before the Final of Bronze Tango',
    'Moved round 7 of Gold Waltz to the end of the day',
    'Put the day in a proposed order',
    'Sorted the day by level and dance',
    'Asked for 1 couple in the Semi-Final of Gold Waltz',
    'Split the Semi-Final of Gold Waltz into 2 heats',
    'Drew the heats of the Semi-Final of Gold Waltz',
    'Put couple 101 into heat 2 of the Semi-Final of Gold Waltz',
    'Named 3 judges for the Semi-Final of Gold Waltz',
    'All judges judge the Semi-Final of Gold Waltz',
    'Spread 2 judges over the day',
    'Added “Awards” at the end of the day',
    'Changed “Lunch”',
    'Took “Lunch” off the plan',
    'Set the start of 1 round',
  ]);
});

test('a change of what is not there is refused and changes nothing', () => {
  expect(applyChange(base, { kind: 'skipRound', event: event('No Dance'), round: 0 }, FLAG)).toEqual({
    ok: false,
    problem: 'There is no event “No Dance” on the plan.',
  });
});
