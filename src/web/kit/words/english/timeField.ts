import { section } from '../section.ts';

/** A field for a time of day. */
export const timeFieldWords = section('timeField', {
  time: 'Time',
  timeOf: (what: string) => `Time: ${what}`,
  noTime: 'Type a time like 5:30 PM or 17:30.',
});
