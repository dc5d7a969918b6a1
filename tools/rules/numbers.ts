/** The numbers on the leads' backs: each is one dancer's. */

import { REGISTRATION_OPEN } from './competition.ts';
import { A_NUMBERS_SLOT, numbersOfDevice } from './devices.ts';
import { A_NUMBER, TEXT } from './forms.ts';
import { CLOSED, type Expression, type Here, type Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

const RANGE = `root.child('settings/numbers')`;
const numberOf = (tree: string, dancer: string): string =>
  `${tree}.child('competitors').child(${dancer}).child('leadNumber')`;

/** It is nobody's, within the range, and becomes the number of a dancer who had none. */
const GIVEN_OUT: Expression<'$n'> = (here) => {
  const number = numberOf(here.newRoot, 'newData.val()');
  return `(!data.exists() && ${REGISTRATION_OPEN} && !${numberOf('root', 'newData.val()')}.exists() && ${number}.isNumber() && '' + ${number}.val() === ${here.$n} && ${number}.val() >= ${RANGE}.child('from').val() && ${number}.val() <= ${RANGE}.child('to').val() && !${RANGE}.child('kept').child(${here.$n}).exists())`;
};

/** Whoever has a number wears it: nobody is given it as long as that is so. */
const IS_WORN: Expression<'$n'> = (here) => {
  const number = numberOf(here.newRoot, 'newData.val()');
  return `(${number}.exists() && '' + ${number}.val() === ${here.$n})`;
};
const STILL_WORN: Expression<'$n'> = (here) => {
  const number = numberOf(here.newRoot, 'data.val()');
  return `(data.isString() && ${number}.exists() && '' + ${number}.val() === ${here.$n})`;
};

/** Whose each number is. It is taken once: of two who take one at the same moment one is refused, and takes another. */
export const numbers: Rules = {
  '.read': true,
  '.write': ADMIN,
  $n: {
    '.write': `${SIGNED_IN} && !data.exists() && newData.exists()`,
    '.validate': (here) =>
      `(${TEXT}) && ${here.$n}.matches(${A_NUMBER}) && ((${ADMIN} && ${IS_WORN(here)} && (newData.val() === data.val() || !${STILL_WORN(here)})) || ${GIVEN_OUT(here)})`,
  },
};

/**
 * A lead without a number gets one in the update that makes a couple of an entry that had been waiting for a partner:
 * `numberedBy` names the entry, and the slot of the device that takes the number. A device has few slots, so a stranger
 * who makes couples of dancers of their own does not take every number; beyond them the organizer assigns it.
 */
export const NUMBERED_AS_JOINED: Expression<'$id'> = (here) => {
  const by = `${here.newDataOf('$id')}.child('numberedBy')`;
  const slot = (tree: string): string => `${numbersOfDevice(tree)}.child('' + ${by}.child('slot').val())`;
  const entry = (tree: string): string =>
    entryIn(tree, `${by}.child('event').val()`, `${by}.child('entry').val()`);
  const [before, after] = [entry('root'), entry(here.newRoot)];
  return `(${here.newRoot}.child('numbers').child('' + newData.val()).val() === ${here.$id} && ${after}.child('leadId').val() === ${here.$id} && ${after}.child('followId').isString() && ${after}.child('leadNumber').val() === newData.val() && ${before}.exists() && !(${before}.child('leadId').exists() && ${before}.child('followId').exists()) && !${slot('root')}.exists() && ${slot(here.newRoot)}.val() === newData.val())`;
};

/** Which couple has brought a dancer the number: written with it. */
export const numberedBy: Rules<'$id'> = {
  '.write': (here) =>
    `${SIGNED_IN} && !data.exists() && newData.exists() && !${here.dataOf('$id')}.child('leadNumber').exists() && ${here.newDataOf('$id')}.child('leadNumber').exists()`,
  '.validate': "newData.hasChildren(['event', 'entry'])",
  event: {
    '.validate': (here) =>
      `newData.isString() && ${here.newRoot}.child('events').child(newData.val()).child('name').exists()`,
  },
  entry: { '.validate': TEXT },
  slot: { '.validate': A_NUMBERS_SLOT },
  $other: CLOSED,
};

/** An entry without a number gets the one its lead wears. @param entry as it would be after the write */
export const worn = (here: Here, entry: string): string =>
  `(newData.isNumber() && ${entry}.child('leadId').isString() && newData.val() === ${numberOf(here.newRoot, `${entry}.child('leadId').val()`)}.val())`;
