import { describe, expect, test } from 'vitest';
import { storedTerm, standardTerm } from './storedTerm.ts';
import { danceOf, DANCES, FLOOR_ORDER, dancesInOrder, isDanceOf } from './dances.ts';
import { levelOf, LEVELS, styleOf, STYLES } from './terms.ts';

describe('the lists of SPEC 9', () => {
  test('the lists of SPEC 9 have all levels and styles', () => {
    expect([LEVELS.length, STYLES.length]).toEqual([12, 5]);
  });

  test('every listed term is recognized, and any other is kept as written', () => {
    expect(LEVELS.map(levelOf)).toEqual(LEVELS);
    expect(STYLES.map(styleOf)).toEqual(STYLES);
    for (const text of ['Made-up', 'Standard', 'newcomer', '', 'constructor']) {
      expect(levelOf(text)).toEqual({ other: text });
      expect([storedTerm(levelOf(text)), String(levelOf(text)), standardTerm(levelOf(text))]).toEqual([
        text,
        text,
        undefined,
      ]);
    }
    expect(storedTerm(levelOf('Gold'))).toBe('Gold');
    expect(JSON.stringify([danceOf('Made-up A'), danceOf('Tango')])).toBe('["Made-up A","Tango"]');
  });

  test('equal terms are identical objects, also as keys of a map', () => {
    expect(danceOf('Made-up A')).toBe(danceOf('Made-up A'));
    expect(danceOf('Made-up A')).not.toBe(danceOf('made-up A'));
    expect(new Map([[danceOf('Made-up A'), 1]]).get(danceOf('Made-up A'))).toBe(1);
  });

  test('a dance belongs to the styles that list it', () => {
    expect(isDanceOf('Latin', 'Samba')).toBe(true);
    expect(isDanceOf('Rhythm', 'Samba')).toBe(false);
    expect(danceOf('Samba')).toBe('Samba');
    expect(danceOf('Cha-cha')).toEqual({ other: 'Cha-cha' });
  });
});

describe('the order on the floor', () => {
  test.each(STYLES)('the style %s dances each dance of its list once', (style) => {
    expect([...FLOOR_ORDER[style]].toSorted()).toEqual([...DANCES[style]].toSorted());
  });

  test.each([
    [
      'Standard',
      ['Quickstep', 'Waltz', 'Viennese Waltz', 'Foxtrot', 'Tango'],
      'Waltz Tango Viennese Waltz Foxtrot Quickstep',
    ],
    ['Standard', ['Quickstep', 'Foxtrot', 'Waltz', 'Tango'], 'Waltz Tango Foxtrot Quickstep'],
    ['Smooth', ['Viennese Waltz', 'Foxtrot', 'Tango', 'Waltz'], 'Waltz Tango Foxtrot Viennese Waltz'],
    ['Latin', ['Jive', 'Samba', 'ChaCha', 'Paso Doble', 'Rumba'], 'ChaCha Samba Rumba Paso Doble Jive'],
    ['Rhythm', ['Mambo', 'Bolero', 'Swing', 'Rumba', 'ChaCha'], 'ChaCha Rumba Swing Bolero Mambo'],
    ['Nightclub', ['Merengue', 'Salsa'], 'Salsa Merengue'],
  ])('the dances of %s are sorted into floor order: %j', (style, dances, order) => {
    expect(dancesInOrder({ style: styleOf(style), dances: dances.map(danceOf) }).join(' ')).toBe(order);
  });

  test('unknown dances and styles keep their order and are not lost', () => {
    const dances = ['Made-up A', 'Jive', 'Made-up B', 'ChaCha'].map(danceOf);
    expect(dancesInOrder({ style: 'Latin', dances }).map(storedTerm)).toEqual([
      'ChaCha',
      'Jive',
      'Made-up A',
      'Made-up B',
    ]);
    const made = ['Made-up A', 'Made-up B'].map(danceOf);
    expect(dancesInOrder({ style: styleOf('Made-up'), dances: made })).toEqual(made);
  });
});
