import { section } from '../section.ts';

/** What the parts of every screen say by themselves. */
export const parts = section('parts', {
  loading: 'Loading',
  notShown: 'Can’t show this',
  refused: 'The server didn’t show it. Reload the page. If it happens again, tell the organizer.',
  /** @param time as a clock shows it: '4:09' */
  lastUpdated: (time: string) => `Last updated ${time}.`,
  optional: '(optional)',
  undo: 'Undo',
  /** Between what stands beside each other in one line. */
  comma: ', ',
});
