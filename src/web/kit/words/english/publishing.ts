import { unreachable } from '../../../../domain/unreachable.ts';
import type { PublishProblem } from '../../../../store/plan/publish.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';
import { problems } from './problems.ts';

/** So many places are named. */
const NAMED = 3;

function problem(why: PublishProblem): string {
  switch (why.code) {
    case 'published meanwhile':
      return 'Somebody else published in the meantime.';
    case 'begun meanwhile':
      return 'A round was started, or got other couples, in the meantime. Look at the schedule, then publish again.';
    case 'signed': {
      const named = why.rounds.slice(0, NAMED).map(({ event, round }) => `${event}, ${round}`);
      return `Signed rounds keep their place: ${named.join('; ')}${why.rounds.length > NAMED ? '; …' : ''}. Ask the chairman to remove the signature, then publish again.`;
    }
    case 'cannot be read':
      return `You can’t read ${why.place}, which this would change. Ask the organizer.`;
    case 'not kept':
      return 'This can’t be undone: the schedule before it wasn’t saved.';
    case 'unreadable':
      return 'This can’t be undone: the schedule before it can’t be read.';
    case 'changed since': {
      const { places } = why;
      const named = `${places.slice(0, NAMED).join(', ')}${places.length > NAMED ? ', …' : ''}`;
      return `Not undone. ${counted(places.length, {
        one: '1 thing has changed since',
        other: `${places.length} things have changed since`,
      })}: ${named}.`;
    }
    case 'no answer':
    case 'not allowed':
    case 'not open':
    case 'other':
    case 'overtaken':
    case 'past':
    case 'comes first':
    case 'nobody in it':
    case 'number taken':
    case 'other line-up':
    case 'posted':
    case 'renumbered':
    case 'result changed':
    case 'sheet is in':
    case 'unavailable':
      return problems.english.refusal(why);
    default:
      return unreachable(why);
  }
}

/** What is said when the plan is published, or a publication undone. */
export const publishing = section('publishing', {
  /** A sentence. */
  problem,
  /** A sentence; whatever is drafted stays a draft. */
  offline: 'No connection. Publish when you’re back online.',
  kept: 'No connection. Saved on this device: it publishes when you’re back online.',
  /** Why nothing is changed just now. */
  waitForIt: 'Your changes are being published. Wait for the connection.',
  /** Neither arrived nor waiting any more. */
  notArrived: 'It was refused.',
});
