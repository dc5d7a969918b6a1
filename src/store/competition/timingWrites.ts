import type { LevelTiming, Timing } from '../../domain/schedule/times/timing.ts';
import { competition } from './competition.ts';
import { editionAmong, type EditedWhole } from './editions.ts';
import { timing as timingPath } from './timing.ts';
import { childOf } from '../tree/path.ts';
import type { Json, Patch } from '../tree/patch.ts';

const stored = (level: Partial<LevelTiming>): Json => ({
  ...(level.ladder === undefined ? {} : { ladder: level.ladder }),
  ...(level.largestHeat === undefined ? {} : { largestHeat: level.largestHeat }),
  ...(level.secondsPerDance === undefined ? {} : { secondsPerDance: level.secondsPerDance }),
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
export const keepTiming = (timing: Timing): Patch => ({ [timingPath.at]: storedTiming(timing) });

const NAME = 'timing';

/** The same as a desk of setup saves it: of two who save at the same moment one is refused. */
export const savedTiming: EditedWhole<Timing> = {
  name: NAME,
  path: {
    at: competition.at,
    as: NAME,
    parse: (raw) => ({
      kind: 'set',
      edition: editionAmong(raw, NAME),
      rules: timingPath.parse(childOf(raw, NAME)),
    }),
  },
  among: [NAME],
  stored: (timing, edition) => ({ [NAME]: storedTiming(timing), editions: { [NAME]: edition } }),
};
