import { expect, test } from 'vitest';
import { sheetsWords } from './sheets.ts';

const { odd } = sheetsWords.english;

test('the reason on a sheet is shown as typed', () => {
  expect(odd.remark('Called away.')).toBe('Why: Called away.');
});

test.each([
  [1, '1 couple has no number. Give them one before they’re judged.'],
  [2, '2 couples have no number. Give each of them one before they’re judged.'],
])('the number of couples without a number is counted in words: %i', (couples, said) => {
  expect(odd.withoutNumber(couples)).toBe(said);
});
