import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** Public finals, finals held for the awards, and the default. */
export const publishedWords = section('published', {
  notAvailable: 'Not available',
  loading: 'Loading the results',
  waiting: (finals: number) =>
    pluralize(finals, { one: '1 final waits for the awards', other: `${finals} finals wait for the awards` }),
  waitingMore: 'Only staff see their placings. The MC releases each one after reading it; you can, too.',
  noneWaiting: 'No finals are waiting for the awards.',
  noneWaitingMore: 'A final that’s posted “with the awards” shows here until its placings are released.',
  out: 'Released',
  noneOut: 'No finals released yet.',
  releaseOne: (event: string) => `Release ${event}`,
  resultsFirst: {
    label: 'Show results first',
    help: 'The button at the top of every public page leads to the results.',
  },
  release: 'Release',
  hide: 'Hide again',
  hideOne: (event: string) => `Hide again: ${event}`,
  /** The label beside a final that can be chosen together with others. */
  tick: (event: string) => `Choose ${event}`,
  together: {
    release: (chosen: number, finals: number) =>
      chosen === finals ? `Release all ${finals}` : `Release ${chosen} of ${finals}`,
    hold: (chosen: number) => `Hide ${chosen} again`,
  },
  doneTogether: {
    release: (finals: number) =>
      pluralize(finals, {
        one: 'Placings of 1 final released',
        other: `Placings of ${finals} finals released`,
      }),
    hold: (finals: number) =>
      pluralize(finals, { one: 'Placings of 1 final hidden', other: `Placings of ${finals} finals hidden` }),
  },
  sureTogether: {
    release: (finals: number) =>
      pluralize(finals, {
        one: 'Release the placings of this final?',
        other: `Release the placings of these ${finals} finals?`,
      }),
    hold: (finals: number) =>
      pluralize(finals, {
        one: 'Hide the placings of this final again?',
        other: `Hide the placings of these ${finals} finals again?`,
      }),
  },
  sureMeans: 'Everybody sees them at once.',
  sureHolds: 'Only staff see them until they’re released.',
  leftOut: { release: 'Not released:', hold: 'Not hidden:' },
  changedMeanwhile: 'It changed in the meantime. Check it again.',
  releasedAt: (time: string) => `Released at ${time}`,
  withPosting: 'Released when it was posted',
  every: 'Event by event',
  noneDanced: 'Nothing has been danced yet.',
  posted: (posted: number, rounds: number) =>
    `${posted} of ${pluralize(rounds, { one: '1 round', other: `${rounds} rounds` })} posted`,
  /** @param posted the number of rounds that can be signed */
  signed: (signed: number, posted: number) =>
    signed === posted ? 'Signed' : `${signed} of ${posted} signed`,
  correct: 'Correct',
  /** The link for a correction: only the scrutineer can undo a posting and keep its count. */
  correctOne: (event: string) => `Correct ${event} at the scrutineer’s desk`,
  printed: 'Print callbacks, results and certificates',
});
