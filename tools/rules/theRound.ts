/** The round that marks, sheets, results and deck calls belong to, as it is before the write. */

import { keysFrom } from './forms.ts';
import type { Expression, Here } from './rules.ts';

/** The maximum number of rounds of an event. */
const MAX_ROUNDS = 12;
export const A_ROUND = keysFrom(0, MAX_ROUNDS - 1);

/** @param key an expression */
export const roundOf = (here: Here<'$event'>, key: string): string =>
  `root.child('events').child(${here.$event}).child('rounds').child(${key})`;
export const THE_ROUND: Expression<'$event' | '$round'> = (here) => roundOf(here, here.$round);
export const RUNNING: Expression<'$event' | '$round'> = (here) =>
  `${THE_ROUND(here)}.child('roundState').val() === 2`;
export const POSTED: Expression<'$event' | '$round'> = (here) =>
  `${THE_ROUND(here)}.child('roundState').val() === 5`;
const FINAL: Expression<'$event'> = (here) => `root.child('events').child(${here.$event}).child('rounds/0')`;
export const FINAL_POSTED: Expression<'$event'> = (here) => `${FINAL(here)}.child('roundState').val() === 5`;
/**
 * The places of the final are public: at once or by release, with the competition's default. The same
 * condition as `arePlacingsPublic` in the domain.
 */
export const RELEASED: Expression<'$event'> = (here) =>
  `(${FINAL(here)}.child('released').isNumber() || ${FINAL(here)}.child('release').val() === 'at once' || (!${FINAL(here)}.child('release').exists() && root.child('settings/events/release').val() !== 'awards'))`;
/**
 * The new value names the last record of the round, or `none`: an action on one posting does not reach the next.
 * @param round an expression
 */
export const namesPosting = (round: string): string =>
  `(newData.val() === ${round}.child('journal').val() || (newData.val() === 'none' && !${round}.child('journal').exists()))`;
/** The round's result is public: posted, and of a final released. */
export const PUBLIC: Expression<'$event' | '$round'> = (here) =>
  `${POSTED(here)} && (${here.$round} !== '0' || ${RELEASED(here)})`;
