import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { danceOf, DANCES } from '../event/dances.ts';
import { STYLES, styleOf } from '../event/terms.ts';
import { couple } from '../testing/published.ts';
import { cueAt, cueInWords, cuesOf, playing, tempoOf } from './music.ts';
import { advance, runningOrder, START, type Position } from './position.ts';
import { awards, callbacks, heatCall, inThrees, missingCall, spokenText } from './script.ts';

describe('the order of a round', () => {
  test('all heats of the first dance, then all heats of the second', () => {
    expect(advance({ dance: 0, heat: 1 }, 2, 2)).toEqual({
      kind: 'next heat',
      position: { dance: 0, heat: 2 },
    });
    expect(advance({ dance: 0, heat: 2 }, 2, 2)).toEqual({
      kind: 'next dance',
      position: { dance: 1, heat: 1 },
    });
    expect(advance({ dance: 1, heat: 2 }, 2, 2)).toEqual({ kind: 'round end' });
  });

  test('going on step by step dances every heat of every dance once, and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 8 }), (dances, heats) => {
        const danced: Position[] = [START];
        for (;;) {
          const next = advance(danced.at(-1) ?? START, dances, heats);
          if (next.kind === 'round end') break;
          danced.push(next.position);
        }
        expect(danced).toEqual(runningOrder(dances, heats));
        expect(danced).toHaveLength(dances * Math.max(1, heats));
      }),
    );
  });
});

describe('the MC', () => {
  const round = {
    event: 'Bronze Waltz and Tango',
    round: 'Second Round',
    dances: ['Waltz', 'Tango'] as const,
    heats: 2,
    couples: 24,
    recall: 12,
  };
  const numbers = (list: readonly number[]) => list.map(couple);

  test('calls the first heat: the couples in threes, the dances, what the judges are asked for', () => {
    expect(heatCall(round, START, numbers([112, 99, 104, 107])).map(spokenText)).toEqual([
      'Bronze Waltz and Tango, Second Round, heat one of two: Waltz.',
      '99, 104, 107 … 112',
      'The dances: Waltz and Tango, all heats of each dance first.',
      'Judges, please recall 12 from 24.',
    ]);
  });

  test('does not say it again before every heat', () => {
    expect(heatCall(round, { dance: 1, heat: 2 }, numbers([101])).map(spokenText)).toEqual([
      'Bronze Waltz and Tango, Second Round, heat two of two: Tango.',
      '101',
    ]);
  });

  test('asks for placings in a final, and for no more couples than there are', () => {
    const last = (about: Partial<typeof round> | { recall: undefined }) =>
      heatCall({ ...round, heats: 1, dances: ['Waltz'], couples: 6, ...about }, START, [])
        .map(spokenText)
        .at(-1);
    expect(last({ recall: undefined })).toBe('Judges, please place all six couples.');
    expect(last({ recall: 12 })).toBe('Judges, please recall six from six.');
  });

  test('reads callbacks and calls who is missing', () => {
    expect(callbacks('Bronze Waltz', 'Semi-Final', numbers([104, 101])).map(spokenText)).toEqual([
      'Bronze Waltz: two couples recalled to the Semi-Final.',
      '101, 104',
    ]);
    expect(callbacks('Bronze Waltz', 'Final', []).map(spokenText)).toEqual([
      'Bronze Waltz: nobody is recalled.',
    ]);
    expect(missingCall('Bronze Waltz', 'Final', numbers([117])).map(spokenText)).toEqual([
      'Bronze Waltz, Final. We are missing one couple: please come to the deck captain now.',
      '117',
    ]);
    expect(missingCall('Bronze Waltz', 'Final', [])).toEqual([]);
  });

  test('no group is longer than three, no number is lost, and they stand in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9999 })), (list) => {
        const groups = inThrees(numbers(list));
        expect(groups.flat().map(Number)).toEqual(list.toSorted((a, b) => a - b));
        for (const [at, group] of groups.entries())
          expect(group).toHaveLength(at === groups.length - 1 ? list.length - 3 * at : 3);
      }),
    );
  });

  test('reads the awards from the last place to the first; who shares is called together', () => {
    const couples = [
      { couple: { number: couple(101), names: 'Ann and Bo', affiliation: 'Brown' }, place: 1 },
      { couple: { number: couple(104) }, place: 2.5 },
      { couple: { number: couple(102), names: 'Cy and Di' }, place: 2.5 },
      { couple: { number: couple(109) }, place: 4 },
    ];
    expect(awards('Bronze Waltz', couples).map(spokenText)).toEqual([
      'The results of Bronze Waltz.',
      'In 4th place: number 109.',
      'Tied for 2nd place: number 102, Cy and Di … and number 104.',
      'In 1st place: number 101, Ann and Bo, Brown.',
    ]);
  });

  test('three who share the places 2 to 4 are tied for 2nd', () => {
    const couples = [101, 102, 103, 104].map((number, at) => ({
      couple: { number: couple(number) },
      place: at === 0 ? 1 : 3,
    }));
    expect(awards('Waltz', couples).map(spokenText)[1]).toBe(
      'Tied for 2nd place: number 102 … and number 103 … and number 104.',
    );
  });

  test('a place that stays empty is given to nobody', () => {
    const couples = [1, 3].map((place) => ({ couple: { number: couple(100 + place) }, place }));
    expect(awards('Waltz', couples).map(spokenText).slice(1)).toEqual([
      'In 3rd place: number 103.',
      'In 1st place: number 101.',
    ]);
  });
});

