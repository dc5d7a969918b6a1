import type { ProgramEvent, ProgramRound } from '../competition.ts';

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
