/** The fixed lists of the field (SPEC 9), the types read off them, and the order in which dances come on the floor. */

export const LEVELS = [
  'Newcomer',
  'Bronze',
  'Silver',
  'Gold',
  'Novice',
  'Prechamp',
  'Championship',
  'Syllabus',
  'Open',
  'Amateur',
  'Beginner',
  'Advanced',
] as const;
export type Level = (typeof LEVELS)[number];

/** The levels outside the syllabus. */
export const OPEN_GROUP = [
  'Novice',
  'Prechamp',
  'Championship',
  'Open',
  'Amateur',
] as const satisfies readonly Level[];

export const STYLES = ['Standard', 'Latin', 'Smooth', 'Rhythm', 'Nightclub'] as const;
export type Style = (typeof STYLES)[number];

/** The dances of each style, as lists show them. The order on the floor is another one: FLOOR_ORDER. */
export const DANCES = {
  Standard: ['Waltz', 'Tango', 'Foxtrot', 'Quickstep', 'Viennese Waltz'],
  Latin: ['ChaCha', 'Samba', 'Rumba', 'Jive', 'Paso Doble'],
  Smooth: ['Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'],
  Rhythm: ['ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'],
  Nightclub: ['Salsa', 'Bachata', 'West Coast Swing', 'Night Club Two Step', 'Merengue', 'Argentine Tango'],
} as const satisfies Record<Style, readonly string[]>;
export type Dance = (typeof DANCES)[Style][number];

/** The order in which a round dances its dances, as at collegiate competitions in the United States. */
export const FLOOR_ORDER = {
  Standard: ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'],
  Latin: ['ChaCha', 'Samba', 'Rumba', 'Paso Doble', 'Jive'],
  Smooth: ['Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'],
  Rhythm: ['ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'],
  Nightclub: DANCES.Nightclub,
} as const satisfies Record<Style, readonly Dance[]>;

export const AGE_GROUPS = [
  'Preteen1',
  'Preteen2',
  'Junior1',
  'Junior2',
  'Youth',
  'Under21',
  'Student',
  'Adult',
  'Senior1',
  'Senior2',
  'Senior3',
  'Senior4',
] as const;

const isOneOf =
  <T extends string>(list: readonly T[]) =>
  (text: string): text is T =>
    list.some((word) => word === text);

export const isLevel = isOneOf(LEVELS);
export const isOpenGroup: (level: string) => boolean = isOneOf<string>(OPEN_GROUP);
export const isStyle = isOneOf(STYLES);
export const isAgeGroup = isOneOf(AGE_GROUPS);
export const isDance = isOneOf<Dance>(STYLES.flatMap((style): readonly Dance[] => DANCES[style]));

/** Whether a dance is danced in that style: Samba is a dance, but not of the Rhythm style. */
export const isDanceOf = (style: Style, dance: string): dance is Dance =>
  DANCES[style].some((known) => known === dance);

/**
 * The dances of an event in the order of the floor. What the style does not know (a style or dance made up on the
 * spot) keeps its own order behind the known ones: nothing is dropped.
 */
export function inFloorOrder(style: string, dances: readonly string[]): readonly string[] {
  if (!isStyle(style)) return dances;
  const order: readonly string[] = FLOOR_ORDER[style];
  const place = (dance: string): number => (order.includes(dance) ? order.indexOf(dance) : order.length);
  return dances.toSorted((a, b) => place(a) - place(b));
}
