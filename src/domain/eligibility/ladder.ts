import { asWritten } from '../event/asWritten.ts';
import type { EventLevel, Level } from '../event/terms.ts';

/** The levels as one ladder, from the lowest up. */
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

/** How else competitions call the rungs, without capitals, spaces and hyphens. */
const ALSO_CALLED: ReadonlyMap<string, Rung> = new Map([
  ...RUNGS.map((rung) => [rung.toLowerCase(), rung] as const),
  ['prebronze', 'Newcomer'],
  ['beginner', 'Bronze'],
  ['intermediate', 'Silver'],
  ['advanced', 'Gold'],
  ['prechampionship', 'Prechamp'],
  ['champ', 'Championship'],
  ['champion', 'Championship'],
  // Pre-Champ and Championship in one: nobody is above it.
  ['open', 'Championship'],
]);

/** The rung a level stands on; undefined for one that is on none: Syllabus, Amateur and made-up levels are for everybody. */
export const rungOf = (level: EventLevel): Rung | undefined =>
  ALSO_CALLED.get(
    asWritten(level)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );

/**
 * The rungs that stand above one another here.
 * @param noviceApart Novice is next to no other level, and its results concern nobody's syllabus
 */
export const ladderOf = (noviceApart: boolean): readonly Rung[] =>
  noviceApart ? RUNGS.filter((rung) => rung !== 'Novice') : RUNGS;
