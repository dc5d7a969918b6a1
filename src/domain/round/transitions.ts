import { parsed, refused, type Parsed } from '../parsed.ts';
import type { RoundState } from './rounds.ts';

/**
 * Allowed transitions of a round's state; the only copy of this table. checkStateChange adds conditions from
 * other rounds. Backward ones: running to initialized (started by mistake; sheets are kept), marked to
 * running (reopened for a judge), posted to marked (result undone), skipped to initialized (danced after
 * all).
 */
const MAY_FOLLOW = {
  initialized: ['empty', 'running', 'skipped'],
  empty: ['initialized', 'skipped'],
  running: ['initialized', 'marked'],
  skipped: ['initialized'],
  marked: ['running', 'posted'],
  posted: ['marked'],
} as const satisfies { readonly [From in RoundState]: readonly Exclude<RoundState, From>[] };

/** For each state, the states that a round cannot change to, including itself. */
export type ForbiddenStates = {
  readonly [From in RoundState]: Exclude<RoundState, (typeof MAY_FOLLOW)[From][number]>;
};

/** A transition no round may make. */
export interface ForbiddenStep {
  readonly from: RoundState;
  readonly to: RoundState;
}

/** Checks one transition, independent of other rounds. */
export function checkTransition(from: RoundState, to: RoundState): Parsed<RoundState, ForbiddenStep> {
  const may: readonly RoundState[] = MAY_FOLLOW[from];
  return may.includes(to) ? parsed(to) : refused({ from, to });
}
