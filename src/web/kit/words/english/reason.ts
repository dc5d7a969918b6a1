import { section } from '../section.ts';

/** Whatever is decided with a reason. */
export const reason = section('reason', {
  why: 'Why',
  sayWhy: 'Say why',
  saving: 'Saving',
});
