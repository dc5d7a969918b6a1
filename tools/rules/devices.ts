/** Slots of a device, for the registrations it makes and the lead numbers it takes. */

import { MAX_COUNT } from '../../src/domain/bounds.ts';
import { A_BACK, keysFrom, wholeNumber } from './forms.ts';
import type { Here, Rules } from './rules.ts';
import { ADMIN, OWN } from './who.ts';

/** The slot of a device, in the tree before or after. @param slot an expression for its number */
const slotOf = (tree: string, slot: string): string =>
  `${tree}.child('registeredFrom').child(auth.uid).child('' + ${slot})`;

/** A new registration names a free slot of its device. The slot stays used even when the registration is deleted. */
export const inASlotOfItsDevice = (here: Here<'$code'>): string =>
  `newData.child('slot').isNumber() && !${slotOf('root', "newData.child('slot').val()")}.exists() && ${slotOf(here.newRoot, "newData.child('slot').val()")}.val() === ${here.$code}`;

export const registeredFrom: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    $slot: {
      // Only with a new registration, so that no device lists another's as its own.
      '.write': (here) =>
        `${OWN(here)} && !data.exists() && newData.isString() && !root.child('registrations').child(newData.val()).exists()`,
      '.validate': (here) =>
        `${here.$slot}.matches(${keysFrom(0, MAX_COUNT.registrationsPerDevice - 1)}) && newData.isString() && '' + ${here.newRoot}.child('registrations').child(newData.val()).child('slot').val() === ${here.$slot}`,
    },
  },
};

/** Slots for the numbers that a device gives to leads. */
export const A_NUMBERS_SLOT = wholeNumber(0, MAX_COUNT.numbersPerDevice - 1);

/** The lead numbers that this device has taken, in the tree before or after. */
export const numbersOfDevice = (tree: string): string => `${tree}.child('numberedFrom').child(auth.uid)`;

/** A slot is written once, even if its dancer is removed. */
export const numberedFrom: Rules = {
  $uid: {
    '.read': OWN,
    $slot: {
      '.write': (here) => `${OWN(here)} && !data.exists()`,
      '.validate': (here) =>
        `${here.$slot}.matches(${keysFrom(0, MAX_COUNT.numbersPerDevice - 1)}) && ${A_BACK}`,
    },
  },
};
