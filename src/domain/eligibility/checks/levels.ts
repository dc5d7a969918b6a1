import { mapDefined } from '../../mapDefined.ts';
import { RUNGS, type Rung } from '../ladder.ts';
import type { LevelsTogetherRule, TwoLevelsRule } from '../rules.ts';
import {
  reportWishes,
  groupWishes,
  type DancerEntries,
  type RuleCheck,
  type RuleFinding,
  type WishGroup,
  type LevelWish,
} from './dancerEntries.ts';
import { excludeDancingUp } from './split.ts';
import { findBestWindow } from './window.ts';

/** Each level once, lowest first. */
const levelsOf = (wishes: readonly LevelWish[]): readonly Rung[] =>
  RUNGS.filter((rung) => wishes.some((wish) => wish.rung === rung));

const placeOn =
  (ladder: readonly Rung[]) =>
  (wish: LevelWish): number =>
    ladder.indexOf(wish.rung);

interface ByRole {
  readonly usual: readonly LevelWish[];
  readonly other: readonly LevelWish[];
}

/** Splits by the stated usual role, or else by the role of the highest level entered. */
function byRole(wishes: readonly LevelWish[], { background, ladder }: DancerEntries): ByRole {
  const highest = wishes.toSorted((a, b) => placeOn(ladder)(b) - placeOn(ladder)(a))[0];
  const role = background.usualRole ?? highest?.role;
  return {
    usual: wishes.filter((wish) => wish.role === role),
    other: wishes.filter((wish) => wish.role !== role),
  };
}

/** Levels too far apart. With `otherRole`, the usual role is checked first; the other one may be lower, never higher. */
function apart(
  group: WishGroup<LevelWish>,
  { span }: LevelsTogetherRule,
  asked: DancerEntries,
): readonly RuleFinding[] {
  const { otherRole } = asked.rules;
  const { style, dance, wishes } = group;
  const roles = otherRole === undefined ? { usual: wishes, other: [] } : byRole(wishes, asked);
  // With nothing entered in the usual role, check the other one as if it were usual.
  const [usual, other] = roles.usual.length === 0 ? [roles.other, []] : [roles.usual, roles.other];
  const place = placeOn(asked.ladder);
  const { inside, outside } = findBestWindow(usual, span, place);
  const beside = levelsOf(inside);
  const [lowest] = beside;
  const from = lowest === undefined ? 0 : asked.ladder.indexOf(lowest);
  const tooHigh = other.filter((wish) => place(wish) >= from + span);
  const reason = { kind: 'levels too far apart', style, dance, span, beside } as const;
  const tooLow = otherRole === undefined ? [] : other.filter((wish) => place(wish) < from - otherRole.lower);
  const [first] = tooLow;
  if (first === undefined || lowest === undefined || otherRole === undefined)
    return reportWishes([...outside, ...tooHigh], reason);
  return [
    ...reportWishes([...outside, ...tooHigh], reason),
    ...reportWishes(tooLow, {
      kind: 'too low in that role',
      role: first.role,
      lower: otherRole.lower,
      usual: lowest,
    }),
  ];
}

/** Reports the levels with the fewest events, if a style has more levels than allowed. */
function tooMany({ style, wishes }: WishGroup<LevelWish>, most: number): readonly RuleFinding[] {
  const count = (rung: Rung): number => wishes.filter((wish) => wish.rung === rung).length;
  const kept = new Set(
    levelsOf(wishes)
      .toReversed()
      .toSorted((a, b) => count(b) - count(a))
      .slice(0, most),
  );
  const beside = RUNGS.filter((rung) => kept.has(rung));
  return reportWishes(
    wishes.filter((wish) => !kept.has(wish.rung)),
    { kind: 'too many levels', style, most, beside },
  );
}

/** Limits a dancer to one level, or to adjacent ones, per style or per dance. */
export const checkLevels: RuleCheck<LevelsTogetherRule> = (rule, asked) => {
  const wishes = excludeDancingUp(asked);
  const { most } = rule;
  return [
    ...groupWishes(wishes, rule.per).flatMap((group) => apart(group, rule, asked)),
    ...(most === undefined ? [] : groupWishes(wishes, 'style').flatMap((group) => tooMany(group, most))),
  ];
};

/** Splits a style by partner, for rules that apply to a couple. Ignores wishes without a partner. */
function byPartner({ style, dance, wishes }: WishGroup<LevelWish>): readonly WishGroup<LevelWish>[] {
  const partners = new Set(mapDefined(wishes, ({ partner }) => partner));
  return [...partners].map((partner) => ({
    style,
    dance,
    wishes: wishes.filter((wish) => wish.partner === partner),
  }));
}

/** Two levels are allowed only from `level` up; below it, only the highest one entered. */
export const checkTwoLevels: RuleCheck<TwoLevelsRule> = ({ level, holdsFor }, asked) => {
  const asCouple = holdsFor === 'couple';
  const styles = groupWishes(excludeDancingUp(asked), asked.rules.levels?.per ?? 'style');
  return styles
    .flatMap((group) => (asCouple ? byPartner(group) : [group]))
    .flatMap(({ style, wishes }) => {
      const highest = levelsOf(wishes).at(-1);
      if (highest === undefined) return [];
      const isTooLow = ({ rung }: LevelWish): boolean =>
        rung !== highest && RUNGS.indexOf(rung) < RUNGS.indexOf(level);
      const beside = [highest];
      return reportWishes(wishes.filter(isTooLow), {
        kind: 'one level only',
        style,
        from: level,
        asCouple,
        beside,
      });
    });
};

/** Limits the distance between levels over all styles. A single style is left to `levels`. */
export const checkLevelSpan: RuleCheck<{ readonly span: number }> = ({ span }, asked) => {
  const wishes = excludeDancingUp(asked).filter(({ rung }) => asked.ladder.includes(rung));
  if (new Set(wishes.map(({ event }) => event.style)).size < 2) return [];
  const { inside, outside } = findBestWindow(wishes, span, placeOn(asked.ladder));
  return reportWishes(outside, { kind: 'styles too far apart', span, beside: levelsOf(inside) });
};
