import {
  DEFAULT_TIMING,
  type LevelTiming,
  type RoundLadder,
  type Timing,
} from '../../domain/schedule/times/timing.ts';
import { LEVELS } from '../../domain/event/terms.ts';
import { competitionBasics } from './competition.ts';
import { getDeviceTimeZone, parseTimeZone } from './dates.ts';
import { timingNode } from '../../schema/nodes/timing.ts';
import { getRawChild, type TreePath } from '../tree/path.ts';

const isClimbing = (ladder: RoundLadder): boolean =>
  ladder.every((size, at) => at === 0 || size > (ladder[at - 1] ?? 0));

/** Zero seconds or couples, or a ladder that does not climb, count as missing. */
const usableLevel = (level: Partial<LevelTiming> = {}): Partial<LevelTiming> =>
  Object.fromEntries(
    Object.entries(level).filter(([, value]) => (typeof value === 'number' ? value > 0 : isClimbing(value))),
  );

export const TIMING_AT = `${competitionBasics.at}/timing`;

/** Parses the durations, heat sizes and hours of the day; missing values get the usual defaults. */
export function parseTiming(raw: unknown): Timing {
  const { usual, levels = {}, hours = [], ...seconds } = timingNode.read(raw);
  return {
    ...DEFAULT_TIMING,
    ...seconds,
    usual: { ...DEFAULT_TIMING.usual, ...usableLevel(usual) },
    levels: Object.fromEntries(LEVELS.map((level) => [level, usableLevel(levels[level])])),
    hours: hours.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from),
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
