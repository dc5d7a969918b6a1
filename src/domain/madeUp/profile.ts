import { mapDefined } from '../mapDefined.ts';
import type { Level, Style } from '../event/terms.ts';
import { FLOOR_ORDER, type Dance } from '../event/dances.ts';

/** S: one day with about 200 dancers. L: two days with about 900, with first rounds of up to 94 couples. */
export type ProfileName = 'S' | 'L';

/** Styles of a collegiate competition, in the order of the day. */
export const DANCED_STYLES = ['Smooth', 'Standard', 'Rhythm', 'Latin'] as const satisfies readonly Style[];
export type DancedStyle = (typeof DANCED_STYLES)[number];

/** Events of one level: bounds of their size, and their dances as indices in floor order. */
interface EventKind {
  readonly level: Level;
  readonly couples: readonly [least: number, most: number];
  /** A list of dances per event of a style; 'all' is the whole style. */
  readonly dances: readonly (readonly number[] | 'all')[];
  /** Missing: all styles. */
  readonly styles?: readonly DancedStyle[];
}

export interface Profile {
  readonly people: number;
  readonly schools: number;
  readonly judges: number;
  readonly days: number;
  /** Over all events. */
  readonly entries: number;
  /** Spread of keenness: half enter the median, a few enter nearly everything. */
  readonly keenness: number;
  /** Relative number of couples per home level. */
  readonly homes: readonly (readonly [Level, number])[];
  readonly events: readonly EventKind[];
  readonly emptyEvents: number;
}

/** Field sizes of a real one-day competition (S), and of the design target for two days (L). */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  S: {
    people: 200,
    schools: 22,
    judges: 9,
    days: 1,
    entries: 926,
    keenness: 1.05,
    homes: [
      ['Newcomer', 21],
      ['Bronze', 36],
      ['Silver', 21],
      ['Gold', 12],
      ['Novice', 5],
      ['Prechamp', 3],
      ['Open', 2],
    ],
    events: [
      { level: 'Newcomer', couples: [9, 14], dances: [[1], [2]] },
      { level: 'Bronze', couples: [18, 38], dances: [[0], [1], [2]] },
      { level: 'Silver', couples: [20, 38], dances: [[0, 2], [1]] },
      { level: 'Gold', couples: [10, 24], dances: [[0, 1], [2]] },
      { level: 'Novice', couples: [3, 14], dances: [[0, 1, 2]] },
      { level: 'Prechamp', couples: [0, 11], dances: ['all'] },
      { level: 'Open', couples: [2, 8], dances: ['all'] },
      { level: 'Syllabus', couples: [15, 32], dances: [[3]] },
      { level: 'Syllabus', couples: [15, 32], dances: [[4]], styles: ['Rhythm', 'Latin'] },
    ],
    emptyEvents: 2,
  },
  L: {
    people: 900,
    schools: 67,
    judges: 12,
    days: 2,
    entries: 3200,
    keenness: 0.45,
    homes: [
      ['Newcomer', 34],
      ['Bronze', 36],
      ['Silver', 14],
      ['Gold', 8],
      ['Novice', 4],
      ['Prechamp', 2],
      ['Championship', 2],
    ],
    events: [
      { level: 'Newcomer', couples: [90, 94], dances: [[0], [1], [2]] },
      { level: 'Bronze', couples: [60, 72], dances: [[0], [1], [2], [3]] },
      {
        level: 'Silver',
        couples: [45, 47],
        dances: [
          [0, 2],
          [1, 3],
        ],
      },
      {
        level: 'Gold',
        couples: [33, 35],
        dances: [
          [0, 1],
          [2, 3],
        ],
      },
      { level: 'Novice', couples: [24, 24], dances: [[0, 1, 2]] },
      { level: 'Prechamp', couples: [20, 20], dances: ['all'] },
      { level: 'Championship', couples: [17, 17], dances: ['all'] },
      { level: 'Syllabus', couples: [40, 50], dances: [[4]], styles: ['Standard', 'Rhythm', 'Latin'] },
    ],
    emptyEvents: 0,
  },
};

/** An event without entries. */
export interface OpenEvent {
  readonly name: string;
  readonly level: Level;
  readonly style: DancedStyle;
  /** In floor order. */
  readonly dances: readonly Dance[];
  readonly couples: readonly [least: number, most: number];
}

function dancesOf(style: DancedStyle, places: readonly number[] | 'all'): readonly Dance[] {
  const inOrder: readonly Dance[] = FLOOR_ORDER[style];
  return places === 'all' ? inOrder : mapDefined(places, (at) => inOrder[at]);
}

/** 'Bronze Latin Samba', 'Silver Smooth Waltz Foxtrot', 'Novice Standard'. */
const nameOf = (level: Level, style: DancedStyle, dances: readonly Dance[]): string =>
  dances.length > 2 ? `${level} ${style}` : `${level} ${style} ${dances.join(' ')}`;

/** All events of a profile by style and level. */
export const openEvents = (profile: Profile): readonly OpenEvent[] =>
  DANCED_STYLES.flatMap((style) =>
    profile.events
      .filter(({ styles }) => styles?.includes(style) ?? true)
      .flatMap(({ level, couples, dances }) =>
        dances.map((places) => {
          const danced = dancesOf(style, places);
          return { name: nameOf(level, style, danced), level, style, dances: danced, couples };
        }),
      ),
  );
