import type {
  Countable,
  ProgramRound,
  Round,
  RoundEntry,
  PendingState,
  StartedState,
} from '../competition.ts';
import type { RoundNaming } from '../roundNaming.ts';

/**
 * initialized: drawn, not danced yet; empty: without couples; running: on the floor, judges mark; skipped: not danced,
 * its couples are in the next one; marked: every sheet is in; posted: published.
 */
export type RoundState = PendingState | StartedState;

const HAS_BEGUN: { readonly [S in PendingState]: false } & { readonly [S in StartedState]: true } = {
  initialized: false,
  empty: false,
  skipped: false,
  running: true,
  marked: true,
  posted: true,
};

/** The round is or was on the floor. */
export const hasStarted = (state: RoundState): state is StartedState => HAS_BEGUN[state];

/** Places that are danced; after the start without the absent ones. Deck calls do not matter: the start decides. */
export const listDancedPlaces = (round: Pick<Round, 'state' | 'entries'>): readonly RoundEntry[] =>
  hasStarted(round.state) ? round.entries.filter(({ away }) => away !== true) : round.entries;

const isNamed = (entries: Countable): entries is readonly RoundEntry[] => Array.isArray(entries);

/** Couples that dance a round; after the start without the absent ones. */
export function listDancingCouples({
  state,
  entries,
  away,
}: Pick<ProgramRound, 'state' | 'entries' | 'away'>): number {
  if (isNamed(entries)) return listDancedPlaces({ state, entries }).length;
  return hasStarted(state) ? entries.length - (away?.length ?? 0) : entries.length;
}

/** Usual sizes of the final, semi-final, quarter-final, ... (SPEC 9), and so the recall sizes of the rounds before. */
export const USUAL_ROUND_SIZES = [6, 12, 24, 38, 60, 80] as const;

export function formatOrdinal(n: number): string {
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
export function buildRoundName(roundNumber: number, rounds: number, naming: RoundNaming = 'counted'): string {
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
        : `${formatOrdinal(Math.max(1, rounds - roundNumber))} Round`;
  }
}

/** The usual recall size of a round before the final (1 is the semi-final); beyond the table, its last value. */
export const getDefaultRecallSize = (roundNumber: number): number =>
  USUAL_ROUND_SIZES[Math.max(1, roundNumber) - 1] ?? Math.max(...USUAL_ROUND_SIZES);

/** SPEC 3. */
export const buildRoundId = (event: string, roundNumber: number): string => `${event}-R${roundNumber}`;
