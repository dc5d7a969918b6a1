import { describe, expect, test } from 'vitest';
import type { RoundState } from '../../round/rounds.ts';
import { findNextDanced } from '../../round/day.ts';
import { checkStateChange, updateEmptyRounds } from './states.ts';
import { buildPlannedEvent, formatProblem, type PlannedRoundInput } from '../testing/plans.ts';

/** The settled states of an event's rounds, starting with the final. */
const settledStates = (...rounds: readonly PlannedRoundInput[]): readonly RoundState[] =>
  updateEmptyRounds(buildPlannedEvent('Gold Waltz', rounds)).rounds.map(({ state }) => state);

describe('a round becomes empty automatically', () => {
  test('a round without couples and without any to come becomes empty, down to the final', () => {
    expect(settledStates({}, {}, { couples: 0 })).toEqual(['empty', 'empty', 'empty']);
    expect(settledStates({}, { couples: 0 }, { couples: 3, state: 'posted' })).toEqual([
      'empty',
      'empty',
      'posted',
    ]);
  });

  test('a round does not become empty while the previous one is still to be danced', () => {
    expect(settledStates({}, { couples: 3 })).toEqual(['initialized', 'initialized']);
    expect(settledStates({}, { couples: 3, state: 'marked' })).toEqual(['initialized', 'marked']);
  });

  test('a round does not become empty while couples come through a skipped round', () => {
    expect(settledStates({}, { state: 'skipped' }, { couples: 3 })).toEqual([
      'initialized',
      'skipped',
      'initialized',
    ]);
  });

  test('an empty round waits again when a couple enters', () => {
    expect(settledStates({ couples: 1, state: 'empty' })).toEqual(['initialized']);
    expect(settledStates({ state: 'empty' }, { couples: 1, state: 'empty' })).toEqual([
      'initialized',
      'initialized',
    ]);
  });

  test('a round does not become empty if a judge has marked in it', () => {
    expect(settledStates({ hasMarks: true })).toEqual(['initialized']);
  });
});

describe('a round changes state only if its neighbors allow it', () => {
  const answer = (rounds: readonly PlannedRoundInput[], number: number, to: RoundState): string => {
    const may = checkStateChange(buildPlannedEvent('Gold Waltz', rounds), number, to);
    return may.ok ? `it is ${may.value}` : formatProblem(may.problem);
  };
  const six: PlannedRoundInput = { couples: 6 };

  test.each<{
    what: string;
    rounds: readonly PlannedRoundInput[];
    number: number;
    to: RoundState;
    says: string;
  }>([
    {
      what: 'started after a posted round',
      rounds: [six, { couples: 12, state: 'posted' }],
      number: 0,
      to: 'running',
      says: 'it is running',
    },
    {
      what: 'started after a round nobody was in',
      rounds: [six, { state: 'empty' }],
      number: 0,
      to: 'running',
      says: 'it is running',
    },
    {
      what: 'not started while the round before is not posted',
      rounds: [six, { couples: 12, state: 'marked' }],
      number: 0,
      to: 'running',
      says: 'comes first: Semi-Final of Gold Waltz',
    },
    {
      what: 'not started while the one before a skipped round is not posted',
      rounds: [six, { state: 'skipped' }, { couples: 12 }],
      number: 0,
      to: 'running',
      says: 'comes first: Quarter-Final of Gold Waltz',
    },
    {
      what: 'not started without couples',
      rounds: [{}, { couples: 12, state: 'posted' }],
      number: 0,
      to: 'running',
      says: 'nobody in it: Final of Gold Waltz',
    },
    {
      what: 'not started after the next has been danced',
      rounds: [{ couples: 6, state: 'posted' }, six],
      number: 1,
      to: 'running',
      says: 'too late: Final of Gold Waltz, posted',
    },
    {
      what: 'a result taken back while nobody dances because of it',
      rounds: [six, { couples: 12, state: 'posted' }],
      number: 1,
      to: 'marked',
      says: 'it is marked',
    },
    {
      what: 'a result not taken back while the next round runs',
      rounds: [
        { couples: 6, state: 'running' },
        { couples: 12, state: 'posted' },
      ],
      number: 1,
      to: 'marked',
      says: 'danced on: Final of Gold Waltz, running',
    },
    {
      what: 'a result not taken back once the next has marks, also behind a skipped one',
      rounds: [
        { couples: 6, hasMarks: true },
        { couples: 6, state: 'skipped' },
        { couples: 12, state: 'posted' },
      ],
      number: 2,
      to: 'marked',
      says: 'danced on: Final of Gold Waltz, has marks',
    },
    {
      what: 'reopened for a judge',
      rounds: [{}, { couples: 12, state: 'marked' }],
      number: 1,
      to: 'running',
      says: 'it is running',
    },
    {
      what: 'not empty while couples stand in it',
      rounds: [six],
      number: 0,
      to: 'empty',
      says: 'not empty: Final of Gold Waltz, 6',
    },
    {
      what: 'what the round itself forbids comes first',
      rounds: [six],
      number: 0,
      to: 'posted',
      says: 'not from this state: initialized posted',
    },
  ])('a round changes state only if its neighbors allow it: $what', ({ rounds, number, to, says }) => {
    expect(answer(rounds, number, to)).toBe(says);
  });
});

test('the next round is the one below, skipping skipped ones', () => {
  const event = buildPlannedEvent('Gold Waltz', [
    {},
    { state: 'skipped' },
    { state: 'skipped' },
    { couples: 9 },
  ]);
  expect([3, 1, 0].map((number) => findNextDanced(event, number)?.number)).toEqual([0, 0, undefined]);
});
