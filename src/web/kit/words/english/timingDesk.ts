import { section } from '../section.ts';

/** The desk of how rounds are cut and timed. */
export const timingDesk = section('timingDesk', {
  loading: 'Loading the timing',
  notAvailable: 'Rounds and timing',
  title: 'How many dance on, and how long?',
  more: 'For each level: how many are recalled from round to round, how many are on the floor at once, and how long a dance takes. Rounds that are made later go by it; those that are there stay as they are.',
});
