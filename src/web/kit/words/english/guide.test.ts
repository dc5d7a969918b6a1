import { expect, test } from 'vitest';
import { guideWords } from './guide.ts';

const { about } = guideWords.english;

test('a setup step says what it is missing', () => {
  expect(about.lacks(['first day', 'closing date'])).toBe(
    'Missing: the first day and the last day to register.',
  );
  expect(about.officials(3, ['chairman'])).toBe('3 judges. No chairman yet.');
});
