import { expect, test } from 'vitest';
import { handedOverWords } from './handedOver.ts';

const { waits, question } = handedOverWords.english;

test('unsent changes name their author, who alone can send them', () => {
  expect(waits(3, 'Ann (deck captain)')).toBe(
    '3 changes by Ann (deck captain) wait here until they sign in again.',
  );
  expect(waits(1, undefined)).toBe('1 change by somebody else waits here until they sign in again.');
  expect(question(1)).toBe('1 change of yours hasn’t been sent yet');
  expect(question(2)).toBe('2 changes of yours haven’t been sent yet');
});
