import { expect, test } from 'vitest';
import { hallWords } from './hall.ts';

test.each([
  [0, 'on time'],
  [4, '4 min late'],
  [-3, '3 min early'],
  [65, '1 h 5 min late'],
])('a day %i minutes behind the schedule is described as %s', (minutes, said) => {
  expect(hallWords.english.late(minutes)).toBe(said);
});
