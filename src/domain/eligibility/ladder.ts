import { toStoredTerm } from '../event/storedTerm.ts';
import type { EventLevel, Level } from '../event/terms.ts';

/** All levels, lowest first. */
export const RUNGS = [
  'Newcomer',
  'Bronze',
  'Silver',
  'Gold',
  'Novice',
  'Prechamp',
  'Championship',
] as const satisfies readonly Level[];
export type Rung = (typeof RUNGS)[number];

/** Other competitions' names for the levels: lower case, without spaces and hyphens. */
const ALSO_CALLED: ReadonlyMap<string, Rung> = new Map([
  ...RUNGS.map((rung) => [rung.toLowerCase(), rung] as const),
  ['prebronze', 'Newcomer'],
  ['beginner', 'Bronze'],
  ['intermediate', 'Silver'],
  ['advanced', 'Gold'],
  ['prechampionship', 'Prechamp'],
  ['champ', 'Championship'],
  ['champion', 'Championship'],
  // Pre-Champ and Championship as one level, the top.
  ['open', 'Championship'],
]);

/** Undefined for levels that are open to everybody: Syllabus, Amateur and made-up ones. */
export const findRung = (level: EventLevel): Rung | undefined =>
  ALSO_CALLED.get(
    toStoredTerm(level)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );

/**
 * The rungs that are adjacent at this competition, lowest first.
 * @param noviceApart true if Novice is adjacent to no other level, and its results do not count for the
 * syllabus
 */
export const buildLevelLadder = (noviceApart: boolean): readonly Rung[] =>
  noviceApart ? RUNGS.filter((rung) => rung !== 'Novice') : RUNGS;
