import type { EventDance } from '../event/dances.ts';
import type { Style } from '../event/terms.ts';
import type { DanceRole } from '../people/people.ts';
import type { PastEvent } from './dancer.ts';
import { isInOpenGroup } from '../event/terms.ts';
import { buildLevelLadder, type Rung } from './ladder.ts';
import type { PointsRule } from './rules.ts';

/** Points at which a dancer is out of a dance at a level. */
export const POINT_OUT_THRESHOLD = 7;

/** Lower places win no points. */
const LAST_PLACE = 6;

/** Points at the level danced, by place. A shared place counts as the better one. */
function atItsLevel(place: number, roundsBefore: number): number {
  return [3, 2, 1][Math.floor(place) - 1] ?? (roundsBefore > 1 ? 1 : 0);
}

/** Points at a lower level. A straight final is worth nothing. Two or more levels down, any finalist is out at once. */
function worth({ place, roundsBefore }: PastEvent, levelsBelow: number): number {
  if (place === undefined || place > LAST_PLACE || roundsBefore < 1 || levelsBelow < 0) return 0;
  return levelsBelow > 1 ? POINT_OUT_THRESHOLD : atItsLevel(place, roundsBefore) * (levelsBelow + 1);
}

/** Undefined if a result at one level does not count at the other. */
function levelsBelow(level: Rung, danced: Rung, noviceApart: boolean): number | undefined {
  if (level === danced) return 0;
  const ladder = buildLevelLadder(noviceApart);
  const [here, there] = [ladder.indexOf(level), ladder.indexOf(danced)];
  return here === -1 || there === -1 ? undefined : there - here;
}

/** In Fair Level a result at an open level counts for every dance of the style. */
const isForTheStyle = ({ level }: PastEvent, { scheme }: PointsRule): boolean =>
  scheme === 'Fair Level' && isInOpenGroup(level);

/** A sort key: the larger, the better the result. */
const wholeWorth = (one: PastEvent): number => worth(one, 0) + worth(one, 2);

/** Keeps the best result of each open level that one competition split into several events. */
function withoutSplits(past: readonly PastEvent[], how: PointsRule): readonly PastEvent[] {
  const best = new Map<string, PastEvent>();
  const others: PastEvent[] = [];
  for (const one of past) {
    if (one.competition === undefined || !isForTheStyle(one, how)) {
      others.push(one);
      continue;
    }
    const key = JSON.stringify([one.competition, one.style, one.level]);
    const before = best.get(key);
    if (before === undefined || wholeWorth(one) > wholeWorth(before)) best.set(key, one);
  }
  return [...others, ...best.values()];
}

export interface PointsQuery {
  readonly style: Style;
  readonly level: Rung;
  readonly role: DanceRole;
  readonly noviceApart: boolean;
}

const concerns =
  (how: PointsRule, { style, role }: PointsQuery) =>
  (one: PastEvent): boolean =>
    one.style === style &&
    !(how.scheme === 'Fair Level' && style === 'Nightclub') &&
    !(how.byRole && one.role !== undefined && one.role !== role);

export function countPoints(
  dance: EventDance,
  asked: PointsQuery,
  past: readonly PastEvent[],
  how: PointsRule,
): number {
  return withoutSplits(past.filter(concerns(how, asked)), how)
    .filter((one) => isForTheStyle(one, how) || one.dances.some((its) => its === dance))
    .reduce((sum, one) => sum + worth(one, levelsBelow(asked.level, one.level, asked.noviceApart) ?? -1), 0);
}

/** The points of the dance with the most. */
export function countPointsInStyle(asked: PointsQuery, past: readonly PastEvent[], how: PointsRule): number {
  const dances = new Set(past.flatMap((one) => (one.style === asked.style ? one.dances : [])));
  return Math.max(0, ...[...dances].map((dance) => countPoints(dance, asked, past, how)));
}
