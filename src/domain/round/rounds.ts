import type { HowMany, ProgramRound, Round, RoundEntry, StateBefore, StateSince } from '../competition.ts';
import type { RoundNaming } from '../roundNaming.ts';

/**
 * initialized: drawn, not danced yet; empty: without couples; running: on the floor, judges mark; skipped: not danced,
 * its couples are in the next one; marked: every sheet is in; posted: published.
 */
export type RoundState = StateBefore | StateSince;

const HAS_BEGUN: { readonly [S in StateBefore]: false } & { readonly [S in StateSince]: true } = {
  initialized: false,
  empty: false,
  skipped: false,
  running: true,
  marked: true,
  posted: true,
};

/** The round is or was on the floor. */
export const isSince = (state: RoundState): state is StateSince => HAS_BEGUN[state];

/** Places that are danced; after the start without the absent ones. Deck calls do not matter: the start decides. */
export const dancedPlaces = (round: Pick<Round, 'state' | 'entries'>): readonly RoundEntry[] =>
  isSince(round.state) ? round.entries.filter(({ away }) => away !== true) : round.entries;

const isNamed = (entries: HowMany): entries is readonly RoundEntry[] => Array.isArray(entries);

/** Couples that dance a round; after the start without the absent ones. */
export function couplesIn({
  state,
  entries,
  away,
}: Pick<ProgramRound, 'state' | 'entries' | 'away'>): number {
  if (isNamed(entries)) return dancedPlaces({ state, entries }).length;
  return isSince(state) ? entries.length - (away?.length ?? 0) : entries.length;
}

/** Usual sizes of the final, semi-final, quarter-final, ... (SPEC 9), and so the recall sizes of the rounds before. */
export const USUAL_SIZES = [6, 12, 24, 38, 60, 80] as const;

export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** The 1/512-Final. */
const MAX_FRACTION_ROUND = 9;

/**
 * The name of a round in an event of `rounds` rounds. Rounds are numbered back from the final (0); those before the
 * quarter-final are named in dance order: the first is the 1st Round.
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

/** The usual recall size of a round before the final (1 is the semi-final); beyond the table, its last value. */
export const defaultRecallSize = (roundNumber: number): number =>
  USUAL_SIZES[Math.max(1, roundNumber) - 1] ?? Math.max(...USUAL_SIZES);

/** SPEC 3. */
export const roundId = (event: string, roundNumber: number): string => `${event}-R${roundNumber}`;
