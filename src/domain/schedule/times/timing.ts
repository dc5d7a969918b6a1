import { USUAL_ROUND_SIZES } from '../../round/rounds.ts';
import type { EventLevel } from '../../event/terms.ts';
import type { EventDance } from '../../event/dances.ts';
import type { Level } from '../../event/terms.ts';

/** Sizes of the final, the semi-final, and so on back to the first round, as in USUAL_SIZES. */
export type RoundLadder = readonly number[];

/** Recall sizes and timing of one level. */
export interface LevelTiming {
  readonly ladder: RoundLadder;
  /** The largest number of couples on the floor at once. */
  readonly largestHeat: number;
  /** Seconds per dance of one heat, including walking on and off. */
  readonly secondsPerDance: number;
}

export interface Timing {
  readonly usual: LevelTiming;
  /** Levels that differ from the usual settings. */
  readonly levels: { readonly [L in Level]?: Partial<LevelTiming> };
  readonly secondsBetweenHeats: number;
  readonly secondsBetweenDances: number;
  readonly secondsBetweenRounds: number;
  /** The hall's hours in milliseconds since 1970, one per day, in order. Empty: not set. */
  readonly hours: readonly { readonly from: number; readonly to: number }[];
  /** Decides the date of a line. Missing: UTC. */
  readonly timeZone?: string;
}

// Defaults; organizers change them under Schedule, Settings.
const MAX_COUPLES_PER_HEAT = 20;
const SECONDS_PER_DANCE = 90;
const SECONDS_BETWEEN_ROUNDS = 20;

export const DEFAULT_TIMING: Timing = {
  usual: { ladder: USUAL_ROUND_SIZES, largestHeat: MAX_COUPLES_PER_HEAT, secondsPerDance: SECONDS_PER_DANCE },
  levels: {},
  secondsBetweenHeats: 0,
  secondsBetweenDances: 0,
  secondsBetweenRounds: SECONDS_BETWEEN_ROUNDS,
  hours: [],
};

/** The settings of a level; the usual ones for a made-up level. */
export function getLevelTiming(timing: Timing, level: EventLevel): LevelTiming {
  const own = Object.entries(timing.levels).find(([name]) => name === level)?.[1];
  return { ...timing.usual, ...own };
}

/**
 * Seconds a round is on the floor: all heats of the first dance, then all heats of the second, and so on, without the
 * pause after it. A heat count of 0 becomes 1 (SPEC 5), and so does an event without dances.
 */
export function calculateRoundSeconds(
  event: { readonly level: EventLevel; readonly dances: readonly EventDance[] },
  numHeats: number,
  timing: Timing,
): number {
  const heats = Math.max(1, numHeats);
  const dances = Math.max(1, event.dances.length);
  return (
    dances * heats * getLevelTiming(timing, event.level).secondsPerDance +
    dances * (heats - 1) * timing.secondsBetweenHeats +
    (dances - 1) * timing.secondsBetweenDances
  );
}
