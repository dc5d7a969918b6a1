import type { Round } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/day.ts';

export interface Progress {
  readonly all: number;
  /** Not danced yet and not skipped. */
  readonly toDance: number;
  readonly posted: number;
  /** Danced, marks in, not posted. */
  readonly waiting: number;
}

export function progressOf(rounds: readonly ScheduledRound[]): Progress {
  const count = (...states: readonly Round['state'][]) =>
    rounds.filter(({ round }) => states.includes(round.state)).length;
  return {
    all: rounds.length,
    toDance: count('initialized', 'running'),
    posted: count('posted'),
    waiting: count('marked'),
  };
}
