import { expect, test } from 'vitest';
import { parseLeadNumber, type LeadNumber } from '../../../../domain/ids.ts';
import type { SpokenLine } from '../../../../domain/floor/script.ts';
import { mcWords } from './mc.ts';

const { line, page, music, posted } = mcWords.english;

const cup = {
  name: 'The Floor Cup',
  level: 'Bronze',
  style: 'Standard',
  dances: ['Waltz', 'Tango'],
} as const;
const rhythm = {
  name: 'Newcomer Rhythm ChaCha',
  level: 'Newcomer',
  style: 'Rhythm',
  dances: ['ChaCha'],
} as const;

function lead(text: string): LeadNumber {
  const number = parseLeadNumber(text);
  if (number === undefined) throw new Error(`${text} is no number`);
  return number;
}

test.each<[SpokenLine, string]>([
  [
    { kind: 'heat', event: cup, round: '2nd Round', dance: 'Tango', heat: 1, heats: 2 },
    'The Floor Cup, 2nd round, heat one of two: Tango.',
  ],
  // An event named after its only dance: the dance isn't repeated.
  [
    { kind: 'heat', event: rhythm, round: 'Final', dance: 'ChaCha', heat: 1, heats: 1 },
    'Newcomer Rhythm Cha Cha, final.',
  ],
  [
    { kind: 'numbers', groups: [[lead('99'), lead('104'), lead('107')], [lead('112')]] },
    '99, 104, 107 … 112',
  ],
  [
    { kind: 'dances', dances: ['ChaCha', 'Rumba'], heats: 2 },
    'Cha Cha and Rumba: every heat dances each one before we move on.',
  ],
  [{ kind: 'dances', dances: ['ChaCha', 'Rumba'], heats: 1 }, 'We’ll see Cha Cha and Rumba, in that order.'],
  [{ kind: 'recall', recall: 12, couples: 24 }, 'Judges, please recall 12 of 24.'],
  [{ kind: 'place all', couples: 6 }, 'Judges, please place all six couples.'],
  [{ kind: 'place all', couples: 1 }, 'Judges, please place one couple.'],
  [
    { kind: 'recalled', event: rhythm, to: 'Semi-Final', couples: 2 },
    'Newcomer Rhythm Cha Cha: two couples recalled to the semi-final.',
  ],
  [
    { kind: 'recalled', event: rhythm, to: undefined, couples: 1 },
    'Newcomer Rhythm Cha Cha: one couple recalled to the next round.',
  ],
  [{ kind: 'recalled', event: cup, to: 'Final', couples: 0 }, 'The Floor Cup: no couples recalled.'],
  [{ kind: 'missing', event: cup, round: 'Final', couples: 2 }, 'The Floor Cup, final: couples'],
  [
    {
      kind: 'award',
      place: 2,
      isShared: true,
      couples: [{ number: lead('102'), names: ['Cy', 'Di'], affiliation: 'Brown' }, { number: lead('104') }],
    },
    'Tied for 2nd place: number 102, Cy and Di, Brown … and number 104.',
  ],
])('the MC’s line for %o is %s', (told, read) => {
  expect(line(told)).toBe(read);
});

test('the MC reads small numbers as words, and the next page is named by its place', () => {
  expect([page.heat(2), page.danceAndHeat('Tango', 11)]).toEqual(['heat two', 'Tango, heat 11']);
  expect([posted.next(1, false), posted.next(3, true)]).toEqual(['Next: 1st place', 'Next: tied for 3rd']);
});

test('the words for a piece of music name its tempo if it has one', () => {
  const cue = { dance: 'ChaCha', tempo: { from: 28, to: 30 }, seconds: 90, heat: 2, heats: 3 } as const;
  expect(music.danceAndCue('ChaCha', music.cue(cue, '1:30'))).toBe('Cha Cha, 28–30 MPM, 1:30, heat 2 of 3');
  expect(music.cue({ ...cue, tempo: undefined, heat: 1, heats: 1 }, '1:05')).toBe('1:05, one heat');
});
