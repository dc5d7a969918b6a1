/** The numbers of leads. Each belongs to one dancer. */

import { numbersOfDevice } from './devices.ts';
import type { Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

const RANGE = `root.child('settings/numbers')`;
const numberOf = (tree: string, dancer: string): string =>
  `${tree}.child('competitors').child(${dancer}).child('leadNumber')`;

/** The dancer of each number. If two devices take the same number at once, one is refused and takes another. */
export const numbers: Rules = shapeAt('numbers', {
  '.read': true,
  '.write': ADMIN,
  $n: {
    // A number is given to a dancer who had none, within the range; `numberedBy` has the conditions of the couple.
    '.write': ({ newRoot, $n }) => {
      const number = `${numberOf(newRoot, 'newData.val()')}.val()`;
      return `${SIGNED_IN} && !data.exists() && newData.exists() && !${numberOf('root', 'newData.val()')}.exists() && ${number} >= ${RANGE}.child('from').val() && ${number} <= ${RANGE}.child('to').val() && !${RANGE}.child('kept').child(${$n}).exists()`;
    },
    // The number's dancer has this number, and the previous dancer does not.
    '.validate': ({ newRoot, $n }) => {
      const before = numberOf(newRoot, 'data.val()');
      return `'' + ${numberOf(newRoot, 'newData.val()')}.val() === ${$n} && (!data.exists() || newData.val() === data.val() || !${before}.exists() || '' + ${before}.val() !== ${$n})`;
    },
  },
});

/**
 * A lead without a number gets one in the update that adds the missing partner to an entry. `numberedBy`, written with it,
 * names the entry and a slot of the device. A device has few slots, so a stranger can't take every number with invented
 * couples. When they are used up, the organizer assigns numbers.
 */
export const leadNumber: Rules<'$id'> = {
  '.write': `${SIGNED_IN} && !data.exists() && newData.exists()`,
  '.validate': (here) =>
    `${ADMIN} || newData.val() === data.val() || (${here.newRoot}.child('numbers').child('' + newData.val()).val() === ${here.$id} && !${here.dataOf('$id')}.child('numberedBy').exists() && ${here.newDataOf('$id')}.child('numberedBy').exists())`,
};

export const numberedBy: Rules<'$id'> = {
  '.write': (here) =>
    `${SIGNED_IN} && !data.exists() && newData.exists() && !${here.dataOf('$id')}.child('leadNumber').exists() && ${here.newDataOf('$id')}.child('leadNumber').exists()`,
  // The entry becomes a couple, with the number. The couple's own rules ask for an open registration.
  '.validate': (here) => {
    const [before, after] = ['root', here.newRoot].map((tree) =>
      entryExpression(tree, `newData.child('event').val()`, `newData.child('entry').val()`),
    );
    return `${ADMIN} || (${after}.child('leadId').val() === ${here.$id} && ${after}.child('followId').isString() && ${after}.child('leadNumber').val() === ${here.newDataOf('$id')}.child('leadNumber').val() && ${before}.exists() && !${before}.hasChildren(['leadId', 'followId']))`;
  },
  slot: {
    '.validate': (here) => {
      const slot = (tree: string): string => `${numbersOfDevice(tree)}.child('' + newData.val())`;
      return `${ADMIN} || (!${slot('root')}.exists() && ${slot(here.newRoot)}.val() === ${here.newDataOf('$id')}.child('leadNumber').val())`;
    },
  },
};

/** An entry gets the number of its lead. @param entry as it would be after the write */
export const isNumberOfLead = (here: Here, entry: string): string =>
  `(newData.isNumber() && newData.val() === ${numberOf(here.newRoot, `${entry}.child('leadId').val()`)}.val())`;
