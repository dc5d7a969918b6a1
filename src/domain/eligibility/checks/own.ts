import { toStandardTerm } from '../../event/storedTerm.ts';
import { unreachable } from '../../unreachable.ts';
import { RUNGS, type Rung } from '../ladder.ts';
import {
  findExceededLimit,
  findLowestOpenLevel,
  findPointedOutDances,
  ownLevel,
  countLevelSteps,
} from '../ownLevel.ts';
import { countPointsInStyle } from '../points.ts';
import type { LevelClosing, PointsRule, TimeLimit } from '../rules.ts';
import {
  reportWishes,
  filterLevelWishes,
  type DancerEntries,
  type RuleCheck,
  type LevelWish,
} from './dancerEntries.ts';
import { excludeDancingUp } from './split.ts';

/** Dances the dancer has pointed out of. One such dance closes a whole linked event. */
export const checkPoints: RuleCheck<PointsRule> = (_, asked) =>
  filterLevelWishes(asked.wishes).flatMap((wish) => {
    const { background, rules, ladder } = asked;
    const dances = findPointedOutDances(wish, wish.rung, background, rules);
    if (dances.length === 0) return [];
    const opens = findLowestOpenLevel(wish, background, rules, ladder);
    return reportWishes([wish], { kind: 'out by points', level: wish.rung, dances, opens });
  });

/** Levels limited to dancers with little experience. */
export const checkTimeLimits: RuleCheck<readonly TimeLimit[]> = (_, { wishes, background, rules }) =>
  filterLevelWishes(wishes).flatMap((wish) => {
    const limit = findExceededLimit(wish.rung, background, rules);
    const { months = 0 } = background;
    return limit === undefined ? [] : reportWishes([wish], { kind: 'danced too long', limit, months });
  });

function isClosed(closing: LevelClosing, { event, role }: LevelWish, asked: DancerEntries): boolean {
  const { background, rules, wishes } = asked;
  const { past = [] } = background;
  const style = toStandardTerm(event.style);
  const isThere = (level: Rung): boolean => RUNGS.indexOf(level) >= RUNGS.indexOf(closing.at);
  const there = past.filter((one) => one.style === style && isThere(one.level));
  switch (closing.by) {
    case 'points': {
      if (rules.points === undefined || style === undefined) return false;
      const at = { style, level: closing.at, role, noviceApart: rules.noviceApart ?? false };
      return countPointsInStyle(at, past, rules.points) >= closing.points;
    }
    case 'entry':
      return (
        there.length > 0 ||
        filterLevelWishes(wishes).some((one) => one.event.style === event.style && isThere(one.rung))
      );
    case 'placing':
      return there.some(({ place = Infinity }) => place <= closing.place);
    default:
      return unreachable(closing);
  }
}

/** Levels closed by something the dancer did at a higher one. */
export const checkClosings: RuleCheck<readonly LevelClosing[]> = (rule, asked) =>
  rule.flatMap((closing) =>
    reportWishes(
      filterLevelWishes(asked.wishes).filter(
        (wish) => wish.rung === closing.level && isClosed(closing, wish, asked),
      ),
      { kind: 'closed by a higher level', closing },
    ),
  );

/** Finds entries below the dancer's stated level. Levels closed by points are left to `checkPoints`. */
function belowTheirs({ wishes, background, rules }: DancerEntries) {
  const isOnLadder = ({ rung }: LevelWish): boolean => !(rules.noviceApart === true && rung === 'Novice');
  return filterLevelWishes(wishes)
    .filter(isOnLadder)
    .flatMap((wish) => {
      const style = toStandardTerm(wish.event.style);
      const own = style === undefined ? undefined : background.levels?.[style];
      return own !== undefined && RUNGS.indexOf(wish.rung) < RUNGS.indexOf(own)
        ? reportWishes([wish], { kind: 'below their level', own })
        : [];
    });
}

/** Reports entries below the dancer's own level. Runs for both partners, so the higher level decides. */
export const checkCoupleLevel: RuleCheck<true> = (_, asked) => belowTheirs(asked);

export const checkOwnLevel: RuleCheck<{ readonly up: number }> = ({ up }, asked) => {
  const { background, rules, ladder } = asked;
  return [
    ...(rules.coupleLevel === undefined ? belowTheirs(asked) : []),
    ...excludeDancingUp(asked).flatMap((wish) => {
      const own = ownLevel(wish, background, rules, ladder);
      if (own === undefined || !ladder.includes(wish.rung)) return [];
      return countLevelSteps(ladder, own, wish.rung) > up
        ? reportWishes([wish], { kind: 'above their level', own, up })
        : [];
    }),
  ];
};
