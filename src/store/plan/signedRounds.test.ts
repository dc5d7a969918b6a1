import { expect, test } from 'vitest';
import { createReader } from '../tree/readAt.ts';
import { findWholeRounds, findSigned } from './signedRounds.ts';

// A signed round keeps its number: a publication that would change it is stopped before it is sent.

const read = createReader(
  new Map<string, unknown>([
    ['events/Waltz', { name: 'Slow Waltz', rounds: { 1: { roundName: 'Semi-final' }, 2: {} } }],
    [
      'approvals/Waltz',
      {
        0: { decided: { verdict: 'approved' } },
        1: { decided: { verdict: 'signed' } },
        2: { decided: { verdict: 'signed' } },
        3: { decided: { verdict: 'reopened' } },
      },
    ],
  ]),
);
const told = (...places: readonly string[]) =>
  findSigned(findWholeRounds(Object.fromEntries(places.map((place) => [place, null]))), read);

test('the signed rounds that a patch overwrites are found', () => {
  expect(told('events/Waltz/rounds/0', 'events/Waltz/rounds/1', 'events/Waltz/rounds/3')).toEqual([
    { event: 'Slow Waltz', round: 'Semi-final' },
  ]);
  expect(told('events/Waltz/rounds/2')).toEqual([{ event: 'Slow Waltz', round: '2' }]);
});

test('a change of a signed round’s place in the day is not reported', () => {
  expect(told('events/Waltz/rounds/1/scheduleIndex', 'marks/Waltz/1')).toEqual([]);
});
