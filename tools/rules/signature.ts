/**
 * The chairman's signature of a round locks the round for everyone. The lock is written and removed with the signature
 * (`approvals` in results.ts). Rules look at it before the write: an update that removes a signature can't change the round.
 */

import type { Expression, Here } from './rules.ts';

/** The round is signed. @param round an expression: the key of the round */
export const isSigned = (round: string, here: Here<'$event'>): string =>
  `root.child('approvals').child(${here.$event}).child('signed').child(${round}).exists()`;

/** No round of the event is signed. */
export const NOTHING_SIGNED: Expression<'$event'> = (here) =>
  `!root.child('approvals').child(${here.$event}).child('signed').exists()`;
