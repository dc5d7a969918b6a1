/** Requests to dance. An asker has agreed already: an acceptance makes the couple. */

import { codeOf, holds } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import type { Expression, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

/** This device has presented the code of that dancer. */
const speaksFor = (tree: string, dancer: string): string => holds(tree, codeOf(tree, dancer));

type Between = '$to' | '$from';

/**
 * A request by a dancer of this device: a new one, or more entries in an open one. A declined request is not
 * repeated.
 */
const ASKED: Expression<Between> = (here) =>
  `(data.child('answered').val() !== 'declined' && newData.exists() && ${REGISTRATION_OPEN} && ${here.$to} !== ${here.$from} && root.child('competitors').child(${here.$to}).exists() && !newData.child('answered').exists() && ${speaksFor(here.newRoot, here.$from)})`;
const TAKEN_BACK: Expression<Between> = (here) =>
  `(data.child('answered').val() !== 'declined' && ${speaksFor('root', here.$from)})`;
/** The dancer asked dismisses a request, and may be asked again. */
const FORGOTTEN: Expression<Between> = (here) => speaksFor('root', here.$to);

/**
 * One of the two is alone in the entry: the asker, or the one asked, who has named the asker. An entry created in the same
 * update is the asker's: its own rule checks the code. The organizer may move requests of merged dancers.
 */
const WAITS_FOR_SOMEBODY: Expression<Between | '$event'> = (here) => {
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
    '.read': (here) => `${SIGNED_IN} && ${speaksFor('root', here.$from)}`,
    $slot: {
      '.write': (here) =>
        `${SIGNED_IN} && ${speaksFor(here.newRoot, here.$from)} && (!data.exists() || data.val() === newData.val() || !${here.newRoot}.child('requests').child(data.val()).child(${here.$from}).exists())`,
      '.validate': (here) =>
        `'' + ${here.newRoot}.child('requests').child(newData.val()).child(${here.$from}).child('slot').val() === ${here.$slot}`,
    },
  },
});

export const requests: Rules = shapeAt('requests', {
  '.read': ADMIN,
  '.write': ADMIN,
  $to: {
    '.read': (here) => `${SIGNED_IN} && ${speaksFor('root', here.$to)}`,
    $from: {
      '.read': (here) => `${SIGNED_IN} && ${speaksFor('root', here.$from)}`,
      // The asker comes first: an error in a lookup of the other condition would refuse.
      '.write': (here) =>
        `${SIGNED_IN} && (${ASKED(here)} || (!newData.exists() && data.exists() && (${TAKEN_BACK(here)} || ${FORGOTTEN(here)})))`,
      '.validate': (here) =>
        `${here.newRoot}.child('asked').child(${here.$from}).child('' + newData.child('slot').val()).val() === ${here.$to}`,
      entries: { $event: { '.validate': WAITS_FOR_SOMEBODY } },
      note: { '.validate': "!newData.val().contains('@')" },
      answered: {
        '.write': (here) =>
          `${SIGNED_IN} && !data.exists() && newData.exists() && ${here.dataOf('$from')}.exists() && ${speaksFor('root', here.$to)}`,
      },
    },
  },
});
