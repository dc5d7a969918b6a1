import { describe, expect, test } from 'vitest';
import { toStoredTerm, toStandardTerm } from './storedTerm.ts';
import { parseDance, DANCES, FLOOR_ORDER, sortEventDances, isDanceOf } from './dances.ts';
import { parseLevel, LEVELS, parseEventStyle, STYLES } from './terms.ts';

describe('the lists of SPEC 9', () => {
  test('the lists of SPEC 9 have all levels and styles', () => {
    expect([LEVELS.length, STYLES.length]).toEqual([12, 5]);
  });

  test('every listed term is recognized, and any other is kept as written', () => {
    expect(LEVELS.map(parseLevel)).toEqual(LEVELS);
    expect(STYLES.map(parseEventStyle)).toEqual(STYLES);
    for (const text of ['Made-up', 'Standard', 'newcomer', '', 'constructor']) {
      expect(parseLevel(text)).toEqual({ other: text });
      expect([
        toStoredTerm(parseLevel(text)),
        String(parseLevel(text)),
        toStandardTerm(parseLevel(text)),
      ]).toEqual([text, text, undefined]);
    }
    expect(toStoredTerm(parseLevel('Gold'))).toBe('Gold');
    expect(JSON.stringify([parseDance('Made-up A'), parseDance('Tango')])).toBe('["Made-up A","Tango"]');
  });

  test('equal terms are identical objects, also as keys of a map', () => {
    expect(parseDance('Made-up A')).toBe(parseDance('Made-up A'));
    expect(parseDance('Made-up A')).not.toBe(parseDance('made-up A'));
    expect(new Map([[parseDance('Made-up A'), 1]]).get(parseDance('Made-up A'))).toBe(1);
  });

  test('a dance belongs to the styles that list it', () => {
    expect(isDanceOf('Latin', 'Samba')).toBe(true);
    expect(isDanceOf('Rhythm', 'Samba')).toBe(false);
    expect(parseDance('Samba')).toBe('Samba');
    expect(parseDance('Cha-cha')).toEqual({ other: 'Cha-cha' });
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
    expect(sortEventDances({ style: parseEventStyle(style), dances: dances.map(parseDance) }).join(' ')).toBe(
      order,
    );
  });

  test('unknown dances and styles keep their order and are not lost', () => {
    const dances = ['Made-up A', 'Jive', 'Made-up B', 'ChaCha'].map(parseDance);
    expect(sortEventDances({ style: 'Latin', dances }).map(toStoredTerm)).toEqual([
      'ChaCha',
      'Jive',
      'Made-up A',
      'Made-up B',
    ]);
    const made = ['Made-up A', 'Made-up B'].map(parseDance);
    expect(sortEventDances({ style: parseEventStyle('Made-up'), dances: made })).toEqual(made);
  });
});
