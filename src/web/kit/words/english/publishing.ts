import { unreachable } from '../../../../domain/unreachable.ts';
import type { PublishProblem } from '../../../../store/plan/publish.ts';
import { section } from '../section.ts';
import { problemsWords } from './problems.ts';

/** The number of changes that are named. */
const NAMED = 3;

const several = (names: readonly string[], separator: string): string =>
  `${names.slice(0, NAMED).join(separator)}${names.length > NAMED ? `${separator}…` : ''}`;

/** @param eventName the name of an event, by its key */
function problem(why: PublishProblem, eventName: (key: string) => string): string {
  switch (why.code) {
    case 'published meanwhile':
      return 'Somebody else published in the meantime.';
    case 'begun meanwhile':
      return 'A round started or its couples changed in the meantime. Check the schedule, then publish again.';
    case 'signed': {
      const named = several(
        why.rounds.map(({ event, round }) => `${event}, ${round}`),
        '; ',
      );
      return `Signed rounds keep their place: ${named}. Ask the chairman to remove the signature, then publish again.`;
    }
    case 'not kept':
      return 'This can’t be undone: the schedule before it wasn’t saved.';
    case 'unreadable':
      return 'This can’t be undone: the schedule before it can’t be read.';
    case 'changed since': {
      const named = several(why.events.map(eventName), ', ');
      return `Not undone. The schedule has changed since${named === '' ? '' : ` (${named})`}. Change it by hand instead.`;
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
      return problemsWords.english.refusal(why);
    default:
      return unreachable(why);
  }
}

/** The results of publishing the plan, or undoing a publication. */
export const publishingWords = section('publishing', {
  /** A sentence. */
  problem,
  /** A sentence; drafts stay drafts. */
  offline: 'No connection. Publish when you’re back online.',
  kept: 'No connection. Saved on this device: it publishes when you’re back online.',
  /** The reason changes are blocked right now. */
  waitForIt: 'Your changes are being published. Wait for the connection.',
  /** The note about a publication that was refused. */
  notArrived: 'It was refused.',
});
