import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDance, DANCES, type EventDance } from '../event/dances.ts';
import { STYLES, parseEventStyle, type EventStyle } from '../event/terms.ts';
import { parseCouple } from '../testing/published.ts';
import { listCues, findMusicProgress, type Tempo } from './music.ts';
import { buildRunningOrder, type HeatPosition } from './position.ts';
import { announceAwards, announceCallbacks, announceHeat, announceMissing } from './script.ts';

const START: HeatPosition = { dance: 0, heat: 1 };

describe('the order of a round', () => {
  test('a round plays all heats of the first dance, then all heats of the second', () => {
    expect(buildRunningOrder(2, 2)).toEqual([
      { dance: 0, heat: 1 },
      { dance: 0, heat: 2 },
      { dance: 1, heat: 1 },
      { dance: 1, heat: 2 },
    ]);
  });

  test('a round with 0 heats has one, and a round without dances is empty', () => {
    expect(buildRunningOrder(1, 0)).toEqual([START]);
    expect(buildRunningOrder(0, 3)).toEqual([]);
  });
});

describe('the MC', () => {
  const event = {
    name: 'Bronze Waltz and Tango',
    level: 'Bronze',
    style: 'Standard',
    dances: ['Waltz', 'Tango'],
  } as const;
  const round = {
    event,
    round: '2nd Round',
    dances: ['Waltz', 'Tango'] as const,
    heats: 2,
    couples: 24,
    recall: 12,
  };
  const numbers = (list: readonly number[]) => list.map(parseCouple);

  test('the MC’s script calls the first heat in groups of three, the dances, and the number to recall', () => {
    expect(announceHeat(round, START, numbers([112, 99, 104, 107]))).toEqual([
      { kind: 'heat', event, round: '2nd Round', dance: 'Waltz', heat: 1, heats: 2 },
      { kind: 'numbers', groups: [numbers([99, 104, 107]), numbers([112])] },
      { kind: 'dances', dances: ['Waltz', 'Tango'], heats: 2 },
      { kind: 'recall', recall: 12, couples: 24 },
    ]);
  });

  test('the MC’s script does not repeat the introduction before every heat', () => {
    expect(announceHeat(round, { dance: 1, heat: 2 }, numbers([101]))).toEqual([
      { kind: 'heat', event, round: '2nd Round', dance: 'Tango', heat: 2, heats: 2 },
      { kind: 'numbers', groups: [numbers([101])] },
    ]);
  });

  test('the MC’s script asks for placings in a final, and for no more couples than there are', () => {
    const last = (about: Partial<typeof round> | { recall: undefined }) =>
      announceHeat({ ...round, heats: 1, dances: ['Waltz'], couples: 6, ...about }, START, []).at(-1);
    expect(last({ recall: undefined })).toEqual({ kind: 'place all', couples: 6 });
    expect(last({ recall: 12 })).toEqual({ kind: 'recall', recall: 6, couples: 6 });
  });

  test('the MC’s script reads callbacks and calls missing couples', () => {
    expect(announceCallbacks(event, 'Semi-Final', numbers([104, 101]))).toEqual([
      { kind: 'recalled', event, to: 'Semi-Final', couples: 2 },
      { kind: 'numbers', groups: [numbers([101, 104])] },
    ]);
    expect(announceCallbacks(event, 'Final', [])).toEqual([
      { kind: 'recalled', event, to: 'Final', couples: 0 },
    ]);
    expect(announceMissing(event, 'Final', numbers([117])).map(({ kind }) => kind)).toEqual([
      'missing',
      'numbers',
      'report on deck',
    ]);
    expect(announceMissing(event, 'Final', [])).toEqual([]);
  });

  test('the MC’s numbers are split into ordered groups of at most three, and none is lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9999 })), (list) => {
        const read = announceCallbacks(event, 'Final', numbers(list)).find((line) => line.kind === 'numbers');
        const groups = read?.groups ?? [];
        expect(groups.flat().map(Number)).toEqual(list.toSorted((a, b) => a - b));
        for (const [at, group] of groups.entries())
          expect(group).toHaveLength(at === groups.length - 1 ? list.length - 3 * at : 3);
      }),
    );
  });

  const awarded = (...places: readonly number[]): readonly unknown[] =>
    announceAwards(
      event,
      places.map((place, at) => ({ couple: { number: parseCouple(101 + at) }, place })),
    ).map((line) =>
      line.kind === 'award'
        ? [line.place, line.isShared, line.couples.map(({ number }) => Number(number))]
        : line.kind,
    );

  test('the MC reads awards from the last place to the first, and calls tied couples together', () => {
    expect(awarded(1, 2.5, 2.5, 4)).toEqual([
      'results',
      [4, false, [104]],
      [2, true, [102, 103]],
      [1, false, [101]],
    ]);
  });

  test('three couples that share places 2 to 4 are tied for 2nd', () => {
    expect(awarded(1, 3, 3, 3)[1]).toEqual([2, true, [102, 103, 104]]);
  });

  test('the award reading skips an empty place', () => {
    expect(awarded(1, 3).slice(1)).toEqual([
      [3, false, [102]],
      [1, false, [101]],
    ]);
  });
});

