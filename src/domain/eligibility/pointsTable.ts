import { pointsIn } from './points.ts';
import type { PointsCounted } from './rules.ts';

/** What a place brings, where so many rounds were danced before the final. */
export interface PointsRow {
  readonly roundsBefore: number;
  /** How many levels below the one that was danced: 2 stands for all lower ones. */
  readonly levelsBelow: number;
  /** For the first, second and third place, and for the fourth to the sixth. */
  readonly points: readonly number[];
}

const LEVELS = ['Gold', 'Silver', 'Bronze'] as const;

/** What results are worth, as they are counted. */
export function pointsTable(how: PointsCounted): readonly PointsRow[] {
  const worth = (place: number, roundsBefore: number, levelsBelow: number): number => {
    const past = [{ level: 'Gold', style: 'Standard', dances: ['Waltz'], place, roundsBefore }] as const;
    const level = LEVELS[levelsBelow] ?? 'Bronze';
    return pointsIn('Waltz', { style: 'Standard', level, role: 'lead', noviceApart: false }, past, how);
  };
  return LEVELS.flatMap((_, levelsBelow) =>
    // Far below, every finalist is out, however many rounds there were.
    (levelsBelow < 2 ? [1, 2] : [1]).map((roundsBefore) => ({
      roundsBefore,
      levelsBelow,
      points: [1, 2, 3, 4].map((place) => worth(place, roundsBefore, levelsBelow)),
    })),
  );
}
