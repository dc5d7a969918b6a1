import { standardTerm } from '../../event/storedTerm.ts';
import { unreachable } from '../../unreachable.ts';
import { RUNGS, type Rung } from '../ladder.ts';
import { limitPassed, lowestOpen, pointedOutDances, ownLevel, stepsUp } from '../ownLevel.ts';
import { pointsInStyle } from '../points.ts';
import type { Closing, PointsCounted, TimeLimit } from '../rules.ts';
import {
  reportWishes,
  levelWishes,
  type DancerEntries,
  type Check,
  type LevelWish,
} from './dancerEntries.ts';
import { atTheirOwn } from './split.ts';

/** Dances the dancer has pointed out of. One such dance closes a whole linked event. */
export const checkPoints: Check<PointsCounted> = (_, asked) =>
  levelWishes(asked.wishes).flatMap((wish) => {
    const { background, rules, ladder } = asked;
    const dances = pointedOutDances(wish, wish.rung, background, rules);
    if (dances.length === 0) return [];
    const opens = lowestOpen(wish, background, rules, ladder);
    return reportWishes([wish], { kind: 'out by points', level: wish.rung, dances, opens });
  });

/** Levels limited to dancers with little experience. */
export const timeLimits: Check<readonly TimeLimit[]> = (_, { wishes, background, rules }) =>
  levelWishes(wishes).flatMap((wish) => {
    const limit = limitPassed(wish.rung, background, rules);
    const { months = 0 } = background;
    return limit === undefined ? [] : reportWishes([wish], { kind: 'danced too long', limit, months });
  });

function isClosed(closing: Closing, { event, role }: LevelWish, asked: DancerEntries): boolean {
  const { background, rules, wishes } = asked;
  const { past = [] } = background;
  const style = standardTerm(event.style);
  const isThere = (level: Rung): boolean => RUNGS.indexOf(level) >= RUNGS.indexOf(closing.at);
  const there = past.filter((one) => one.style === style && isThere(one.level));
  switch (closing.by) {
    case 'points': {
      if (rules.points === undefined || style === undefined) return false;
      const at = { style, level: closing.at, role, noviceApart: rules.noviceApart ?? false };
      return pointsInStyle(at, past, rules.points) >= closing.points;
    }
    case 'entry':
      return (
        there.length > 0 ||
        levelWishes(wishes).some((one) => one.event.style === event.style && isThere(one.rung))
      );
    case 'placing':
      return there.some(({ place = Infinity }) => place <= closing.place);
    default:
      return unreachable(closing);
  }
}

/** Levels closed by something the dancer did at a higher one. */
export const closings: Check<readonly Closing[]> = (rule, asked) =>
  rule.flatMap((closing) =>
    reportWishes(
      levelWishes(asked.wishes).filter(
        (wish) => wish.rung === closing.level && isClosed(closing, wish, asked),
      ),
      { kind: 'closed by a higher level', closing },
    ),
  );

/** Finds entries below the dancer's stated level. Levels closed by points are left to `checkPoints`. */
function belowTheirs({ wishes, background, rules }: DancerEntries) {
  const isOnLadder = ({ rung }: LevelWish): boolean => !(rules.noviceApart === true && rung === 'Novice');
  return levelWishes(wishes)
    .filter(isOnLadder)
    .flatMap((wish) => {
      const style = standardTerm(wish.event.style);
      const own = style === undefined ? undefined : background.levels?.[style];
      return own !== undefined && RUNGS.indexOf(wish.rung) < RUNGS.indexOf(own)
        ? reportWishes([wish], { kind: 'below their level', own })
        : [];
    });
}

/** The higher partner's level decides; runs once for each of the couple. */
export const coupleLevel: Check<true> = (_, asked) => belowTheirs(asked);

export const ownLevels: Check<{ readonly up: number }> = ({ up }, asked) => {
  const { background, rules, ladder } = asked;
  return [
    ...(rules.coupleLevel === undefined ? belowTheirs(asked) : []),
    ...atTheirOwn(asked).flatMap((wish) => {
      const own = ownLevel(wish, background, rules, ladder);
      if (own === undefined || !ladder.includes(wish.rung)) return [];
      return stepsUp(ladder, own, wish.rung) > up
        ? reportWishes([wish], { kind: 'above their level', own, up })
        : [];
    }),
  ];
};
