import { buildTestEvent as event, buildRoundAt as round } from '../../testing/event.ts';
import { expect, test } from 'vitest';
import { canStart } from './canStart.ts';

test.each([
  ['the round before it is posted', [round(1, 1, { state: 'posted' })], round(0, 2), true],
  ['nobody came to the round before it', [round(1, 1, { state: 'empty' })], round(0, 2), true],
  ['the round before it was skipped', [round(1, 1, { state: 'skipped' })], round(0, 2), true],
  [
    'the skipped round before it waits for one that is still danced',
    [round(1, 1, { state: 'skipped' }), round(2, 0, { state: 'running' })],
    round(0, 2),
    false,
  ],
  ['the round before it is still danced', [round(1, 1, { state: 'running' })], round(0, 2), false],
  ['the round before it is not posted', [round(1, 1, { state: 'marked' })], round(0, 2), false],
  ['nobody is in it', [round(1, 1, { state: 'posted' })], round(0, 2, { entries: [] }), false],
  ['it runs already', [round(1, 1, { state: 'posted' })], round(0, 2, { state: 'running' }), false],
])('a round may start only once the rounds before it are over: %s', (_, before, final, may) => {
  expect(canStart({ event: event('Rumba', final, ...before), round: final })).toBe(may);
});
