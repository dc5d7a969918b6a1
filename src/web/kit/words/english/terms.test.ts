import { parseDance } from '../../../../domain/event/dances.ts';
import { expect, test } from 'vitest';
import { termsWords } from './terms.ts';

const { eventName, roundInSentence, danceName, danceShort, levelName } = termsWords.english;

test('dances are spelled as on a program', () => {
  expect(['ChaCha', 'Paso Doble', 'Made-up'].map(parseDance).map(danceName)).toEqual([
    'Cha Cha',
    'Paso Doble',
    'Made-up',
  ]);
  expect(['ChaCha', 'Viennese Waltz'].map(parseDance).map(danceShort)).toEqual(['Cha Cha', 'V. Waltz']);
  expect(levelName('Prechamp')).toBe('Pre-Champ');
});

test.each([
  ['Newcomer Rhythm ChaCha', ['ChaCha'], 'Newcomer Rhythm Cha Cha'],
  ['Newcomer Rhythm', ['ChaCha', 'Rumba', 'Swing'], 'Newcomer Rhythm'],
  ['The ChaCha Cup', ['ChaCha'], 'The ChaCha Cup'],
])('the event %s is shown with its dances spelled as on a program', (name, dances, shown) => {
  expect(eventName({ name, level: 'Newcomer', style: 'Rhythm', dances: dances.map(parseDance) })).toBe(shown);
});

test.each([
  ['Semi-Final', 'semi-final'],
  ['1/16-Final', '1/16-final'],
  ['2nd Round', '2nd round'],
  ['Dance-off of the East', 'Dance-off of the East'],
])('the word %s is written in a sentence as %s', (stored, said) => {
  expect(roundInSentence(stored)).toBe(said);
});
