import { section } from '../section.ts';
import { pluralize } from './count.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

/** The dancers a visitor follows, and their next dances. */
export const pinnedWords = section('pinned', {
  title: 'My dancers',
  add: 'Follow a dancer',
  addMore: 'Pin a name or number and see here when they dance.',
  find: 'Name, school or number',
  close: 'Done',
  loading: 'Loading the list',
  nobody: (typed: string) => `Nobody found for “${typed}”.`,
  more: (n: number) => `${n} more. Keep typing.`,
  full: (n: number) => `You follow ${n} dancers. Remove one first.`,
  unfollow: (name: string) => `Stop following ${name}`,
  short: { follow: 'Follow', following: 'Following' },
  again: 'Dances again in',
  /** For a couple that is seeded past the earlier rounds. */
  starts: 'Starts in',
  /** The name of a number of unknown dancers. */
  number: (number: string) => `Number ${number}`,
  inEvents: (n: number) => pluralize(n, { one: 'In 1 event', other: `In ${n} events` }),
  /** The text beside the minutes: 'Bronze Jive, semi-final, heat 2'. */
  what: (event: string, round: string, heat: number | undefined) =>
    [event, roundInSentence(round), ...(heat === undefined ? [] : [`heat ${heat}`])].join(', '),
  minutes: (from: number, to: number) => (from === to ? `${to}` : `${from}–${to}`),
  unit: (to: number) => pluralize(to, { one: 'minute', other: 'minutes' }),
  at: (time: string) => `about ${time}`,
  now: 'On the floor now',
  waits: (event: string, round: string) => `${event}, ${roundInSentence(round)}: callbacks pending`,
  nothing: 'Nothing more to dance',
  notEntered: 'Not in any event',
  gone: 'No longer on the list',
  /** News of a followed dancer, for screen readers. */
  spoken: {
    floor: (name: string, what: string) => `${name} is on the floor: ${what}.`,
    next: (name: string, what: string) => `${name} dances again in ${what}.`,
    other: (name: string, line: string) => `${name}: ${line}.`,
  },
});
