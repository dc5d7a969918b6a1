import type { ProgramEvent, ProgramRound } from '../competition.ts';
import { couplesIn } from './rounds.ts';

/**
 * Whether it is settled who dances a round: the round its couples come from is posted, or there is none. Before that only
 * those are in it who were seeded past that round.
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

/** Nobody is recalled into a round yet: those in it begin with it, seeded past the rounds before it. */
export const awaitsCallbacks = ({ byes, entries }: Pick<ProgramRound, 'byes' | 'entries'>): boolean =>
  byes !== undefined && byes.length === entries.length;

/** The couples of a round, once it is known who is in it; before that nobody. */
export const couplesKnown = (round: Pick<ProgramRound, 'state' | 'entries' | 'byes' | 'away'>): number =>
  awaitsCallbacks(round) ? 0 : couplesIn(round);
