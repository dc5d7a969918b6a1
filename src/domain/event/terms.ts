import { createTermParser, type CustomTerm } from './storedTerm.ts';

/** The fixed lists of SPEC 9 and their types; dances are in dances.ts. */

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

/** Levels above the syllabus. */
export const OPEN_GROUP = [
  'Novice',
  'Prechamp',
  'Championship',
  'Open',
  'Amateur',
] as const satisfies readonly Level[];

export const STYLES = ['Standard', 'Latin', 'Smooth', 'Rhythm', 'Nightclub'] as const;
export type Style = (typeof STYLES)[number];

/** Age classes of SPEC 9, youngest first; students are of any age. */
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
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** A standard level, or the organizer's own. */
export type EventLevel = Level | CustomTerm;
/** A standard style, or the organizer's own. */
export type EventStyle = Style | CustomTerm;

export const isInOpenGroup = (level: EventLevel): boolean => OPEN_GROUP.some((one) => one === level);

export const parseLevel: (text: string) => EventLevel = createTermParser(LEVELS);

export const parseEventStyle: (text: string) => EventStyle = createTermParser(STYLES);
