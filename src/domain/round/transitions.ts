import { parsed, refused, type Parsed } from '../parsed.ts';
import type { RoundState } from './rounds.ts';

/**
 * What may follow what: the states a round may go to from each. The one table of it; what the rounds around it object to
 * comes on top (mayBecome). Backwards are: running to initialized (started by mistake: nothing is lost, sheets stay where
 * they are), marked to running (reopened for a judge), posted to marked (result taken back), skipped to initialized
 * (danced after all).
 */
const MAY_FOLLOW = {
  initialized: ['empty', 'running', 'skipped'],
  empty: ['initialized', 'skipped'],
  running: ['initialized', 'marked'],
  skipped: ['initialized'],
  marked: ['running', 'posted'],
  posted: ['marked'],
} as const satisfies { readonly [From in RoundState]: readonly Exclude<RoundState, From>[] };

/** For each state those a round cannot go to from it, itself among them. */
export type Forbidden = {
  readonly [From in RoundState]: Exclude<RoundState, (typeof MAY_FOLLOW)[From][number]>;
};

/** A step that no round takes: from one state to another one, or to the one it is in. */
export interface ForbiddenStep {
  readonly from: RoundState;
  readonly to: RoundState;
}

/** Whether a round may go from one state to another, seen by itself: its new state, or the step that no round takes. */
export function transition(from: RoundState, to: RoundState): Parsed<RoundState, ForbiddenStep> {
  const may: readonly RoundState[] = MAY_FOLLOW[from];
  return may.includes(to) ? parsed(to) : refused({ from, to });
}
