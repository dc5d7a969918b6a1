/** The chairman's signature under a round: as long as it stands, nothing that it is under moves, whoever writes. */

import type { Expression, Here } from './rules.ts';
import { ROUND_NUMBERS } from './theRound.ts';

/**
 * The chairman has signed this round, and had before this write: who takes a signature away changes what it was under only
 * afterwards.
 * @param round an expression: the key of the round
 */
export const signed = (round: string, here: Here<'$event'>): string =>
  `(root.child('approvals').child(${here.$event}).child(${round}).child('decided/verdict').val() === 'signed')`;

/** No round of the event is signed: what all its rounds were danced by may still change. */
export const NOTHING_SIGNED: Expression<'$event'> = (here) =>
  ROUND_NUMBERS.map((number) => `!${signed(number, here)}`).join(' && ');

/** A couple has danced a round that is signed, or was taken out of it: its sheets and its result call it by its number. */
export const HAS_SIGNED_ROUND: Expression<'$event' | '$entry'> = (here) =>
  `(${ROUND_NUMBERS.map((number) => {
    const places = `${here.dataOf('$event')}.child('rounds').child(${number}).child('entries')`;
    const out = `root.child('couplesOut').child(${here.$event}).child(${number})`;
    return `(${signed(number, here)} && (${places}.child(${here.$entry}).exists() || ${out}.child('' + ${here.dataOf('$entry')}.child('leadNumber').val()).exists()))`;
  }).join(' || ')})`;
