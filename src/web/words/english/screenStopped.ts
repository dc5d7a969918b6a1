import { section } from '../section.ts';

/** In place of a screen that broke. */
export const screenStopped = section('screenStopped', {
  title: 'This screen stopped',
  reload: 'Reload',
  remedy: (problem: string) => `What you sent is safe. If it happens again, tell the organizer: ${problem}`,
});
