/** The round that marks, sheets, results and the deck's calls are about, as it is before the write. */

import { keysFrom } from './forms.ts';
import type { Expression } from './rules.ts';

/** As many rounds as an event can have. */
const MAX_ROUNDS = 12;
/** The keys of rounds: each has its turn in a rule that speaks of all. */
export const ROUND_NUMBERS = Array.from({ length: MAX_ROUNDS }, (_, number) => `'${number}'`);
export const A_ROUND = keysFrom(0, MAX_ROUNDS - 1);

export const THE_ROUND: Expression<'$event' | '$round'> = (here) =>
  `root.child('events').child(${here.$event}).child('rounds').child(${here.$round})`;
export const RUNNING: Expression<'$event' | '$round'> = (here) =>
  `${THE_ROUND(here)}.child('roundState').val() === 2`;
export const POSTED: Expression<'$event' | '$round'> = (here) =>
  `${THE_ROUND(here)}.child('roundState').val() === 5`;
const FINAL: Expression<'$event'> = (here) => `root.child('events').child(${here.$event}).child('rounds/0')`;
/** The last round of all. */
export const FINAL_POSTED: Expression<'$event'> = (here) => `${FINAL(here)}.child('roundState').val() === 5`;
/**
 * The places of the final are for everybody: at once with its posting, or since they were read out. Where the final says
 * nothing, it is what the competition does. The same as placingsAreOut of the rule book.
 */
export const RELEASED: Expression<'$event'> = (here) =>
  `(${FINAL(here)}.child('released').isNumber() || ${FINAL(here)}.child('release').val() === 'at once' || (!${FINAL(here)}.child('release').exists() && root.child('settings/events/release').val() !== 'awards'))`;
/**
 * The new value names the last record of a round, or says that there is none: what somebody does to the posting before
 * their eyes is not done to another one.
 * @param round an expression: the round
 */
export const namesPosting = (round: string): string =>
  `(newData.val() === ${round}.child('journal').val() || (newData.val() === 'none' && !${round}.child('journal').exists()))`;
/** The round is posted, and what came out of it is for everybody: places of a final may wait for the awards. */
export const PUBLIC: Expression<'$event' | '$round'> = (here) =>
  `${POSTED(here)} && (${here.$round} !== '0' || ${RELEASED(here)})`;
