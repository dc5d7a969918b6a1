import { section } from '../section.ts';

/** The setup desk for cut sizes and times. */
export const timingDeskWords = section('timingDesk', {
  loading: 'Loading the timing',
  notAvailable: 'Not available',
  title: 'How many advance, and how long are dances?',
  more: 'For each level: how many are recalled to each round, how many dance at once, and how long a dance takes. It counts for rounds you make from now on; existing rounds stay as they are.',
});
