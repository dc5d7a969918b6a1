/**
 * How far a round has come. initialized: drawn, not danced yet; empty: nobody is in it; running: on the floor, the
 * judges mark; skipped: not danced, its couples are in the next one; marked: every card is in; posted: published.
 */
export type RoundState = 'initialized' | 'empty' | 'running' | 'skipped' | 'marked' | 'posted';

/** The couples each judge is asked for in round 1 (the semi-final), 2, 3, ... when nobody has said otherwise (SPEC 9). */
const RECALL_SIZES = [6, 12, 24, 38, 60, 80] as const;

/** The names a round may be given by hand (SPEC 9). */
export const ROUND_NAMES = [
  '1st Round',
  '2nd Round',
  '3rd Round',
  '4th Round',
  '5th Round',
  '6th Round',
  '7th Round',
  '1/512-Final',
  '1/256-Final',
  '1/128-Final',
  '1/64-Final',
  '1/32-Final',
  '1/16-Final',
  '1/8-Final',
  'Quarter-Final',
  'Semi-Final',
  'Final',
] as const;

/** 1st, 2nd, 3rd, 4th, 11th, 21st: as spoken. */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/**
 * What a round is called in an event of `rounds` rounds. Rounds are numbered from the final (0) outwards; those
 * before the quarter-final are counted as they are danced: the first danced is the 1st Round.
 */
export function roundName(roundNumber: number, rounds: number): string {
  switch (roundNumber) {
    case 0:
      return 'Final';
    case 1:
      return 'Semi-Final';
    case 2:
      return 'Quarter-Final';
    default:
      return `${ordinal(Math.max(1, rounds - roundNumber))} Round`;
  }
}

/**
 * How many couples each judge is asked for in a round before the final (SPEC 9); rounds further out than the list
 * reaches ask for its last number. The final recalls nobody: undefined.
 */
export function defaultRecallSize(roundNumber: number): number | undefined {
  if (roundNumber < 1) return undefined;
  return RECALL_SIZES[roundNumber - 1] ?? RECALL_SIZES.at(-1);
}

/** SPEC 3: the id of round n of an event. */
export const roundId = (event: string, roundNumber: number): string => `${event}-R${roundNumber}`;
