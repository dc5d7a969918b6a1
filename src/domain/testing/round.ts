import type { Round } from '../competition.ts';
import { omitUndefined } from '../mapDefined.ts';
import type { ReleaseTime } from '../round/release.ts';
import { hasStarted, type RoundState } from '../round/rounds.ts';

/** A round with defaults. Fields that do not fit its number or state are left out. */
export interface RoundInput extends Partial<Omit<Round, 'state' | 'startedAt' | 'recallSize'>> {
  readonly state?: RoundState | undefined;
  readonly startedAt?: number | undefined;
  readonly recallSize?: number | undefined;
  /** Only for a final. */
  readonly release?: ReleaseTime | undefined;
  readonly releasedAt?: number | undefined;
}

export function buildTestRound({
  state = 'initialized',
  startedAt,
  recallSize = 6,
  release,
  releasedAt,
  number = 0,
  ...told
}: RoundInput): Round {
  const round = {
    number,
    name: number === 0 ? 'Final' : `Round ${number}`,
    numHeats: 1,
    scheduleIndex: 0,
    startTime: undefined,
    entries: [],
    panel: [],
    ...told,
  };
  const staged = hasStarted(state) ? { ...round, state, startedAt } : { ...round, state };
  if (number > 0) return { ...staged, recallSize };
  return {
    ...staged,
    ...omitUndefined({ release, releasedAt }),
  };
}
