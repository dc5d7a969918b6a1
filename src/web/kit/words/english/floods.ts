import type { FloodSign } from '../../../../domain/registrant/floods.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const registrations = (n: number): string =>
  pluralize(n, { one: '1 registration', other: `${n} registrations` });
const dancers = (n: number): string => pluralize(n, { one: '1 dancer', other: `${n} dancers` });
const entries = (n: number): string => pluralize(n, { one: '1 entry', other: `${n} entries` });

function sign(one: FloodSign): string {
  switch (one.kind) {
    case 'fast':
      return `${one.count} within a minute`;
    case 'many':
      return `${registrations(one.count)}, one after another`;
    case 'alike':
      return `${one.count} with a name like “${one.name}”`;
    case 'one address':
      return `${one.count} with the address ${one.email}`;
    case 'no consent':
      return `${one.count} without consent, which the form requires`;
    default:
      return unreachable(one);
  }
}

/** Suspected floods of registrations, and their removal. */
export const floodsWords = section('floods', {
  loading: 'Loading the registrations',
  notAvailable: 'Not available',
  none: 'No registrations look like spam.',
  noneMore:
    'Many or fast registrations from one device show here, and those with similar names or sent without the form.',
  lead: 'A club sharing a laptop can look like this, too. Nobody is removed until you do it.',
  oneDevice: (n: number) => `${registrations(n)} from one device`,
  severalDevices: (n: number) => `${registrations(n)} from several devices at once`,
  from: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  sign,
  who: 'Who they are',
  /** Shown after a name. */
  row: (email: string, at: string, count: number) => `${email}, ${at}, ${entries(count)}`,
  inRound: 'already in a round',
  inRounds: (n: number) =>
    n === 1
      ? '1 is already in a round and stays. Scratch them from the round first.'
      : `${n} are already in a round and stay. Scratch them from the round first.`,
  throwOut: (n: number) => `Remove ${n}`,
  choose: 'Choose at least one',
  offline: 'No connection',
  throwing: (done: number, of: number) => `${done} of ${of}`,
  question: (n: number) => `Remove ${registrations(n)}?`,
  effect: (people: number, count: number) =>
    `This also removes ${dancers(people)} and ${entries(count)}, with their numbers and partner searches. Anyone who entered with one of them stays in and looks for a partner.`,
  kept: 'You can restore them, but not their partner requests. The last ten removals are kept.',
  notKept: 'There are too many to keep, so this can’t be undone.',
  type: (n: number) => `Type ${n}`,
  typeFirst: (n: number) => `Type ${n} first`,
  aside: {
    title: 'Removed',
    row: (one: { readonly registrations: number; readonly dancers: number; readonly entries: number }) =>
      [registrations(one.registrations), dancers(one.dancers), entries(one.entries)].join(', '),
    putBack: (n: number) => `Restore ${n}`,
    question: (n: number) => `Restore ${registrations(n)}?`,
    effect:
      'Their dancers, entries, numbers and partner searches come back. Numbers that somebody else has now stay theirs, and nobody joins an event that has started.',
    done: (n: number) => `${registrations(n)} restored.`,
    numbers: (names: readonly string[]) => `Numbers that somebody else has now: ${names.join(', ')}.`,
    wore: (name: string, number: number) => `${number} (${name})`,
    more: (n: number) => `and ${n} more`,
    entries: (n: number) =>
      pluralize(n, { one: '1 entry stays out', other: `${n} entries stay out` }) +
      ': the event has started or is gone, or somebody else has their place.',
    stopped: 'It stopped partway. Press again for the rest.',
    keptHere: 'No connection. This step is saved here and sends when you’re back online.',
    gotIt: 'Got it',
  },
  done: (n: number) => `${registrations(n)} removed.`,
  stopped: 'It stopped partway. Press again for the rest.',
});
