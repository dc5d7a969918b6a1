import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { roundOf } from '../../domain/competition.ts';
import type { QueuedRound } from '../scrutineer/queue.ts';

export interface Progress {
  readonly all: number;
  /** Not danced yet and not skipped. */
  readonly toDance: number;
  readonly posted: number;
  /** Danced, marks in, not posted. */
  readonly waiting: number;
}

export function progressOf(rounds: readonly QueuedRound[]): Progress {
  const count = (...states: readonly Round['state'][]) =>
    rounds.filter(({ round }) => states.includes(round.state)).length;
  return {
    all: rounds.length,
    toDance: count('initialized', 'running'),
    posted: count('posted'),
    waiting: count('marked'),
  };
}

/** A round can go on the floor when its couples stand and the round before it is out of the way. */
export function canStart(event: CompetitionEvent, round: Round): boolean {
  const before = roundOf(event, round.number + 1);
  const cleared = before === undefined || before.state === 'posted' || before.state === 'skipped';
  return round.state === 'initialized' && round.entries.length > 0 && cleared;
}
