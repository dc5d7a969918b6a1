import { section } from '../section.ts';

/** The release of a final's placings: chosen when posting, and triggered at the awards. */
export const releaseWords = section('release', {
  label: 'Release the placings',
  choice: { 'at once': 'Right away', awards: 'With the awards' },
  /** The effect of each choice, in one line. */
  means: {
    'at once': 'Everybody sees the placings as soon as you post.',
    awards: 'Only staff see the placings until the MC has read them out.',
  },
  chosen: {
    'at once': 'Placings are released when posted',
    awards: 'Placings wait for the awards',
  },
  /** The setting for finals without one of their own. */
  usual: 'Release placings of finals',

  out: 'Posted: everybody sees the placings.',
  waiting: 'Posted: the placings wait for the awards.',
  released: (time: string) => `Placings released at ${time}.`,
  release: 'Release the placings',
  releasing: 'Releasing',
  hiding: 'Hiding',
  takeBack: 'Hide the placings again',
  /** The note beside a posted final in a list. */
  waits: 'waits for the awards',
  done: (event: string) => `Placings released: ${event}`,
  takenBack: (event: string) => `Placings hidden again: ${event}`,
  undo: 'Undo',
  /** The text on the button while offline. */
  offline: 'No connection: can’t release yet',
});
