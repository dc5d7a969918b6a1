import { describe, expect, test } from 'vitest';
import {
  getDefaultRecallSize,
  formatOrdinal,
  buildRoundId,
  buildRoundName,
  type RoundState,
} from './rounds.ts';
import { checkTransition } from './transitions.ts';

const names = (rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, danced) => buildRoundName(rounds - 1 - danced, rounds));

describe('the name of a round', () => {
  test('the last three rounds have names, and the earlier ones are numbered in order', () => {
    expect(names(1)).toEqual(['Final']);
    expect(names(3)).toEqual(['Quarter-Final', 'Semi-Final', 'Final']);
    expect(names(5)).toEqual(['1st Round', '2nd Round', 'Quarter-Final', 'Semi-Final', 'Final']);
    expect(names(7).slice(0, 4)).toEqual(['1st Round', '2nd Round', '3rd Round', '4th Round']);
  });

  test('earlier rounds are named as fractions of a final if the event says so', () => {
    const fractions = [3, 4, 5, 6, 7, 8, 9, 10].map((number) => buildRoundName(number, 12, 'fractions'));
    expect(fractions.slice(0, 7)).toEqual([8, 16, 32, 64, 128, 256, 512].map((one) => `1/${one}-Final`));
    expect(fractions[7]).toBe('2nd Round');
    expect(buildRoundName(2, 12, 'fractions')).toBe('Quarter-Final');
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [102, '102nd'],
    [112, '112th'],
  ])('the ordinal of %i is %s', (n, spoken) => {
    expect(formatOrdinal(n)).toBe(spoken);
  });

  test('a round’s id is the event’s name with the round’s number', () => {
    expect(buildRoundId('Newcomer Rhythm ChaCha', 2)).toBe('Newcomer Rhythm ChaCha-R2');
  });
});

describe('the number of couples to recall', () => {
  test('a round recalls 6, 12, 24, 38, 60, 80 from the semi-final back, and a final none', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(getDefaultRecallSize)).toEqual([6, 12, 24, 38, 60, 80, 80]);
  });
});

describe('the states of a round', () => {
  const STATES: readonly RoundState[] = ['initialized', 'empty', 'running', 'skipped', 'marked', 'posted'];
  const ALLOWED: Readonly<Record<RoundState, readonly RoundState[]>> = {
    initialized: ['empty', 'running', 'skipped'],
    empty: ['initialized', 'skipped'],
    running: ['initialized', 'marked'],
    skipped: ['initialized'],
    marked: ['running', 'posted'],
    posted: ['marked'],
  };

  test.each(STATES.flatMap((from) => STATES.map((to) => ({ from, to }))))(
    'only allowed changes of a round’s state succeed: $from to $to',
    ({ from, to }) => {
      const answer = checkTransition(from, to);
      expect(answer.ok).toBe(ALLOWED[from].includes(to));
      if (answer.ok) expect(answer.value).toBe(to);
      else expect(answer.problem).toEqual({ from, to });
    },
  );
});
