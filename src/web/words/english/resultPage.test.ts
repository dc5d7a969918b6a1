import { describe, expect, test } from 'vitest';
import type { InShort, TieBroken } from '../../../domain/skating/inShort.ts';
import { lead, leads } from '../../testing/builders.ts';
import type { Phrase } from '../phrase.ts';
import later from '../translations/later/es.ts';
import { resultPage } from './resultPage.ts';

const english = resultPage.english;
const spanish = later.resultPage;

const spoken = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.couple)).join('');

const tie = (more: Partial<TieBroken> = {}): TieBroken => ({
  others: leads('187'),
  by: 'dances',
  bySum: false,
  column: 2,
  ...more,
});

const SAID: readonly (readonly [InShort, english: string, spanish: string])[] = [
  [{ kind: 'won every dance', dances: 2 }, 'Won both dances.', 'Ganó los dos bailes.'],
  [
    {
      kind: 'total',
      places: [
        { dance: 'Waltz', place: 1 },
        { dance: 'ChaCha', place: 2.5 },
      ],
      total: 3.5,
      lowest: 2,
    },
    '1st in Waltz, a shared 2.5 in Cha Cha: a total of 3.5, the 2nd lowest.',
    '1.ª en Vals inglés, 2.5 compartido en Chachachá: un total de 3.5, el 2.º más bajo.',
  ],
  [
    { kind: 'ahead in a tie', ...tie() },
    'Same total as 187. They had more dances placed 2nd or better.',
    'El mismo total que 187. Tenía más bailes con 2.º o mejor.',
  ],
  [
    { kind: 'ahead in a tie', ...tie({ by: 'marks', column: 1 }) },
    'Same total as 187. With all marks of all dances together, they had more that were 1st.',
    'El mismo total que 187. Con todas las marcas de todos los bailes juntas tenía más de 1.º.',
  ],
  [
    { kind: 'behind in a tie', ahead: lead('126'), ...tie({ bySum: true }) },
    'Same total as 126, who had the better places in dances placed 2nd or better.',
    'El mismo total que 126, que tenía mejores puestos en los bailes con 2.º o mejor.',
  ],
  [
    { kind: 'shared', with: leads('126', '187') },
    'Nothing breaks the tie with 126 and 187: they share the place.',
    'Nada deshace el empate con 126 y 187: comparten el puesto.',
  ],
];

describe('a place in one sentence', () => {
  test.each(SAID)('%o', (short, inEnglish, inSpanish) => {
    expect(spoken(english.inShort(short))).toBe(inEnglish);
    expect(spoken(spanish.inShort(short))).toBe(inSpanish);
  });
});

test('a tie at the cut says what became of it', () => {
  expect(english.tie(3, 7, 6, true)).toBe(
    'Tie at the cut: 3 couples have 7 marks, and 6 were to be recalled. All of them dance on.',
  );
  expect(english.needed(1, undefined)).toBe('1 mark was enough to dance on.');
});
