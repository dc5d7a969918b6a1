/** The fixed lists of the field (SPEC 9) and the types read off them; the dances are in dances.ts. */

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

/** Whether a text is one of a fixed list. */
export const isOneOf =
  <T extends string>(list: readonly T[]) =>
  (text: string): text is T =>
    list.some((word) => word === text);

export const isLevel = isOneOf(LEVELS);
export const isOpenGroup: (level: string) => boolean = isOneOf<string>(OPEN_GROUP);
export const isStyle = isOneOf(STYLES);
export const isAgeGroup = isOneOf(AGE_GROUPS);