describe('the music desk', () => {
  const tempoOf = (style: EventStyle, dance: EventDance): Tempo | undefined =>
    listCues({ style, dances: [dance], heats: 1, secondsPerDance: 90 })[0]?.tempo;

  test('the music desk lists every piece of the round in order', () => {
    const round = { style: 'Standard', dances: ['Waltz', 'Tango'], heats: 2, secondsPerDance: 90 } as const;
    const waltz = { dance: 'Waltz', tempo: { from: 28, to: 30 }, seconds: 90, heats: 2 };
    const tango = { dance: 'Tango', tempo: { from: 31, to: 33 }, seconds: 90, heats: 2 };
    expect(listCues(round)).toEqual([
      { ...waltz, heat: 1 },
      { ...waltz, heat: 2 },
      { ...tango, heat: 1 },
      { ...tango, heat: 2 },
    ]);
  });

  test('the music desk uses the tempo of the dance in its style', () => {
    expect(tempoOf('Standard', 'Viennese Waltz')).toEqual({ from: 58, to: 60 });
    expect(tempoOf('Smooth', 'Viennese Waltz')).toEqual({ from: 53, to: 56 });
    expect(tempoOf('Rhythm', 'Samba')).toBeUndefined();
    expect(tempoOf(parseEventStyle('Made-up'), 'Waltz')).toBeUndefined();
  });

  test('every dance has a tempo, unless no source gives one', () => {
    const without = STYLES.flatMap((style) =>
      DANCES[style].filter((dance) => tempoOf(style, dance) === undefined),
    );
    expect(without).toEqual(['Salsa', 'Bachata', 'Argentine Tango']);
  });

  test('a dance that the organizer made up plays without a tempo', () => {
    const fun = {
      style: parseEventStyle('Made-up'),
      dances: [parseDance('Made-up')],
      heats: 0,
      secondsPerDance: 65,
    };
    expect(listCues(fun)).toEqual([
      { dance: parseDance('Made-up'), tempo: undefined, seconds: 65, heat: 1, heats: 1 },
    ]);
  });

  test('a piece of music fades out in its last five seconds, then reports its overtime', () => {
    expect(findMusicProgress(0, 30_400, 90)).toEqual({ kind: 'playing', elapsed: 30, left: 60 });
    expect(findMusicProgress(0, 85_000, 90)).toEqual({ kind: 'fade', elapsed: 85, left: 5 });
    expect(findMusicProgress(0, 92_000, 90)).toEqual({ kind: 'over', elapsed: 92, by: 2 });
    expect(findMusicProgress(5000, 0, 90)).toEqual({ kind: 'playing', elapsed: 0, left: 90 });
  });
});
