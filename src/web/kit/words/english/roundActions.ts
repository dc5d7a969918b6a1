import type { RoundState } from '../../../../domain/round/rounds.ts';
import { section } from '../section.ts';

const overtaken: Readonly<Record<RoundState, string>> = {
  initialized: 'it was stopped',
  empty: 'it has no couples now',
  running: 'it’s already on the floor',
  skipped: 'it was skipped',
  marked: 'judging is already closed',
  posted: 'it’s already posted',
};

/** The results of actions on a whole round. */
export const roundActionsWords = section('roundActions', {
  started: (event: string, round: string) => `${event}, ${round} is on the floor`,
  closed: 'Judging is closed',
  reopened: 'Judging is open again',
  unposted: 'Posting undone',
  saved: 'No connection. It’s saved on this device and sends when you’re back online.',
  /** Replaces every claim that it's saved on this device. */
  notSaved: 'Not sent yet. This browser can’t save it: keep this page open until you’re back online.',
  /** Another person was faster; the round is now in this state. */
  overtaken: (state: RoundState) => `Somebody else changed this round first: ${overtaken[state]}.`,
});
