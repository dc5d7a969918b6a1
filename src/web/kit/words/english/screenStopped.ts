import { section } from '../section.ts';

/** Replaces a screen that failed or did not load. */
export const screenStoppedWords = section('screenStopped', {
  title: 'This screen stopped',
  reload: 'Reload',
  notLoaded: {
    title: 'No connection',
    opensLater: 'This screen opens as soon as you’re back online.',
    more: 'What you sent is safe.',
    back: 'Back',
  },
  remedy: 'What you sent is safe. If it happens again, tell the organizer.',
});
