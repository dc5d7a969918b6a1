import { expect, test } from 'vitest';
import { createEventKey, parseLeadNumber } from '../../../../domain/ids.ts';
import type { PlanChangeCount, LoggedChange } from '../../../../store/journal/record.ts';
import { planWords } from './plan.ts';

const { change, counts, published } = planWords.english;

const event = createEventKey('Gold Waltz');
const semi = { event, round: 'Semi-Final' };
const names = {
  event: (key: string) => key,
  round: ({ event: key, round }: typeof semi) => planWords.english.round(key, round.toLowerCase()),
};

test.each<[LoggedChange, string]>([
  [{ kind: 'generate', events: 12 }, 'Made rounds for 12 events'],
  [{ kind: 'clear', events: 1, event }, 'Cleared the rounds of Gold Waltz'],
  [{ kind: 'addRound', round: semi }, 'Added a round after Gold Waltz semi-final'],
  [{ kind: 'unskipRound', round: semi }, 'Restored Gold Waltz semi-final'],
  [{ kind: 'shift', item: semi, direction: 'up' }, 'Moved Gold Waltz semi-final up one place'],
  [{ kind: 'move', item: { title: 'Lunch' }, before: semi }, 'Moved Lunch before Gold Waltz semi-final'],
  [{ kind: 'move', item: semi }, 'Moved Gold Waltz semi-final to the end of the day'],
  [{ kind: 'setRecall', round: semi, size: 7 }, 'Gold Waltz semi-final: recall 7'],
  [{ kind: 'setHeats', round: semi, heats: 1 }, 'Gold Waltz semi-final: 1 heat'],
  [{ kind: 'seed', round: semi }, 'A couple starts in Gold Waltz semi-final'],
  [{ kind: 'moveCouple', round: semi, heat: 2 }, 'Gold Waltz semi-final: a couple to heat 2'],
  [{ kind: 'setPanel', round: semi, judges: 0 }, 'Gold Waltz semi-final: all judges'],
  [{ kind: 'assignPanels', judges: 9 }, 'Assigned panels from 9 judges'],
  [{ kind: 'addBlock', title: 'Lunch' }, 'Added Lunch at the end of the day'],
  [{ kind: 'setStartTimes', rounds: 1 }, 'Set 1 start time'],
])('a change of the plan is described in words: %o', (told, said) => {
  expect(change(told, names)).toBe(said);
});

test('the words for a moved couple name its number', () => {
  const couple = parseLeadNumber('101');
  if (couple === undefined) throw new Error('no number');
  expect(change({ kind: 'moveCouple', round: semi, couple, heat: 2 }, names)).toBe(
    'Gold Waltz semi-final: 101 to heat 2',
  );
});

test('the words for a publication name its first changes and count the rest', () => {
  const changes: readonly LoggedChange[] = [{ kind: 'sort' }, { kind: 'skipRound', round: semi }];
  const did: readonly PlanChangeCount[] = [
    { kind: 'sort', count: 1 },
    { kind: 'skipRound', count: 1 },
  ];
  expect(published(did, changes, names)).toBe(
    'Sorted the day by level and dance. Skipped Gold Waltz semi-final.',
  );
  expect(published([...did, { kind: 'move', count: 7 }], changes, names)).toMatch(/ And 7 more\.$/);
  expect(published(did, [], names)).toBe('sorted by level and dance, 1 round skipped.');
  expect(published([], [], names)).toBe('Schedule changed.');
});

test('the journal counts the changes of a publication', () => {
  expect(
    counts([
      { kind: 'skipRound', count: 2 },
      { kind: 'move', count: 1 },
      { kind: 'sort', count: 1 },
    ]),
  ).toBe('2 rounds skipped, 1 row moved, sorted by level and dance');
});
