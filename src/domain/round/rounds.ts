import type { HowMany, ProgramRound, Round, RoundEntry, StateBefore, StateSince } from '../competition.ts';
import type { RoundNaming } from '../roundNaming.ts';

/**
 * How far a round has come. initialized: drawn, not danced yet; empty: nobody is in it; running: on the floor, the
 * judges mark; skipped: not danced, its couples are in the next one; marked: every sheet is in; posted: published.
 */
export type RoundState = StateBefore | StateSince;

/** How far each state is from the floor: before it, or since. */
const HAS_BEGUN: { readonly [S in StateBefore]: false } & { readonly [S in StateSince]: true } = {
  initialized: false,
  empty: false,
  skipped: false,
  running: true,
  marked: true,
  posted: true,
};

/** It is on the floor, or has been. */
export const isSince = (state: RoundState): state is StateSince => HAS_BEGUN[state];

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
 * How many couples the final, the semi-final, the quarter-final, ... are for when nobody has said otherwise (SPEC 9); so
 * many couples each judge is asked for in the round before. The one table of it.
 */
export const USUAL_SIZES = [6, 12, 24, 38, 60, 80] as const;

/** 1st, 2nd, 3rd, 4th, 11th, 21st: as spoken. */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** The 1/512-Final. */
const MAX_FRACTION_ROUND = 9;

/**
 * What a round is called in an event of `rounds` rounds. Rounds are numbered from the final (0) outwards; those
 * before the quarter-final are counted as they are danced: the first danced is the 1st Round.
 */
export function roundName(roundNumber: number, rounds: number, naming: RoundNaming = 'counted'): string {
  switch (roundNumber) {
    case 0:
      return 'Final';
    case 1:
      return 'Semi-Final';
    case 2:
      return 'Quarter-Final';
    default:
      return naming === 'fractions' && roundNumber <= MAX_FRACTION_ROUND
        ? `1/${2 ** roundNumber}-Final`
        : `${ordinal(Math.max(1, rounds - roundNumber))} Round`;
  }
}

/**
 * How many couples each judge is asked for in a round before the final (1 is the semi-final); rounds further out than
 * the table reaches ask for its last number.
 */
export const defaultRecallSize = (roundNumber: number): number =>
  USUAL_SIZES[Math.max(1, roundNumber) - 1] ?? Math.max(...USUAL_SIZES);

/** SPEC 3: the id of round n of an event. */
export const roundId = (event: string, roundNumber: number): string => `${event}-R${roundNumber}`;
