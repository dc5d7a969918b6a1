import { section } from '../section.ts';

/** The reason field of decisions. */
export const reasonWords = section('reason', {
  why: 'Why',
  sayWhy: 'Say why',
  saving: 'Saving',
});
