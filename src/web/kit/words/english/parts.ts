import { section } from '../section.ts';

/** Text of shared parts. */
export const partsWords = section('parts', {
  loading: 'Loading',
  notShown: 'Can’t show this',
  refused: 'The server didn’t show it. Reload the page. If it happens again, tell the organizer.',
  /** @param time as a clock shows it: '4:09' */
  lastUpdated: (time: string) => `Last updated ${time}.`,
  optional: '(optional)',
  undo: 'Undo',
  organizer: 'Contact the organizer',
  /** Separates items in one line. */
  comma: ', ',
});
