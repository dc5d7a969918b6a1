import { expect, test } from 'vitest';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { checkTransition } from '../../../../domain/round/transitions.ts';
import type { RoundState } from '../../../../domain/round/rounds.ts';
import type { RoundNameParts } from '../../../../domain/schedule/plan/problem.ts';
import { planProblemsWords } from './planProblems.ts';

const { problem } = planProblemsWords.english;
const STATES: readonly RoundState[] = ['initialized', 'empty', 'running', 'skipped', 'marked', 'posted'];
const semi: RoundNameParts = {
  event: { name: 'Newcomer Latin ChaCha', level: 'Newcomer', style: 'Latin', dances: ['ChaCha'] },
  name: 'Semi-Final',
};

test('every forbidden change of state has a sentence', () => {
  const said = STATES.flatMap((from) =>
    mapDefined(STATES, (to) => {
      const answer = checkTransition(from, to);
      return answer.ok ? undefined : problem({ kind: 'not from this state', step: answer.problem });
    }),
  );
  expect(said).toHaveLength(25);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('a problem of the plan names a round as on a program', () => {
  expect(problem({ kind: 'comes first', round: semi })).toBe(
    'The semi-final of Newcomer Latin Cha Cha comes first. Its result isn’t posted yet.',
  );
  expect(problem({ kind: 'no round before', round: semi, begun: 'running' })).toBe(
    'The semi-final of Newcomer Latin Cha Cha is on the floor. No round can go before it.',
  );
});

test('a problem with many events explains only the first few', () => {
  const objections = [{ kind: 'was skipped', round: semi }] as const;
  expect(problem({ kind: 'events object', objections, more: 2 })).toBe(
    'The semi-final of Newcomer Latin Cha Cha was skipped, and its couples are in a later round. 2 more events, too.',
  );
});
