import { expect, test } from 'vitest';
import { buildTestRound, type RoundInput } from '../testing/round.ts';
import { findEventProgress } from './eventProgress.ts';

const told = (...rounds: readonly RoundInput[]) => ({
  rounds: rounds.map((round, number) => buildTestRound({ ...round, number })),
});

test.each([
  ['nothing has been danced', told({}, {}), 'not danced'],
  ['the semi-final is on the floor', told({}, { state: 'running' }), 'on the floor'],
  ['its callbacks are posted', told({}, { state: 'posted' }), 'callbacks posted'],
  ['the final is counted', told({ state: 'marked' }, { state: 'posted' }), 'result to come'],
  ['the final is posted', told({ state: 'posted' }, { state: 'posted' }), 'final posted'],
  [
    'the final is posted, and its places wait for the awards',
    told({ state: 'posted', release: 'awards' }, { state: 'posted' }),
    'waits for the awards',
  ],
  [
    'they have been read out',
    told({ state: 'posted', release: 'awards', releasedAt: 1 }, { state: 'posted' }),
    'final posted',
  ],
])('the state of an event is known: %s', (_, event, kind) => {
  expect(findEventProgress(event, 'at once').kind).toBe(kind);
});

test('a final without its own release setting follows the default', () => {
  expect(findEventProgress(told({ state: 'posted' }), 'awards').kind).toBe('waits for the awards');
});
