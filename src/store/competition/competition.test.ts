import { expect, test } from 'vitest';
import { judgeKey } from '../../domain/ids.ts';
import { addJudge } from '../people/staff.ts';
import { competition } from './competition.ts';

test('a judge known by the letter only has no name; what the screens say instead is theirs to say', () => {
  const letter = judgeKey('F');
  if (letter === undefined) throw new Error('F is a letter of a judge');
  const added = Object.values(addJudge(letter))[0];
  const officials = {
    F: added,
    G: { name: 'Grace', role: 'Chairman of Judges' },
    H: { name: 'Hal', role: 'MC' },
  };
  expect(competition.parse({ officials }).judges).toEqual([
    { key: 'F', name: undefined, chairman: false },
    { key: 'G', name: 'Grace', chairman: true },
  ]);
});