describe('the music desk', () => {
  test('has every piece of the round ready in its order', () => {
    const round = { style: 'Standard', dances: ['Waltz', 'Tango'], heats: 2, secondsPerDance: 90 } as const;
    expect(cuesOf(round).map(cueInWords)).toEqual([
      'Waltz, 28-30 bars a minute, 1:30, heat 1 of 2',
      'Waltz, 28-30 bars a minute, 1:30, heat 2 of 2',
      'Tango, 31-33 bars a minute, 1:30, heat 1 of 2',
      'Tango, 31-33 bars a minute, 1:30, heat 2 of 2',
    ]);
  });

  test('behind the last dance there is nothing to play', () => {
    const round = { style: 'Latin', dances: ['Jive'], heats: 1, secondsPerDance: 90 } as const;
    expect(cueAt(round, START)?.dance).toBe('Jive');
    expect(cueAt(round, { dance: 1, heat: 1 })).toBeUndefined();
  });

  test('a dance has the tempo of its style', () => {
    expect(tempoOf('Standard', 'Viennese Waltz')).toEqual({ from: 58, to: 60 });
    expect(tempoOf('Smooth', 'Viennese Waltz')).toEqual({ from: 53, to: 56 });
    expect(tempoOf('Rhythm', 'Samba')).toBeUndefined();
    expect(tempoOf(styleOf('Country'), 'Waltz')).toBeUndefined();
  });

  test('every dance has a tempo, but for those no source gives one for', () => {
    const without = STYLES.flatMap((style) =>
      DANCES[style].filter((dance) => tempoOf(style, dance) === undefined),
    );
    expect(without).toEqual(['Salsa', 'Bachata', 'Argentine Tango']);
  });

  test('a dance made up on the spot is played without a tempo', () => {
    const fun = { style: styleOf('Country'), dances: [danceOf('Hustle')], heats: 0, secondsPerDance: 65 };
    expect(cuesOf(fun).map(cueInWords)).toEqual(['Hustle, 1:05, one heat']);
  });

  test('the time running: the last five seconds fade, after that it is over', () => {
    expect(playing(0, 30_400, 90)).toEqual({ kind: 'playing', elapsed: 30, left: 60 });
    expect(playing(0, 85_000, 90)).toEqual({ kind: 'fade', elapsed: 85, left: 5 });
    expect(playing(0, 92_000, 90)).toEqual({ kind: 'over', elapsed: 92, by: 2 });
    expect(playing(5000, 0, 90)).toEqual({ kind: 'playing', elapsed: 0, left: 90 });
  });
});
