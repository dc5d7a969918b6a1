import { expect, test } from 'vitest';
import { buildLeadNumber } from '../../testing/builders.ts';
import { deckWords } from './deck.ts';

const { elsewhere, foot, numbered, tile, toast } = deckWords.english;

test('the deck names the other couples of a dancer', () => {
  expect(elsewhere({ kind: 'also leads as', number: buildLeadNumber('143'), name: 'Lee' })).toBe(
    'Lee also leads as 143.',
  );
  expect(elsewhere({ kind: 'also leads as', number: buildLeadNumber('143'), name: undefined })).toBe(
    'Also leads as 143.',
  );
});

test('the deck counts one couple in the singular, also without a number', () => {
  expect([0, 1, 2].map(tile.moreRounds)).toEqual(['+0 rounds', '+1 round', '+2 rounds']);
  expect([1, 3].map(foot.readyWithout)).toEqual(['Ready without 1 couple?', 'Ready without 3 couples?']);
  expect(foot.notCheckedInYet([buildLeadNumber('112')])).toMatch(/^112 is not checked in\./);
  expect(foot.notCheckedInYet([buildLeadNumber('112'), undefined])).toMatch(
    /^112, no number are not checked in\./,
  );
  expect(numbered([])).toBe('');
});

test('the words for a recall name the next round', () => {
  expect(toast.alsoIn('112', 'present', ['Bronze Waltz', 'Bronze Tango'])).toBe(
    '112: here, also in Bronze Waltz, Bronze Tango',
  );
});
