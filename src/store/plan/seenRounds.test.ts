import { expect, test } from 'vitest';
import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import type { Patch } from '../tree/patch.ts';
import { INCREMENT } from '../tree/patch.ts';
import { findChangedRounds, collectTreeRounds, buildPublishPreconditions } from './seenRounds.ts';

// A publication names the round states it is based on: the rules refuse it once one has changed.

const WALTZ = parseEventKey('Waltz') ?? ('Waltz' as EventKey);
const RUMBA = parseEventKey('Rumba') ?? ('Rumba' as EventKey);
const ROUNDS = {
  'events/Waltz/rounds': [{ roundState: 0, lineUp: 3 }, { roundState: 4 }, { roundState: 5, lineUp: 1 }],
  'events/Rumba/rounds': [{}],
};
const read = (rounds: Readonly<Record<string, unknown>>) => (path: string) => rounds[path];
const seen = collectTreeRounds([WALTZ, RUMBA], read(ROUNDS));

test.each<{ change: string; patch: Patch; goesBy: Patch }>([
  {
    change: 'rounds that get other numbers: of all of the event',
    patch: { 'events/Waltz/renumbered': INCREMENT },
    goesBy: {
      'planning/seen/Waltz/0': '0/3',
      'planning/seen/Waltz/1': '4/0',
      'planning/seen/Waltz/2': '5/1',
    },
  },
  {
    change: 'couples, a cut, a state, a round as a whole: of that round',
    patch: {
      'events/Waltz/rounds/0/entries/e1': null,
      'events/Waltz/rounds/1/recallSize': 6,
      'events/Rumba/rounds/0': null,
    },
    goesBy: {
      'planning/seen/Waltz/0': '0/3',
      'planning/seen/Waltz/1': '4/0',
      'planning/seen/Rumba/0': '0/0',
    },
  },
  {
    change: 'a couple that is seeded into a round: of that round',
    patch: { 'events/Waltz/rounds/0/byes/e1': true },
    goesBy: { 'planning/seen/Waltz/0': '0/3' },
  },
  {
    change: 'where a round stands in the day: of none',
    patch: { 'events/Waltz/rounds/0/scheduleIndex': 4, 'events/Waltz/rounds/1/roundStartTime': 9 },
    goesBy: {},
  },
])('a publication is checked only against the fields that it depends on: $change', ({ patch, goesBy }) => {
  expect(buildPublishPreconditions(patch, seen)).toEqual(goesBy);
});

test('a refused publication names the rounds that were started, got other couples, or are gone since', async () => {
  const patch = buildPublishPreconditions(
    { 'events/Waltz/renumbered': INCREMENT, 'events/Rumba/rounds/0': null },
    seen,
  );
  const since = (rounds: Readonly<Record<string, unknown>>) =>
    findChangedRounds(patch, (path) => Promise.resolve({ ...ROUNDS, ...rounds }[path]));
  expect(await since({})).toEqual([]);
  expect(
    await since({
      'events/Waltz/rounds': [
        { roundState: 2, lineUp: 3 },
        { roundState: 4, lineUp: 1 },
      ],
    }),
  ).toEqual(['events/Waltz/rounds/0', 'events/Waltz/rounds/1', 'events/Waltz/rounds/2']);
});
