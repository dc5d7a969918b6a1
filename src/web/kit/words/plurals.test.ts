import { expect, test } from 'vitest';
import { judgeWords } from './english/judge.ts';
import { termsWords } from './english/terms.ts';
import es from './translations/es.ts';

test.each([
  [0, '0 places open', 'Faltan 0 puestos'],
  [1, '1 place open', 'Falta 1 puesto'],
  [2, '2 places open', 'Faltan 2 puestos'],
  [5, '5 places open', 'Faltan 5 puestos'],
])('the places in a final that are not given yet are counted in words: %i', (places, english, spanish) => {
  expect(judgeWords.english.places.open(places)).toBe(english);
  expect(es.judge.places.open(places)).toBe(spanish);
});

test.each([
  [[], 'aren’t', 'están'],
  [['151'], 'isn’t', 'está'],
  [['151', '172'], 'aren’t', 'están'],
  [['151', '172', '173', '188', '211'], 'aren’t', 'están'],
])('the marked couples that are not in the round are counted in words: %j', (numbers, english, spanish) => {
  expect(judgeWords.english.notInRound(numbers)).toContain(` ${english} in`);
  expect(es.judge.notInRound(numbers)).toContain(` no ${spanish} en`);
});

test('ordinals follow the language', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 112];
  expect(places.map(termsWords.english.ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '101st',
    '112th',
  ]);
  expect([1, 2, 3, 21].map(es.terms.ordinal)).toEqual(['1.º', '2.º', '3.º', '21.º']);
});
