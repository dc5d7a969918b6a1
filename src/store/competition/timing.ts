import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { DEFAULT_TIMING, type LevelTiming, type Timing } from '../../domain/schedule/times/timing.ts';
import { LEVELS } from '../../domain/event/terms.ts';
import { competitionBasics } from './competition.ts';
import { getDeviceTimeZone, parseTimeZone } from './dates.ts';
import { getRawChild, listRawChildren, toCount, parsePlannedTime, type TreePath } from '../tree/path.ts';

function ladderOf(raw: unknown): readonly number[] | undefined {
  const rungs = mapDefined(listRawChildren(raw), ([, size]) => toCount(size, 1));
  const climbs = rungs.every((size, at) => at === 0 || size > (rungs[at - 1] ?? 0));
  return rungs.length > 0 && climbs ? rungs : undefined;
}

function levelOf(raw: unknown): Partial<LevelTiming> {
  const ladder = ladderOf(getRawChild(raw, 'ladder'));
  const largestHeat = toCount(getRawChild(raw, 'largestHeat'), 1);
  const secondsPerDance = toCount(getRawChild(raw, 'secondsPerDance'), 1);
  return omitUndefined({ ladder, largestHeat, secondsPerDance });
}

export const TIMING_AT = `${competitionBasics.at}/timing`;

/** Parses the durations, heat sizes and hours of the day; missing values get the usual defaults. */
export function parseTiming(raw: unknown): Timing {
  const seconds = (name: string, usual: number): number => toCount(getRawChild(raw, name)) ?? usual;
  return {
    usual: { ...DEFAULT_TIMING.usual, ...levelOf(getRawChild(raw, 'usual')) },
    levels: Object.fromEntries(
      LEVELS.map((level) => [level, levelOf(getRawChild(getRawChild(raw, 'levels'), level))]),
    ),
    secondsBetweenHeats: seconds('secondsBetweenHeats', DEFAULT_TIMING.secondsBetweenHeats),
    secondsBetweenDances: seconds('secondsBetweenDances', DEFAULT_TIMING.secondsBetweenDances),
    secondsBetweenRounds: seconds('secondsBetweenRounds', DEFAULT_TIMING.secondsBetweenRounds),
    hours: mapDefined(listRawChildren(getRawChild(raw, 'hours')), ([, day]) => {
      const [from, to] = [
        parsePlannedTime(getRawChild(day, 'from')),
        parsePlannedTime(getRawChild(day, 'to')),
      ];
      return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
    }).toSorted((a, b) => a.from - b.from),
  };
}

/** The timing with the competition's time zone, which decides the date of a schedule line. */
export const timing: TreePath<Timing> = {
  at: competitionBasics.at,
  ahead: true,
  as: 'clockedTiming',
  parse: (raw) => ({
    ...parseTiming(getRawChild(raw, 'timing')),
    timeZone: parseTimeZone(getRawChild(raw, 'timeZone')) ?? getDeviceTimeZone(),
  }),
};
