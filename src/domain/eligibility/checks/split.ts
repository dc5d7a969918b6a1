import { ownLevel, stepsUp } from '../ownLevel.ts';
import { ofLevels, type Asked, type LevelWish } from './asked.ts';

/** Somebody dances at this level because their partner's is higher than their own. */
function isSplit({ event, role, partnersPast }: LevelWish, { background, rules, ladder }: Asked): boolean {
  if (rules.splitLevels === undefined || partnersPast === undefined) return false;
  const own = ownLevel({ event, role }, background, rules, ladder);
  const partnersRole = role === 'lead' ? 'follow' : 'lead';
  const theirs = ownLevel({ event, role: partnersRole }, partnersPast, rules, ladder);
  return own !== undefined && theirs !== undefined && stepsUp(ladder, own, theirs) > 0;
}

/** What counts for how far somebody's levels are apart: not what they dance at the level of a higher partner. */
export const atTheirOwn = (asked: Asked): readonly LevelWish[] =>
  ofLevels(asked.wishes).filter((wish) => !isSplit(wish, asked));
