/** The round that marks, sheets, results and the deck's calls are about, as it is before the write. */

import type { Expression } from './rules.ts';

export const THE_ROUND: Expression<'$event' | '$round'> = (here) =>
  `root.child('events').child(${here.$event}).child('rounds').child(${here.$round})`;
export const RUNNING: Expression<'$event' | '$round'> = (here) =>
  `${THE_ROUND(here)}.child('roundState').val() === 2`;
export const POSTED: Expression<'$event' | '$round'> = (here) =>
  `${THE_ROUND(here)}.child('roundState').val() === 5`;
/** The last round of all. */
export const FINAL_POSTED: Expression<'$event'> = (here) =>
  `root.child('events').child(${here.$event}).child('rounds/0/roundState').val() === 5`;
