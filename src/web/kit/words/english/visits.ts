import { section } from '../section.ts';

/** The notice about visit statistics. */
export const visitsWords = section('visits', {
  title: 'Visits to this site',
  sent: 'We count visits with Google Analytics. Google gets the screens you open, your IP address, and a random number for this browser. It gets no name, entry or mark.',
  count: 'Count my visits',
  choice: 'Your choice is saved in this browser.',
  privacyAsked: 'Your browser asks sites not to track you, so nothing is sent.',
});
