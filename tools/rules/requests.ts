/** Who asks whom to dance. Asking is a yes already: the other's yes makes the couple. */

import { codeOf, holds } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import { drawn, HAS_PLACES, keysFrom, oneOf, wholeNumber } from './forms.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';

/** This device has shown the code of that dancer. */
const speaksFor = (tree: string, dancer: string): string => holds(tree, codeOf(tree, dancer));

type Between = '$to' | '$from';

/** Whom a dancer has asked, in slots: so one dancer asks so many and no more. */
export const asked: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $from: {
    '.read': (here) => `${SIGNED_IN} && ${speaksFor('root', here.$from)}`,
    $slot: {
      '.write': (here) =>
        `${SIGNED_IN} && ${speaksFor(here.newRoot, here.$from)} && (!data.exists() || data.val() === newData.val() || !${here.newRoot}.child('requests').child(data.val()).child(${here.$from}).exists())`,
      '.validate': (here) =>
        `newData.isString() && ${here.$slot}.matches(${keysFrom(0, MAX_COUNT.openRequests - 1)}) && '' + ${here.newRoot}.child('requests').child(newData.val()).child(${here.$from}).child('slot').val() === ${here.$slot}`,
    },
  },
};

/** Somebody asks, for a dancer of their own: anew, or for more in one that nobody has answered. A no is not asked again. */
const ASKED: Expression<Between> = (here) =>
  `(data.child('answered').val() !== 'declined' && newData.exists() && ${REGISTRATION_OPEN} && ${here.$to} !== ${here.$from} && root.child('competitors').child(${here.$to}).exists() && !newData.child('answered').exists() && ${speaksFor(here.newRoot, here.$from)})`;
/** A no stays: the same is not asked again. */
const TAKEN_BACK: Expression<Between> = (here) =>
  `(!newData.exists() && data.exists() && data.child('answered').val() !== 'declined' && ${speaksFor('root', here.$from)})`;
/** Who was asked forgets it, and may be asked again. */
const FORGOTTEN: Expression<Between> = (here) =>
  `(!newData.exists() && data.exists() && ${speaksFor('root', here.$to)})`;

/** An entry of one of the two in which nobody else is yet: the asker's, or that of who is asked, who has named the asker. */
const WAITS_FOR_SOMEBODY: Expression<Between | '$event'> = (here) => {
  const entry = entryIn(here.newRoot, here.$event, 'newData.val()');
  const alone = (dancer: string, own: string, other: string): string =>
    `(${entry}.child('${own}Id').val() === ${dancer} && !${entry}.child('${other}Id').exists())`;
  const either = (dancer: string): string =>
    `${alone(dancer, 'lead', 'follow')} || ${alone(dancer, 'follow', 'lead')}`;
  return `newData.isString() && (${either(here.$from)} || ${either(here.$to)} || newData.val() === data.val())`;
};

export const requests: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $to: {
    '.read': (here) => `${SIGNED_IN} && ${speaksFor('root', here.$to)}`,
    $from: {
      '.read': (here) => `${SIGNED_IN} && ${speaksFor('root', here.$from)}`,
      // Who asks comes first: an error in what is looked up for the other would end the rule.
      '.write': (here) => `${SIGNED_IN} && (${ASKED(here)} || ${TAKEN_BACK(here)} || ${FORGOTTEN(here)})`,
      '.validate': (here) =>
        `${drawn(here.$from)} && newData.hasChildren(['at', 'slot', 'entries']) && ${here.newRoot}.child('asked').child(${here.$from}).child('' + newData.child('slot').val()).val() === ${here.$to}`,
      at: { '.validate': 'newData.val() === now || newData.val() === data.val()' },
      slot: { '.validate': wholeNumber(0, MAX_COUNT.openRequests - 1) },
      entries: {
        '.validate': HAS_PLACES,
        $event: { '.validate': (here) => `${drawn(here.$event)} && ${WAITS_FOR_SOMEBODY(here)}` },
      },
      note: {
        '.validate': `newData.isString() && newData.val().length <= ${MAX_LENGTH.explanation} && !newData.val().contains('@')`,
      },
      answered: {
        '.write': (here) =>
          `${SIGNED_IN} && !data.exists() && newData.exists() && ${here.dataOf('$from')}.exists() && ${speaksFor('root', here.$to)}`,
        '.validate': oneOf(['accepted', 'declined']),
      },
      $other: CLOSED,
    },
  },
};
