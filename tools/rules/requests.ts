/** Requests to dance. An asker has agreed already: an acceptance makes the couple. */

import { codeOf, hasPresentedCode } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import type { Expression, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

/** This device has presented the code of that dancer. */
const hasCodeFor = (tree: string, dancer: string): string => hasPresentedCode(tree, codeOf(tree, dancer));

type Between = '$to' | '$from';

/**
 * A request by a dancer of this device: a new one, or more entries in an open one. A declined request is not
 * repeated.
 */
const REQUEST_MADE: Expression<Between> = (here) =>
  `(data.child('answered').val() !== 'declined' && newData.exists() && ${REGISTRATION_OPEN} && ${here.$to} !== ${here.$from} && root.child('competitors').child(${here.$to}).exists() && !newData.child('answered').exists() && ${hasCodeFor(here.newRoot, here.$from)})`;
const REQUEST_CANCELED: Expression<Between> = (here) =>
  `(data.child('answered').val() !== 'declined' && ${hasCodeFor('root', here.$from)})`;
/** The dancer asked dismisses a request, and may be asked again. */
const REQUEST_DISMISSED: Expression<Between> = (here) => hasCodeFor('root', here.$to);

/**
 * One of the two is alone in the entry: the asker, or the one asked, who has named the asker. An entry created in the same
 * update is the asker's: its own rule checks the code. The organizer may move requests of merged dancers.
 */
const HAS_FREE_PLACE: Expression<Between | '$event'> = (here) => {
  const [before, after] = ['root', here.newRoot].map((tree) =>
    entryExpression(tree, here.$event, 'newData.val()'),
  );
  const alone = (own: string, other: string): string =>
    `((${before}.child('${own}Id').val() === ${here.$from} || ${before}.child('${own}Id').val() === ${here.$to}) && !${before}.child('${other}Id').exists())`;
  return `${after}.exists() && (newData.val() === data.val() || (${ADMIN} && ${here.newRoot}.child('competitors').child(${here.$from}).exists()) || !${before}.exists() || ${alone('lead', 'follow')} || ${alone('follow', 'lead')})`;
};

/** Dancers asked by a dancer: slots limit their number. */
export const asked: Rules = shapeAt('asked', {
  '.read': ADMIN,
  '.write': ADMIN,
  $from: {
    '.read': (here) => `${SIGNED_IN} && ${hasCodeFor('root', here.$from)}`,
    $slot: {
      '.write': (here) =>
        `${SIGNED_IN} && ${hasCodeFor(here.newRoot, here.$from)} && (!data.exists() || data.val() === newData.val() || !${here.newRoot}.child('requests').child(data.val()).child(${here.$from}).exists())`,
      '.validate': (here) =>
        `'' + ${here.newRoot}.child('requests').child(newData.val()).child(${here.$from}).child('slot').val() === ${here.$slot}`,
    },
  },
});

export const requests: Rules = shapeAt('requests', {
  '.read': ADMIN,
  '.write': ADMIN,
  $to: {
    '.read': (here) => `${SIGNED_IN} && ${hasCodeFor('root', here.$to)}`,
    $from: {
      '.read': (here) => `${SIGNED_IN} && ${hasCodeFor('root', here.$from)}`,
      // The asker comes first: an error in a lookup of the other condition would refuse.
      '.write': (here) =>
        `${SIGNED_IN} && (${REQUEST_MADE(here)} || (!newData.exists() && data.exists() && (${REQUEST_CANCELED(here)} || ${REQUEST_DISMISSED(here)})))`,
      '.validate': (here) =>
        `${here.newRoot}.child('asked').child(${here.$from}).child('' + newData.child('slot').val()).val() === ${here.$to}`,
      entries: { $event: { '.validate': HAS_FREE_PLACE } },
      note: { '.validate': "!newData.val().contains('@')" },
      answered: {
        '.write': (here) =>
          `${SIGNED_IN} && !data.exists() && newData.exists() && ${here.dataOf('$from')}.exists() && ${hasCodeFor('root', here.$to)}`,
      },
    },
  },
});
