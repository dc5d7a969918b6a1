import { USUAL_SIZES } from '../../round/rounds.ts';
import type { EventLevel } from '../../event/terms.ts';
import type { EventDance } from '../../event/dances.ts';
import type { Level } from '../../event/terms.ts';

/** How many couples dance in the final, the semi-final, the quarter-final, ... outwards, as USUAL_SIZES. */
export type Ladder = readonly number[];

/** How rounds of one level are cut and timed. */
export interface LevelTiming {
  readonly ladder: Ladder;
  /** The most couples on the floor at once. */
  readonly largestHeat: number;
  /** Seconds of music in one dance of one heat, entering and leaving included. */
  readonly secondsPerDance: number;
}

/** What the times of a day are worked out from. */
export interface Timing {
  readonly usual: LevelTiming;
  /** Levels for which something else holds than usual. */
  readonly levels: { readonly [L in Level]?: Partial<LevelTiming> };
  /** Between two heats of a dance. */
  readonly secondsBetweenHeats: number;
  /** Between two dances of a round. */
  readonly secondsBetweenDances: number;
  /** Between two rounds. */
  readonly secondsBetweenRounds: number;
  /** When the hall is ours, from and to in milliseconds since 1970, one for each day, in order. Empty: nobody has said. */
  readonly hours: readonly { readonly from: number; readonly to: number }[];
  /** The competition's time zone, which decides on which date a line falls. Absent: UTC. */
  readonly timeZone?: string;
}

/** The field's usual figures (90 s for each dance of each heat, 20 couples on the floor), until the organizer has said others. */
export const USUAL_TIMING: Timing = {
  usual: { ladder: USUAL_SIZES, largestHeat: 20, secondsPerDance: 90 },
  levels: {},
  secondsBetweenHeats: 0,
  secondsBetweenDances: 0,
  secondsBetweenRounds: 20,
  hours: [],
};

/** What holds for a level. A level nobody has heard of is danced as usual. */
export function levelTiming(timing: Timing, level: EventLevel): LevelTiming {
  const own = Object.entries(timing.levels).find(([name]) => name === level)?.[1];
  return { ...timing.usual, ...own };
}

/**
 * How long a round is on the floor, in seconds: all heats of the first dance, then all heats of the second, and so on.
 * The pause behind it is not in it. A heat count of 0 becomes 1 (SPEC 5), and so does an event without dances.
 */
export function roundSeconds(
  event: { readonly level: EventLevel; readonly dances: readonly EventDance[] },
  numHeats: number,
  timing: Timing,
): number {
  const heats = Math.max(1, numHeats);
  const dances = Math.max(1, event.dances.length);
  return (
    dances * heats * levelTiming(timing, event.level).secondsPerDance +
    dances * (heats - 1) * timing.secondsBetweenHeats +
    (dances - 1) * timing.secondsBetweenDances
  );
}
