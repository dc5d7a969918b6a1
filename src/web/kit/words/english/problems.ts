import type { Refusal } from '../../../../store/delivery/refusal.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';

function refusal(problem: Refusal): string {
  switch (problem.code) {
    case 'not allowed':
      return 'The server refused it: this is closed (ask the scrutineer), or your sign-in doesn’t allow it (ask the organizer).';
    case 'unavailable':
      return 'The server can’t save anything right now. Try again.';
    case 'no answer':
      return 'The connection dropped before the server answered. Check whether it went through.';
    case 'overtaken':
      return 'Somebody else was first: nothing was changed.';
    case 'past':
      return 'There was no connection, so it wasn’t sent. Do it again.';
    case 'renumbered':
      return 'The schedule changed the rounds of this event first. Do it again on the round as it is now.';
    case 'nobody in it':
      return 'Nobody is in this round anymore: the round before it isn’t posted, or the schedule has changed.';
    case 'comes first':
      return 'The round before it isn’t posted anymore. Once it is, start this one again.';
    case 'other line-up':
      return 'The line-up changed first: a couple it leaves out was scratched. Start it again.';
    case 'number taken':
      return 'Somebody else got this number first: nothing was changed.';
    case 'posted':
      return 'The round was posted first, and stays as it is. Undo the posting to change it.';
    case 'result changed':
      return 'A result has changed since you looked. Look at it again, then sign it.';
    case 'sheet is in':
      return 'The judge’s sheet came in first, and it counts. If the paper is right, reopen the sheet and key it again.';
    case 'not open':
      return 'You’re not signed in on this device. Sign in again.';
    case 'other':
      return 'The server refused it. Try again. If it happens again, tell the organizer.';
    default:
      return unreachable(problem);
  }
}

/** The reason an action failed, and the next step. A sentence. */
export const problemsWords = section('problems', { refusal });
