import type { RoundState } from '../../domain/round/rounds.ts';

/** The stored numbers of SPEC 4. */
const STORED = {
  initialized: 0,
  empty: 1,
  running: 2,
  skipped: 3,
  marked: 4,
  posted: 5,
} as const satisfies Record<RoundState, number>;

export const toStoredState = (state: RoundState): number => STORED[state];

const STATES: readonly RoundState[] = ['initialized', 'empty', 'running', 'skipped', 'marked', 'posted'];

/** A malformed state counts as not begun, which shows and unlocks nothing. */
export const parseRoundState = (raw: unknown): RoundState =>
  STATES.find((state) => STORED[state] === Number(raw)) ?? 'initialized';
