import { countPoints } from './points.ts';
import type { PointsRule } from './rules.ts';

/** Points for each place, for a given number of rounds before the final. */
export interface PointsRow {
  readonly roundsBefore: number;
  /** The number of levels below the one danced; 2 means 2 or more. */
  readonly levelsBelow: number;
  /** The points for 1st, 2nd, 3rd, and 4th to 6th place. */
  readonly points: readonly number[];
}

const LEVELS = ['Gold', 'Silver', 'Bronze'] as const;

export function buildPointsTable(how: PointsRule): readonly PointsRow[] {
  const worth = (place: number, roundsBefore: number, levelsBelow: number): number => {
    const past = [{ level: 'Gold', style: 'Standard', dances: ['Waltz'], place, roundsBefore }] as const;
    const level = LEVELS[levelsBelow] ?? 'Bronze';
    return countPoints('Waltz', { style: 'Standard', level, role: 'lead', noviceApart: false }, past, how);
  };
  return LEVELS.flatMap((_, levelsBelow) =>
    // Far below, every finalist is out regardless of the number of rounds.
    (levelsBelow < 2 ? [1, 2] : [1]).map((roundsBefore) => ({
      roundsBefore,
      levelsBelow,
      points: [1, 2, 3, 4].map((place) => worth(place, roundsBefore, levelsBelow)),
    })),
  );
}
