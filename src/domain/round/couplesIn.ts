import type { HowMany, ProgramEvent, ProgramRound, Round, RoundEntry } from '../competition.ts';
import { isSince } from './rounds.ts';

/**
 * The places of a round in which somebody dances: before it has begun all of them, and since then those the round was
 * started with and those who came late. Presence is only the deck's word: the start decides who dances.
 */
export const placesDanced = (round: Pick<Round, 'state' | 'entries'>): readonly RoundEntry[] =>
  isSince(round.state) ? round.entries.filter(({ away }) => away !== true) : round.entries;

const isNamed = (entries: HowMany): entries is readonly RoundEntry[] => Array.isArray(entries);

/** How many couples dance a round: those in it, once it has begun without those it was started without. */
export function couplesIn({
  state,
  entries,
  away,
}: Pick<ProgramRound, 'state' | 'entries' | 'away'>): number {
  if (isNamed(entries)) return placesDanced({ state, entries }).length;
  return isSince(state) ? entries.length - (away?.length ?? 0) : entries.length;
}

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
