import { section } from '../section.ts';

/** The reason field of decisions. */
export const reason = section('reason', {
  why: 'Why',
  sayWhy: 'Say why',
  saving: 'Saving',
});
