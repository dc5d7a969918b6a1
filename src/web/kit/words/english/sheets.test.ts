import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

const { odd } = sheets.english;

test('shows the reason on a sheet as typed', () => {
  expect(odd.remark('Called away.')).toBe('Why: Called away.');
});

test.each([
  [1, '1 couple has no number. Give them one before they’re judged.'],
  [2, '2 couples have no number. Give each of them one before they’re judged.'],
])('couples without a number: %i', (couples, said) => {
  expect(odd.withoutNumber(couples)).toBe(said);
});
