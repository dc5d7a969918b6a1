import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDanceSpelling } from './danceSpelling.ts';
import { DANCES } from './dances.ts';
import { OTHER_SPELLINGS } from './otherSpellings.ts';
import { STYLES } from './terms.ts';

describe("other spellings are mapped to the specification's", () => {
  test.each([
    ['Rhythm', 'Cha-cha', 'ChaCha'],
    ['Latin', 'Cha Cha', 'ChaCha'],
    ['Latin', 'Cha Cha Cha', 'ChaCha'],
    [undefined, 'chacha', 'ChaCha'],
    ['Smooth', 'V. Waltz', 'Viennese Waltz'],
    [undefined, 'Viennese', 'Viennese Waltz'],
    ['Standard', 'VW', 'Viennese Waltz'],
    [undefined, 'Slow Foxtrot', 'Foxtrot'],
    ['Latin', 'Paso', 'Paso Doble'],
    ['Latin', 'Pasodoble', 'Paso Doble'],
    [undefined, 'International Tango', 'Tango'],
    [undefined, 'Intl. Jive', 'Jive'],
    [undefined, 'American Cha-cha', 'ChaCha'],
    ['Rhythm', 'East Coast Swing', 'Swing'],
    ['Nightclub', 'WCS', 'West Coast Swing'],
    ['Nightclub', 'Night Club 2-Step', 'Night Club Two Step'],
    ['Nightclub', 'Nightclub Two-Step', 'Night Club Two Step'],
    [undefined, 'Arg. Tango', 'Argentine Tango'],
  ] as const)('in style %s, the spelling %s is read as %s', (style, text, dance) => {
    expect(parseDanceSpelling(style, text)).toBe(dance);
  });

  test('a letter stands for a dance only within a style', () => {
    expect(parseDanceSpelling('Latin', 'S')).toBe('Samba');
    expect(parseDanceSpelling('Rhythm', 'S')).toBe('Swing');
    expect(parseDanceSpelling('Nightclub', 'S')).toBe('Salsa');
    expect(parseDanceSpelling(undefined, 'S')).toBeUndefined();
    expect(parseDanceSpelling('Rhythm', 'B')).toBe('Bolero');
  });

  test('a dance of another style, an unknown word and an empty text are not read as a dance', () => {
    expect(parseDanceSpelling('Rhythm', 'Samba')).toBeUndefined();
    expect(parseDanceSpelling(undefined, 'Made-up')).toBeUndefined();
    expect(parseDanceSpelling('Latin', '')).toBeUndefined();
    expect(parseDanceSpelling('Latin', '---')).toBeUndefined();
  });

  test('every dance of a style is recognized in the specification’s spelling', () => {
    for (const style of STYLES) {
      for (const dance of DANCES[style]) expect(parseDanceSpelling(style, dance)).toBe(dance);
    }
  });

  test('no two dances of a style share a spelling', () => {
    const lost = STYLES.flatMap((style) =>
      DANCES[style].flatMap((dance) =>
        OTHER_SPELLINGS[dance]
          // Each spelling as listed, and capitalized.
          .flatMap((spelling) => [spelling, spelling.replaceAll(/\b[a-z]/g, (first) => first.toUpperCase())])
          .filter((spelling) => parseDanceSpelling(style, spelling) !== dance)
          .map((spelling) => `${style}: ${spelling} is not ${dance}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  test('any text is read as a dance of the style or as none', () => {
    const spelling = fc.oneof(fc.string(), fc.constantFrom('S', 'B', 'W', 'Viennese', 'Samba', 'cha'));
    fc.assert(
      fc.property(fc.constantFrom(...STYLES), spelling, (style, text) => {
        const dance = parseDanceSpelling(style, text);
        expect(dance === undefined || DANCES[style].some((known) => known === dance)).toBe(true);
      }),
    );
  });
});
