import type { RoundState } from '../../domain/round/rounds.ts';

/** The stored numbers of SPEC 4. Nobody but the store counts states. */
const STORED = {
  initialized: 0,
  empty: 1,
  running: 2,
  skipped: 3,
  marked: 4,
  posted: 5,
} as const satisfies Record<RoundState, number>;

export const storedState = (state: RoundState): number => STORED[state];

const STATES: readonly RoundState[] = ['initialized', 'empty', 'running', 'skipped', 'marked', 'posted'];

/** A state that cannot be read counts as not begun: nothing is unlocked and nothing shown by it. */
export const stateOf = (raw: unknown): RoundState =>
  STATES.find((state) => STORED[state] === Number(raw)) ?? 'initialized';
