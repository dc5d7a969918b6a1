import { describe, expect, test } from 'vitest';
import { DANCES, FLOOR_ORDER, inFloorOrder, isDance, isDanceOf } from './dances.ts';
import {
  AGE_GROUPS,
  isAgeGroup,
  isLevel,
  isOpenGroup,
  isStyle,
  LEVELS,
  OPEN_GROUP,
  STYLES,
} from './terms.ts';

describe('the lists of SPEC 9', () => {
  test('levels, styles and age groups are complete', () => {
    expect([LEVELS.length, OPEN_GROUP.length, STYLES.length, AGE_GROUPS.length]).toEqual([12, 5, 5, 12]);
  });

  test('every word of a list is known, others are not', () => {
    expect(LEVELS.every(isLevel)).toBe(true);
    expect(STYLES.every(isStyle)).toBe(true);
    expect(AGE_GROUPS.every(isAgeGroup)).toBe(true);
    expect(['Platinum', 'Standard', 'newcomer', ''].some(isLevel)).toBe(false);
  });

  test('the open group is Novice and up, not the syllabus', () => {
    expect(LEVELS.filter(isOpenGroup)).toEqual(['Novice', 'Prechamp', 'Championship', 'Open', 'Amateur']);
  });

  test('a dance belongs to its styles', () => {
    expect(isDance('Samba')).toBe(true);
    expect(isDanceOf('Latin', 'Samba')).toBe(true);
    expect(isDanceOf('Rhythm', 'Samba')).toBe(false);
    expect(isDance('Cha-cha')).toBe(false);
  });
});

describe('the order on the floor', () => {
  test.each(STYLES)('%s dances the dances of its list, each once', (style) => {
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
  ])('%s: %j', (style, dances, order) => {
    expect(inFloorOrder(style, dances).join(' ')).toBe(order);
  });

  test('unknown dances and styles keep their own order and are not lost', () => {
    expect(inFloorOrder('Latin', ['Polka', 'Jive', 'Hustle', 'ChaCha'])).toEqual([
      'ChaCha',
      'Jive',
      'Polka',
      'Hustle',
    ]);
    expect(inFloorOrder('Country', ['Polka', 'Hustle'])).toEqual(['Polka', 'Hustle']);
  });
});
