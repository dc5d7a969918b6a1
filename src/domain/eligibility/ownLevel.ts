import { toStandardTerm } from '../event/storedTerm.ts';
import type { EventDance } from '../event/dances.ts';
import type { DanceRole } from '../people/people.ts';
import type { Background, EnteredOffer } from './dancer.ts';
import { RUNGS, type Rung } from './ladder.ts';
import { POINT_OUT_THRESHOLD, countPoints } from './points.ts';
import type { EligibilityRules } from './rules.ts';

export interface EventInRole {
  readonly event: Pick<EnteredOffer, 'style' | 'dances'>;
  readonly role: DanceRole;
}

/** A dance the dancer has pointed out of. */
export interface PointedOutDance {
  readonly dance: EventDance;
  readonly points: number;
}

const isHighest = (level: Rung): boolean => level === RUNGS.at(-1);

/** The dances of an event the dancer has pointed out of at a level. The highest level is never closed. */
export function findPointedOutDances(
  { event, role }: EventInRole,
  level: Rung,
  { past = [] }: Background,
  { points: how, noviceApart }: EligibilityRules,
): readonly PointedOutDance[] {
  const style = toStandardTerm(event.style);
  if (how === undefined || style === undefined || isHighest(level)) return [];
  return event.dances
    .map((dance) => ({
      dance,
      points: countPoints(dance, { style, level, role, noviceApart: noviceApart ?? false }, past, how),
    }))
    .filter(({ points }) => points >= POINT_OUT_THRESHOLD);
}

/** The time limit a dancer has exceeded at a level. */
export const findExceededLimit = (
  level: Rung,
  { months = 0 }: Background,
  { timeLimits = [] }: EligibilityRules,
) => timeLimits.find((limit) => limit.level === level && months > limit.months);

/** The lowest of these levels at which all of these dances are open to the dancer. */
export const findLowestOpenLevel = (
  danced: EventInRole,
  background: Background,
  rules: EligibilityRules,
  ladder: readonly Rung[],
): Rung | undefined =>
  ladder.find(
    (level) =>
      findPointedOutDances(danced, level, background, rules).length === 0 &&
      findExceededLimit(level, background, rules) === undefined,
  );

const higher = (a: Rung, b: Rung): Rung => (RUNGS.indexOf(a) < RUNGS.indexOf(b) ? b : a);

/** The stated level, raised to the lowest open one. Undefined if unknown. */
export function ownLevel(
  danced: EventInRole,
  background: Background,
  rules: EligibilityRules,
  ladder: readonly Rung[],
): Rung | undefined {
  const style = toStandardTerm(danced.event.style);
  const said = style === undefined ? undefined : background.levels?.[style];
  const isKnown = background.past !== undefined;
  const open = isKnown ? findLowestOpenLevel(danced, background, rules, ladder) : undefined;
  return said === undefined || open === undefined ? (said ?? open) : higher(said, open);
}

/** Levels from one to another on the ladder; negative if `to` is below `from`. */
export function countLevelSteps(ladder: readonly Rung[], from: Rung, to: Rung): number {
  const [low, high] = [RUNGS.indexOf(from), RUNGS.indexOf(to)];
  if (high < low) return -countLevelSteps(ladder, to, from);
  return ladder.filter((level) => RUNGS.indexOf(level) > low && RUNGS.indexOf(level) <= high).length;
}
