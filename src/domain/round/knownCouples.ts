import type { ProgramEvent, ProgramRound } from '../competition.ts';
import { listDancingCouples } from './rounds.ts';

/**
 * True if the round that the couples come from is posted, or there is none. Before that only couples seeded past it
 * are known.
 */
export function areCouplesKnown(
  { rounds }: Pick<ProgramEvent, 'rounds'>,
  { number, entries }: Pick<ProgramRound, 'number' | 'entries'>,
): boolean {
  const before = rounds
    .filter((round) => round.number > number && round.state !== 'skipped' && round.entries.length > 0)
    .toSorted((a, b) => a.number - b.number)[0];
  return entries.length > 0 && (before?.state ?? 'posted') === 'posted';
}

/** No couple has been recalled into the round yet: all in it are seeded past the earlier rounds. */
export const awaitsCallbacks = ({ byes, entries }: Pick<ProgramRound, 'byes' | 'entries'>): boolean =>
  byes !== undefined && byes.length === entries.length;

/** The number of couples once they are known; 0 before. */
export const countKnownCouples = (round: Pick<ProgramRound, 'state' | 'entries' | 'byes' | 'away'>): number =>
  awaitsCallbacks(round) ? 0 : listDancingCouples(round);
