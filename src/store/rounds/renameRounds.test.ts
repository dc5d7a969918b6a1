import { expect, test } from 'vitest';
import { allEvents } from '../events/events.ts';
import { renameRounds } from './renameRounds.ts';

test('renaming rounds changes the existing rounds of events with another naming scheme', () => {
  const rounds = [0, 1, 2, 3].map(() => ({ roundState: 0 }));
  const there = allEvents.parse({ A: { name: 'A', rounds }, B: { name: 'B', rounds } });
  const names = Object.fromEntries(there.slice(0, 1).map(({ key }) => [key, 'fractions'] as const));
  expect(renameRounds(names, there)).toEqual({
    'events/A/rounds/0/roundName': 'Final',
    'events/A/rounds/1/roundName': 'Semi-Final',
    'events/A/rounds/2/roundName': 'Quarter-Final',
    'events/A/rounds/3/roundName': '1/8-Final',
  });
});
