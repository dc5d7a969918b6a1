import { expect, test } from 'vitest';
import { resultPageWords } from './resultPage.ts';

const english = resultPageWords.english;

test('the words for a tie at the cut say if its couples advance', () => {
  expect(english.tie(3, 7, 6, true)).toBe(
    'Tie at the cut: 3 couples have 7 marks, and 6 were to be recalled. All of them advance.',
  );
  expect(english.needed(1, undefined)).toBe('1 mark was enough to advance.');
});
