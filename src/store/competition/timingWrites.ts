import { omitUndefined } from '../../domain/defined.ts';
import type { LevelTiming, Timing } from '../../domain/schedule/times/timing.ts';
import { amongCompetition } from './amongCompetition.ts';
import { TIMING_AT, timingOf } from './timing.ts';
import type { Json, Patch } from '../tree/patch.ts';

const stored = (level: Partial<LevelTiming>): Json =>
  omitUndefined({
    ladder: level.ladder,
    largestHeat: level.largestHeat,
    secondsPerDance: level.secondsPerDance,
  });

const storedTiming = (timing: Timing): Json => ({
  usual: stored(timing.usual),
  levels: Object.fromEntries(Object.entries(timing.levels).map(([level, own]) => [level, stored(own)])),
  secondsBetweenHeats: timing.secondsBetweenHeats,
  secondsBetweenDances: timing.secondsBetweenDances,
  secondsBetweenRounds: timing.secondsBetweenRounds,
  hours: timing.hours.map(({ from, to }) => ({ from, to })),
});

/** From now on rounds are cut and timed like this. */
export const keepTiming = (timing: Timing): Patch => ({ [TIMING_AT]: storedTiming(timing) });

/** The same as a desk of setup saves it. */
export const savedTiming = amongCompetition<Timing>('timing', {
  at: 'timing',
  read: timingOf,
  stored: storedTiming,
});
