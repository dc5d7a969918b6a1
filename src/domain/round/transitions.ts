import { parsed, refused, type Parsed } from '../parsed.ts';
import type { RoundState } from './rounds.ts';

const MAY = 'may';

/** From each state to each other: either it may, or why not. */
const TRANSITIONS: Readonly<Record<RoundState, Readonly<Record<RoundState, string>>>> = {
  initialized: {
    initialized: 'The round is waiting for its start already.',
    empty: MAY,
    running: MAY,
    skipped: MAY,
    marked: 'The round has not been danced yet: start it first.',
    posted: 'The round has not been danced yet: there is nothing to post.',
  },
  empty: {
    initialized: MAY,
    empty: 'The round is empty already.',
    running: 'Nobody is in this round: add couples before it starts.',
    skipped: MAY,
    marked: 'Nobody is in this round: there is nothing to mark.',
    posted: 'Nobody is in this round: there is nothing to post.',
  },
  running: {
    // Started by mistake: nothing is lost, cards stay where they are.
    initialized: MAY,
    empty: 'The round is on the floor: take it back to waiting before its couples are removed.',
    running: 'The round is running already.',
    skipped: 'The round is on the floor: it cannot be skipped any more.',
    marked: MAY,
    posted: 'The round is still being marked: close the marking before posting.',
  },
  skipped: {
    // The chairman has changed his mind: the round is danced after all.
    initialized: MAY,
    empty: 'The round was skipped: bring it back first.',
    running: 'The round was skipped, its couples are in the next one: bring it back before it starts.',
    skipped: 'The round was skipped already.',
    marked: 'The round was skipped: it has no marks.',
    posted: 'The round was skipped: it has no result.',
  },
  marked: {
    initialized: 'The round has been danced and marked: reopen it if a judge has to change a card.',
    empty: 'The round has been danced and marked: its couples stay in it.',
    running: MAY,
    skipped: 'The round has been danced and marked: it cannot be skipped any more.',
    marked: 'The marking is closed already.',
    posted: MAY,
  },
  posted: {
    initialized: 'The result is posted: take it back before anything is changed.',
    empty: 'The result is posted: take it back before anything is changed.',
    running: 'The result is posted: take it back before the round is reopened.',
    skipped: 'The result is posted: the round cannot be skipped any more.',
    marked: MAY,
    posted: 'The result is posted already.',
  },
};

/**
 * Whether a round may go from one state to another: its new state, or the reason in words why not.
 * Backwards are: running to initialized (started by mistake), marked to running (reopened for a judge), posted to
 * marked (result taken back), skipped to initialized (danced after all).
 */
export function transition(from: RoundState, to: RoundState): Parsed<RoundState> {
  const answer = TRANSITIONS[from][to];
  return answer === MAY ? parsed(to) : refused(answer);
}
