import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { USUAL_TIMING, type LevelTiming, type Timing } from '../../domain/schedule/times/timing.ts';
import { LEVELS } from '../../domain/event/terms.ts';
import { competitionBasics } from './competition.ts';
import { deviceZone, timeZoneOf } from './dates.ts';
import { childOf, childrenOf, countOf, plannedOf, type TreePath } from '../tree/path.ts';

function ladderOf(raw: unknown): readonly number[] | undefined {
  const rungs = mapDefined(childrenOf(raw), ([, size]) => countOf(size, 1));
  const climbs = rungs.every((size, at) => at === 0 || size > (rungs[at - 1] ?? 0));
  return rungs.length > 0 && climbs ? rungs : undefined;
}

function levelOf(raw: unknown): Partial<LevelTiming> {
  const ladder = ladderOf(childOf(raw, 'ladder'));
  const largestHeat = countOf(childOf(raw, 'largestHeat'), 1);
  const secondsPerDance = countOf(childOf(raw, 'secondsPerDance'), 1);
  return omitUndefined({ ladder, largestHeat, secondsPerDance });
}

export const TIMING_AT = `${competitionBasics.at}/timing`;

/** Parses how the day is cut and timed; defaults are the field's usual figures. */
export function timingOf(raw: unknown): Timing {
  const seconds = (name: string, usual: number): number => countOf(childOf(raw, name)) ?? usual;
  return {
    usual: { ...USUAL_TIMING.usual, ...levelOf(childOf(raw, 'usual')) },
    levels: Object.fromEntries(
      LEVELS.map((level) => [level, levelOf(childOf(childOf(raw, 'levels'), level))]),
    ),
    secondsBetweenHeats: seconds('secondsBetweenHeats', USUAL_TIMING.secondsBetweenHeats),
    secondsBetweenDances: seconds('secondsBetweenDances', USUAL_TIMING.secondsBetweenDances),
    secondsBetweenRounds: seconds('secondsBetweenRounds', USUAL_TIMING.secondsBetweenRounds),
    hours: mapDefined(childrenOf(childOf(raw, 'hours')), ([, day]) => {
      const [from, to] = [plannedOf(childOf(day, 'from')), plannedOf(childOf(day, 'to'))];
      return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
    }).toSorted((a, b) => a.from - b.from),
  };
}

/** The same on the competition's clock, which decides on which date a line falls. */
export const timing: TreePath<Timing> = {
  at: competitionBasics.at,
  ahead: true,
  as: 'clockedTiming',
  parse: (raw) => ({
    ...timingOf(childOf(raw, 'timing')),
    timeZone: timeZoneOf(childOf(raw, 'timeZone')) ?? deviceZone(),
  }),
};
