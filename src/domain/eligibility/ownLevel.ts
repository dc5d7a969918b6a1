import { standardTerm } from '../event/storedTerm.ts';
import type { EventDance } from '../event/dances.ts';
import type { DanceRole } from '../people/people.ts';
import type { Background, EnteredOffer } from './dancer.ts';
import { RUNGS, type Rung } from './ladder.ts';
import { POINTED_OUT_AT, pointsIn } from './points.ts';
import type { EligibilityRules } from './rules.ts';

export interface InRole {
  readonly event: Pick<EnteredOffer, 'style' | 'dances'>;
  readonly role: DanceRole;
}

/** A dance the dancer has pointed out of. */
export interface PointedOut {
  readonly dance: EventDance;
  readonly points: number;
}

const isHighest = (level: Rung): boolean => level === RUNGS.at(-1);

/** The dances of an event the dancer has pointed out of at a level. The highest level is never closed. */
export function pointedOutDances(
  { event, role }: InRole,
  level: Rung,
  { past = [] }: Background,
  { points: how, noviceApart }: EligibilityRules,
): readonly PointedOut[] {
  const style = standardTerm(event.style);
  if (how === undefined || style === undefined || isHighest(level)) return [];
  return event.dances
    .map((dance) => ({
      dance,
      points: pointsIn(dance, { style, level, role, noviceApart: noviceApart ?? false }, past, how),
    }))
    .filter(({ points }) => points >= POINTED_OUT_AT);
}

/** The time limit a dancer has exceeded at a level. */
export const limitPassed = (level: Rung, { months = 0 }: Background, { timeLimits = [] }: EligibilityRules) =>
  timeLimits.find((limit) => limit.level === level && months > limit.months);

/** The lowest of these levels at which all of these dances are open to the dancer. */
export const lowestOpen = (
  danced: InRole,
  background: Background,
  rules: EligibilityRules,
  ladder: readonly Rung[],
): Rung | undefined =>
  ladder.find(
    (level) =>
      pointedOutDances(danced, level, background, rules).length === 0 &&
      limitPassed(level, background, rules) === undefined,
  );

const higher = (a: Rung, b: Rung): Rung => (RUNGS.indexOf(a) < RUNGS.indexOf(b) ? b : a);

/** The stated level, raised to the lowest open one. Undefined if unknown. */
export function ownLevel(
  danced: InRole,
  background: Background,
  rules: EligibilityRules,
  ladder: readonly Rung[],
): Rung | undefined {
  const style = standardTerm(danced.event.style);
  const said = style === undefined ? undefined : background.levels?.[style];
  const isKnown = background.past !== undefined;
  const open = isKnown ? lowestOpen(danced, background, rules, ladder) : undefined;
  return said === undefined || open === undefined ? (said ?? open) : higher(said, open);
}

/** Levels from one to another on the ladder; negative if `to` is below `from`. */
export function stepsUp(ladder: readonly Rung[], from: Rung, to: Rung): number {
  const [low, high] = [RUNGS.indexOf(from), RUNGS.indexOf(to)];
  if (high < low) return -stepsUp(ladder, to, from);
  return ladder.filter((level) => RUNGS.indexOf(level) > low && RUNGS.indexOf(level) <= high).length;
}
