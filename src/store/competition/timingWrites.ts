import type { LevelTiming, Timing } from '../../domain/schedule/times/timing.ts';
import { timing as timingPath } from './timing.ts';
import type { Json, Patch } from '../tree/patch.ts';

const stored = (level: Partial<LevelTiming>): Json => ({
  ...(level.ladder === undefined ? {} : { ladder: level.ladder }),
  ...(level.largestHeat === undefined ? {} : { largestHeat: level.largestHeat }),
  ...(level.secondsPerDance === undefined ? {} : { secondsPerDance: level.secondsPerDance }),
});

/** From now on rounds are cut and timed like this. */
export const keepTiming = (timing: Timing): Patch => ({
  [timingPath.at]: {
    usual: stored(timing.usual),
    levels: Object.fromEntries(Object.entries(timing.levels).map(([level, own]) => [level, stored(own)])),
    secondsBetweenHeats: timing.secondsBetweenHeats,
    secondsBetweenDances: timing.secondsBetweenDances,
    secondsBetweenRounds: timing.secondsBetweenRounds,
    hours: timing.hours.map(({ from, to }) => ({ from, to })),
  },
});
