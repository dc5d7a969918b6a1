import { ownLevel, countLevelSteps } from '../ownLevel.ts';
import { filterLevelWishes, type DancerEntries, type LevelWish } from './dancerEntries.ts';

/** True if the dancer may dance at this level only because the partner's own level is higher. */
function isSplit(
  { event, role, partnersPast }: LevelWish,
  { background, rules, ladder }: DancerEntries,
): boolean {
  if (rules.splitLevels === undefined || partnersPast === undefined) return false;
  const own = ownLevel({ event, role }, background, rules, ladder);
  const partnersRole = role === 'lead' ? 'follow' : 'lead';
  const theirs = ownLevel({ event, role: partnersRole }, partnersPast, rules, ladder);
  return own !== undefined && theirs !== undefined && countLevelSteps(ladder, own, theirs) > 0;
}

/**
 * The entries that count for the distance between levels. Entries at a partner's higher level don't count.
 */
export const excludeDancingUp = (asked: DancerEntries): readonly LevelWish[] =>
  filterLevelWishes(asked.wishes).filter((wish) => !isSplit(wish, asked));
