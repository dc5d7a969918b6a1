import { expect, test } from 'vitest';
import { omitUndefined } from '../mapDefined.ts';
import { buildTestRound, type RoundInput } from '../testing/round.ts';
import { findCoupleProgress, createPlaceFinder } from './coupleProgress.ts';
import { buildCouple } from './testing/hall.ts';

const [ours, theirs] = [buildCouple(101), buildCouple(102)];

/** An event's rounds, starting with the final, each with or without our couple. */
const told = (
  ...rounds: readonly (RoundInput & { readonly ours?: boolean; readonly nobody?: boolean })[]
) => ({
  rounds: rounds.map(({ ours: isIn = true, nobody = false, ...round }, number) =>
    buildTestRound({
      ...round,
      number,
      entries: nobody ? [] : (isIn ? [ours, theirs] : [theirs]).map(({ id }) => ({ id, heats: [2] })),
    }),
  ),
});

test.each([
  ['nothing is drawn', told({ nobody: true }), 'entered'],
  ['they were taken out', told({ nobody: true }, { ours: false }), 'not in it'],
  ['the first round is to come', told({ nobody: true }, {}), 'to dance 1'],
  ['they dance', told({ nobody: true }, { state: 'running' }), 'on the floor 1'],
  ['it is counted', told({ nobody: true }, { state: 'marked' }), 'result to come 1'],
  ['they are through', told({}, { state: 'posted' }), 'to dance 0'],
  ['they are not through', told({ ours: false }, { state: 'posted' }), 'out 1'],
  [
    'the next round is filled before the callbacks are posted',
    told({}, { state: 'marked' }),
    'result to come 1',
  ],
  ['the same, without them', told({ ours: false }, { state: 'marked' }), 'result to come 1'],
  ['a round was skipped', told({}, { state: 'skipped' }, { state: 'posted' }), 'to dance 0'],
  [
    'a round was skipped before its turn',
    told({}, { state: 'skipped' }, { state: 'running' }),
    'on the floor 2',
  ],
  [
    'they are seeded past a round that is danced',
    told({ nobody: true }, { byes: [ours.id, theirs.id] }, { state: 'running', ours: false }),
    'to dance 1',
  ],
  ['the final is over', told({ state: 'posted' }, { state: 'posted' }), 'placed'],
  ['it waits for the awards', told({ state: 'posted', release: 'awards' }, { state: 'posted' }), 'awards'],
])('a couple’s state in an event follows from its rounds: %s', (_, event, expected) => {
  const stands = findCoupleProgress(event, createPlaceFinder(ours), 'at once');
  expect('round' in stands ? `${stands.kind} ${stands.round.number}` : stands.kind).toBe(expected);
});

test('a couple seeded past a round was not recalled from it', () => {
  const seeded = told({ byes: [ours.id] }, { state: 'posted', ours: false });
  expect(findCoupleProgress(seeded, createPlaceFinder(ours), 'at once')).toMatchObject({
    kind: 'to dance',
    from: undefined,
  });
});

test('a seeded couple has no heat before the others are recalled', () => {
  const waiting = told({ byes: [ours.id, theirs.id] }, { state: 'running', ours: false });
  expect(findCoupleProgress(waiting, createPlaceFinder(ours), 'at once')).toMatchObject({
    kind: 'to dance',
    heats: [],
  });
});

test('a couple absent at the start is late, and dances once it arrives', () => {
  const started = (away?: boolean) =>
    findCoupleProgress(
      {
        rounds: [
          buildTestRound({
            state: 'running',
            entries: [{ id: ours.id, heats: [1], ...omitUndefined({ away }) }],
          }),
        ],
      },
      createPlaceFinder(ours),
      'at once',
    ).kind;
  expect([true, false, undefined].map(started)).toEqual(['late', 'on the floor', 'on the floor']);
});

test('a couple about to dance has its heat, and the round that recalled it', () => {
  expect(findCoupleProgress(told({}, { state: 'posted' }), createPlaceFinder(ours), 'at once')).toMatchObject(
    {
      heats: [2],
      from: { number: 1 },
    },
  );
  expect(findCoupleProgress(told({ state: 'posted' }), createPlaceFinder(ours), 'awards').kind).toBe(
    'awards',
  );
});
