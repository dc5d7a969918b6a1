/** The chairman's signature of a round locks the round for everyone. */

import type { Expression, Here } from './rules.ts';
import { ROUND_NUMBERS } from './theRound.ts';

/**
 * The round was signed before this write: an update that removes the signature can't change the round.
 * @param round an expression: the key of the round
 */
export const signed = (round: string, here: Here<'$event'>): string =>
  `(root.child('approvals').child(${here.$event}).child(${round}).child('decided/verdict').val() === 'signed')`;

/** No round of the event is signed. */
export const NOTHING_SIGNED: Expression<'$event'> = (here) =>
  ROUND_NUMBERS.map(
    (number) =>
      `root.child('approvals').child(${here.$event}).child('${number.slice(1, -1)}/decided/verdict').val() !== 'signed'`,
  ).join(' && ');
