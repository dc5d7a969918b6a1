import type { FloodSign } from '../../../../domain/registrant/floods.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

const registrations = (n: number): string =>
  counted(n, { one: '1 registration', other: `${n} registrations` });
const dancers = (n: number): string => counted(n, { one: '1 dancer', other: `${n} dancers` });
const entries = (n: number): string => counted(n, { one: '1 entry', other: `${n} entries` });

function sign(one: FloodSign): string {
  switch (one.kind) {
    case 'fast':
      return `${one.count} within a minute`;
    case 'many':
      return `${registrations(one.count)}, one by one`;
    case 'alike':
      return `${one.count} with a name like “${one.name}”`;
    case 'one address':
      return `${one.count} with the address ${one.email}`;
    case 'no consent':
      return `${one.count} without consent: the form takes nobody without`;
    default:
      return unreachable(one);
  }
}

/** What looks like a flood of registrations, and how it is thrown out. */
export const floods = section('floods', {
  loading: 'Loading the registrations',
  notAvailable: 'Not available.',
  none: 'No registrations look like a flood.',
  noneMore: 'They would be listed here by device: many, fast, with names alike, or past the form.',
  lead: 'A club that shares a laptop can look like this, too. Nobody is thrown out until you do it.',
  oneDevice: (n: number) => `${registrations(n)} from one device`,
  severalDevices: (n: number) => `${registrations(n)} from several devices at once`,
  from: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  sign,
  who: 'Who they are',
  /** Behind a name. */
  row: (email: string, at: string, count: number) => `${email}, ${at}, ${entries(count)}`,
  inRound: 'in a round already',
  inRounds: (n: number) =>
    n === 1
      ? '1 dances in a round already and stays. Take them out of the round first.'
      : `${n} dance in a round already and stay. Take them out of the round first.`,
  throwOut: (n: number) => `Throw out ${n}`,
  choose: 'Choose at least one',
  offline: 'No connection',
  throwing: (done: number, of: number) => `${done} of ${of}`,
  question: (n: number) => `Throw out ${registrations(n)}?`,
  effect: (people: number, count: number) =>
    `${dancers(people)} and ${entries(count)} go with them, and their numbers and searches. Somebody else’s entry with one of them stays, and looks for a partner.`,
  kept: 'You can put them back, but not who asked whom to dance. The latest ten are kept.',
  notKept: 'They are too many to keep: this can’t be undone.',
  type: (n: number) => `Type ${n}`,
  typeFirst: (n: number) => `Type ${n} first`,
  aside: {
    title: 'Thrown out',
    row: (one: { readonly registrations: number; readonly dancers: number; readonly entries: number }) =>
      [registrations(one.registrations), dancers(one.dancers), entries(one.entries)].join(', '),
    putBack: (n: number) => `Put back ${n}`,
    question: (n: number) => `Put back ${registrations(n)}?`,
    effect:
      'Their dancers, entries, numbers and searches come back. A number that is somebody else’s by now stays theirs, and nobody comes into an event that is under way.',
    done: (n: number) => `${registrations(n)} put back.`,
    numbers: (names: readonly string[]) => `Somebody else’s number by now: ${names.join(', ')}.`,
    wore: (name: string, number: number) => `${number} (${name})`,
    more: (n: number) => `and ${n} more`,
    entries: (n: number) =>
      counted(n, { one: '1 entry stays out', other: `${n} entries stay out` }) +
      ': the event is under way or gone, or somebody else is in their place.',
    stopped: 'It stopped in the middle. What is back is back; press again for the rest.',
    keptHere: 'The connection broke: this step is saved here and goes out when it’s back.',
    gotIt: 'Got it',
  },
  done: (n: number) => `${registrations(n)} thrown out.`,
  stopped: 'It stopped in the middle. What is gone is gone; press again for the rest.',
});
