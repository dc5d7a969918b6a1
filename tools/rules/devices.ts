/** Slots of a device for what it makes and takes: registrations, and lead numbers. */

import { MOST } from '../../src/domain/bounds.ts';
import { A_BACK, keysFrom, wholeNumber } from './forms.ts';
import type { Here, Rules } from './rules.ts';
import { ADMIN, OWN } from './who.ts';

/** The slot of a device, in the tree before or after. @param slot an expression for its number */
const slotOf = (tree: string, slot: string): string =>
  `${tree}.child('registeredFrom').child(auth.uid).child('' + ${slot})`;

/**
 * A registration that is made says in which slot its device names it: one that was free. It is never free again, so that a
 * device whose registrations were thrown out makes no others in their place.
 */
export const inASlotOfItsDevice = (here: Here<'$code'>): string =>
  `newData.child('slot').isNumber() && !${slotOf('root', "newData.child('slot').val()")}.exists() && ${slotOf(here.newRoot, "newData.child('slot').val()")}.val() === ${here.$code}`;

export const registeredFrom: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    $slot: {
      // Only with a registration that is new: nobody puts another's among their own.
      '.write': (here) =>
        `${OWN(here)} && !data.exists() && newData.isString() && !root.child('registrations').child(newData.val()).exists()`,
      '.validate': (here) =>
        `${here.$slot}.matches(${keysFrom(0, MOST.registrations - 1)}) && newData.isString() && '' + ${here.newRoot}.child('registrations').child(newData.val()).child('slot').val() === ${here.$slot}`,
    },
  },
};

/** Slots for the numbers that a device gives to leads. */
export const A_NUMBERS_SLOT = wholeNumber(0, MOST.numbered - 1);

/** The numbers that this device has given to leads, in the tree before or after. */
export const numbersOfDevice = (tree: string): string => `${tree}.child('numberedFrom').child(auth.uid)`;

/** A slot is written once: a dancer who is removed again makes no room for another number. */
export const numberedFrom: Rules = {
  $uid: {
    '.read': OWN,
    $slot: {
      '.write': (here) => `${OWN(here)} && !data.exists()`,
      '.validate': (here) => `${here.$slot}.matches(${keysFrom(0, MOST.numbered - 1)}) && ${A_BACK}`,
    },
  },
};
